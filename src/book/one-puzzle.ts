import { KnownPuzzles } from './known-puzzles.ts';
import type { Order } from './order.ts';
import { makePuzzles } from './puzzles.ts';
import { type ParsedRecord, parseRecord } from './record.ts';

/**
 * The first puzzle of an order, without its grade.
 *
 * @throws UserError if the parts of the order do not go together; NotPossibleError if there is no such puzzle
 */
export async function onePuzzle(order: Omit<Order, 'count' | 'ungraded'>): Promise<ParsedRecord> {
  const { value } = await makePuzzles({ ...order, count: 1, ungraded: true }, new KnownPuzzles()).next();
  return parseRecord(value!);
}
