import type { Made } from '../book/make.ts';
import { boardOf, orderOfPuzzle, type SectionOrder } from '../book/order.ts';
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

/** What another process of this program made as puzzle `number` of the order, and so need not be proved again. */
export function unpack(
  { numbers, solved, ...rest }: DraftMessage,
  order: SectionOrder,
  number: number,
): Made {
  const { kind, range } = order;
  const board = boardOf(orderOfPuzzle(order, number));
  return {
    ...rest,
    puzzle: { kind, range, board, numbers, checked: true },
    ...(solved && { solution: { kind: SOLVED_KINDS[kind], range, board, numbers: solved, checked: true } }),
  };
}
