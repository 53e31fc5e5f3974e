import { parseCell } from '../domino/coordinates.ts';
import { parseLine } from '../domino/notation.ts';
import { checkPuzzle, type Key, type Puzzle } from '../domino/puzzle.ts';
import { memoize } from '../memoize.ts';
import { type SolvePath, solvePath, solvePathBy } from '../solve/ladder.ts';
import { countSolutions } from '../solve/solution-counter.ts';
import { gap } from '../solve/techniques/gap.ts';
import { derivedSeal, seal } from '../solve/techniques/seal.ts';

/** A board with one solution, whose three dominoes lie across and upright: it shows what the game is. */
const FIRST = checkPuzzle(parseLine('omnibus 1 100/011'));

/**
 * The board of the lesson, which is solved to its last domino. Of the 4,308 boards of this range that seals and gaps
 * solve it is one of few with a single seal at the start that is no double, then gaps, a bar that makes one of them, and
 * counts that fall to one before each later seal.
 */
export const LESSON = checkPuzzle(parseLine('omnibus 2 0012/1012/1022'));

/** The board that is left half solved to the reader; seals and gaps solve it. */
export const PRACTICE = checkPuzzle(parseLine('omnibus 3 21010/20320/01231/33231'));
export const PRACTICE_GIVEN = 5;

/** A small Terzett: chosen among those of range 4 with few seals and with threes that do not touch. */
export const TERZETT_EXAMPLE = checkPuzzle(parseLine('terzett 4 000120/123120/123120/123444/444333'));

/** The small puzzles of which each step can be shown, by the names of their boards. */
const PUZZLES = {
  first: FIRST,
  lesson: LESSON,
  practice: PRACTICE,
  'example-terzett': TERZETT_EXAMPLE,
} as const;

export type WorkedName = keyof typeof PUZZLES;
export const WORKED_NAMES = Object.keys(PUZZLES) as WorkedName[];

/** What a beginner looks for, in this order: who counts sees each seal before a gap. */
const BEGINNING = [seal, derivedSeal, gap];
/** The techniques of the lesson's steps: all that it explains comes before what follows of itself. */
const LESSON_STEPS = [seal, gap, gap, gap, derivedSeal, derivedSeal];

export interface Worked {
  readonly puzzle: Puzzle;
  readonly path: SolvePath;
}

const workedOut = memoize(
  (puzzle: Puzzle): Worked => ({
    puzzle,
    path: puzzle === LESSON ? solvePathBy(puzzle, LESSON_STEPS) : solvePath(puzzle, BEGINNING),
  }),
);

/** The puzzle of this name; worked out when it is asked for the first time. */
export function workedExample(name: WorkedName): Worked {
  return workedOut(PUZZLES[name]);
}

export function isWorked(name: string): name is WorkedName {
  return Object.hasOwn(PUZZLES, name);
}

/**
 * The small completion that is filled in step by step; its reasons are words of the template `worked-completion`.
 * Threes alone leave two ways to fill it in, and in one of them a domino of the set has no place.
 */
export const COMPLETION: Puzzle = checkPuzzle(parseLine('completion 4 ??????/??34??/213???/213??0/??423?'));

export const COMPLETED: Puzzle = checkPuzzle(parseLine('terzett 4 000111/213444/213230/213230/444230'));

/** The cells that each step fills in, in the order of the template's list. */
export const FILLED = ['a5 b5', 'a2 b2', 'd3 d4', 'e2 f2', 'f3 f5', 'e3 e4', '', 'a1 b1 c1 d1 e1 f1'].map(
  (cells) => cells.split(' ').flatMap((cell) => (cell ? [parseCell(COMPLETION.board, cell)] : [])),
);

export function completedTo(steps: number): Puzzle {
  const numbers = [...COMPLETION.numbers];
  for (const cell of FILLED.slice(0, steps).flat()) numbers[cell] = COMPLETED.numbers[cell]!;
  return checkPuzzle({ ...COMPLETION, numbers });
}

/** Where the dominoes lie on its numbers: there is one way only. */
export function completionKey(): Key {
  return countSolutions(COMPLETED, 1).key!;
}
