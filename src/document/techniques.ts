import { parseLine } from '../domino/notation.ts';
import { checkPuzzle } from '../domino/puzzle.ts';
import { LADDER, type PathStep, solvePath } from '../solve/ladder.ts';
import type { AnyTechniqueName, TechniqueName } from '../solve/levels.ts';
import { forcedDuplicateOfTwo } from '../solve/techniques/forced-duplicate.ts';
import type { WordBook } from '../words/word-book.ts';
import { exactTechniqueName, techniqueName } from './say.ts';
import type { Worked } from './worked.ts';

/**
 * For each technique a small puzzle with exactly one solution that seals, gaps and one use of this technique solve. Found among
 * random boards as those with few cells to look at, a short reasoning and no other use of the technique beside it.
 */
export const TECHNIQUE_EXAMPLES = {
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
} as const satisfies Readonly<Record<string, string>>;

/** Techniques that the chapter on levels explains, in the order of the ladder; seals and gaps have their place in the rules. */
export type ExplainedTechnique = keyof typeof TECHNIQUE_EXAMPLES;
export const EXPLAINED_TECHNIQUES = Object.keys(TECHNIQUE_EXAMPLES) as readonly ExplainedTechnique[];

/**
 * The techniques as a book tells them apart: a forced duplicate of two cells has a level of its own.
 *
 * A locked square is none of them, as a puzzle with exactly one solution never holds one. Two dominoes with two or more
 * open places each within four cells need four pairs of neighbours among these, so the cells are a square and each
 * domino has two of its sides. Opposite sides of one domino would leave the other none beside them, so each domino has
 * two sides that meet, and when both lie, the pair can be turned about: a second solution.
 */
export const BOOK_TECHNIQUES = ['seal', 'gap', ...EXPLAINED_TECHNIQUES] as const;
export type BookTechnique = (typeof BOOK_TECHNIQUES)[number];

const OF_TWO = 'forced-duplicate-of-two';

/** The technique of a step as a book tells it apart; nothing for one that books do not know. */
export function bookTechniqueOf({
  technique,
  rating,
}: {
  readonly technique: AnyTechniqueName;
  readonly rating: number;
}): BookTechnique | undefined {
  if (technique === 'forced-duplicate' && rating >= forcedDuplicateOfTwo.rating) return OF_TWO;
  return BOOK_TECHNIQUES.find((known) => known === technique);
}

/** Its name in a book, whatever the rating of a single use. */
export function nameOfTechnique(technique: BookTechnique | TechniqueName, words: WordBook): string {
  return technique === OF_TWO
    ? exactTechniqueName('forced-duplicate', forcedDuplicateOfTwo.rating, words)
    : techniqueName(technique, words);
}

/** What the book of 1921 knows beside seals, gaps and bars. */
export const OLD_TECHNIQUES = ['fixed-cell', 'locked-square', 'trial'] as const;
export type ShownTechnique = ExplainedTechnique | (typeof OLD_TECHNIQUES)[number];

/**
 * A small board with two solutions, which differ in the square alone: see {@link BOOK_TECHNIQUES} why no puzzle can stand
 * here. On so small a board other techniques see what a locked square does, so that it is used beside seals and gaps only.
 */
const SQUARE = {
  line: 'omnibus 3 12222/20133/30131/10030',
  techniques: LADDER.filter(({ name }) => ['seal', 'gap', 'locked-square'].includes(name)),
};

export interface Example extends Worked {
  /** Which of its steps, counted from 0, uses the technique. */
  readonly step: number;
}

export function isExplained(technique: string): technique is ExplainedTechnique {
  return Object.hasOwn(TECHNIQUE_EXAMPLES, technique);
}

export function isShown(technique: string): technique is ShownTechnique {
  return isExplained(technique) || OLD_TECHNIQUES.some((old) => old === technique);
}

const known = new Map<ShownTechnique, Example>();

/** The example of a technique; worked out when it is asked for the first time. */
export function exampleOf(technique: ShownTechnique): Example {
  const example = known.get(technique) ?? workedOut(technique);
  known.set(technique, example);
  return example;
}

function workedOut(technique: ShownTechnique): Example {
  const { line, techniques } = isExplained(technique)
    ? { line: TECHNIQUE_EXAMPLES[technique], techniques: undefined }
    : SQUARE;
  const puzzle = checkPuzzle(parseLine(line));
  const path = solvePath(puzzle, techniques);
  const uses = ({ step }: PathStep) => (bookTechniqueOf(step) ?? step.technique) === technique;
  return { puzzle, path, step: path.pathSteps.findIndex(uses) };
}
