import { parseLine } from '../domino/notation.ts';
import { checkPuzzle, type Puzzle } from '../domino/puzzle.ts';
import { type SolvePath, solvePath, solvePathBy } from '../solve/ladder.ts';
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
/** After how many of its steps. */
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

/** A puzzle with its way to the solution. */
export interface Worked {
  readonly puzzle: Puzzle;
  readonly path: SolvePath;
}

const known = new Map<WorkedName, Worked>();

/** The puzzle of this name; worked out when it is asked for the first time. */
export function workedExample(name: WorkedName): Worked {
  let worked = known.get(name);
  if (!worked) {
    const puzzle = PUZZLES[name];
    worked = {
      puzzle,
      path: name === 'lesson' ? solvePathBy(puzzle, LESSON_STEPS) : solvePath(puzzle, BEGINNING),
    };
    known.set(name, worked);
  }
  return worked;
}

export function isWorked(name: string): name is WorkedName {
  return Object.hasOwn(PUZZLES, name);
}
