import { checkShape } from '../../book/check-shape.ts';
import { parseWrittenJson } from '../../book/json.ts';
import { listed } from '../../book/problems.ts';
import { conditionTexts, shapeText } from '../../book/text.ts';
import { z } from '../../book/zod.ts';
import { whyImpossible } from '../../compose/groups/feasible.ts';
import { type Board, fullRectangle } from '../../domino/board.ts';
import { rangeOfCells } from '../../domino/dominoes.ts';
import { groupsOfKind } from '../../domino/kinds.ts';
import { parseRows } from '../../domino/notation.ts';
import { type Setup, UNKNOWN } from '../../domino/puzzle.ts';
import { parseShape } from '../../domino/shapes.ts';
import { NotPossibleError, suggestion, UserError, within } from '../../errors.ts';
import { isTaskLine, parseTaskLine } from './line.ts';
import {
  COMPOSING_TASK_NAMES,
  COMPOSING_TASKS,
  type ComposingTaskName,
  type TaskFields,
} from './named-tasks.ts';
import { type ComposingTask, readTask } from './task.ts';

/** The largest set of a task: of larger ones no search for answers ends soon. */
const MOST_RANGE = 7;

const range = z.int().min(1).max(MOST_RANGE);
const rows = z.array(z.string().min(1).max(90)).min(1).max(90);
const conditions = conditionTexts.describe(
  'what an answer must fulfil, such as "sum c 27", "ladder c d e" or "unions 3"',
);

/** The fields of a task in files, configs and books. */
export const taskFields = {
  range: range
    .optional()
    .describe('the highest number; if it is not said, what the board has cells for, else 7'),
  shape: shapeText
    .optional()
    .describe(
      'the board: rows and columns as 8x9, the name of a shape, or rows with # for a cell and / between rows',
    ),
  rows: rows
    .optional()
    .describe('the board with given numbers, ? for an empty cell and a full stop for a hole'),
  conditions: conditions.optional(),
};

/** A file with a task for composers. */
export const taskSchema = z.strictObject({ format: z.literal('dominosa/task@1'), ...taskFields });

/**
 * The task of this name, of this line, or of a file's text.
 *
 * @throws UserError if it cannot be read or its parts exclude each other
 */
export function parseTask(text: string): ComposingTask {
  const word = text.trim();
  const named = COMPOSING_TASK_NAMES.find((name) => name === word);
  if (named) return namedTask(named);
  if (isTaskLine(word)) return parseTaskLine(word);
  if (/^\s*\{/.test(text)) return taskOf(checkShape(taskSchema, parseWrittenJson(text), 'task'));
  throw new UserError(`"${word.slice(0, 60)}" is neither a task nor a file with one`, {
    expected: `${listed(COMPOSING_TASK_NAMES)}, or a JSON file of the format dominosa/task@1`,
    hint: suggestion(word, COMPOSING_TASK_NAMES),
  });
}

export function namedTask(name: ComposingTaskName): ComposingTask {
  return taskOf(COMPOSING_TASKS[name]);
}

/** @throws UserError */
export function taskOf({
  range: highest,
  shape,
  rows: given,
  conditions: texts = [],
}: TaskFields): ComposingTask {
  if (shape !== undefined && given) {
    throw new UserError('a task has a shape or rows, not both', { where: 'shape', expected: 'one of them' });
  }
  const setup = given
    ? within('rows', () => parseRows(given, highest, 'completion'))
    : within(shape === undefined ? 'range' : 'shape', () =>
        emptySetup(shape === undefined ? fullRectangle(highest ?? MOST_RANGE) : parseShape(shape), highest),
      );
  if (setup.range > MOST_RANGE) {
    throw new UserError(`a task of range ${setup.range} is not possible`, {
      expected: `at most ${MOST_RANGE}`,
    });
  }
  return makeTask(setup, texts);
}

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

function emptySetup(board: Board, highest: number | undefined): Setup {
  const range = highest ?? rangeOfCells(board.cells.length);
  if (range === undefined) {
    throw new UserError(`no set of dominoes has ${board.cells.length} halves`, {
      expected: '6, 30 or 72 cells',
    });
  }
  return { kind: 'completion', range, board, numbers: board.has.map((has) => (has ? UNKNOWN : -1)) };
}
