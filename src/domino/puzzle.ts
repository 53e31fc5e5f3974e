import { UserError } from '../errors.ts';
import { type Adjacency, type Board, type Cell, rowOf } from './board.ts';
import { makeCell } from './coordinates.ts';
import { type Stone, setFacts, stone } from './stones.ts';

/** The kinds of puzzle that the program knows. */
export const KINDS = ['omnibus'] as const;
export type Kind = (typeof KINDS)[number];

/** Numbers on a board, as written down; nothing is promised of how often each stands there. */
export interface Setup {
  readonly kind: Kind;
  readonly range: number;
  readonly board: Board;
  /** One number for each cell of the bounding box, row by row; -1 where the board has no cell. */
  readonly numbers: readonly number[];
}

/** A setup on which the whole set can be counted out: see {@link checkPuzzle}. */
export type Puzzle = Setup & { readonly checked: true };

/** A stone on its two cells. */
export interface Placement extends Adjacency {
  readonly stone: Stone;
}

/**
 * Where the stones lie (the book's "Schlüssel"): for each cell of the bounding box the cell with the other half
 * of its stone; -1 where the board has no cell.
 */
export type Key = readonly Cell[];

/** The stone that the numbers on two cells make. */
export function stoneAt(setup: Setup, { first, second }: Adjacency): Stone {
  return stone(setup.numbers[first]!, setup.numbers[second]!);
}

/** The stones of a key with their cells, in reading order of their first cells. */
export function placementsOf(setup: Setup, key: Key): Placement[] {
  return setup.board.cells
    .filter((cell) => key[cell]! > cell)
    .map((first) => {
      const pair = { first, second: key[first]! };
      return { ...pair, stone: stoneAt(setup, pair) };
    });
}

/** Whether a stone lies across (in one row) rather than upright. */
export function isAcross(board: Board, { first, second }: Adjacency): boolean {
  return rowOf(board, first) === rowOf(board, second);
}

/**
 * Checks what every puzzle must fulfil, whatever its solutions: two cells for each stone of the set, numbers from
 * 0 to the range, and each number range + 2 times.
 *
 * @throws UserError which says what is there and what was expected
 */
export function checkPuzzle(setup: Setup): Puzzle {
  const { range, board, numbers } = setup;
  const { cells, copies, stones } = setFacts(range);
  if (board.cells.length !== cells) {
    throw new UserError(`the board has ${board.cells.length} cells`, {
      expected: `${cells}, two for each of the ${stones} stones up to ${range}:${range}`,
    });
  }
  const seen = new Array<number>(range + 1).fill(0);
  for (const cell of board.cells) {
    const number = numbers[cell]!;
    if (number < 0 || number > range) {
      throw new UserError(`${makeCell(board, cell)} holds ${number}`, {
        expected: `a number from 0 to ${range}`,
      });
    }
    seen[number]!++;
  }
  const wrong = seen.flatMap((times, number) =>
    times === copies ? [] : [`${number} (${times} ${times === 1 ? 'time' : 'times'})`],
  );
  if (wrong.length > 0) {
    throw new UserError(`these numbers stand too often or too seldom: ${wrong.join(', ')}`, {
      expected: `each number from 0 to ${range} exactly ${copies} times`,
      hint: 'compare the numbers with the board you copied them from',
    });
  }
  return { ...setup, checked: true };
}
