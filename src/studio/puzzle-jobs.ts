import type { Order } from '../book/order.ts';
import { defaultRange } from '../book/order.ts';
import { makePuzzles } from '../book/puzzles.ts';
import { parseRecord } from '../book/record.ts';
import { Taken } from '../book/taken.ts';
import { makeLine } from '../domino/notation.ts';
import type { Level } from '../solve/levels.ts';

/** The puzzle that is wanted: an Omnibus of the usual range if nothing else is said. */
export type PuzzleOrder = Partial<Omit<Order, 'count' | 'seed'>> & { readonly seed: string };

/** A puzzle that was made, as a line of text, and how hard it is, where that is known. */
export interface MadePuzzle {
  readonly line: string;
  readonly level: Level | undefined;
}

/** What the worker does that makes puzzles. */
export const PUZZLE_JOBS = {
  /** @throws UserError if the parts of the order do not go together; NotPossibleError if there is no such puzzle */
  async make({ kind = 'omnibus', shape, range, ...order }: PuzzleOrder): Promise<MadePuzzle> {
    const whole = { ...order, kind, shape, range: range ?? defaultRange(shape, kind), count: 1 };
    const made = await makePuzzles(whole, new Taken()).next();
    const record = made.value!;
    return { line: makeLine(parseRecord(record).puzzle), level: record.grade?.level };
  },
};

export type PuzzleJobs = typeof PUZZLE_JOBS;
