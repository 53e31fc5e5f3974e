import {
  type Board,
  type Cell,
  cellAt,
  columnOf,
  FIRST_PLACE,
  NO_PLACE,
  type PlaceIndex,
  rowOf,
} from '../../domino/board.ts';
import { type Index, makeTable, type Table } from '../../domino/indices.ts';
import type { Candidates } from '../candidates.ts';

/** Where the lines between cells meet: `row * (columns + 1) + column`, both counted from 0. */
type Corner = Index<'corner'>;
const FIRST_CORNER = 0 as Corner;

/** A corner with the parity of a way to it: `2 * corner + parity`. */
type Reach = Index<'reach'>;

function reach(corner: Corner, parity: number): Reach {
  return (2 * corner + parity) as Reach;
}

/** From one corner to the next. Across it counts nothing, downwards the cells of this row to its left. */
interface Wall {
  readonly start: Corner;
  readonly end: Corner;
  /** Whether it counts an odd number: 0 or 1. */
  readonly parity: number;
}

/** How many corners a place has around it. */
const AROUND = 6;

/** The lines between the cells of a board and around them. */
class Grid {
  readonly corners: number;
  readonly #board: Board;
  /** From a corner to the next below. */
  readonly #down: number;
  /** For each corner the parity of the cells to its left, in the row below it. */
  readonly #left: Table<Corner>;

  constructor(board: Board) {
    const { rows, columns } = board;
    this.#board = board;
    this.#down = columns + 1;
    this.corners = (rows + 1) * this.#down;
    this.#left = makeTable(this.corners);
    for (let row = 0; row < rows; row++) {
      let parity = 0;
      for (let column = 0; column <= columns; column++) {
        this.#left[this.#corner(row, column)] = parity;
        if (cellAt(board, row, column) !== undefined) parity ^= 1;
      }
    }
  }

  wallBetween(first: Cell, second: Cell): Wall {
    const corner = this.#upperLeft(second);
    return this.#isAcross(first, second) ? this.#wallDown(corner) : this.#wallAcross(corner);
  }

  /** The walls between a cell of the board and none. */
  edge(): Wall[] {
    const board = this.#board;
    const has = (row: number, column: number) => cellAt(board, row, column) !== undefined;
    const walls: Wall[] = [];
    for (let row = 0; row <= board.rows; row++) {
      for (let column = 0; column <= board.columns; column++) {
        const corner = this.#corner(row, column);
        if (has(row, column) !== has(row - 1, column)) walls.push(this.#wallAcross(corner));
        if (has(row, column) !== has(row, column - 1)) walls.push(this.#wallDown(corner));
      }
    }
    return walls;
  }

  /** The corners around a place in turn, with the parities of the way along its sides from the first of them. */
  around(first: Cell, second: Cell): Reach[] {
    const down = this.#down;
    const steps = this.#isAcross(first, second) ? [1, 1, down, -1, -1] : [1, down, down, -1, -down];
    let corner = this.#upperLeft(first);
    let parity = 0;
    const around = [reach(corner, parity)];
    for (const step of steps) {
      const next = (corner + step) as Corner;
      if (Math.abs(step) === down) parity ^= this.#left[Math.min(corner, next) as Corner]!;
      corner = next;
      around.push(reach(corner, parity));
    }
    return around;
  }

  #isAcross(first: Cell, second: Cell): boolean {
    return rowOf(this.#board, first) === rowOf(this.#board, second);
  }

  #upperLeft(cell: Cell): Corner {
    return this.#corner(rowOf(this.#board, cell), columnOf(this.#board, cell));
  }

  #corner(row: number, column: number): Corner {
    return (row * this.#down + column) as Corner;
  }

  #wallAcross(start: Corner): Wall {
    return { start, end: (start + 1) as Corner, parity: 0 };
  }

  #wallDown(start: Corner): Wall {
    return { start, end: (start + this.#down) as Corner, parity: this.#left[start]! };
  }
}

/**
 * Walls stand along the edge of the board and between the two cells of each closed place, from corner to corner. A
 * domino cuts cells off just where walls lead from one of its corners around them to another of its corners.
 *
 * Whether these are an odd number is counted along the walls. One above or below a cell counts nothing; one beside a
 * cell counts the cells of its row to the left. Around a closed line that adds up, but for signs, to the cells inside.
 * So each corner has the parity of the way to it from a root of its walls (union-find with parities). All ways along
 * walls between two corners have one parity, unless an odd number of cells is closed in already. Where the way along
 * the sides of a domino has the other one, an odd number of cells lies between it and the walls.
 */
export class Walls {
  readonly #state: Candidates;
  /** For each place the wall that stands in it once it is closed. */
  readonly #wallIn: readonly Wall[];
  /** The corners around each place, with the parities of the ways along its sides from the first of them. */
  readonly #around: Table<number, Reach>;
  /** For each corner one that is nearer to the root, which has itself: of the edge of the board, and of all walls. */
  readonly #upAtEdge: Table<Corner, Reach>;
  readonly #up: Table<Corner, Reach>;
  readonly #isEdgeEven: boolean;
  /** From which place a root was seen last with a parity. */
  readonly #seenFrom: Table<Reach, PlaceIndex>;

  constructor(state: Candidates) {
    const { board, places, firstCell, secondCell } = state;
    const grid = new Grid(board);
    const wallIn: Wall[] = [];
    this.#state = state;
    this.#around = makeTable(AROUND * places);
    for (let place = FIRST_PLACE; place < places; place++) {
      const [first, second] = [firstCell[place]!, secondCell[place]!];
      wallIn.push(grid.wallBetween(first, second));
      for (const [i, corner] of grid.around(first, second).entries())
        this.#around[AROUND * place + i] = corner;
    }
    this.#wallIn = wallIn;
    const up = makeTable<Corner, Reach>(grid.corners);
    for (let corner = FIRST_CORNER; corner < grid.corners; corner++) up[corner] = reach(corner, 0);
    this.#isEdgeEven = grid.edge().every((wall) => join(up, wall));
    this.#upAtEdge = up;
    this.#up = up.slice();
    this.#seenFrom = makeTable(2 * grid.corners);
  }

  /** Reads the walls as they stand now. Returns false if an odd number of cells is closed in: there is no solution. */
  read(): boolean {
    const { trail, closed } = this.#state;
    const up = this.#up;
    if (!this.#isEdgeEven) return false;
    up.set(this.#upAtEdge);
    for (let i = 0; i < closed; i++) if (!join(up, this.#wallIn[trail[i]!]!)) return false;
    for (let corner = FIRST_CORNER; corner < up.length; corner++) up[corner] = rootOf(up, corner);
    this.#seenFrom.fill(NO_PLACE);
    return true;
  }

  /** Whether a domino on an open place would cut off an odd number of cells. */
  cutOffOdd(place: PlaceIndex): boolean {
    const up = this.#up;
    const around = this.#around;
    const seenFrom = this.#seenFrom;
    const end = AROUND * place + AROUND;
    for (let i = AROUND * place; i < end; i++) {
      const along = around[i]!;
      const root = (up[(along >> 1) as Corner]! ^ (along & 1)) as Reach;
      if (seenFrom[(root ^ 1) as Reach] === place) return true;
      seenFrom[root] = place;
    }
    return false;
  }
}

/** The root of a corner, with the parity of the way between them. */
function rootOf(up: Table<Corner, Reach>, corner: Corner): Reach {
  let parity = 0;
  for (let at = corner; ; ) {
    const next = up[at]!;
    const after = up[(next >> 1) as Corner]! ^ (next & 1);
    if (after === next) return (next ^ parity) as Reach;
    up[at] = after as Reach;
    parity ^= after & 1;
    at = (after >> 1) as Corner;
  }
}

/** Puts a wall up. Returns false if another parity leads from one end to the other already. */
function join(up: Table<Corner, Reach>, { start, end, parity }: Wall): boolean {
  const one = rootOf(up, start);
  const other = rootOf(up, end) ^ parity;
  if (one >> 1 === other >> 1) return one === other;
  up[(one >> 1) as Corner] = (other ^ (one & 1)) as Reach;
  return true;
}
