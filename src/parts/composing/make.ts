import { whyImpossible } from '../../compose/groups/feasible.ts';
import { groupsOfKind } from '../../domino/kinds.ts';
import type { Setup } from '../../domino/puzzle.ts';
import { NotPossibleError } from '../../errors.ts';
import { type ComposingTask, readTask } from './task.ts';

/**
 * Makes a task of a board and of conditions, as `readTask` reads them.
 *
 * @throws UserError if conditions and given numbers exclude each other, as far as that can be seen
 * @throws NotPossibleError if it is known that the board cannot be filled at all
 */
export function makeTask(setup: Setup, texts: readonly string[]): ComposingTask {
  const task = readTask(setup, texts);
  const { board, range, kind } = task.puzzle;
  const reason = whyImpossible(board, range, groupsOfKind(kind)!);
  if (reason) throw new NotPossibleError(reason.message, { expected: reason.expected });
  return task;
}
