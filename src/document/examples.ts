import { parseLine } from '../domino/notation.ts';
import { checkPuzzle, type Puzzle } from '../domino/puzzle.ts';
import { LADDER, type SolvePath, solvePath } from '../solve/ladder.ts';
import { AID_EXAMPLES, bookAidOf, type ExplainedAid } from './aids.ts';

/** What the book of 1921 knows beside seals, gaps and bars. */
export const OLD_AIDS = ['fixed-cell', 'locked-square', 'trial'] as const;
export type ShownAid = ExplainedAid | (typeof OLD_AIDS)[number];

/**
 * A small board with two solutions, which differ in the square alone: see {@link BOOK_AIDS} why no puzzle can stand
 * here. On so small a board other techniques see what a locked square does, so that it is used beside seals and gaps only.
 */
const SQUARE = {
  line: 'omnibus 3 12222/20133/30131/10030',
  aids: LADDER.filter(({ name }) => ['seal', 'gap', 'locked-square'].includes(name)),
};

/** A small puzzle with its way to the solution. */
export interface Example {
  readonly puzzle: Puzzle;
  readonly path: SolvePath;
  /** Which of its steps, counted from 0, uses the technique. */
  readonly step: number;
}

export function isExplained(aid: string): aid is ExplainedAid {
  return Object.hasOwn(AID_EXAMPLES, aid);
}

export function isShown(aid: string): aid is ShownAid {
  return isExplained(aid) || OLD_AIDS.some((old) => old === aid);
}

const known = new Map<ShownAid, Example>();

/** The example of a technique; worked out when it is asked for the first time. */
export function exampleOf(aid: ShownAid): Example {
  let example = known.get(aid);
  if (!example) {
    const { line, aids } = isExplained(aid) ? { line: AID_EXAMPLES[aid], aids: undefined } : SQUARE;
    const puzzle = checkPuzzle(parseLine(line));
    const way = solvePath(puzzle, aids);
    const step = way.pathSteps.findIndex(({ step }) => (bookAidOf(step) ?? step.technique) === aid);
    example = { puzzle, path: way, step };
    known.set(aid, example);
  }
  return example;
}
