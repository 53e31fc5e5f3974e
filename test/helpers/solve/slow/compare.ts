import { makeLine } from '../../../../src/domino/notation.ts';
import type { Setup } from '../../../../src/domino/puzzle.ts';
import { Random } from '../../../../src/random.ts';
import { Grader, gradeOf } from '../../../../src/solve/grade.ts';
import { solvePath } from '../../../../src/solve/ladder.ts';
import { dealOf, uniqueOf } from '../deals.ts';
import { slowClimb } from './ladder.ts';

/** Three of four boards have one solution, the others any number. */
export function boardOf(range: number, full: boolean, seed: string): Setup {
  const random = new Random(seed);
  return random.below(4) > 0 && full ? uniqueOf(range, random) : dealOf(range, full, random);
}

/** How many of a hundred thousand boards are of each range from 3 on: larger ones take longer. */
const SHARES = [30_000, 20_000, 18_000, 12_000, 9_000, 5_000, 3_000, 1_500, 800, 400, 160, 90, 50];

/** Distributes a number of boards among the ranges from 3 to 15. */
export function shareOut(boards: number): (readonly [range: number, boards: number])[] {
  return SHARES.map((share, i) => [i + 3, Math.ceil((boards * share) / 100_000)] as const);
}

/** Grades boards of one shape both with a reused instance, as commands do, and slowly. */
export class Comparison {
  readonly #graders = new Map<string, Grader>();
  /** How many boards had each level; `none` for those with no level. */
  readonly levels = new Map<string, number>();

  /** The first difference, with both grades, if there is one. */
  gradeDiffers(setup: Setup): string[] {
    const { board, range, numbers } = setup;
    const shape = `${range}/${board.columns}/${board.has.join()}`;
    const grader = this.#graders.get(shape) ?? new Grader(board, range);
    this.#graders.set(shape, grader);
    const fast = grader.grade(numbers);
    const slow = gradeOf(slowClimb(setup));
    const level = slow?.level ?? 'none';
    this.levels.set(level, (this.levels.get(level) ?? 0) + 1);
    return difference(setup, fast, slow);
  }

  /** The same for the complete solution path, step by step with all reasons. */
  wayDiffers(setup: Setup): string[] {
    return difference(setup, solvePath(setup).pathSteps, slowClimb(setup).pathSteps);
  }
}

function difference(setup: Setup, fast: unknown, slow: unknown): string[] {
  const [one, other] = [JSON.stringify(fast), JSON.stringify(slow)];
  return one === other ? [] : [`${makeLine(setup)}: ${one}, slowly ${other}`];
}
