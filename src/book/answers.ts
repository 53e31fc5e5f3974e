import { isFullRectangle } from '../domino/board.ts';
import { makePlace } from '../domino/coordinates.ts';
import { makeDomino } from '../domino/dominoes.ts';
import { hasUnknowns } from '../domino/kinds.ts';
import { makeGameId, makeKeyRows, makeRows } from '../domino/notation.ts';
import { type Key, type Puzzle, placementsOf } from '../domino/puzzle.ts';
import { nameOfShape } from '../domino/shapes.ts';
import type { Answer } from './answers-schema.ts';
import type { Book } from './book.ts';

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
  const { kind, range, board } = puzzle;
  const hasId = !hasUnknowns(kind) && isFullRectangle(board, range);
  return {
    rows: makeRows(puzzle),
    ...(solution && { solution: makeRows(solution) }),
    key: makeKeyRows(puzzle.board, key),
    stones: placementsOf(solved, key).map((placement) => ({
      stone: makeDomino(placement.domino),
      place: makePlace(puzzle.board, placement),
    })),
    ...(hasId && { gameId: makeGameId(puzzle) }),
  };
}
