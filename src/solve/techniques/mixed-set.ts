import { isAmong, makeTable, type Table } from '../../domino/indices.ts';
import { memoize } from '../../memoize.ts';
import { bitCount, lowestBit } from '../bits.ts';
import type { Candidates } from '../candidates.ts';
import { type CellItem, type DominoItem, FIRST_CELL_ITEM, NO_DOMINO } from '../items.ts';
import { Scan } from '../scan.ts';
import { cellSet } from './cell-set.ts';
import { partnersOf } from './partners.ts';
import { type Finding, groundsOf, NOTHING, type Technique } from './technique.ts';

const LEAST_CELLS = 3;
const MOST_CELLS = 4;

/**
 * Set of cells of different numbers: no open place covers two of the cells, and they have only as many dominoes between
 * them as they are. Each takes one of the dominoes, so these lie nowhere else. (Two cells of different numbers share at
 * most one domino, so there are three or more.)
 * `because`: the cells; `dominoes`: the dominoes.
 */
export const mixedSet: Technique = {
  name: 'mixed-set',
  rating: 4.9,
  focus: 'board',
  find(state): readonly Finding[] {
    const { members, search } = memoryOf(state);
    return members.read() ? search.run() : NOTHING;
  },
};

/**
 * The cells that can be in a set, told by the numbers alone. Two numbers have one domino in common. So if no cells of one
 * number in the set have as few dominoes as they are, there are as few only if
 *
 * - three numbers have all their three dominoes in common, where each has one cell with two dominoes, or one of them two
 *   cells with three dominoes, or
 * - four numbers, each with one cell with two dominoes, have them in common round about.
 */
class Members {
  readonly #state: Candidates;
  /** Finds sets of cells of one number. */
  readonly #ofOneNumber: Scan;
  /** For each two numbers the partners that cells of the first one can have beside the second one, if these are all. */
  readonly #others: Int32Array;
  readonly #isMember: Uint8Array;

  constructor(state: Candidates) {
    this.#state = state;
    this.#ofOneNumber = new Scan(cellSet(4.0, 2, MOST_CELLS), state);
    this.#others = new Int32Array((state.range + 1) << 5);
    this.#isMember = new Uint8Array(state.cells);
  }

  has(cell: CellItem): boolean {
    return this.#isMember[cell] === 1;
  }

  /** Looks at the board as it is now. Returns whether there are any. */
  read(): boolean {
    const isAny = this.#ofOneNumber.all().length > 0;
    this.#isMember.fill(Number(isAny));
    if (isAny) return true;
    this.#readOthers();
    for (let p = 0; p <= this.#state.range; p++) {
      for (let q = 0; q <= this.#state.range; q++) if (q !== p) this.#goRound(p, q);
    }
    return this.#isMember.includes(1);
  }

  #readOthers(): void {
    const others = this.#others.fill(0);
    const { numbers, cells } = this.#state;
    const partners = partnersOf(this.#state).update().of;
    for (let cell = FIRST_CELL_ITEM; cell < cells; cell++) {
      const one = partners[cell]! & -partners[cell]!;
      const other = partners[cell]! ^ one;
      if (bitCount(other) !== 1) continue;
      const row = numbers[cell]! << 5;
      others[row | lowestBit(one)]! |= other;
      others[row | lowestBit(other)]! |= one;
    }
  }

  /** Takes cells of `p` with the partners `q` and `r`, and cells of `q` with the partners `p` and `s`. */
  #goRound(p: number, q: number): void {
    const others = this.#others;
    const ss = others[(q << 5) | p]! & ~(1 << q);
    if (ss === 0) return;
    for (let rs = others[(p << 5) | q]! & ~(1 << p); rs !== 0; rs &= rs - 1) {
      const r = lowestBit(rs);
      for (let left = ss & others[(r << 5) | p]!; left !== 0; left &= left - 1) {
        const s = lowestBit(left);
        if (((others[(s << 5) | q]! >>> r) & 1) === 0) continue;
        for (const number of [p, s]) this.#add(number, (1 << q) | (1 << r));
        for (const number of [q, r]) this.#add(number, (1 << p) | (1 << s));
      }
      if ((ss >>> r) & 1 && this.#addBetween(r, (1 << p) | (1 << q))) {
        this.#add(p, (1 << q) | (1 << r));
        this.#add(q, (1 << p) | (1 << r));
      }
    }
  }

  /** Adds the cells of a number that have just these partners. */
  #add(number: number, partners: number): void {
    const { of } = partnersOf(this.#state);
    for (const cell of this.#state.cellsOfNumber[number]!) {
      if (of[cell] === partners) this.#isMember[cell] = 1;
    }
  }

  /** Adds the cells of a number that have just these two partners, and any two that have them and one more. */
  #addBetween(number: number, two: number): boolean {
    const { of } = partnersOf(this.#state);
    const cells = this.#state.cellsOfNumber[number]!;
    let isAny = false;
    for (let i = 0; i < cells.length; i++) {
      const one = of[cells[i]!]!;
      if (bitCount(one | two) > 3) continue;
      if (one === two) {
        this.#isMember[cells[i]!] = 1;
        isAny = true;
      }
      for (let k = 0; k < i; k++) {
        const both = one | of[cells[k]!]!;
        if ((both & two) !== two || bitCount(both) !== 3) continue;
        this.#isMember[cells[i]!] = 1;
        this.#isMember[cells[k]!] = 1;
        isAny = true;
      }
    }
    return isAny;
  }
}

/** Tries all sets of members that hang together by dominoes, each from its first cell. */
class Search {
  readonly #state: Candidates;
  readonly #members: Members;
  /** For each number of cells the set, in reading order. */
  readonly #cells: readonly Table<number, CellItem>[];
  /** For each number of cells the dominoes that can cover them. */
  readonly #dominoes: readonly Table<number, DominoItem>[];
  /** For each number of cells and each cell when it was tried last as the next one. */
  readonly #tried: readonly Table<CellItem>[];
  #round = 0;
  /** The sets that were tried, beginning with the first cell. */
  readonly #seen = new Set<number>();
  #found: Finding[] = [];

  constructor(state: Candidates, members: Members) {
    this.#state = state;
    this.#members = members;
    this.#cells = Array.from({ length: MOST_CELLS + 1 }, () => makeTable(MOST_CELLS));
    this.#dominoes = Array.from({ length: MOST_CELLS + 1 }, () => makeTable(MOST_CELLS));
    this.#tried = Array.from({ length: MOST_CELLS }, () => makeTable(state.cells));
  }

  run(): readonly Finding[] {
    const { cells } = this.#state;
    this.#found = [];
    for (let cell = FIRST_CELL_ITEM; cell < cells; cell++) if (this.#members.has(cell)) this.#begin(cell);
    return this.#found;
  }

  #begin(cell: CellItem): void {
    this.#seen.clear();
    const dominoes = this.#unite(cell, 0, 0);
    if (dominoes < 0) return;
    this.#cells[1]![0] = cell;
    this.#extend(1, dominoes);
  }

  /** Adds cells that share a domino with the others as long as there are more dominoes than cells. */
  #extend(size: number, count: number): void {
    const { open, covering, from, to, firstItem, secondItem } = this.#state;
    const first = this.#cells[size]![0]!;
    const dominoes = this.#dominoes[size]!;
    const tried = this.#tried[size]!;
    const round = ++this.#round;
    for (let i = 0; i < count; i++) {
      const domino = dominoes[i]!;
      for (let k = from[domino]!; k < to[domino]!; k++) {
        const place = covering[k]!;
        if (!open[place]) continue;
        for (const side of [firstItem, secondItem]) {
          const cell = side[place]!;
          if (cell <= first || tried[cell] === round || !this.#members.has(cell)) continue;
          tried[cell] = round;
          this.#add(size, count, cell);
        }
      }
    }
  }

  /** Adds one cell, if the set can still become small enough. */
  #add(size: number, count: number, cell: CellItem): void {
    const state = this.#state;
    const cells = this.#cells[size]!;
    for (let i = 1; i < size; i++) if (cells[i] === cell) return;
    if (state.choices(cell) < 2) return;
    const union = this.#unite(cell, size, count);
    if (union < 0) return;
    for (let i = 0; i < size; i++) if (state.areJoined(cell, cells[i]!)) return;
    const next = this.#cells[size + 1]!;
    let at = size;
    for (; cells[at - 1]! > cell; at--) next[at] = cells[at - 1]!;
    next[at] = cell;
    for (let i = 0; i < at; i++) next[i] = cells[i]!;
    const all = size + 1;
    if (all > 2) {
      const name = nameOf(next, all);
      if (this.#seen.has(name)) return;
      this.#seen.add(name);
    }
    if (union > all && all < MOST_CELLS) this.#extend(all, union);
    if (union === all && all >= LEAST_CELLS) this.#report(all);
  }

  /**
   * Writes the dominoes of a set and of one more cell. Returns how many they are; -1 if they are too many or the cell
   * alone has one.
   */
  #unite(cell: CellItem, size: number, count: number): number {
    const { open, covering, from, to, dominoItem } = this.#state;
    const dominoes = this.#dominoes[size]!;
    const union = this.#dominoes[size + 1]!;
    for (let i = 0; i < count; i++) union[i] = dominoes[i]!;
    let end = count;
    let last = NO_DOMINO;
    let isChoice = false;
    for (let k = from[cell]!; k < to[cell]!; k++) {
      const place = covering[k]!;
      if (!open[place]) continue;
      const domino = dominoItem[place]!;
      isChoice ||= last >= 0 && last !== domino;
      last = domino;
      if (isAmong(union, end, domino)) continue;
      if (end === MOST_CELLS) return -1;
      union[end++] = domino;
    }
    return isChoice ? end : -1;
  }

  #report(size: number): void {
    const state = this.#state;
    const { firstItem, secondItem } = state;
    const cells = [...this.#cells[size]!.subarray(0, size)];
    const dominoes = [...this.#dominoes[size]!.subarray(0, size)];
    const eliminations = dominoes
      .flatMap((domino) => state.openPlaces(domino))
      .filter((place) => !cells.includes(firstItem[place]!) && !cells.includes(secondItem[place]!));
    if (eliminations.length === 0) return;
    this.#found.push({ eliminations, grounds: () => groundsOf(state, cells, dominoes, cells) });
  }
}

/** One number for the cells of a set but the first; none of them is 0. */
function nameOf(cells: Table<number, CellItem>, size: number): number {
  let name = 0;
  for (let i = 1; i < size; i++) name = (name << 9) | cells[i]!;
  return name;
}

const memoryOf = memoize((state: Candidates) => {
  const members = new Members(state);
  return { members, search: new Search(state, members) };
});
