import { asCell } from '../../domino/board.ts';
import { SOLVED_KINDS } from '../../domino/kinds.ts';
import { type Setup, UNKNOWN } from '../../domino/puzzle.ts';
import { type Grade, grade, roundedEffort } from '../grade.ts';
import { LADDER } from '../ladder.ts';
import { type AnyTechniqueName, levelOf } from '../levels.ts';
import { climbFilling, type FillingClimb, ratingOfClimb } from './ladder.ts';
import { FillingState } from './state.ts';

/** How hard a completion is: its numbers first, then its dominoes as those of a puzzle that shows all numbers. */
export interface GradedFilling {
  readonly climb: FillingClimb;
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
  return gradeOfFilling(climbFilling(setup), ladder);
}

/** The grade that a way to all numbers gives. */
export function gradeOfFilling(climb: FillingClimb, ladder = LADDER): GradedFilling {
  const { setup, end } = climb;
  if (!end.finished || !end.possible) return { climb };
  const numbers = setup.numbers.map((number, cell) =>
    number === UNKNOWN ? end.numberAt(asCell(cell)) : number,
  );
  const solved: Setup = { ...setup, kind: SOLVED_KINDS[setup.kind], numbers };
  const ofStones = grade(solved, ladder);
  return { climb, solved, ...(ofStones && { grade: joined(climb, ofStones) }) };
}

/** The grade of the whole: the hardest step of both parts. */
function joined(climb: FillingClimb, ofStones: Grade): Grade {
  const { setup, rungs } = climb;
  const counts: Partial<Record<AnyTechniqueName, number>> = {};
  let effort = 0;
  for (const { step, choices } of rungs) {
    counts[step.technique] = (counts[step.technique] ?? 0) + 1;
    effort += step.rating / choices;
  }
  const rating = ratingOfClimb(climb);
  const hardest = rungs.find(({ step }) => step.rating === rating)?.step.technique;
  const first = rungs.findIndex(({ step }) => step.written.length > 0);
  const opening = Math.max(1, ...rungs.slice(0, first + 1).map(({ step }) => step.rating));
  const start = new FillingState(setup);
  start.load(setup.numbers);
  return {
    level: levelOf(Math.max(rating, ofStones.rating)),
    rating: Math.max(rating, ofStones.rating),
    opening,
    effort: roundedEffort(effort + ofStones.effort),
    hardest: hardest && rating >= ofStones.rating ? hardest : ofStones.hardest,
    seals: start.stones.filter((_, stone) => start.placesOf(stone) === 1).length,
    counts: { ...counts, ...ofStones.counts },
  };
}
