import { listOf } from '../../src/domino/indices.ts';
import { makeRows } from '../../src/domino/notation.ts';
import { Grader } from '../../src/solve/grade.ts';
import { SolutionCounter } from '../../src/solve/solution-counter.ts';
import { ForcedMoves } from './forced.ts';
import type { LaidBoard } from './laid-board.ts';

/** What boards compete in: the score of a board, the higher the better; nothing if it may not compete. */
export type Contest = (laid: LaidBoard) => () => number | undefined;

/** Ratings have one decimal and efforts stay far below this, so the effort decides only between equal ratings. */
const RATING = 100_000;

export function hardnessBy(grader: Grader, numbers: Int32Array): number {
  const { rating, effort } = grader.grade(listOf(numbers))!;
  return Math.round(RATING * rating + effort * 10);
}

export const CONTESTS = {
  /** The hardest puzzle: by its rating, and where that is the same by its effort. */
  hardest({ range, board, key, numbers }) {
    const solver = new SolutionCounter(board, range);
    const grader = new Grader(board, range);
    return () => (solver.load(numbers).isOnlySolution(key) ? hardnessBy(grader, numbers) : undefined);
  },
  /** The puzzle with the longest chain of forced moves. */
  forced({ range, board, key, numbers }) {
    const solver = new SolutionCounter(board, range);
    const moves = new ForcedMoves(board, range);
    return () => (solver.load(numbers).isOnlySolution(key) ? moves.longestChain(numbers) : undefined);
  },
  /** The board with the most solutions. */
  solutions({ range, board, numbers }) {
    const solver = new SolutionCounter(board, range);
    return () => solver.load(numbers).count(Number.POSITIVE_INFINITY).solutions;
  },
} satisfies Record<string, Contest>;

export type ContestName = keyof typeof CONTESTS;

/** The best board so far. */
export class Winner {
  score = -1;
  rows = '';
  /** What it was made from. */
  seed = '';

  offer(
    score: number,
    { range, board, numbers }: Pick<LaidBoard, 'range' | 'board' | 'numbers'>,
    seed: string,
  ): void {
    if (score <= this.score) return;
    this.score = score;
    this.rows = makeRows({ kind: 'omnibus', range, board, numbers: listOf(numbers) }).join('/');
    this.seed = seed;
  }

  /** The better of two; the first if they are equal. */
  or(other: Winner): Winner {
    return other.score > this.score ? other : this;
  }
}
