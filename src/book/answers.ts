import { isFullRectangle } from '../domino/board.ts';
import { makePlace } from '../domino/coordinates.ts';
import { hasUnknowns, type Kind } from '../domino/kinds.ts';
import { makeGameId, makeKeyRows, makeRows } from '../domino/notation.ts';
import { type Key, type Puzzle, placementsOf } from '../domino/puzzle.ts';
import { nameOfShape } from '../domino/shapes.ts';
import { makeStone } from '../domino/stones.ts';
import type { Level } from '../solve/levels.ts';
import type { Book } from './book.ts';
import type { SeriesIds } from './record.ts';

/** A puzzle with its key, ready to be written as data. */
export interface Answer {
  /** The puzzle's number in the book, or the name of a figure. */
  readonly name: string;
  /** The title of its section; nothing for a figure. */
  readonly section?: string;
  readonly id?: string;
  readonly kind: Kind;
  readonly range: number;
  /** `8x9`, `letter-h`; nothing if the shape has no name. */
  readonly shape?: string;
  readonly level?: Level;
  readonly rating?: number;
  /** How many solutions it has; of a completion, fillings. */
  readonly solutions: number;
  readonly rows: readonly string[];
  /** All numbers, where the puzzle shows only some. */
  readonly solution?: readonly string[];
  /** Which half of its domino each cell is: L, R, T or B. */
  readonly key: readonly string[];
  readonly stones: readonly { readonly stone: string; readonly place: string }[];
  /** As Simon Tatham's Dominosa writes it; nothing if it has no such form. */
  readonly gameId?: string;
  readonly series?: SeriesIds;
}

/** All puzzles of a book with their keys, and its figures after them. */
export function answersOf({ sections, exhibits }: Book): Answer[] {
  return [
    ...sections.flatMap(({ title, puzzles }) =>
      puzzles.map(({ number, id, puzzle, solution, key, grade, series }) => ({
        name: String(number),
        section: title,
        id,
        ...factsOf(puzzle),
        ...(grade && { level: grade.level, rating: grade.rating }),
        solutions: 1,
        ...keyOf(puzzle, solution, key),
        ...(series && { series }),
      })),
    ),
    ...exhibits.map(({ name, puzzle, solutions, key }) => ({
      name,
      ...factsOf(puzzle),
      solutions,
      ...keyOf(puzzle, undefined, key),
    })),
  ];
}

function factsOf({ kind, range, board }: Puzzle): Pick<Answer, 'kind' | 'range' | 'shape'> {
  const shape = nameOfShape(board);
  return { kind, range, ...(shape !== undefined && { shape }) };
}

function keyOf(puzzle: Puzzle, solution: Puzzle | undefined, key: Key) {
  const solved = solution ?? puzzle;
  const gameId = gameIdOf(puzzle);
  return {
    rows: makeRows(puzzle),
    ...(solution && { solution: makeRows(solution) }),
    key: makeKeyRows(puzzle.board, key),
    stones: placementsOf(solved, key).map((stone) => ({
      stone: makeStone(stone.stone),
      place: makePlace(puzzle.board, stone),
    })),
    ...(gameId !== undefined && { gameId }),
  };
}

function gameIdOf(puzzle: Puzzle): string | undefined {
  const { kind, range, board } = puzzle;
  return hasUnknowns(kind) || !isFullRectangle(board, range) ? undefined : makeGameId(puzzle);
}
