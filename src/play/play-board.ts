import {
  asPlace,
  type Board,
  type Cell,
  cellAt,
  columnOf,
  type Place,
  type PlaceIndex,
  placesOf,
  rowOf,
} from '../domino/board.ts';
import { hasUnknowns } from '../domino/kinds.ts';
import { type Puzzle, UNKNOWN } from '../domino/puzzle.ts';
import type { ComposingTask } from '../parts/composing/task.ts';

export const DIRECTIONS = ['up', 'left', 'right', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Readonly<Record<Direction, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  left: [0, -1],
  right: [0, 1],
  down: [1, 0],
};

/** What lies on a board before a player begins. */
export interface Given {
  readonly dominoes: readonly PlaceIndex[];
  readonly bars: readonly PlaceIndex[];
}

const NOTHING: Given = { dominoes: [], bars: [] };

/** The board of a puzzle as a player moves on it: its cells and the pairs of neighbours, numbered as `placesOf` does. */
export class PlayBoard {
  readonly puzzle: Puzzle;
  readonly given: Given;
  /** Of a board that is composed on: any answer to the task is right. */
  readonly task: ComposingTask | undefined;
  readonly pairs: readonly Place[];
  readonly hasUnknowns: boolean;
  readonly #pairOf: ReadonlyMap<string, PlaceIndex>;

  constructor(puzzle: Puzzle, given = NOTHING, task: ComposingTask | undefined = undefined) {
    this.puzzle = puzzle;
    this.given = given;
    this.task = task;
    this.hasUnknowns = hasUnknowns(puzzle.kind);
    this.pairs = placesOf(puzzle.board);
    this.#pairOf = new Map(
      this.pairs.map(({ first, second }, pair) => [`${first} ${second}`, asPlace(pair)]),
    );
  }

  get board(): Board {
    return this.puzzle.board;
  }

  /** The pair of two cells, in either order, if they are neighbours. */
  pairOf(one: Cell, other: Cell): PlaceIndex | undefined {
    return this.#pairOf.get(`${Math.min(one, other)} ${Math.max(one, other)}`);
  }

  pairAt({ first, second }: Place): PlaceIndex {
    return this.pairOf(first, second)!;
  }

  /** The cell beside this one, if the board has it. */
  neighbour(cell: Cell, direction: Direction): Cell | undefined {
    return this.#along(cell, direction)[0] ?? undefined;
  }

  neighbours(cell: Cell): { readonly other: Cell; readonly pair: PlaceIndex }[] {
    return DIRECTIONS.flatMap((direction) => {
      const other = this.neighbour(cell, direction);
      return other === undefined ? [] : [{ other, pair: this.pairOf(cell, other)! }];
    });
  }

  /** The next cell in this direction; holes are passed over. */
  next(cell: Cell, direction: Direction): Cell | undefined {
    return this.#along(cell, direction).find((other) => other !== null) ?? undefined;
  }

  /** The last cell of the row or column in this direction, which can be the cell itself. */
  last(cell: Cell, direction: Direction): Cell {
    return this.#along(cell, direction).findLast((other) => other !== null) ?? cell;
  }

  directionTo(cell: Cell, neighbour: Cell): Direction {
    return DIRECTIONS.find((direction) => this.neighbour(cell, direction) === neighbour)!;
  }

  /** Whether the number of a cell is for the player to fill in. */
  isUnknown(cell: Cell): boolean {
    return this.puzzle.numbers[cell] === UNKNOWN;
  }

  /** Everything from a cell to the edge of the bounding box; null for a place without a cell. */
  #along(cell: Cell, direction: Direction): (Cell | null)[] {
    const { board } = this;
    const [down, right] = STEPS[direction];
    const found: (Cell | null)[] = [];
    let [row, column] = [rowOf(board, cell) + down, columnOf(board, cell) + right];
    for (
      ;
      row >= 0 && row < board.rows && column >= 0 && column < board.columns;
      row += down, column += right
    ) {
      found.push(cellAt(board, row, column) ?? null);
    }
    return found;
  }
}
