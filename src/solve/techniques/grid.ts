import { type Board, type Cell, cellAt, columnOf, rowOf } from '../../domino/board.ts';
import { type Index, makeTable, type Table } from '../../domino/indices.ts';

/** Where the lines between cells meet: `row * (columns + 1) + column`, both counted from 0. */
export type Corner = Index<'corner'>;
export const FIRST_CORNER = 0 as Corner;

/** A corner with the parity of a way to it: `2 * corner + parity`. */
export type Reach = Index<'reach'>;

export function reach(corner: Corner, parity: number): Reach {
  return (2 * corner + parity) as Reach;
}

/** From one corner to the next. Across it counts nothing, downwards the cells of this row to its left. */
export interface Wall {
  readonly start: Corner;
  readonly end: Corner;
  /** Whether it counts an odd number: 0 or 1. */
  readonly parity: number;
}

/** How many corners a place has around it. */
export const AROUND = 6;

/** The lines between the cells of a board and around them. */
export class Grid {
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

  /** The wall between the two cells of a place. */
  wallBetween(first: Cell, second: Cell): Wall {
    const corner = this.#upperLeft(second);
    return this.#isAcross(first, second) ? this.#wallDown(corner) : this.#wallAcross(corner);
  }

  /** The walls between a cell of the board and none. */
  edge(): Wall[] {
    const board = this.#board;
    return board.cells.flatMap((cell) => {
      const [row, column] = [rowOf(board, cell), columnOf(board, cell)];
      const isOpen = (down: number, right: number) => cellAt(board, row + down, column + right) === undefined;
      return [
        ...(isOpen(-1, 0) ? [this.#wallAcross(this.#corner(row, column))] : []),
        ...(isOpen(1, 0) ? [this.#wallAcross(this.#corner(row + 1, column))] : []),
        ...(isOpen(0, -1) ? [this.#wallDown(this.#corner(row, column))] : []),
        ...(isOpen(0, 1) ? [this.#wallDown(this.#corner(row, column + 1))] : []),
      ];
    });
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
