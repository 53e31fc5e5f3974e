import { onePuzzle } from '../book/one-puzzle.ts';
import { defaultRange, type Order } from '../book/order.ts';
import { makeLine } from '../domino/notation.ts';
import type { TaskOrder } from '../games/endgame-order.ts';
import { taskLineOf } from '../parts/composing/line.ts';
import type { ComposingTaskName } from '../parts/composing/named-tasks.ts';
import { loading } from './loading.ts';

/** The puzzle that is wanted: an Omnibus of the usual range if nothing else is said. */
export type PuzzleOrder = Partial<Omit<Order, 'count' | 'seed'>> & { readonly seed: string };

/** What the worker does that makes puzzles. */
export const PUZZLE_JOBS = {
  /**
   * @returns the puzzle as a line of text
   * @throws UserError if the parts of the order do not go together; NotPossibleError if there is no such puzzle
   */
  async make({ kind = 'omnibus', shape, range, ...order }: PuzzleOrder): Promise<string> {
    const { puzzle } = await onePuzzle({ ...order, kind, shape, range: range ?? defaultRange(shape, kind) });
    return makeLine(puzzle);
  },

  /** @returns an end of Sperrdomino as a line of text @throws NotPossibleError if none is found; NotLoaded */
  async lock({ seed, ...order }: TaskOrder & { readonly seed: string }): Promise<string> {
    const { makeEndgame } = await loading(import('../parts/endgames/studio/orders.ts'));
    return makeEndgame(order, seed);
  },

  /** @returns the task of this name as a line of text */
  async compose({ task }: { readonly task: ComposingTaskName }): Promise<string> {
    const { namedTask } = await loading(import('../parts/composing/config.ts'));
    return taskLineOf(namedTask(task));
  },
};

export type PuzzleJobs = typeof PUZZLE_JOBS;
