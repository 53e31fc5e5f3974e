import type { Made } from '../book/make.ts';
import { boardOf, type Order } from '../book/order.ts';
import { SOLVED_KINDS } from '../domino/kinds.ts';

/** A puzzle on its way from one process to another: what does not follow from its order. */
export interface DraftMessage extends Omit<Made, 'puzzle' | 'solution'> {
  readonly numbers: readonly number[];
  readonly solved?: readonly number[];
}

export function pack({ puzzle, solution, key, grade }: Made): DraftMessage {
  const { numbers } = puzzle;
  return { numbers, key, ...(solution && { solved: solution.numbers }), ...(grade && { grade }) };
}

/** What another process of this program made for the order, and so need not be proved again. */
export function unpack({ numbers, solved, ...rest }: DraftMessage, order: Order): Made {
  const { kind, range } = order;
  const board = boardOf(order);
  return {
    ...rest,
    puzzle: { kind, range, board, numbers, checked: true },
    ...(solved && { solution: { kind: SOLVED_KINDS[kind], range, board, numbers: solved, checked: true } }),
  };
}
