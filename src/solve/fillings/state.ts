import { asCell, type Board, type Cell, type Place, placesOf } from '../../domino/board.ts';
import { type Domino, dominoesOf, dominoIndex, setFacts } from '../../domino/dominoes.ts';
import { type Group, groupsOn } from '../../domino/groups.ts';
import { groupsOfKind } from '../../domino/kinds.ts';
import { type Setup, UNKNOWN } from '../../domino/puzzle.ts';
import { lowestBit } from '../bits.ts';

/** A three by its place in {@link FillingState.threes}; a pair by its place in `pairs`, which is that of `placesOf`. */
export type ThreeIndex = number;
export type PairIndex = number;

/** What a state holds, to be taken back. */
export interface Snapshot {
  readonly words: Int32Array;
  readonly possible: boolean;
}

/**
 * What a player knows of a completion: the numbers that are written, those that can still stand on the other cells, the
 * threes that are sure or still open, and the same of places for dominoes. Numbers are bits.
 *
 * {@link settle} takes out what is plain to see: beside a written number, across a sure three or a laid domino, of a
 * number that is used up, of a domino that lies. All else is found by techniques.
 */
export class FillingState {
  readonly board: Board;
  readonly range: number;
  readonly copies: number;
  readonly dominoes: readonly Domino[];
  readonly threes: readonly Group[];
  readonly pairs: readonly Place[];
  readonly threesOver: readonly (readonly ThreeIndex[])[];
  readonly pairsOver: readonly (readonly PairIndex[])[];
  /** For each cell of the bounding box the numbers that can stand there. */
  readonly numbers: Int32Array;
  /** 1 where a number is written. */
  readonly isKnown: Int32Array;
  /** For each three the numbers of which it can be; 0 if it is closed. */
  readonly three: Int32Array;
  /** 1 where a three surely lies. */
  readonly isThree: Int32Array;
  /** For each pair, and each number on its first cell, the numbers on its second that make a domino that can lie there. */
  readonly pair: Int32Array;
  readonly isLaid: Int32Array;
  /** 1 where a domino can lie. */
  readonly isOpen: Int32Array;
  /** Whether nothing plain speaks against what is known. */
  possible = true;
  readonly #words: Int32Array;
  readonly #known: Int32Array;
  /** For each domino the pair on which it lies with both numbers known, -1 if there is none. */
  readonly #used: Int32Array;
  /** For each number those with which it makes such a domino. */
  readonly #spent: Int32Array;
  /** For each cell its sure three, -1 if there is none. */
  readonly #sure: Int32Array;
  /** For each domino how many pairs it can lie on, and the last of them; computed on demand. */
  readonly #places: Int32Array;
  readonly #lastPlace: Int32Array;
  #arePlacesTold = false;

  constructor({ board, range, kind, numbers }: Setup) {
    this.board = board;
    this.range = range;
    this.copies = setFacts(range).copies;
    this.dominoes = dominoesOf(range);
    this.threes = groupsOn(board, groupsOfKind(kind)!.forms);
    this.pairs = placesOf(board);
    this.threesOver = over(board, this.threes);
    this.pairsOver = over(
      board,
      this.pairs.map(({ first, second }) => [first, second]),
    );
    const [cells, threes, pairs] = [board.has.length, this.threes.length, this.pairs.length];
    this.#words = new Int32Array(2 * cells + 2 * threes + (range + 3) * pairs);
    let from = 0;
    const part = (size: number) => {
      from += size;
      return this.#words.subarray(from - size, from);
    };
    this.numbers = part(cells);
    this.isKnown = part(cells);
    this.three = part(threes);
    this.isThree = part(threes);
    this.pair = part(pairs * (range + 1));
    this.isLaid = part(pairs);
    this.isOpen = part(pairs);
    this.#known = new Int32Array(range + 1);
    this.#used = new Int32Array(this.dominoes.length);
    this.#spent = new Int32Array(range + 1);
    this.#sure = new Int32Array(board.has.length);
    this.#places = new Int32Array(this.dominoes.length);
    this.#lastPlace = new Int32Array(this.dominoes.length);
    this.load(numbers);
  }

  /** Takes the given numbers of a puzzle on this board. */
  load(numbers: readonly number[]): void {
    const all = 2 ** (this.range + 1) - 1;
    this.#words.fill(0);
    this.possible = true;
    for (const cell of this.board.cells) {
      const number = numbers[cell]!;
      this.numbers[cell] = number === UNKNOWN ? all : 1 << number;
      this.isKnown[cell] = number === UNKNOWN ? 0 : 1;
    }
    this.three.fill(all);
    this.pair.fill(all);
    this.isOpen.fill(1);
    this.settle();
  }

  save(): Snapshot {
    return { words: this.#words.slice(), possible: this.possible };
  }

  restore({ words, possible }: Snapshot): void {
    this.#words.set(words);
    this.possible = possible;
    this.#noteSure();
    this.#arePlacesTold = false;
  }

  /** Whether all numbers are written. */
  get finished(): boolean {
    for (const cell of this.board.cells) if (!this.isKnown[cell]) return false;
    return true;
  }

  numberAt(cell: Cell): number {
    return 31 - Math.clz32(this.numbers[cell]!);
  }

  /** Numbers of which those to be found are filled in as far as they are written. */
  filledIn(numbers: readonly number[]): number[] {
    return numbers.map((number, i) =>
      number === UNKNOWN && this.isKnown[i] ? this.numberAt(asCell(i)) : number,
    );
  }

  threeAt(cells: readonly Cell[]): ThreeIndex {
    return this.threesOver[cells[0]!]!.find((three) =>
      this.threes[three]!.every((cell, i) => cell === cells[i]),
    )!;
  }

  pairAt({ first, second }: Place): PairIndex {
    return this.pairsOver[first]!.find((pair) => this.pairs[pair]!.second === second)!;
  }

  write(cell: Cell, number: number): void {
    this.numbers[cell]! &= 1 << number;
    this.isKnown[cell] = 1;
  }

  exclude(cell: Cell, number: number): void {
    this.numbers[cell]! &= ~(1 << number);
  }

  /** On how many pairs a domino can lie. */
  placesOf(domino: number): number {
    this.#tellPlaces();
    return this.#places[domino]!;
  }

  /** One of the pairs on which a domino can lie: the only one, if it is. */
  placeOf(domino: number): PairIndex {
    this.#tellPlaces();
    return this.#lastPlace[domino]!;
  }

  #tellPlaces(): void {
    if (this.#arePlacesTold) return;
    this.#arePlacesTold = true;
    this.#places.fill(0);
    this.#lastPlace.fill(-1);
    const wide = this.range + 1;
    for (let p = 0; p < this.pairs.length; p++) {
      if (!this.isOpen[p]) continue;
      for (let a = 0; a < wide; a++) {
        for (let bits = this.pair[p * wide + a]!; bits > 0; bits &= bits - 1) {
          const domino = dominoIndex(a, lowestBit(bits));
          if (this.#lastPlace[domino] === p) continue;
          this.#lastPlace[domino] = p;
          this.#places[domino]!++;
        }
      }
    }
  }

  /** The numbers of a cell with which some domino can lie on some pair over it. */
  numbersOnPairs(cell: Cell): number {
    const wide = this.range + 1;
    let found = 0;
    for (const p of this.pairsOver[cell]!) {
      if (!this.isOpen[p]) continue;
      const isFirst = this.pairs[p]!.first === cell;
      for (let a = 0; a < wide; a++) {
        const bits = this.pair[p * wide + a]!;
        found |= isFirst ? (bits > 0 ? 1 << a : 0) : bits;
      }
    }
    return found;
  }

  /** The numbers of a cell with which some three can lie over it. */
  numbersOnThrees(cell: Cell): number {
    let found = 0;
    for (const three of this.threesOver[cell]!) found |= this.three[three]!;
    return found;
  }

  /** The only three that can lie over a cell; -1 if there is none, {@link SEVERAL} if there are several. */
  onlyThree(cell: Cell): number {
    return onlyOf(this.threesOver[cell]!, this.three);
  }

  /** The only pair over a cell on which a domino can lie; -1 or {@link SEVERAL} as for threes. */
  onlyPair(cell: Cell): number {
    return onlyOf(this.pairsOver[cell]!, this.isOpen);
  }

  /** The cells on which a number stands or can stand. */
  cellsFor(number: number): Cell[] {
    return this.board.cells.filter((cell) => (this.numbers[cell]! >> number) & 1);
  }

  /** Whether a domino with these numbers can lie there, its first cell having `first`. */
  fits(pair: PairIndex, first: number, second: number): boolean {
    return ((this.pair[pair * (this.range + 1) + first]! >> second) & 1) === 1;
  }

  /** The three that surely lies over a cell, -1 if there is none. */
  sureThree(cell: Cell): number {
    return this.#sure[cell]!;
  }

  #noteSure(): void {
    this.#sure.fill(-1);
    for (let t = 0; t < this.threes.length; t++) {
      if (this.isThree[t]) for (const cell of this.threes[t]!) this.#sure[cell] = t;
    }
  }

  /** Takes out what is plain, until nothing is. `possible` tells whether everything still can be. */
  settle(): void {
    this.#arePlacesTold = false;
    this.#noteSure();
    for (let changed = true; changed && this.possible; ) {
      const numbers = this.#settleNumbers();
      const threes = this.#settleThrees();
      const pairs = this.#settlePairs();
      changed = numbers || threes || pairs;
    }
  }

  #settleNumbers(): boolean {
    const { board, copies } = this;
    let changed = false;
    this.#known.fill(0);
    for (const cell of board.cells) if (this.isKnown[cell]) this.#known[this.numberAt(cell)]!++;
    let full = 0;
    for (let number = 0; number <= this.range; number++) {
      if (this.#known[number]! > copies) this.possible = false;
      if (this.#known[number]! >= copies) full |= 1 << number;
    }
    for (const cell of board.cells) {
      const bits = this.numbers[cell]!;
      if (bits === 0) this.possible = false;
      if (this.isKnown[cell] || (bits & full) === 0) continue;
      this.numbers[cell] = bits & ~full;
      changed = true;
    }
    return changed;
  }

  #settleThrees(): boolean {
    const { threes, three, isThree } = this;
    let changed = false;
    for (let t = 0; t < threes.length; t++) {
      if (three[t] === 0) continue;
      const before = three[t]!;
      let bits = before;
      let unknown = 0;
      for (const cell of threes[t]!) {
        bits &= this.numbers[cell]!;
        if (!this.isKnown[cell]) unknown++;
      }
      if (unknown > 0) {
        for (let rest = bits; rest > 0; rest &= rest - 1) {
          const number = lowestBit(rest);
          if (this.#known[number]! + unknown > this.copies) bits &= ~(1 << number);
        }
      }
      if (!isThree[t] && this.#isTaken(t)) bits = 0;
      if (bits !== before) {
        three[t] = bits;
        changed = true;
      }
      if (!isThree[t]) continue;
      if (bits === 0) this.possible = false;
      const isKnown = unknown < threes[t]!.length;
      for (const cell of threes[t]!) {
        if (this.numbers[cell] !== bits) {
          this.numbers[cell] = bits;
          changed = true;
        }
        if (isKnown && !this.isKnown[cell]) {
          this.isKnown[cell] = 1;
          changed = true;
        }
      }
    }
    return changed;
  }

  /** Whether a sure three has one of its cells. */
  #isTaken(t: ThreeIndex): boolean {
    for (const cell of this.threes[t]!) if (this.#sure[cell]! >= 0) return true;
    return false;
  }

  #settlePairs(): boolean {
    const { pairs, pair, isLaid, isOpen, range } = this;
    const wide = range + 1;
    let changed = false;
    this.#used.fill(-1);
    this.#spent.fill(0);
    for (let p = 0; p < pairs.length; p++) {
      const { first, second } = pairs[p]!;
      if (!isLaid[p]) continue;
      if (!isOpen[p]) this.possible = false;
      for (const cell of [first, second]) {
        for (const other of this.pairsOver[cell]!) {
          if (other === p || !isOpen[other]) continue;
          isOpen[other] = 0;
          changed = true;
        }
      }
      if (!this.isKnown[first] || !this.isKnown[second]) continue;
      const [one, other] = [this.numberAt(first), this.numberAt(second)];
      const domino = dominoIndex(one, other);
      if (this.#used[domino]! >= 0) this.possible = false;
      this.#used[domino] = p;
      this.#spent[one]! |= 1 << other;
      this.#spent[other]! |= 1 << one;
    }
    for (let p = 0; p < pairs.length; p++) {
      if (!isOpen[p]) {
        for (let a = 0; a < wide; a++) pair[p * wide + a] = 0;
        continue;
      }
      const { first, second } = pairs[p]!;
      const isInside = this.#isInside(first, second);
      let any = 0;
      for (let a = 0; a < wide; a++) {
        const before = pair[p * wide + a]!;
        if (before === 0) continue;
        let bits = (this.numbers[first]! >> a) & 1 ? before & this.numbers[second]! : 0;
        if (isInside) bits &= 1 << a;
        for (let rest = bits & this.#spent[a]!; rest > 0; rest &= rest - 1) {
          const b = lowestBit(rest);
          if (this.#used[dominoIndex(a, b)] !== p) bits &= ~(1 << b);
        }
        any |= bits;
        if (bits === before) continue;
        pair[p * wide + a] = bits;
        changed = true;
      }
      if (any > 0) continue;
      isOpen[p] = 0;
      changed = true;
      if (isLaid[p]) this.possible = false;
    }
    return changed;
  }

  /** Whether two cells lie in one sure three. */
  #isInside(first: Cell, second: Cell): boolean {
    return this.#sure[first]! >= 0 && this.#sure[first] === this.#sure[second];
  }
}

/** Stands for more than one place. */
export const SEVERAL = -2;

function onlyOf(places: readonly number[], isOpen: Int32Array): number {
  let only = -1;
  for (const place of places) {
    if (isOpen[place] === 0) continue;
    if (only >= 0) return SEVERAL;
    only = place;
  }
  return only;
}

function over(board: Board, places: readonly (readonly Cell[])[]): number[][] {
  const over: number[][] = board.has.map(() => []);
  for (const [i, cells] of places.entries()) for (const cell of cells) over[cell]!.push(i);
  return over;
}
