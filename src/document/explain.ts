import type { Setup } from '../domino/puzzle.ts';
import { type SolvePath, solvePath } from '../solve/ladder.ts';
import type { WordBook } from '../words/word-book.ts';
import { stepText } from './steps/steps.ts';

/**
 * Each step of the way to the solution in whole sentences of plain text. A puzzle with exactly one solution is told
 * to its end; others as far as the techniques lead.
 */
export function explain(setup: Setup, words: WordBook): string[] {
  return explainPath(solvePath(setup), words);
}

/** The same for a way that is known already. */
export function explainPath({ setup, pathSteps }: SolvePath, words: WordBook): string[] {
  return pathSteps.map(({ step }) => stepText(step, setup, words).plain());
}
