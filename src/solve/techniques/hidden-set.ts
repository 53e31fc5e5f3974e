import { FIRST_PLACE } from '../../domino/board.ts';
import { isAmong, makeTable, type Table } from '../../domino/indices.ts';
import { memoize } from '../../memoize.ts';
import { bitCount, lowestBit } from '../bits.ts';
import type { Candidates } from '../candidates.ts';
import type { CellItem, DominoItem } from '../items.ts';
import { Scan } from '../scan.ts';
import { fixedCell } from './fixed-cell.ts';
import { partnersOf } from './partners.ts';
import { type Finding, groundsOf, NOTHING, type Technique } from './technique.ts';

const MOST_CELLS = 3;
/** A cell has no more places. */
const MOST_PLACES = 4;
const TRIED = -1;

/**
 * Hidden set: some dominoes, and as many cells, of which every open place of each domino covers at least one. So each
 * of the cells belongs to one of the dominoes: their places that show other dominoes are impossible, and so are places
 * of these dominoes that take two of the cells. (One domino and one cell are a fixed cell.)
 * `because`: the cells; `dominoes`: the dominoes.
 */
export const hiddenSet: Technique = {
  name: 'hidden-set',
  rating: 4.7,
  focus: 'board',
  find(state): readonly Finding[] {
    const { signs, search } = memoryOf(state);
    return signs.any() ? search.run() : NOTHING;
  },
};

/** Tries all sets, each from its first domino. */
class Search {
  readonly #state: Candidates;
  readonly #dominoes: Table<number, DominoItem> = makeTable(MOST_CELLS);
  readonly #cells: Table<number, CellItem> = makeTable(MOST_CELLS);
  #dominoCount = 0;
  #cellCount = 0;
  /** For each number of dominoes and each domino that can come next how many of its places are hit, or that it was tried. */
  readonly #hit: readonly Table<DominoItem>[];
  /** The sets of cells that were reported. */
  readonly #seen = new Set<string>();
  #found: Finding[] = [];

  constructor(state: Candidates) {
    this.#state = state;
    this.#hit = Array.from({ length: MOST_CELLS }, () => makeTable(state.items));
  }

  run(): readonly Finding[] {
    const { firstDomino, items, from } = this.#state;
    this.#found = [];
    this.#seen.clear();
    for (let domino = firstDomino; domino < items; domino++) {
      if (this.#state.choices(domino) < 2) continue;
      this.#dominoes[0] = domino;
      this.#dominoCount = 1;
      this.#extend(domino, from[domino]!);
    }
    return this.#found;
  }

  /**
   * Adds cells until all places of the last domino are hit, and then dominoes while there are fewer of them than cells.
   *
   * @param from before this position in `covering` its places are hit already
   */
  #extend(last: DominoItem, from: number): void {
    const state = this.#state;
    const at = this.#firstMissed(last, from);
    if (at < state.to[last]!) {
      if (this.#cellCount === MOST_CELLS) return;
      const missed = state.covering[at]!;
      for (const side of [state.firstItem, state.secondItem]) {
        this.#cells[this.#cellCount++] = side[missed]!;
        this.#extend(last, at + 1);
        this.#cellCount--;
      }
    } else if (this.#dominoCount < this.#cellCount) {
      this.#extendByDomino();
    } else if (this.#cellCount > 1) {
      this.#report();
    }
  }

  /** Adds a domino that can lie on one of the cells: a set falls into smaller ones unless it hangs together. */
  #extendByDomino(): void {
    const state = this.#state;
    const { open, covering, from, to, dominoItem } = state;
    const dominoes = this.#dominoes;
    const count = this.#dominoCount;
    const hit = this.#countHits();
    const mayMiss = this.#cellCount === MOST_CELLS ? 0 : MOST_PLACES;
    for (let i = 0; i < this.#cellCount; i++) {
      const cell = this.#cells[i]!;
      for (let k = from[cell]!; k < to[cell]!; k++) {
        const domino = dominoItem[covering[k]!]!;
        if (!open[covering[k]!] || domino <= dominoes[0]! || hit[domino] === TRIED) continue;
        const missed = state.choices(domino) - hit[domino]!;
        hit[domino] = TRIED;
        if (count > 1 && domino === dominoes[1]) continue;
        if (missed > mayMiss || state.choices(domino) < 2) continue;
        dominoes[this.#dominoCount++] = domino;
        this.#extend(domino, missed === 0 ? to[domino]! : from[domino]!);
        this.#dominoCount--;
      }
    }
  }

  /** How many open places of each domino that can lie on the cells are hit. */
  #countHits(): Table<DominoItem> {
    const { open, covering, from, to, dominoItem } = this.#state;
    const hit = this.#hit[this.#dominoCount]!;
    for (let i = 0; i < this.#cellCount; i++) {
      const cell = this.#cells[i]!;
      for (let k = from[cell]!; k < to[cell]!; k++) hit[dominoItem[covering[k]!]!] = 0;
    }
    for (let i = 0; i < this.#cellCount; i++) {
      const cell = this.#cells[i]!;
      for (let k = from[cell]!; k < to[cell]!; k++) {
        const place = covering[k]!;
        if (!open[place]) continue;
        const other = this.#state.otherEnd(place, cell);
        // A place on two of the cells counts with the first of them.
        if (!isAmong(this.#cells, i, other)) hit[dominoItem[place]!]!++;
      }
    }
    return hit;
  }

  /** Where in `covering` the first open place of a domino stands that covers none of the cells; its end if there is none. */
  #firstMissed(domino: DominoItem, from: number): number {
    const { open, covering, to, firstItem, secondItem } = this.#state;
    const cells = this.#cells;
    const count = this.#cellCount;
    for (let k = from; k < to[domino]!; k++) {
      const place = covering[k]!;
      const isHit = isAmong(cells, count, firstItem[place]!) || isAmong(cells, count, secondItem[place]!);
      if (open[place] && !isHit) return k;
    }
    return to[domino]!;
  }

  /** Whether every open place of the cells shows one of the dominoes and covers one of the cells alone. */
  #saysNothing(): boolean {
    const { open, covering, from, to, dominoItem } = this.#state;
    for (let i = 0; i < this.#cellCount; i++) {
      const cell = this.#cells[i]!;
      for (let k = from[cell]!; k < to[cell]!; k++) {
        const place = covering[k]!;
        if (!open[place]) continue;
        if (!isAmong(this.#dominoes, this.#dominoCount, dominoItem[place]!)) return false;
        if (isAmong(this.#cells, this.#cellCount, this.#state.otherEnd(place, cell))) return false;
      }
    }
    return true;
  }

  #report(): void {
    if (this.#saysNothing()) return;
    const state = this.#state;
    const dominoes = [...this.#dominoes.subarray(0, this.#dominoCount)];
    const cells = [...this.#cells.subarray(0, this.#cellCount)].sort((a, b) => a - b);
    const name = cells.join();
    if (this.#seen.has(name)) return;
    this.#seen.add(name);
    const { firstItem, secondItem, dominoItem } = state;
    const eliminations = [...new Set(cells.flatMap((cell) => state.openPlaces(cell)))].filter((place) => {
      const takesTwo = cells.includes(firstItem[place]!) && cells.includes(secondItem[place]!);
      return takesTwo || !dominoes.includes(dominoItem[place]!);
    });
    this.#found.push({
      eliminations,
      grounds: () => groundsOf(state, cells, dominoes, dominoes),
    });
  }
}

const memoryOf = memoize((state: Candidates) => ({
  signs: new HiddenSigns(state),
  search: new Search(state),
}));

const NO_CELL = -1 as CellItem;

/** The cells of a domino's lower and higher number that its places need both, in two ways at most. */
const WAYS = 2;

/**
 * Without which there is no hidden set of up to three dominoes that eliminates anything. A cell can be covered only by dominoes
 * with its number, and two numbers have one domino in common. So there is a fixed cell, or two or three dominoes of one number
 * cover that number on as few cells, or three numbers have one of the cells each, and the dominoes are those of each two of them.
 * A sign where there is no such set costs time alone: the sets themselves are searched then. A sign that is missed loses one.
 */
class HiddenSigns {
  readonly #state: Candidates;
  readonly #fixed: Scan;
  /** Where each cell stands among those of its number. */
  readonly #position: Table<CellItem>;
  /** For each two different numbers the cells of the first one that their domino can cover, one bit for each position. */
  readonly #where: Int32Array;
  /** For each domino the two cells of each way. */
  readonly #low: Table<number, CellItem>;
  readonly #high: Table<number, CellItem>;
  /** For each number the higher ones with which it makes a domino that has a way. */
  readonly #higher: Int32Array;

  constructor(state: Candidates) {
    const { range, cells, items } = state;
    this.#state = state;
    this.#fixed = new Scan(fixedCell, state);
    this.#position = makeTable(cells);
    this.#where = new Int32Array((range + 1) << 5);
    this.#low = makeTable(WAYS * items);
    this.#high = makeTable(WAYS * items);
    this.#higher = new Int32Array(range + 1);
  }

  any(): boolean {
    if (this.#fixed.all().length > 0) return true;
    partnersOf(this.#state).update();
    this.#read();
    const { range } = this.#state;
    for (let number = 0; number <= range; number++) if (this.#ofOneNumber(number)) return true;
    return this.#ofThreeNumbers();
  }

  #read(): void {
    const { open, places, firstItem, secondItem, numbers, cellsOfNumber, range } = this.#state;
    const position = this.#position;
    const where = this.#where.fill(0);
    for (let number = 0; number <= range; number++) {
      const cells = cellsOfNumber[number]!;
      for (let i = 0; i < cells.length; i++) position[cells[i]!] = i;
    }
    for (let place = FIRST_PLACE; place < places; place++) {
      if (!open[place]) continue;
      const first = firstItem[place]!;
      const second = secondItem[place]!;
      where[(numbers[first]! << 5) | numbers[second]!]! |= 1 << position[first]!;
      where[(numbers[second]! << 5) | numbers[first]!]! |= 1 << position[second]!;
    }
  }

  /** Whether two or three of its dominoes cover a number on as many cells, and others could do so, too. */
  #ofOneNumber(number: number): boolean {
    const { range } = this.#state;
    const row = number << 5;
    for (let x = 0; x <= range; x++) {
      const one = this.#where[row | x]!;
      if (x === number || !isTwoOrThree(one)) continue;
      if (bitCount(one) === 2 && this.#eliminatesWithDouble(number, one, 1 << x)) return true;
      for (let y = 0; y < x; y++) {
        const two = one | this.#where[row | y]!;
        if (y === number || !isTwoOrThree(this.#where[row | y]!) || !isTwoOrThree(two)) continue;
        const dominoes = (1 << x) | (1 << y);
        if (bitCount(two) === 2) {
          if (this.#eliminates(number, two, dominoes)) return true;
          continue;
        }
        if (this.#eliminatesWithDouble(number, two, dominoes)) return true;
        for (let z = 0; z < y; z++) {
          const three = this.#where[row | z]!;
          if (z === number || bitCount(three) < 2 || (three | two) !== two) continue;
          if (this.#eliminates(number, two, dominoes | (1 << z))) return true;
        }
      }
    }
    return false;
  }

  /** Whether the cells of the number at these positions can have other partners. */
  #eliminates(number: number, positions: number, dominoes: number): boolean {
    const { of } = partnersOf(this.#state);
    const cells = this.#state.cellsOfNumber[number]!;
    for (let rest = positions; rest !== 0; rest &= rest - 1) {
      if ((of[cells[lowestBit(rest)]!]! & ~dominoes) !== 0) return true;
    }
    return false;
  }

  /** The same of dominoes to which the double comes, if it can only lie on one of the cells or two. */
  #eliminatesWithDouble(number: number, positions: number, dominoes: number): boolean {
    const { open, covering, from, to, firstItem, secondItem } = this.#state;
    const double = this.#state.itemOfDomino(number, number);
    let takesTwo = false;
    for (let k = from[double]!; k < to[double]!; k++) {
      const place = covering[k]!;
      if (!open[place]) continue;
      const ends = (1 << this.#position[firstItem[place]!]!) | (1 << this.#position[secondItem[place]!]!);
      if ((ends & positions) === 0) return false;
      takesTwo ||= (ends & positions) === ends;
    }
    return takesTwo || this.#eliminates(number, positions, dominoes | (1 << number));
  }

  /** Whether the three dominoes of three numbers need the same three cells, one of each number. */
  #ofThreeNumbers(): boolean {
    const { range } = this.#state;
    for (let high = 0; high <= range; high++) {
      for (let low = 0; low < high; low++) {
        if (this.#readWays(low, high)) this.#higher[low]! |= 1 << high;
        else this.#higher[low]! &= ~(1 << high);
      }
    }
    for (let a = 0; a <= range; a++) {
      for (let bs = this.#higher[a]!; bs !== 0; bs &= bs - 1) {
        const b = lowestBit(bs);
        for (let cs = this.#higher[a]! & this.#higher[b]!; cs !== 0; cs &= cs - 1) {
          if (this.#agree(a, b, lowestBit(cs))) return true;
        }
      }
    }
    return false;
  }

  #agree(a: number, b: number, c: number): boolean {
    const low = this.#low;
    const high = this.#high;
    const ab = WAYS * this.#state.itemOfDomino(a, b);
    const ac = WAYS * this.#state.itemOfDomino(a, c);
    const bc = WAYS * this.#state.itemOfDomino(b, c);
    for (let i = ab; i < ab + WAYS; i++) {
      if (low[i]! < 0) continue;
      for (let k = ac; k < ac + WAYS; k++) {
        if (low[k] !== low[i]) continue;
        for (let l = bc; l < bc + WAYS; l++) if (low[l] === high[i] && high[l] === high[k]) return true;
      }
    }
    return false;
  }

  /** Finds the ways of a domino. Returns whether there is one. */
  #readWays(low: number, high: number): boolean {
    const state = this.#state;
    const domino = state.itemOfDomino(low, high);
    const at = WAYS * domino;
    for (let way = 0; way < WAYS; way++) this.#low[at + way] = NO_CELL;
    if (state.choices(domino) < 2) return false;
    const { numbers, firstItem, secondItem } = state;
    const place = state.openPlace(domino);
    const isLower = numbers[firstItem[place]!] === low;
    const lower = isLower ? firstItem[place]! : secondItem[place]!;
    const higher = isLower ? secondItem[place]! : firstItem[place]!;
    const besideLower = this.#onlyBeside(domino, lower, high);
    const besideHigher = this.#onlyBeside(domino, higher, low);
    if (besideLower >= 0) {
      this.#low[at] = lower;
      this.#high[at] = besideLower;
    }
    if (besideHigher >= 0) {
      this.#low[at + 1] = besideHigher;
      this.#high[at + 1] = higher;
    }
    return besideLower >= 0 || besideHigher >= 0;
  }

  /** The cell of this number on which the places of a domino lie that do not cover `cell`, if it is only one. */
  #onlyBeside(domino: DominoItem, cell: CellItem, number: number): CellItem {
    const { open, covering, from, to, numbers, firstItem, secondItem } = this.#state;
    let only = NO_CELL;
    for (let k = from[domino]!; k < to[domino]!; k++) {
      const place = covering[k]!;
      if (!open[place] || this.#state.isOn(place, cell)) continue;
      const end = numbers[firstItem[place]!] === number ? firstItem[place]! : secondItem[place]!;
      if (only >= 0 && end !== only) return NO_CELL;
      only = end;
    }
    return only;
  }
}

function isTwoOrThree(bits: number): boolean {
  const count = bitCount(bits);
  return count === 2 || count === 3;
}
