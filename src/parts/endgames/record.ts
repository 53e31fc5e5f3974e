import { idOf } from '../../book/id.ts';
import { oneLine } from '../../book/problems.ts';
import { z } from '../../book/zod.ts';
import { makeStone, type Stone, stone, stoneCount } from '../../domino/stones.ts';
import { NotPossibleError, UserError, within } from '../../errors.ts';
import { checkEndgame, type Endgame } from '../../games/endgame.ts';
import { AIMS, MOVES, type TaskOrder, VIEWS } from '../../games/endgame-order.ts';
import { makeLay } from '../../games/endgame-solution.ts';
import { RANGE, TALON } from '../../games/written.ts';
import { Random } from '../../random.ts';
import { bookPart } from '../part.ts';
import { makeEndgameLine, numbersOf } from './line.ts';
import { HANDS, makeTask, solutionOf, type Task } from './tasks.ts';

/** Tasks of one kind, and kinds in one book, at most. */
const MOST = { tasks: 100, kinds: 20 };

const fields = {
  aim: z.enum(AIMS).describe('what you want: a lock that you win, or the most points you can be sure of'),
  sees: z.enum(VIEWS).describe('which hands you see: both, or only your own'),
  moves: z
    .int()
    .min(MOVES.least)
    .max(MOVES.most)
    .describe('your turns until the game is over, if the other holds out as long as possible'),
};

const locksSchema = z
  .array(
    z.strictObject({ ...fields, sees: fields.sees.default('both'), count: z.int().min(1).max(MOST.tasks) }),
  )
  .min(1)
  .max(MOST.kinds);

const stoneText = z.string().regex(/^[0-6]:[0-6]$/, 'two numbers up to 6 and a colon, as 4:6');
const stoneList = ({ least, most }: { least: number; most: number }) =>
  z.array(stoneText).min(least).max(most);

/** All but what the hands and the talon hold. */
const CHAIN = {
  least: stoneCount(RANGE) - TALON - HANDS.own.most - HANDS.other.most,
  most: stoneCount(RANGE) - TALON - HANDS.own.least - HANDS.other.least,
};

const taskSchema = z.strictObject({
  id: z.string().max(64),
  chain: stoneList(CHAIN).describe('the chain, from left to right'),
  hand: stoneList(HANDS.own),
  other: stoneList(HANDS.other).optional().describe('the other hand, if you see it'),
  answer: z.strictObject({
    lay: stoneText.describe('the only best first move: the number that touches the chain first'),
    worth: z.int().min(1).describe('the points that you can be sure of; 1 for a lock'),
  }),
});

type TaskRecord = z.infer<typeof taskSchema>;

const madeLocksSchema = z
  .array(z.strictObject({ ...fields, tasks: z.array(taskSchema).min(1).max(MOST.tasks) }))
  .min(1)
  .max(MOST.kinds);

type MadeLocks = z.infer<typeof madeLocksSchema>;

/** A task with its place in the book. */
export interface BookTask extends Task {
  /** Counted through the whole book from 1. */
  readonly number: number;
  readonly id: string;
}

/** Tasks of one kind. */
export interface BookTasks extends TaskOrder {
  readonly tasks: readonly BookTask[];
}

/** The ends of Sperrdomino of a book: the field `locks`. */
export const ENDGAMES = bookPart({
  wanted: locksSchema
    .optional()
    .describe('ends of Sperrdomino in which you are to force a lock or to find the best result'),
  made: madeLocksSchema.optional().describe('ends of Sperrdomino in which something can be forced'),
  lines: { each: 'tasks' },
  standsAlone: true,
  hasBoards: false,
  hasKeys: true,
  make: (wanted, { seed }) => makeLocks(wanted, seed),
  open: openLocks,
  faults: lockFaults,
});

/**
 * Makes the ends of Sperrdomino of a book, each from a seed of its own; none comes twice.
 *
 * @param seed of the book
 * @throws NotPossibleError if no further one is found
 */
function makeLocks(wanted: z.infer<typeof locksSchema>, seed: string): MadeLocks {
  const taken = new Set<string>();
  return wanted.map(({ count, ...order }, n) => {
    const tasks = Array.from({ length: count }, (_, m) => {
      const random = new Random(`${seed}/locks/${n + 1}/${m + 1}`);
      const task = makeTask(order, random, ({ endgame }) => !taken.has(taskId(order, endgame)));
      if (!task) {
        throw new NotPossibleError('no further task is found', {
          where: `locks[${n}], after ${m} of ${count}`,
          hint: 'ask for fewer, or for fewer moves',
        });
      }
      const record = makeRecord(order, task);
      taken.add(record.id);
      return record;
    });
    return { ...order, tasks };
  });
}

/**
 * Reads the ends of Sperrdomino of a book and proves their answers.
 *
 * @throws UserError which names the task
 */
function openLocks(made: MadeLocks): BookTasks[] {
  let count = 0;
  return made.map(({ tasks, ...order }, n) => ({
    ...order,
    tasks: tasks.map((record, m) => {
      const task = within(`locks[${n}].tasks[${m}]`, () => openTask(order, record));
      return { ...task, number: ++count, id: record.id };
    }),
  }));
}

/** Proves every end of Sperrdomino of a book again. @returns what is wrong, a line each */
function lockFaults(made: MadeLocks): string[] {
  const ids = new Map<string, string>();
  return made.flatMap(({ tasks, ...order }, n) =>
    tasks.flatMap((record, m) => {
      const where = `locks[${n}].tasks[${m}]`;
      const twin = ids.get(record.id);
      ids.set(record.id, twin ?? where);
      try {
        openTask(order, record);
        return twin === undefined ? [] : [`${where}: is the same task as ${twin}`];
      } catch (error) {
        if (error instanceof UserError) return [oneLine(error.within(where))];
        throw error;
      }
    }),
  );
}

/** @throws UserError if the table cannot be, or the answer or the id is another */
function openTask(order: TaskOrder, record: TaskRecord): Task {
  const { chain, hand, other } = record;
  if ((other === undefined) !== (order.sees === 'own')) {
    throw new UserError(`the other hand is ${other ? 'there' : 'missing'}`, {
      where: 'other',
      expected: order.sees === 'own' ? 'nothing, as only your own hand is seen' : 'both hands',
    });
  }
  const endgame: Endgame = {
    line: chain.map(numbersOf),
    own: hand.map(stoneOf),
    ...(other && { other: other.map(stoneOf) }),
  };
  checkEndgame(endgame);
  const solution = solutionOf(order, endgame);
  if (!solution) {
    throw new UserError(`there is no one best first move for a task of ${order.moves} moves`, {
      where: 'answer',
    });
  }
  const lay = makeLay(solution.first.lay!);
  if (lay !== record.answer.lay || solution.worth !== record.answer.worth) {
    throw new UserError('this is not the best first move', {
      where: 'answer',
      expected: `${lay}, worth ${solution.worth}`,
    });
  }
  const id = taskId(order, endgame);
  if (id === record.id) return { endgame, solution };
  throw new UserError(`the id "${record.id}" is not that of this task`, { where: 'id', expected: id });
}

function makeRecord(order: TaskOrder, { endgame, solution }: Task): TaskRecord {
  const { line, own, other } = endgame;
  return {
    id: taskId(order, endgame),
    chain: line.map((laid) => laid.join(':')),
    hand: own.map(makeStone),
    ...(other && { other: other.map(makeStone) }),
    answer: { lay: makeLay(solution.first.lay!), worth: solution.worth },
  };
}

/** As puzzles have them: from all that the reader is told. */
function taskId({ aim }: TaskOrder, endgame: Endgame): string {
  return idOf(makeEndgameLine(aim, endgame));
}

function stoneOf(text: string): Stone {
  return stone(...numbersOf(text));
}
