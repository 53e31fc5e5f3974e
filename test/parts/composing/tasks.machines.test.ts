import { expect, it } from 'vitest';
import { UNKNOWN } from '../../../src/domino/puzzle.ts';
import { parseTask } from '../../../src/parts/composing/config.ts';
import { exampleAnswer } from '../../../src/parts/composing/grade.ts';
import { judgeAnswer } from '../../../src/parts/composing/judge.ts';
import { COMPOSING_TASK_NAMES } from '../../../src/parts/composing/named-tasks.ts';
import { isThorough } from '../../helpers/thorough.ts';

// Those for the set up to 4:4 are in tasks.test.ts.
const LARGE = COMPOSING_TASK_NAMES.filter((name) => !name.startsWith('small-'));

// The search for these takes longer than for all others; tasks.test.ts has an answer to each.
const LONG: readonly string[] = ['cross', 'unions'];

it.each(LARGE.filter((name) => isThorough || !LONG.includes(name)))('%s has an answer', (name) => {
  const task = parseTask(name);
  const { board, numbers: given } = task.puzzle;
  const { numbers, key } = exampleAnswer(task);
  const filled = board.cells
    .filter((cell) => given[cell] === UNKNOWN)
    .map((cell) => [cell, numbers[cell]!] as const);
  const dominoes = board.cells
    .filter((cell) => key[cell]! > cell)
    .map((first) => ({ first, second: key[first]! }));
  expect(judgeAnswer(task, { filled, dominoes })).toMatchObject({ isAnswer: true, faults: [] });
});
