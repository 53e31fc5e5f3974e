import { type Board, placesOf } from '../domino/board.ts';
import { stoneCount, stoneIndex } from '../domino/stones.ts';

/** What one open place adds to the tally of an item; the bits below hold the number of a place. */
const ONE = 1 << 16;
const TWO = 2 * ONE;
const NUMBER = ONE - 1;

/**
 * Laying a whole set on a board as an exact cover: the items are the cells and the stones, and a place (two
 * neighbouring cells, and so the stone that their numbers make) covers three of them. A solution is a choice of
 * places that covers every item once.
 *
 * Of each item only a **tally** is kept: how many places that cover it are open (times 2^16), and the XOR of their
 * numbers. When one is left, the XOR is its number. Places are only ever closed, and opened again in the opposite
 * order, so nothing is allocated after the constructor and one instance serves any number of boards of its shape.
 *
 * Items are numbered from 0: the cells of the board in reading order, then the stones in the order of `stoneIndex`.
 * Places are numbered in the order of `placesOf`. The fields are for the searches in this folder.
 */
export class ExactCover {
  readonly board: Board;
  readonly range: number;
  readonly cells: number;
  readonly stones: number;
  readonly items: number;
  readonly places: number;
  /** The two cells of each place in the bounding box, the left or upper one first. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** Three entries for each place: its two cells and its stone as items. */
  readonly itemsOf: Int32Array;
  readonly tally: Int32Array;
  readonly open: Uint8Array;
  /** The numbers of the closed places in the order in which they were closed; `closed` of them count. */
  readonly trail: Int32Array;
  closed = 0;

  /** The places of all items, closed ones too: those of an item stand from `from[item]` to before `from[item + 1]`. */
  readonly placesOf: Int32Array;
  readonly from: Int32Array;

  readonly #tallyOfCells: Int32Array;
  /** For each stone the end of its places so far: only used while the numbers are taken in. */
  readonly #end: Int32Array;
  readonly #stoneTable: Int32Array;
  /** Items that came down to one open place, not yet acted upon. */
  readonly #single: Int32Array;
  #singles = 0;
  /** How often each number stands on the board: only used while the numbers are taken in. */
  readonly #seen: Int32Array;
  /** Whether the board has two cells for each stone and the numbers are those of the set. */
  #loaded = false;

  constructor(board: Board, range: number) {
    const numbers = range + 1;
    this.board = board;
    this.range = range;
    this.stones = stoneCount(range);
    this.cells = 2 * this.stones;
    this.items = this.cells + this.stones;
    const pairs = board.cells.length === this.cells ? placesOf(board) : [];
    this.places = pairs.length;
    this.first = Int32Array.from(pairs, (pair) => pair.first);
    this.second = Int32Array.from(pairs, (pair) => pair.second);
    this.itemsOf = new Int32Array(3 * this.places);
    this.tally = new Int32Array(this.items);
    this.open = new Uint8Array(this.places);
    this.trail = new Int32Array(this.places);
    this.placesOf = new Int32Array(3 * this.places);
    this.from = new Int32Array(this.items + 1);
    this.#tallyOfCells = new Int32Array(this.cells);
    this.#end = new Int32Array(this.stones);
    this.#single = new Int32Array(this.items);
    this.#seen = new Int32Array(numbers);
    this.#stoneTable = Int32Array.from({ length: numbers * numbers }, (_, i) =>
      stoneIndex(Math.floor(i / numbers), i % numbers),
    );
    const itemOfCell = new Int32Array(board.has.length);
    board.cells.forEach((cell, item) => {
      itemOfCell[cell] = item;
    });
    pairs.forEach(({ first, second }, place) => {
      this.itemsOf[3 * place] = itemOfCell[first]!;
      this.itemsOf[3 * place + 1] = itemOfCell[second]!;
    });
    for (let cell = 0, end = 0; cell < this.cells; cell++) {
      this.from[cell] = end;
      for (let place = 0; place < this.places; place++) {
        if (this.itemsOf[3 * place] !== cell && this.itemsOf[3 * place + 1] !== cell) continue;
        this.placesOf[end++] = place;
        this.#tallyOfCells[cell] = (this.#tallyOfCells[cell]! + ONE) ^ place;
      }
    }
  }

  /**
   * Takes the numbers of a board of this shape, one for each cell of the bounding box. Returns false if they are not
   * those of the set; then there is nothing to search.
   */
  load(numbers: ArrayLike<number>): boolean {
    const { first, second, itemsOf, tally, cells, items, places, placesOf, from } = this;
    const table = this.#stoneTable;
    const end = this.#end;
    const width = this.range + 1;
    this.closed = 0;
    this.#loaded = this.board.cells.length === cells && this.#dealtEvenly(numbers);
    if (!this.#loaded) return false;
    this.open.fill(1, 0, places);
    tally.set(this.#tallyOfCells);
    tally.fill(0, cells);
    for (let place = 0; place < places; place++) {
      const item = cells + table[numbers[first[place]!]! * width + numbers[second[place]!]!]!;
      itemsOf[3 * place + 2] = item;
      tally[item] = (tally[item]! + ONE) ^ place;
    }
    let next = 2 * places;
    for (let item = cells; item < items; item++) {
      from[item] = next;
      end[item - cells] = next;
      next += tally[item]! >> 16;
    }
    from[items] = next;
    for (let place = 0; place < places; place++) {
      const stone = itemsOf[3 * place + 2]! - cells;
      placesOf[end[stone]!++] = place;
    }
    return true;
  }

  /**
   * Opens every place again and then closes what follows from the numbers alone.
   * Returns false if the numbers have no solution, as far as that shows without a trial.
   */
  begin(): boolean {
    if (!this.#loaded) return false;
    this.undo(0);
    for (let item = 0; item < this.items; item++) {
      const tally = this.tally[item]!;
      if (tally < ONE) return false;
      if (tally < TWO) this.#single[this.#singles++] = item;
    }
    return this.#propagate();
  }

  /**
   * Every item is covered exactly once. That is so when as many places are open as there are stones: no item is
   * without an open place, and the open places cover just as many items as there are.
   */
  get solved(): boolean {
    return this.places - this.closed === this.stones;
  }

  /** How many open places cover the item. */
  choices(item: number): number {
    return this.tally[item]! >> 16;
  }

  /** The first open place that covers the item and is not `except`; there must be one. */
  openPlace(item: number, except = -1): number {
    const { open, placesOf, from } = this;
    for (let k = from[item]!; ; k++) {
      const place = placesOf[k]!;
      if (open[place] === 1 && place !== except) return place;
    }
  }

  /** Lays a stone: closes what overlaps this place and what follows. Returns false on a contradiction. */
  assume(place: number): boolean {
    return this.#settle(place) && this.#propagate();
  }

  /** Closes this place and what follows. Returns false on a contradiction. */
  drop(place: number): boolean {
    return this.close(place) && this.#propagate();
  }

  /** Opens again all places that were closed since `closed` was `mark`. */
  undo(mark: number): void {
    const { trail, tally, itemsOf, open } = this;
    this.#singles = 0;
    for (let i = this.closed - 1; i >= mark; i--) {
      const place = trail[i]!;
      const a = itemsOf[3 * place]!;
      const b = itemsOf[3 * place + 1]!;
      const c = itemsOf[3 * place + 2]!;
      open[place] = 1;
      tally[a] = (tally[a]! ^ place) + ONE;
      tally[b] = (tally[b]! ^ place) + ONE;
      tally[c] = (tally[c]! ^ place) + ONE;
    }
    this.closed = mark;
  }

  /**
   * Closes this place and nothing else; what follows waits for the next `assume` or `drop`. Returns false on a
   * contradiction.
   */
  close(place: number): boolean {
    const { tally, itemsOf } = this;
    const a = itemsOf[3 * place]!;
    const b = itemsOf[3 * place + 1]!;
    const c = itemsOf[3 * place + 2]!;
    this.open[place] = 0;
    this.trail[this.closed++] = place;
    const tallyA = (tally[a]! - ONE) ^ place;
    const tallyB = (tally[b]! - ONE) ^ place;
    const tallyC = (tally[c]! - ONE) ^ place;
    tally[a] = tallyA;
    tally[b] = tallyB;
    tally[c] = tallyC;
    if (tallyA < TWO) this.#single[this.#singles++] = a;
    if (tallyB < TWO) this.#single[this.#singles++] = b;
    if (tallyC < TWO) this.#single[this.#singles++] = c;
    return tallyA >= ONE && tallyB >= ONE && tallyC >= ONE;
  }

  #settle(place: number): boolean {
    const { tally, itemsOf, open, placesOf, from } = this;
    for (let i = 3 * place; i < 3 * place + 3; i++) {
      const item = itemsOf[i]!;
      if (tally[item]! < TWO) continue;
      const end = from[item + 1]!;
      for (let k = from[item]!; k < end; k++) {
        const other = placesOf[k]!;
        if (other !== place && open[other] === 1 && !this.close(other)) return false;
      }
    }
    return true;
  }

  #propagate(): boolean {
    const single = this.#single;
    const { tally } = this;
    while (this.#singles > 0) {
      if (!this.#settle(tally[single[--this.#singles]!]! & NUMBER)) return false;
    }
    return true;
  }

  #dealtEvenly(numbers: ArrayLike<number>): boolean {
    const seen = this.#seen.fill(0);
    for (const cell of this.board.cells) {
      const number = numbers[cell]!;
      if (!(number >= 0 && number <= this.range)) return false;
      seen[number]!++;
    }
    return seen.every((times) => times === this.range + 2);
  }
}
