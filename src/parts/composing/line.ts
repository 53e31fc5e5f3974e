import { makeLine, parseLine } from '../../domino/notation.ts';
import type { Setup } from '../../domino/puzzle.ts';
import { UserError } from '../../errors.ts';
import { type ComposingTask, readTask } from './task.ts';

/** No puzzle's line begins so, whatever its numbers. */
const SIGN = 'task ';

/**
 * A task on one line, as pages have it: `task completion 4 0?????/… sum c 8; unions 2`.
 *
 * @param texts its conditions, as `parseConditions` reads them
 */
export function makeTaskLine(setup: Setup, texts: readonly string[]): string {
  return `${SIGN}${makeLine(setup)} ${texts.join('; ')}`.trim();
}

/** The line of a task; the numbers that its conditions fix are given on it. */
export function taskLineOf({ puzzle, conditions }: ComposingTask): string {
  return makeTaskLine(
    puzzle,
    conditions.map(({ text }) => text),
  );
}

/** Whether a line is that of a task, not of a puzzle. */
export function isTaskLine(line: string): boolean {
  return line.startsWith(SIGN);
}

/** Reads what {@link makeTaskLine} writes. @throws UserError */
export function parseTaskLine(line: string): ComposingTask {
  const match = /^task (\S+ \S+ \S+)(?: (.*))?$/.exec(line);
  if (!match) {
    throw new UserError('this is not the line of a task', {
      expected: 'task completion 4 ??????/??????/??????/??????/?????? unions 2',
    });
  }
  const texts = (match[2] ?? '').split(';').filter((text) => text.trim() !== '');
  return readTask(parseLine(match[1]!), texts);
}
