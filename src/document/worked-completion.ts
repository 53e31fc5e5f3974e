import { parseCell } from '../domino/coordinates.ts';
import { parseLine } from '../domino/notation.ts';
import { checkPuzzle, type Key, type Puzzle } from '../domino/puzzle.ts';
import { countSolutions } from '../solve/solution-counter.ts';

/**
 * The small completion that is filled in step by step; its reasons are words of the template `worked-completion`.
 * Threes alone leave two ways to fill it in, and in one of them a domino of the set has no place.
 */
export const COMPLETION: Puzzle = checkPuzzle(parseLine('completion 4 ??????/??34??/213???/213??0/??423?'));

/** All its numbers. */
export const COMPLETED: Puzzle = checkPuzzle(parseLine('terzett 4 000111/213444/213230/213230/444230'));

/** The cells that each step fills in, in the order of the template's list. */
export const FILLED = ['a5 b5', 'a2 b2', 'd3 d4', 'e2 f2', 'f3 f5', 'e3 e4', '', 'a1 b1 c1 d1 e1 f1'].map(
  (cells) => cells.split(' ').flatMap((cell) => (cell ? [parseCell(COMPLETION.board, cell)] : [])),
);

/** The board after so many steps. */
export function completedTo(steps: number): Puzzle {
  const numbers = [...COMPLETION.numbers];
  for (const cell of FILLED.slice(0, steps).flat()) numbers[cell] = COMPLETED.numbers[cell]!;
  return checkPuzzle({ ...COMPLETION, numbers });
}

/** Where the dominoes lie on its numbers: there is one way only. */
export function completionKey(): Key {
  return countSolutions(COMPLETED, 1).key!;
}
