import { type Board, type Cell, FIRST_PLACE, NO_PLACE, type PlaceIndex, placesOf } from '../domino/board.ts';
import { DominoTable, dominoCount } from '../domino/dominoes.ts';
import { makeTable, type Table } from '../domino/indices.ts';
import {
  type CellItem,
  cellItem,
  type DominoItem,
  dominoItem,
  FIRST_CELL_ITEM,
  FIRST_ITEM,
  type ItemIndex,
} from './items.ts';

/** What one open place adds to the tally of an item; the bits below hold the number of a place. */
const ONE = 1 << 16;
const TWO = 2 * ONE;
const NUMBER = ONE - 1;

/** Items that a place covers: two cells and a domino. */
export const SIDES = 3;

/**
 * Laying a whole set on a board as an exact cover: the items are the cells and the dominoes, and a place (two
 * neighbouring cells, and so the domino that their numbers make) covers three of them. A solution is a choice of
 * places that covers every item once.
 *
 * Of each item only a **tally** is kept: how many places that cover it are open (times 2^16), and the XOR of their
 * numbers. When one is left, the XOR is its number. Places are only ever closed, and opened again in the opposite
 * order, so nothing is allocated after the constructor and one instance serves any number of boards of its shape.
 *
 * Items are numbered from 0: the cells of the board in reading order, then the dominoes in the order of `dominoIndex`.
 * Places are numbered in the order of `placesOf`. The fields are for the searches in this folder.
 */
export class ExactCover {
  readonly board: Board;
  readonly range: number;
  readonly cells: number;
  readonly dominoes: number;
  readonly items: number;
  readonly places: number;
  readonly firstDomino: DominoItem;
  /** The two cells of each place in the bounding box, the left or upper one first. */
  readonly firstCell: Table<PlaceIndex, Cell>;
  readonly secondCell: Table<PlaceIndex, Cell>;
  /** The three items that each place covers: the same two cells, and the domino. */
  readonly firstItem: Table<PlaceIndex, CellItem>;
  readonly secondItem: Table<PlaceIndex, CellItem>;
  readonly dominoItem: Table<PlaceIndex, DominoItem>;
  readonly tally: Table<ItemIndex>;
  readonly open: Uint8Array;
  /** The closed places in the order in which they were closed; `closed` of them count. */
  readonly trail: Table<number, PlaceIndex>;
  closed = 0;

  /** The places of all items, closed ones too: those of an item stand from `from[item]` to before `to[item]`. */
  readonly covering: Table<number, PlaceIndex>;
  readonly from: Table<ItemIndex>;
  readonly to: Table<ItemIndex>;

  readonly #tallyOfCells: Table<ItemIndex>;
  readonly #dominoTable: DominoTable;
  /** Items that came down to one open place, not yet acted upon. */
  readonly #single: Table<number, ItemIndex>;
  #singles = 0;
  /** How often each number stands on the board: only used while the numbers are taken in. */
  readonly #seen: Int32Array;
  /** Whether the board has two cells for each domino and the numbers are those of the set. */
  #loaded = false;

  constructor(board: Board, range: number) {
    this.board = board;
    this.range = range;
    this.dominoes = dominoCount(range);
    this.cells = 2 * this.dominoes;
    this.items = this.cells + this.dominoes;
    this.firstDomino = dominoItem(this.cells, 0);
    const places = board.cells.length === this.cells ? placesOf(board) : [];
    this.places = places.length;
    this.firstCell = makeTable(this.places);
    this.secondCell = makeTable(this.places);
    this.firstItem = makeTable(this.places);
    this.secondItem = makeTable(this.places);
    this.dominoItem = makeTable(this.places);
    this.tally = makeTable(this.items);
    this.open = new Uint8Array(this.places);
    this.trail = makeTable(this.places);
    this.covering = makeTable(3 * this.places);
    this.from = makeTable(this.items);
    this.to = makeTable(this.items);
    this.#tallyOfCells = makeTable(this.cells);
    this.#single = makeTable(this.items);
    this.#seen = new Int32Array(range + 1);
    this.#dominoTable = new DominoTable(range);
    const itemOf = makeTable<Cell, CellItem>(board.has.length);
    for (const [i, cell] of board.cells.entries()) itemOf[cell] = cellItem(i);
    for (let place = FIRST_PLACE; place < this.places; place++) {
      const { first, second } = places[place]!;
      this.firstCell[place] = first;
      this.secondCell[place] = second;
      this.firstItem[place] = itemOf[first]!;
      this.secondItem[place] = itemOf[second]!;
    }
    this.#coverCells();
  }

  /**
   * Takes the numbers of a board of this shape, one for each cell of the bounding box. Returns false if they are not
   * those of the set; then there is nothing to search.
   */
  load(numbers: ArrayLike<number>): boolean {
    const { firstCell, secondCell, dominoItem: dominoes, tally, cells, items, places } = this;
    const { covering, from, to } = this;
    const table = this.#dominoTable;
    this.closed = 0;
    this.#singles = 0;
    this.#loaded = this.board.cells.length === cells && this.#dealtEvenly(numbers);
    if (!this.#loaded) return false;
    this.open.fill(1, 0, places);
    tally.set(this.#tallyOfCells);
    tally.fill(0, cells);
    for (let place = FIRST_PLACE; place < places; place++) {
      const index = table.indexOf(numbers[firstCell[place]!]!, numbers[secondCell[place]!]!);
      const domino = dominoItem(cells, index);
      dominoes[place] = domino;
      tally[domino] = (tally[domino]! + ONE) ^ place;
    }
    let next = 2 * places;
    for (let domino = this.firstDomino; domino < items; domino++) {
      from[domino] = next;
      to[domino] = next;
      next += tally[domino]! >> 16;
    }
    for (let place = FIRST_PLACE; place < places; place++) covering[to[dominoes[place]!]!++] = place;
    return true;
  }

  /**
   * Opens every place again and then closes what follows from the numbers alone.
   * Returns false if the numbers have no solution, as far as that shows without a trial.
   */
  begin(): boolean {
    if (!this.#loaded) return false;
    this.undo(0);
    for (let item = FIRST_ITEM; item < this.items; item++) {
      const tally = this.tally[item]!;
      if (tally < ONE) return false;
      if (tally < TWO) this.#single[this.#singles++] = item;
    }
    return this.#propagate();
  }

  /**
   * Every item is covered exactly once. That is so when as many places are open as there are dominoes: no item is
   * without an open place, and the open places cover just as many items as there are.
   */
  get solved(): boolean {
    return this.places - this.closed === this.dominoes;
  }

  /** How many open places cover the item. */
  choices(item: ItemIndex): number {
    return this.tally[item]! >> 16;
  }

  /** The first open place that covers the item and is not `except`; there must be one. */
  openPlace(item: ItemIndex, except = NO_PLACE): PlaceIndex {
    const { open, covering, from } = this;
    for (let k = from[item]!; ; k++) {
      const place = covering[k]!;
      if (open[place] === 1 && place !== except) return place;
    }
  }

  /** The only open place that covers the item; there must be just one. */
  lastPlace(item: ItemIndex): PlaceIndex {
    return (this.tally[item]! & NUMBER) as PlaceIndex;
  }

  isOn(place: PlaceIndex, cell: CellItem): boolean {
    return this.firstItem[place] === cell || this.secondItem[place] === cell;
  }

  /** The first, second or third of the items that a place covers. */
  itemOn(place: PlaceIndex, side: number): ItemIndex {
    if (side === 0) return this.firstItem[place]!;
    return side === 1 ? this.secondItem[place]! : this.dominoItem[place]!;
  }

  itemsOf(place: PlaceIndex): readonly [CellItem, CellItem, DominoItem] {
    return [this.firstItem[place]!, this.secondItem[place]!, this.dominoItem[place]!];
  }

  /** Closes this place and what follows. Returns false on a contradiction. */
  drop(place: PlaceIndex): boolean {
    return this.close(place) && this.#propagate();
  }

  /** Opens again all places that were closed since `closed` was `mark`. */
  undo(mark: number): void {
    const { trail, tally, firstItem, secondItem, dominoItem, open } = this;
    this.#singles = 0;
    for (let i = this.closed - 1; i >= mark; i--) {
      const place = trail[i]!;
      const a = firstItem[place]!;
      const b = secondItem[place]!;
      const c = dominoItem[place]!;
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
  close(place: PlaceIndex): boolean {
    const { tally } = this;
    const a = this.firstItem[place]!;
    const b = this.secondItem[place]!;
    const c = this.dominoItem[place]!;
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

  /** Lists the places of all cells, in reading order. */
  #coverCells(): void {
    const { firstItem, secondItem, covering, from, to } = this;
    const tally = this.#tallyOfCells;
    for (let place = FIRST_PLACE; place < this.places; place++) {
      for (const cell of [firstItem[place]!, secondItem[place]!]) tally[cell] = (tally[cell]! + ONE) ^ place;
    }
    let end = 0;
    for (let cell = FIRST_CELL_ITEM; cell < this.cells; cell++) {
      from[cell] = end;
      to[cell] = end;
      end += tally[cell]! >> 16;
    }
    for (let place = FIRST_PLACE; place < this.places; place++) {
      for (const cell of [firstItem[place]!, secondItem[place]!]) covering[to[cell]!++] = place;
    }
  }

  /** Acts upon the items that came down to one open place. Returns false on a contradiction. */
  #propagate(): boolean {
    if (this.#singles === 0) return true;
    return this.assume(this.lastPlace(this.#single[--this.#singles]!));
  }

  /**
   * Lays a domino: closes what overlaps this place, and what overlaps each place that is the last one of an item. Returns
   * false on a contradiction. (One loop over tables at hand: nearly all time is spent here.)
   */
  assume(place: PlaceIndex): boolean {
    const { tally, open, covering, from, trail, firstItem, secondItem, dominoItem } = this;
    const single = this.#single;
    let singles = this.#singles;
    let closed = this.closed;
    for (let settled = place; ; settled = (tally[single[--singles]!]! & NUMBER) as PlaceIndex) {
      for (let side = 0; side < SIDES; side++) {
        const item = this.itemOn(settled, side);
        for (let k = from[item]!; tally[item]! >= TWO; k++) {
          const other = covering[k]!;
          if (other === settled || open[other] === 0) continue;
          const a = firstItem[other]!;
          const b = secondItem[other]!;
          const c = dominoItem[other]!;
          open[other] = 0;
          trail[closed++] = other;
          const tallyA = (tally[a]! - ONE) ^ other;
          const tallyB = (tally[b]! - ONE) ^ other;
          const tallyC = (tally[c]! - ONE) ^ other;
          tally[a] = tallyA;
          tally[b] = tallyB;
          tally[c] = tallyC;
          if (tallyA < TWO) single[singles++] = a;
          if (tallyB < TWO) single[singles++] = b;
          if (tallyC < TWO) single[singles++] = c;
          if (tallyA < ONE || tallyB < ONE || tallyC < ONE) {
            this.#singles = singles;
            this.closed = closed;
            return false;
          }
        }
      }
      if (singles === 0) break;
    }
    this.#singles = 0;
    this.closed = closed;
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
