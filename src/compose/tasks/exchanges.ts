import { type Setup, UNKNOWN } from '../../domino/puzzle.ts';
import { isFulfilled } from '../groups/fulfilled.ts';
import type { ComposingTask } from './task.ts';

/** So many numbers can be exchanged in 40,320 ways, which are all looked at; of more none are counted. */
const MOST_FREE = 8;

/**
 * How many further answers come of one by exchanging numbers for each other (the book's "Augenvertauschung"): those
 * that leave the given numbers in place and fulfil the conditions. Exact; nothing if there are too many to look at.
 *
 * @param answer a whole one
 */
export function countExchanges({ puzzle, conditions }: ComposingTask, answer: Setup): number | undefined {
  const { board, range } = puzzle;
  const given = new Set(
    board.cells.map((cell) => puzzle.numbers[cell]!).filter((number) => number !== UNKNOWN),
  );
  const free = Array.from({ length: range + 1 }, (_, number) => number).filter(
    (number) => !given.has(number),
  );
  if (free.length > MOST_FREE) return undefined;
  const to = Array.from({ length: range + 1 }, (_, number) => number);
  let answers = 0;
  const exchange = (at: number, left: readonly number[]): void => {
    if (left.length === 0) {
      const numbers = answer.numbers.map((number) => (number < 0 ? number : to[number]!));
      if (conditions.every((condition) => isFulfilled(condition, { ...answer, numbers }))) answers++;
      return;
    }
    for (const number of left) {
      to[free[at]!] = number;
      exchange(
        at + 1,
        left.filter((other) => other !== number),
      );
    }
  };
  exchange(0, free);
  return answers - 1;
}
