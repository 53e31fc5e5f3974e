import type { Condition } from '../../compose/groups/condition.ts';
import { type Setup, UNKNOWN } from '../../domino/puzzle.ts';
import type { ComposingTask } from './task.ts';

/** This many numbers have 40,320 exchanges, all of which are looked at; of more numbers none are counted. */
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
  const tests = conditions.flatMap((condition) => exchangeTest(condition, answer) ?? []);
  if (tests.length === 0) return free.reduce((ways, _, i) => ways * (i + 1), 1) - 1;
  const to = Array.from({ length: range + 1 }, (_, number) => number);
  let answers = 0;
  const exchange = (at: number, left: readonly number[]): void => {
    if (left.length === 0) {
      if (tests.every((holds) => holds(to))) answers++;
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

/**
 * Whether a condition that an answer fulfils still holds when each number has become another one; nothing if it is not
 * about certain numbers, or about given ones, which stay.
 */
function exchangeTest(
  condition: Condition,
  { numbers }: Setup,
): ((to: readonly number[]) => boolean) | undefined {
  if (condition.kind === 'sum') {
    const before = condition.lane.cells.map((cell) => numbers[cell]!);
    return (to) => before.reduce((sum, number) => sum + to[number]!, 0) === condition.total;
  }
  if (condition.kind !== 'nine' || condition.number === undefined) return undefined;
  const inOneSite = condition.sites
    .filter((cells) => cells.every((cell) => numbers[cell] === numbers[cells[0]!]))
    .map((cells) => numbers[cells[0]!]!);
  return (to) => inOneSite.some((number) => to[number] === condition.number);
}
