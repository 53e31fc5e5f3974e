import { hasUnknowns, SOLVED_KINDS } from '../../domino/kinds.ts';
import type { Setup } from '../../domino/puzzle.ts';
import { type Grade, grade, roundedEffort, Tally } from '../grade.ts';
import { LADDER } from '../ladder.ts';
import { levelOf } from '../levels.ts';
import { type FillingPath, fillingPath } from './ladder.ts';
import { FillingState } from './state.ts';
import { isWriting } from './step.ts';

/** How hard a completion is: its numbers first, then its dominoes as those of a puzzle that shows all numbers. */
export interface GradedFilling {
  readonly path: FillingPath;
  /** The puzzle with all its numbers, if the techniques write them. */
  readonly solved?: Setup;
  /** Nothing if the techniques do not write all numbers, or the dominoes then lie in several ways. */
  readonly grade?: Grade;
}

/**
 * Grades a completion. What the techniques write stands in every filling, so one with a grade has one filling.
 *
 * @param ladder the techniques that lay its dominoes once all numbers are written
 */
export function gradeFilling(setup: Setup, ladder = LADDER): GradedFilling {
  return gradeOfFilling(fillingPath(setup), ladder);
}

/** The grade that a way to all numbers gives. */
export function gradeOfFilling(path: FillingPath, ladder = LADDER): GradedFilling {
  const { setup, end } = path;
  if (!end.finished || !end.possible) return { path };
  const solved: Setup = { ...setup, kind: SOLVED_KINDS[setup.kind], numbers: end.filledIn(setup.numbers) };
  const ofDominoes = grade(solved, ladder);
  return { path, solved, ...(ofDominoes && { grade: joined(path, ofDominoes) }) };
}

/** The grade of the whole: the hardest step of both parts. */
function joined({ setup, pathSteps }: FillingPath, ofDominoes: Grade): Grade {
  const tally = new Tally();
  for (const { step, choices } of pathSteps) tally.add(step.technique, step.rating, choices, isWriting(step));
  const rating = Math.max(tally.rating, ofDominoes.rating);
  const start = new FillingState(setup);
  return {
    level: levelOf(rating),
    rating,
    opening: Math.max(1, tally.opening),
    effort: roundedEffort(tally.effort + ofDominoes.effort),
    hardest: tally.rating >= ofDominoes.rating ? tally.hardest : ofDominoes.hardest,
    seals: start.dominoes.filter((_, domino) => start.placesOf(domino) === 1).length,
    counts: { ...tally.counts, ...ofDominoes.counts },
  };
}

/** Grades a puzzle of any kind; nothing if it has no solution or several, or if the techniques do not find its numbers. */
export function gradeAny(setup: Setup, ladder = LADDER): Grade | undefined {
  return hasUnknowns(setup.kind) ? gradeFilling(setup, ladder).grade : grade(setup, ladder);
}
