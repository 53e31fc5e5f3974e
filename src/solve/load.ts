import { type Level, PREMISES } from './levels.ts';
import type { Step } from './techniques/technique.ts';

/** The most that a config or an option can name. */
export const MOST_LOAD = 20;
/**
 * What can be held in mind at once without paper, and so what a book asks of its readers unless its config says
 * otherwise: sets of four cells, and chains of six links, which are four dominoes.
 */
export const USUAL_LOAD = 4;

/** The levels whose techniques need one look each. */
export const LIGHT_LEVELS: ReadonlySet<Level> = new Set(['easy', 'medium', 'tricky']);

/**
 * How many things a step asks to be held in mind at once: the cells of a set, or the dominoes of a supposition, the
 * supposed one among them. Others need one look; no one can hold a trial within a trial.
 */
export function loadOf({ technique, because, trial }: Step): number {
  if (trial) return trial.inner.length > 0 ? Number.POSITIVE_INFINITY : 1 + trial.forced.length;
  return PREMISES[technique].isSet ? because.length : 1;
}

/** The most that any of the steps asks. */
export function heaviestOf(steps: readonly Step[]): number {
  return Math.max(...steps.map(loadOf));
}
