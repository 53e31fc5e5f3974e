import { deepEqual } from 'fast-equals';
import { faultsOf } from '../../book/claims.ts';
import { idOf } from '../../book/id.ts';
import { listed } from '../../book/problems.ts';
import { textLine } from '../../book/text.ts';
import { z } from '../../book/zod.ts';
import { makeKeyRows, makeRows, parseKeyRows, parseRows } from '../../domino/notation.ts';
import { checkKey, checkPuzzle, type Key, type Puzzle, UNKNOWN } from '../../domino/puzzle.ts';
import { UserError, within } from '../../errors.ts';
import { bookPart } from '../part.ts';
import { makeTask, namedTask, taskFields, taskOf } from './config.ts';
import { exampleAnswer, gradeTask } from './grade.ts';
import { judgeAnswer } from './judge.ts';
import { COMPOSING_TASK_NAMES } from './named-tasks.ts';
import { type ComposingTask, filledIn } from './task.ts';

const MOST_TASKS = 100;

const { range, rows, conditions } = taskFields;

const composingSchema = z
  .array(
    z.union(
      [z.enum(COMPOSING_TASK_NAMES), z.strictObject(taskFields)],
      `the name of a task (${listed(COMPOSING_TASK_NAMES)}), or an object with a board and conditions`,
    ),
  )
  .min(1)
  .max(MOST_TASKS);

const madeTaskSchema = z.strictObject({
  name: textLine(40).optional(),
  id: textLine(64),
  range: range.unwrap(),
  rows: rows.unwrap(),
  conditions: conditions.unwrap(),
  answers: z.int().min(1).describe('how many answers were counted'),
  complete: z.boolean().describe('whether these are all'),
  greedy: z.int().min(0).describe('how many cells a try without looking ahead fills'),
  grade: z.literal([1, 2, 3]).describe('from 1, the roomiest, to 3'),
  example: rows.unwrap().describe('the numbers of one answer'),
  key: rows.unwrap().describe('how the dominoes lie on it'),
});

const madeComposingSchema = z.array(madeTaskSchema).min(1).max(MOST_TASKS);

type MadeTask = z.infer<typeof madeTaskSchema>;

export interface BookTask
  extends Pick<MadeTask, 'name' | 'id' | 'answers' | 'complete' | 'greedy' | 'grade'> {
  /** Counted from 1. */
  readonly number: number;
  readonly task: ComposingTask;
  /** One answer, where there may be others. */
  readonly example: Puzzle;
  readonly key: Key;
}

export const COMPOSING = bookPart({
  wanted: composingSchema
    .optional()
    .describe('tasks for composers: boards to fill in oneself, of which any valid answer is right'),
  made: madeComposingSchema.optional().describe('tasks for composers'),
  lines: 'entries',
  entries: 'boards',
  check: checkComposing,
  make: makeComposing,
  open: openComposing,
  faults: composingFaults,
});

/** Reads the tasks that a config asks for. @throws UserError that names one that cannot be read */
function checkComposing(wanted: z.infer<typeof composingSchema>): ComposingTask[] {
  return wanted.map((entry, t) =>
    within(`composing[${t}]`, () => (typeof entry === 'string' ? namedTask(entry) : taskOf(entry))),
  );
}

/**
 * Makes the tasks of a book: how many answers each has and how far a greedy try comes, and one answer as an example.
 *
 * @throws UserError if one cannot be read, or comes twice
 * @throws NotPossibleError if no answer is found
 */
function makeComposing(wanted: z.infer<typeof composingSchema>): MadeTask[] {
  const made = checkComposing(wanted).map((task, t) => {
    const entry = wanted[t]!;
    const named = typeof entry === 'string' && { name: entry };
    return within(`composing[${t}]`, () => ({ ...named, ...recordOf(task) }));
  });
  const twin = firstTwin(made);
  if (twin) throw new UserError(twin, { where: 'composing', expected: 'each task once' });
  return made;
}

function recordOf(task: ComposingTask): Omit<MadeTask, 'name'> {
  const { puzzle } = task;
  const { answers, greedy, grade } = gradeTask(task);
  const { numbers, key } = exampleAnswer(task);
  const texts = task.conditions.map(({ text }) => text);
  return {
    id: taskId(task),
    range: puzzle.range,
    rows: makeRows(puzzle),
    conditions: texts,
    answers: Math.max(1, answers.answers),
    complete: answers.complete,
    greedy,
    grade,
    example: makeRows({ ...puzzle, numbers }),
    key: makeKeyRows(puzzle.board, key),
  };
}

/** As puzzles have them: from everything that the reader sees. */
function taskId({ puzzle, conditions }: ComposingTask): string {
  return idOf(
    `task ${puzzle.range} ${makeRows(puzzle).join('/')} ${conditions.map(({ text }) => text).join(';')}`,
  );
}

/**
 * Reads the tasks of a book: each example must be an answer.
 *
 * @throws UserError that names the task
 */
function openComposing(made: readonly MadeTask[]): BookTask[] {
  return made.map((record, t) => within(`composing[${t}]`, () => ({ ...openTask(record), number: t + 1 })));
}

/** @throws UserError if conditions, id or example do not go with the board */
function openTask(record: MadeTask): Omit<BookTask, 'number'> {
  const task = makeTask(parseRows(record.rows, record.range, 'completion'), record.conditions);
  const id = taskId(task);
  if (id !== record.id) {
    throw new UserError(`the id "${record.id}" is not that of this task`, { where: 'id', expected: id });
  }
  const { name, answers, complete, greedy, grade } = record;
  return { id, task, ...(name && { name }), answers, complete, greedy, grade, ...openExample(task, record) };
}

/** @throws UserError if what stands as an example is no answer */
function openExample(task: ComposingTask, record: MadeTask): { example: Puzzle; key: Key } {
  const example = within('example', () => checkPuzzle(parseRows(record.example, record.range, 'terzett')));
  const { board, numbers } = task.puzzle;
  const filled = board.cells.flatMap((cell) =>
    numbers[cell] === UNKNOWN ? [[cell, example.numbers[cell]!] as const] : [],
  );
  const isOfTask =
    deepEqual(example.board, board) && deepEqual(filledIn(task, filled).numbers, example.numbers);
  if (!isOfTask || !judgeAnswer(task, { filled, dominoes: [] }).isAnswer) {
    throw new UserError('this is no answer to the task', { where: 'example' });
  }
  const key = within('key', () => parseKeyRows(board, record.key));
  within('key', () => checkKey(example, key));
  return { example, key };
}

/** Proves the tasks of a book again: their examples, how many answers they have, and their grades. */
function composingFaults(made: readonly MadeTask[]): string[] {
  const twin = firstTwin(made);
  return [
    ...(twin ? [`composing: ${twin}`] : []),
    ...made.flatMap((record, t) => {
      const where = `composing[${t}]`;
      return faultsOf(where, () => {
        const { answers, greedy, grade } = gradeTask(openTask(record).task);
        const isRight =
          Math.max(1, answers.answers) === record.answers &&
          answers.complete === record.complete &&
          greedy === record.greedy &&
          grade === record.grade;
        return isRight
          ? []
          : [`${where}: its answers and grade should be ${answers.answers}, ${greedy} cells, grade ${grade}`];
      });
    }),
  ];
}

function firstTwin(made: readonly MadeTask[]): string | undefined {
  const t = made.findIndex(({ id }, i) => made.findIndex((other) => other.id === id) < i);
  return t < 0 ? undefined : `task ${t + 1} is the same as an earlier one`;
}
