import { parseLine } from '../domino/notation.ts';
import { checkPuzzle, type Puzzle } from '../domino/puzzle.ts';
import { type Climb, climb, LADDER } from '../solve/ladder.ts';
import { BOOK_AIDS, type BookAid, bookAidOf } from './aids.ts';

/** Aids that the chapter on levels explains; seals and gaps have their place in the rules. */
export type ExplainedAid = Exclude<BookAid, 'seal' | 'gap'>;

/**
 * For each aid a small puzzle with exactly one solution that seals, gaps and one use of this aid solve. Found among
 * random boards as those with few cells to look at, a short reasoning and no other use of the aid beside it.
 */
export const AID_EXAMPLES: Readonly<Record<ExplainedAid, string>> = {
  'equal-neighbours': 'omnibus 3 03022/10113/10320/22133',
  'fixed-cell': 'omnibus 3 33021/12023/21003/21310',
  overlap: 'omnibus 3 23302/31102/00310/12213',
  'forced-duplicate': 'omnibus 3 12130/30122/31301/00322',
  'forced-duplicate-of-two': 'omnibus 3 33331/20112/21000/22013',
  'odd-area': 'omnibus 3 01103/31203/21330/22012',
  'cell-set': 'omnibus 3 03322/11203/20012/33110',
  'hidden-set': 'omnibus 4 043014/342123/322403/144211/100230',
  'cell-set-with-double': 'omnibus 4 042130/140320/144302/234221/410331',
  'mixed-set': 'omnibus 3 33211/00303/21221/31002',
  chain: 'omnibus 3 22101/01331/30022/31230',
  matching: 'omnibus 3 02300/31111/23320/22013',
  trial: 'omnibus 3 02201/12301/30120/33123',
};

/** What the book of 1921 knows beside seals, gaps and strokes. */
export const OLD_AIDS = ['fixed-cell', 'locked-square', 'trial'] as const;
export type ShownAid = ExplainedAid | (typeof OLD_AIDS)[number];

/**
 * A small board with two solutions, which differ in the square alone: see {@link BOOK_AIDS} why no puzzle can stand
 * here. On so small a board other aids see what a locked square does, so that it is used beside seals and gaps only.
 */
const SQUARE = {
  line: 'omnibus 3 12222/20133/30131/10030',
  aids: LADDER.filter(({ name }) => ['seal', 'gap', 'locked-square'].includes(name)),
};

/** A small puzzle with its way to the solution. */
export interface Example {
  readonly puzzle: Puzzle;
  readonly climb: Climb;
  /** Which of its steps, counted from 0, uses the aid. */
  readonly step: number;
}

/** Aids that are explained, in the order of the ladder. */
export const EXPLAINED_AIDS: readonly ExplainedAid[] = BOOK_AIDS.filter(isExplained);

export function isExplained(aid: string): aid is ExplainedAid {
  return Object.hasOwn(AID_EXAMPLES, aid);
}

export function isShown(aid: string): aid is ShownAid {
  return isExplained(aid) || OLD_AIDS.some((old) => old === aid);
}

const known = new Map<ShownAid, Example>();

/** The example of an aid; worked out when it is asked for the first time. */
export function exampleOf(aid: ShownAid): Example {
  let example = known.get(aid);
  if (!example) {
    const { line, aids } = isExplained(aid) ? { line: AID_EXAMPLES[aid], aids: undefined } : SQUARE;
    const puzzle = checkPuzzle(parseLine(line));
    const way = climb(puzzle, aids);
    const step = way.rungs.findIndex(({ step }) => (bookAidOf(step) ?? step.technique) === aid);
    example = { puzzle, climb: way, step };
    known.set(aid, example);
  }
  return example;
}
