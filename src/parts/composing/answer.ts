import { type Attempt, parseAttempt } from '../../domino/attempt.ts';
import { UserError } from '../../errors.ts';
import type { Judgement } from './judge.ts';
import { TaskProver } from './model.ts';
import type { ComposingTask } from './task.ts';

/** What a search has found out of what lies on the board. */
export type Prospect = 'yes' | 'no' | 'unknown';

/** Reads what lies on the board of a task: its rows, which can stand on one line with slashes between them, or as attempts are written. @throws UserError */
export function parseAnswer(task: ComposingTask, text: string): Attempt {
  const { board } = task.puzzle;
  const written =
    /^[\d?./\s]+$/.test(text) && !/\n\s*\S/.test(text) ? text.trim().replaceAll('/', '\n') : text;
  const rows = written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[\d?.]+$/.test(line));
  const wrong = rows.find(({ length }) => length !== board.columns);
  if (rows.length > 0 && (wrong !== undefined || rows.length !== board.rows)) {
    throw new UserError(
      wrong ? `the row ${wrong} has ${wrong.length} signs` : `there are ${rows.length} rows of numbers`,
      { expected: `${board.rows} rows of ${board.columns}, with ? for an empty cell` },
    );
  }
  return parseAttempt(task.puzzle, written);
}

/** Whether an answer can still come of what lies there, within the conflicts that the search for one is allowed. */
export function prospectOf(task: ComposingTask, attempt: Attempt, { isAnswer }: Judgement): Prospect {
  if (isAnswer) return 'yes';
  const found = new TaskProver(task).answerWith(attempt);
  return found === 'none' ? 'no' : found === 'unknown' ? 'unknown' : 'yes';
}
