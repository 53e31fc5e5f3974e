import { defaultRange, type Order } from '../book/order.ts';
import { onePuzzle } from '../book/puzzles.ts';
import { makeLine } from '../domino/notation.ts';
import { STUDIO_PARTS } from '../parts/studio.ts';
import type { PartQuery } from './query.ts';

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

  /** Makes a game of a part. @returns its line @throws NotPossibleError if none is found; NotLoaded */
  part({ kind, chosen, seed }: PartQuery & { readonly seed: string }): Promise<string> {
    return STUDIO_PARTS[kind].make(chosen, seed);
  },
};

export type PuzzleJobs = typeof PUZZLE_JOBS;
