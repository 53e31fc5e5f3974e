import { type Cell, FIRST_PLACE, type Place, type PlaceIndex } from '../domino/board.ts';
import { type Domino, dominoesOf, dominoIndex } from '../domino/dominoes.ts';
import { makeTable, type Table } from '../domino/indices.ts';
import { type Key, keyOfPlaces, type Placement, type Setup } from '../domino/puzzle.ts';
import { ExactCover } from './exact-cover.ts';
import {
  type CellItem,
  cellItem,
  type DominoItem,
  dominoItem,
  FIRST_CELL_ITEM,
  FIRST_ITEM,
  type Item,
  type ItemIndex,
  isCell,
} from './items.ts';
import type { Marks } from './solution-counter.ts';

/** A placement with the number of its place. */
export interface ListedPlacement extends Placement {
  readonly index: PlaceIndex;
}

/**
 * What a solver with pencil and paper has before him: the dominoes laid so far, and for every cell and every domino
 * the places still open. Laying a domino closes the other places of its cells and of the domino; the techniques close more.
 */
export class Candidates extends ExactCover {
  readonly dominoList: readonly Domino[];
  /** How many boards were taken in. */
  loads = 0;
  /** The numbers on the cells, in the order of the items. */
  readonly numbers: Table<CellItem>;
  /** For each number the `range + 2` cells that hold it. */
  readonly cellsOfNumber: readonly CellItem[][];
  readonly #isLaid: Uint8Array;
  /** The places on which dominoes lie, in the order in which they were laid. */
  readonly #laid: PlaceIndex[] = [];
  readonly #filled: Int32Array;
  #isLoaded = false;

  constructor(setup: Pick<Setup, 'board' | 'range' | 'numbers'>) {
    super(setup.board, setup.range);
    this.dominoList = dominoesOf(setup.range);
    this.numbers = makeTable(this.cells);
    this.cellsOfNumber = Array.from({ length: setup.range + 1 }, () =>
      new Array<CellItem>(setup.range + 2).fill(FIRST_CELL_ITEM),
    );
    this.#isLaid = new Uint8Array(this.places);
    this.#filled = new Int32Array(setup.range + 1);
    this.load(setup.numbers);
  }

  override load(numbers: ArrayLike<number>): boolean {
    this.loads++;
    this.#isLoaded = super.load(numbers);
    if (!this.#isLoaded) return false;
    this.#laid.length = 0;
    this.#isLaid.fill(0);
    const filled = this.#filled.fill(0);
    const { cells } = this.board;
    for (let item = FIRST_CELL_ITEM; item < cells.length; item++) {
      const number = numbers[cells[item]!]!;
      this.numbers[item] = number;
      this.cellsOfNumber[number]![filled[number]!++] = item;
    }
    return true;
  }

  placementAt(place: PlaceIndex): ListedPlacement {
    return {
      index: place,
      first: this.firstCell[place]!,
      second: this.secondCell[place]!,
      domino: this.dominoAt(this.dominoItem[place]!),
    };
  }

  /** The cell or domino that an item stands for. */
  itemAt(item: ItemIndex): Item {
    return isCell(item, this.cells) ? { cell: this.cellAt(item) } : { domino: this.dominoAt(item) };
  }

  cellAt(item: CellItem): Cell {
    return this.board.cells[item]!;
  }

  dominoAt(item: DominoItem): Domino {
    return this.dominoList[item - this.cells]!;
  }

  itemOfDomino(a: number, b: number): DominoItem {
    return dominoItem(this.cells, dominoIndex(a, b));
  }

  /** Whether an open place covers both cells. */
  areJoined(cell: CellItem, other: CellItem): boolean {
    const { open, covering, from, to } = this;
    for (let k = from[cell]!; k < to[cell]!; k++) {
      const place = covering[k]!;
      if (open[place] && this.otherEnd(place, cell) === other) return true;
    }
    return false;
  }

  openPlaces(item: ItemIndex): PlaceIndex[] {
    const { open, covering, from, to } = this;
    const places = [];
    for (let k = from[item]!; k < to[item]!; k++) if (open[covering[k]!]) places.push(covering[k]!);
    return places;
  }

  otherEnd(place: PlaceIndex, cell: CellItem): CellItem {
    return cellItem(this.firstItem[place]! + this.secondItem[place]! - cell);
  }

  /** Whether both places cover one cell. */
  overlap(one: PlaceIndex, other: PlaceIndex): boolean {
    return this.isOn(one, this.firstItem[other]!) || this.isOn(one, this.secondItem[other]!);
  }

  /** Whether dominoes cannot lie on both of two different places: they share a cell or show the same domino. */
  exclude(one: PlaceIndex, other: PlaceIndex): boolean {
    return one !== other && (this.showSame(one, other) || this.overlap(one, other));
  }

  showSame(one: PlaceIndex, other: PlaceIndex): boolean {
    return this.dominoItem[one] === this.dominoItem[other];
  }

  /** The dominoes that lie, in the order in which they were laid. */
  get laid(): ListedPlacement[] {
    return this.#laid.map((place) => this.placementAt(place));
  }

  isLaid(place: PlaceIndex): boolean {
    return this.#isLaid[place] === 1;
  }

  /** How many places a domino had before the first was laid. */
  choicesAtStart(domino: DominoItem): number {
    return this.to[domino]! - this.from[domino]!;
  }

  /** Whether the numbers are those of the set and every cell and domino has a place left. */
  get possible(): boolean {
    return this.#isLoaded && this.tally.every((_, item) => this.choices(item) > 0);
  }

  /** The items with so many open places. */
  itemsLeft(choices: number): ItemIndex[] {
    const items: ItemIndex[] = [];
    for (let item = FIRST_ITEM; item < this.items; item++)
      if (this.choices(item) === choices) items.push(item);
    return items;
  }

  /** Whether every domino lies. */
  get finished(): boolean {
    return this.dominoes > 0 && this.#laid.length === this.dominoes;
  }

  /** The dominoes as they lie now; -1 for a cell without a domino. */
  get key(): Key {
    return keyOfPlaces(this.board, this.laid);
  }

  /** Lays a domino on an open place, and closes all that excludes it. */
  lay(place: PlaceIndex): void {
    for (const item of this.itemsOf(place)) {
      for (const other of this.openPlaces(item)) if (other !== place) this.close(other);
    }
    this.#isLaid[place] = 1;
    this.#laid.push(place);
  }

  /** Lays the dominoes that are given, on open places, and closes what is barred. */
  settle({ laid = [], barred = [] }: Marks): void {
    for (const place of laid) this.lay(place);
    for (const place of barred) if (this.open[place]) this.close(place);
  }

  /** The open places that a domino on this one would close: those on its cells, then those of the domino. */
  excludedBy(place: PlaceIndex): PlaceIndex[] {
    const others = new Set(this.itemsOf(place).flatMap((item) => this.openPlaces(item)));
    others.delete(place);
    return [...others];
  }

  /** Whether one of the places closed since `closed` was `mark` was the last of a cell or domino. */
  isStarvedSince(mark: number): boolean {
    for (let i = mark; i < this.closed; i++) {
      if (this.itemsOf(this.trail[i]!).some((item) => this.choices(item) === 0)) return true;
    }
    return false;
  }

  /** The bars (the book's "Trennungsstriche"): closed places between two cells on which no domino lies yet. */
  bars(): Place[] {
    const covered = new Set(this.laid.flatMap(({ first, second }) => [first, second]));
    const bars: Place[] = [];
    for (let place = FIRST_PLACE; place < this.places; place++) {
      const { first, second } = this.placementAt(place);
      if (!this.open[place] && !covered.has(first) && !covered.has(second)) bars.push({ first, second });
    }
    return bars;
  }
}
