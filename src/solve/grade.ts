import type { Setup } from '../domino/puzzle.ts';
import { climb } from './ladder.ts';
import { type Level, levelOf, TECHNIQUE_NAMES, type TechniqueName } from './levels.ts';

/** How hard a puzzle is, told from the aids that solve it. */
export interface Grade {
  readonly level: Level;
  /** The rating of the hardest step. */
  readonly rating: number;
  /**
   * The ratings of all steps added up, each divided by the number of steps of its aid that were open at once
   * (after Pelánek, FLAIRS 2011: both predict how long people need). No unit; not minutes.
   */
  readonly effort: number;
  /** The hardest aid needed. */
  readonly hardest: TechniqueName;
  /** The seals before the first stone is laid. */
  readonly seals: number;
  /** How often each aid was used. */
  readonly counts: Readonly<Partial<Record<TechniqueName, number>>>;
}

/** Grades a puzzle; nothing if the aids known so far do not solve it. */
export function grade(setup: Setup): Grade | undefined {
  const { rungs, end } = climb(setup);
  if (!end.solved) return undefined;
  const counts: Partial<Record<TechniqueName, number>> = {};
  let rating = 0;
  let effort = 0;
  for (const { step, choices } of rungs) {
    counts[step.technique] = (counts[step.technique] ?? 0) + 1;
    rating = Math.max(rating, step.rating);
    effort += step.rating / choices;
  }
  const opening = rungs[0]!;
  return {
    level: levelOf(rating),
    rating,
    effort: Math.round(effort * 10) / 10,
    hardest: TECHNIQUE_NAMES.findLast((name) => counts[name])!,
    seals: opening.step.technique === 'seal' ? opening.choices : 0,
    counts,
  };
}
