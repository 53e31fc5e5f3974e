import { type Adjacency, adjacencies, type Cell } from '../domino/board.ts';
import { type Key, type Placement, type Setup, stoneAt } from '../domino/puzzle.ts';
import { stoneCount, stoneIndex } from '../domino/stones.ts';

/** A place where a stone could lie, with its number in the list of all such places of the board. */
export interface Place extends Placement {
  readonly index: number;
  /** The stone's number: see `stoneIndex`. */
  readonly stoneIndex: number;
}

/**
 * What a solver with pencil and paper has before him: the stones laid so far, and for every cell and every stone
 * the places still open. Laying a stone closes the other places of its cells and of the stone.
 */
export class Candidates {
  readonly setup: Setup;
  readonly places: readonly Place[];
  readonly laid: Place[] = [];
  readonly #open: boolean[];
  readonly #ofCell: Place[][];
  readonly #ofStone: Place[][];
  /** How many places of each are open. */
  readonly #choicesOfCell: number[];
  readonly #choicesOfStone: number[];
  readonly #choicesAtStart: readonly number[];
  readonly #key: Cell[];

  constructor(setup: Setup) {
    const { board, range } = setup;
    this.setup = setup;
    this.places = adjacencies(board).map(({ first, second }, index) => {
      const stone = stoneAt(setup, { first, second });
      return { first, second, index, stone, stoneIndex: stoneIndex(stone.low, stone.high) };
    });
    this.#open = this.places.map(() => true);
    this.#ofCell = board.has.map(() => []);
    this.#ofStone = Array.from({ length: stoneCount(range) }, () => []);
    this.#key = board.has.map(() => -1);
    for (const place of this.places) {
      this.#ofCell[place.first]!.push(place);
      this.#ofCell[place.second]!.push(place);
      this.#ofStone[place.stoneIndex]!.push(place);
    }
    this.#choicesOfCell = this.#ofCell.map((places) => places.length);
    this.#choicesOfStone = this.#ofStone.map((places) => places.length);
    this.#choicesAtStart = [...this.#choicesOfStone];
  }

  /** How many stones the set has. */
  get stones(): number {
    return this.#ofStone.length;
  }

  isOpen(place: Place): boolean {
    return this.#open[place.index]!;
  }

  /** Whether a stone lies on the cell. */
  isCovered(cell: Cell): boolean {
    return this.#key[cell] !== -1;
  }

  /** How many open places use a cell. */
  choicesOfCell(cell: Cell): number {
    return this.#choicesOfCell[cell]!;
  }

  /** How many open places a stone has. */
  choicesOfStone(stone: number): number {
    return this.#choicesOfStone[stone]!;
  }

  /** How many places a stone had before the first was laid. */
  choicesAtStart(stone: number): number {
    return this.#choicesAtStart[stone]!;
  }

  /** The open places that use a cell; none if it is covered. */
  ofCell(cell: Cell): Place[] {
    return this.#ofCell[cell]!.filter((place) => this.isOpen(place));
  }

  /** The open places of a stone; none if it lies. */
  ofStone(stone: number): Place[] {
    return this.#ofStone[stone]!.filter((place) => this.isOpen(place));
  }

  /** Every stone lies. */
  get solved(): boolean {
    return this.laid.length === this.stones && this.setup.board.cells.every((cell) => this.isCovered(cell));
  }

  /** The stones as they lie now; -1 for a cell without a stone. */
  get key(): Key {
    return [...this.#key];
  }

  /** Lays a stone on an open place. Returns the places that this closes, its own not among them. */
  lay(place: Place): Place[] {
    const closed = new Set([
      ...this.ofCell(place.first),
      ...this.ofCell(place.second),
      ...this.ofStone(place.stoneIndex),
    ]);
    for (const other of closed) {
      this.#open[other.index] = false;
      this.#choicesOfCell[other.first]!--;
      this.#choicesOfCell[other.second]!--;
      this.#choicesOfStone[other.stoneIndex]!--;
    }
    this.#key[place.first] = place.second;
    this.#key[place.second] = place.first;
    this.laid.push(place);
    closed.delete(place);
    return [...closed];
  }

  /** The strokes (the book's "Trennungsstriche"): closed places between two cells on which no stone lies yet. */
  strokes(): Adjacency[] {
    return this.places.filter(
      (place) => !this.isOpen(place) && !this.isCovered(place.first) && !this.isCovered(place.second),
    );
  }
}
