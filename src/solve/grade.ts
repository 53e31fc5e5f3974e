import type { Setup } from '../domino/puzzle.ts';
import { type Climb, climb } from './ladder.ts';
import { type Level, levelOf, type TechniqueName } from './levels.ts';

/** How hard a puzzle is, told from the aids that solve it. */
export interface Grade {
  readonly level: Level;
  /** The rating of the hardest step. */
  readonly rating: number;
  /** The rating of the hardest step up to the first stone that is laid. */
  readonly opening: number;
  /**
   * The ratings of all steps added up, each divided by the number of steps of its aid that were open at once
   * (after Pelánek, FLAIRS 2011: both predict how long people need). No unit; not minutes.
   */
  readonly effort: number;
  /** The hardest aid needed: that of the step which has the rating. */
  readonly hardest: TechniqueName;
  /** The seals before the first stone is laid. */
  readonly seals: number;
  /** How often each aid was used. */
  readonly counts: Readonly<Partial<Record<TechniqueName, number>>>;
}

/** Grades a puzzle; nothing if it has no solution or several. */
export function grade(setup: Setup): Grade | undefined {
  return gradeOf(climb(setup));
}

/** The grade that a way to the solution gives; nothing if it did not lead there. */
export function gradeOf({ rungs, end }: Climb): Grade | undefined {
  if (!end.finished) return undefined;
  const counts: Partial<Record<TechniqueName, number>> = {};
  let hardest = rungs[0]!.step;
  let opening = 0;
  let laid = false;
  let effort = 0;
  for (const { step, choices } of rungs) {
    counts[step.technique] = (counts[step.technique] ?? 0) + 1;
    if (step.rating > hardest.rating) hardest = step;
    if (!laid) opening = Math.max(opening, step.rating);
    laid ||= step.place !== undefined;
    effort += step.rating / choices;
  }
  return {
    level: levelOf(hardest.rating),
    rating: hardest.rating,
    opening,
    effort: Math.round(effort * 10) / 10,
    hardest: hardest.technique,
    seals: sealsAtStart(end),
    counts,
  };
}

function sealsAtStart(end: Climb['end']): number {
  let seals = 0;
  for (let stone = end.firstStone; stone < end.items; stone++) if (end.choicesAtStart(stone) === 1) seals++;
  return seals;
}
