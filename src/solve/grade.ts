import type { Board } from '../domino/board.ts';
import type { Setup } from '../domino/puzzle.ts';
import { memoize } from '../memoize.ts';
import { Candidates } from './candidates.ts';
import { isUnique, LADDER, Ladder, type SolvePath } from './ladder.ts';
import { type AnyTechniqueName, type Level, levelOf } from './levels.ts';
import type { Marks } from './solution-counter.ts';
import type { Technique } from './techniques/technique.ts';

/** How hard a puzzle is, by the techniques that solve it. */
export interface Grade {
  readonly level: Level;
  /** The rating of the hardest step. */
  readonly rating: number;
  /** The rating of the hardest step up to the first domino that is laid. */
  readonly opening: number;
  /**
   * The ratings of all steps added up, each divided by the number of steps of its technique that were open at once
   * (after Pelánek, FLAIRS 2011: both predict how long people need). No unit; not minutes.
   */
  readonly effort: number;
  /** The hardest technique needed: that of the step which has the rating. */
  readonly hardest: AnyTechniqueName;
  /** The seals before the first domino is laid. */
  readonly seals: number;
  /** How often each technique was used. */
  readonly counts: Readonly<Partial<Record<AnyTechniqueName, number>>>;
}

/** Grades puzzles of one board and range, one after the other, without putting their steps into words. */
export class Grader {
  readonly #state: Candidates;
  readonly #ladder: Ladder;

  constructor(board: Board, range: number, ladder: readonly Technique[] = LADDER) {
    this.#state = new Candidates({ board, range, numbers: [] });
    this.#ladder = new Ladder(this.#state, ladder);
  }

  /**
   * The grade; nothing if there is no solution or several.
   *
   * @param numbers one for each cell of the bounding box
   * @param marks what is given beside the numbers
   */
  grade(numbers: readonly number[], marks: Marks = {}): Grade | undefined {
    const state = this.#state;
    if (state.load(numbers)) state.settle(marks);
    const { board, range } = state;
    const tally = new Tally();
    this.#ladder.solvePath(
      () => isUnique({ board, range, numbers }, marks),
      ({ technique, rating, choices, finding }) =>
        tally.add(technique.name, rating, choices, finding.place !== undefined),
    );
    return gradeAt(state, tally);
  }
}

/** Those that were made for a ladder and a board, by range. */
const gradersOf = memoize((_: readonly Technique[]) => memoize((_: Board) => new Map<number, Grader>()));

/** Grades a puzzle; nothing if it has no solution or several. @param marks what is given beside the numbers */
export function grade(
  { board, range, numbers }: Setup,
  ladder = LADDER,
  marks: Marks = {},
): Grade | undefined {
  const graders = gradersOf(ladder)(board);
  const grader = graders.get(range) ?? new Grader(board, range, ladder);
  graders.set(range, grader);
  return grader.grade(numbers, marks);
}

/** The grade that a way to the solution gives; nothing if it did not lead there. */
export function gradeOf({ pathSteps, end }: SolvePath): Grade | undefined {
  const tally = new Tally();
  for (const { step, choices } of pathSteps) {
    tally.add(step.technique, step.rating, choices, step.place !== undefined);
  }
  return gradeAt(end, tally);
}

function gradeAt(end: Candidates, { rating, opening, effort, hardest, counts }: Tally): Grade | undefined {
  if (!end.finished) return undefined;
  let seals = 0;
  for (let domino = end.firstDomino; domino < end.items; domino++)
    if (end.choicesAtStart(domino) === 1) seals++;
  return {
    level: levelOf(rating),
    rating,
    opening,
    effort: roundedEffort(effort),
    hardest,
    seals,
    counts,
  };
}

/** An effort as it is printed, with one decimal. */
export function roundedEffort(effort: number): number {
  return Math.round(effort * 10) / 10;
}

/** What a grade says of the steps of a way, added up; the effort is not yet rounded. */
export class Tally {
  readonly counts: Partial<Record<AnyTechniqueName, number>> = {};
  hardest: AnyTechniqueName = 'seal';
  rating = 0;
  opening = 0;
  effort = 0;
  #isOpening = true;

  /** @param settles whether the step lays a domino, or writes a number */
  add(technique: AnyTechniqueName, rating: number, choices: number, settles: boolean): void {
    this.counts[technique] = (this.counts[technique] ?? 0) + 1;
    if (rating > this.rating) {
      this.rating = rating;
      this.hardest = technique;
    }
    if (this.#isOpening) this.opening = Math.max(this.opening, rating);
    if (settles) this.#isOpening = false;
    this.effort += rating / choices;
  }
}
