import { parseLine } from '../domino/notation.ts';
import { checkPuzzle, type Puzzle } from '../domino/puzzle.ts';
import { type Climb, climb } from '../solve/ladder.ts';

/**
 * The board of the lessons: on so small a one both kinds of seal and of gap, and strokes that make a gap, are rare
 * together. 48 of the 4,824 boards of this range with one solution are solved in the order of the lessons.
 */
export const LESSON = checkPuzzle(parseLine('omnibus 2 0112/1012/2200'));

/** The first example of every book; both kinds of seal and of gap solve it. */
export const EXAMPLE = checkPuzzle(parseLine('omnibus 3 21010/20320/01231/33231'));

/** The same of a Terzett: chosen among those of range 4 with few seals and with threes that do not touch. */
export const TERZETT_EXAMPLE = checkPuzzle(parseLine('terzett 4 000120/123120/123120/123444/444333'));

/** The small puzzles of which each step can be shown, by the names of their boards. */
const PUZZLES = { lesson: LESSON, example: EXAMPLE, 'example-terzett': TERZETT_EXAMPLE } as const;

export type WorkedName = keyof typeof PUZZLES;
export const WORKED_NAMES = Object.keys(PUZZLES) as WorkedName[];

/** A puzzle with its way to the solution. */
export interface Worked {
  readonly puzzle: Puzzle;
  readonly climb: Climb;
}

const known = new Map<WorkedName, Worked>();

/** The puzzle of this name; worked out when it is asked for the first time. */
export function workedExample(name: WorkedName): Worked {
  let worked = known.get(name);
  if (!worked) {
    const puzzle = PUZZLES[name];
    worked = { puzzle, climb: climb(puzzle) };
    known.set(name, worked);
  }
  return worked;
}

export function isWorked(name: string): name is WorkedName {
  return Object.hasOwn(PUZZLES, name);
}
