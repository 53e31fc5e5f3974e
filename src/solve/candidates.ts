import type { Cell, Place } from '../domino/board.ts';
import type { Key, Placement, Setup } from '../domino/puzzle.ts';
import { type Stone, stoneIndex, stonesOf } from '../domino/stones.ts';
import { ExactCover } from './exact-cover.ts';
import type { Item } from './items.ts';

/** A place where a stone could lie, with its number in the list of all such places of the board. */
export interface ListedPlacement extends Placement {
  readonly index: number;
}

/**
 * What a solver with pencil and paper has before him: the stones laid so far, and for every cell and every stone
 * the places still open. Laying a stone closes the other places of its cells and of the stone; the aids close more.
 */
export class Candidates extends ExactCover {
  readonly stoneList: readonly Stone[];
  readonly laid: ListedPlacement[] = [];
  /** The numbers on the cells, in the order of the items. */
  readonly numbers: Int32Array;
  /** For each number the cells that hold it, as items; each number has `range + 2` of them. */
  readonly cellsOfNumber: Int32Array;
  readonly #isLaid: Uint8Array;
  readonly #filled: Int32Array;
  #isLoaded = false;

  constructor(setup: Pick<Setup, 'board' | 'range' | 'numbers'>) {
    super(setup.board, setup.range);
    this.stoneList = stonesOf(setup.range);
    this.numbers = new Int32Array(this.cells);
    this.cellsOfNumber = new Int32Array(this.cells);
    this.#isLaid = new Uint8Array(this.places);
    this.#filled = new Int32Array(setup.range + 1);
    this.load(setup.numbers);
  }

  override load(numbers: ArrayLike<number>): boolean {
    this.#isLoaded = super.load(numbers);
    if (!this.#isLoaded) return false;
    this.laid.length = 0;
    this.#isLaid.fill(0);
    const copies = this.range + 2;
    const filled = this.#filled.fill(0);
    const { cells } = this.board;
    for (let item = 0; item < cells.length; item++) {
      const number = numbers[cells[item]!]!;
      this.numbers[item] = number;
      this.cellsOfNumber[number * copies + filled[number]!++] = item;
    }
    return true;
  }

  placeAt(index: number): ListedPlacement {
    const stone = this.stoneList[this.itemsOf[3 * index + 2]! - this.cells]!;
    return { index, first: this.first[index]!, second: this.second[index]!, stone };
  }

  /** The cell or stone that an item stands for. */
  itemAt(item: number): Item {
    return item < this.cells ? { cell: this.cellAt(item) } : { stone: this.stoneAt(item) };
  }

  cellAt(item: number): Cell {
    return this.board.cells[item]!;
  }

  stoneAt(item: number): Stone {
    return this.stoneList[item - this.cells]!;
  }

  /** The stone with these two numbers, as an item. */
  stoneItem(a: number, b: number): number {
    return this.cells + stoneIndex(a, b);
  }

  /** Whether an open place covers both cells. */
  areJoined(cell: number, other: number): boolean {
    const { open, placesOf, from } = this;
    for (let k = from[cell]!; k < from[cell + 1]!; k++) {
      const place = placesOf[k]!;
      if (open[place] && this.otherEnd(place, cell) === other) return true;
    }
    return false;
  }

  /** The numbers of the open places of an item. */
  openPlaces(item: number): number[] {
    const { open, placesOf, from } = this;
    const places = [];
    for (let k = from[item]!; k < from[item + 1]!; k++) if (open[placesOf[k]!]) places.push(placesOf[k]!);
    return places;
  }

  /** The cell at the other end of a place, as an item. */
  otherEnd(place: number, cell: number): number {
    return this.itemsOf[3 * place]! + this.itemsOf[3 * place + 1]! - cell;
  }

  /** Whether both places cover one cell. */
  overlap(one: number, other: number): boolean {
    const { itemsOf } = this;
    const a = itemsOf[3 * one]!;
    const b = itemsOf[3 * one + 1]!;
    const c = itemsOf[3 * other]!;
    const d = itemsOf[3 * other + 1]!;
    return a === c || a === d || b === c || b === d;
  }

  /** Whether stones cannot lie on both of two different places: they share a cell or show the same stone. */
  exclude(one: number, other: number): boolean {
    return one !== other && (this.showSame(one, other) || this.overlap(one, other));
  }

  /** Whether both places show the same stone. */
  showSame(one: number, other: number): boolean {
    return this.itemsOf[3 * one + 2] === this.itemsOf[3 * other + 2];
  }

  isLaid(place: number): boolean {
    return this.#isLaid[place] === 1;
  }

  /** How many places a stone (as an item) had before the first was laid. */
  choicesAtStart(item: number): number {
    return this.from[item + 1]! - this.from[item]!;
  }

  /** Whether the numbers are those of the set and every cell and stone has a place left. */
  get possible(): boolean {
    return this.#isLoaded && this.tally.every((_, item) => this.choices(item) > 0);
  }

  /** Whether every stone lies. */
  get finished(): boolean {
    return this.stones > 0 && this.laid.length === this.stones;
  }

  /** The stones as they lie now; -1 for a cell without a stone. */
  get key(): Key {
    const key = new Array<number>(this.board.has.length).fill(-1);
    for (const { first, second } of this.laid) {
      key[first] = second;
      key[second] = first;
    }
    return key;
  }

  /** Lays a stone on an open place. Returns the numbers of the places that this closes. */
  lay(place: number): number[] {
    const before = this.closed;
    for (let i = 3 * place; i < 3 * place + 3; i++) {
      for (const other of this.openPlaces(this.itemsOf[i]!)) if (other !== place) this.close(other);
    }
    this.#isLaid[place] = 1;
    this.laid.push(this.placeAt(place));
    return [...this.trail.subarray(before, this.closed)];
  }

  /** The strokes (the book's "Trennungsstriche"): closed places between two cells on which no stone lies yet. */
  strokes(): Place[] {
    const covered = new Set(this.laid.flatMap(({ first, second }) => [first, second]));
    return Array.from({ length: this.places }, (_, place) => this.placeAt(place)).filter(
      ({ index, first, second }) => !this.open[index] && !covered.has(first) && !covered.has(second),
    );
  }
}
