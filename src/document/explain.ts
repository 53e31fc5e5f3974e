import type { Setup } from '../domino/puzzle.ts';
import type { Language } from '../languages/index.ts';
import { type Climb, climb } from '../solve/ladder.ts';
import { MESSAGES } from './messages/index.ts';
import { plainText } from './messages/tags.ts';

/**
 * Each step of the way to the solution in whole sentences of plain text. A puzzle with exactly one solution is told
 * to its end; others as far as the aids lead.
 */
export function explain(setup: Setup, language: Language): string[] {
  return explainClimb(climb(setup), language);
}

/** The same for a way that is known already. */
export function explainClimb({ setup, rungs }: Climb, language: Language): string[] {
  return rungs.map(({ step }) => plainText(MESSAGES[language].step(step, setup)));
}
