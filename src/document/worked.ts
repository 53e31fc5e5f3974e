import { parseLine } from '../domino/notation.ts';
import { checkPuzzle, type Puzzle } from '../domino/puzzle.ts';
import { type Climb, climb } from '../solve/ladder.ts';

/** The first example of every book; both kinds of seal and of gap solve it. */
export const EXAMPLE = checkPuzzle(parseLine('omnibus 3 21010/20320/01231/33231'));

/** The same of a Terzett: chosen among those of range 4 with few seals and with threes that do not touch. */
export const TERZETT_EXAMPLE = checkPuzzle(parseLine('terzett 4 000120/123120/123120/123444/444333'));

/** The small puzzles that are solved step by step, by the names of their boards. */
const PUZZLES = { example: EXAMPLE, 'example-terzett': TERZETT_EXAMPLE } as const;

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
