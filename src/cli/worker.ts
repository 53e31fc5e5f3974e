import { makePuzzle, type Order } from '../book/plan.ts';
import type { PuzzleRecord } from '../book/record.ts';

/** Some puzzles of an order: `count` of them from number `first`. */
export interface Task {
  readonly order: Order;
  readonly first: number;
  readonly count: number;
}

/** What a worker sends back: the drafts in turn, null for one that was not found. */
export type TaskResult = (PuzzleRecord | null)[];

// A process of its own, started by jobs.ts.
process.on('message', ({ order, first, count }: Task) => {
  const result: TaskResult = Array.from({ length: count }, (_, i) => makePuzzle(order, first + i) ?? null);
  process.send!(result);
});
