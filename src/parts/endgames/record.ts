import { z } from '../../book/zod.ts';
import { dominoCount, makeDomino } from '../../domino/dominoes.ts';
import { UserError } from '../../errors.ts';
import { checkEndgame, type Endgame } from '../../games/endgame.ts';
import { AIMS, MOVES, type TaskOrder, VIEWS } from '../../games/endgame-order.ts';
import { makeLay } from '../../games/endgame-solution.ts';
import { RANGE, TALON } from '../../games/written.ts';
import { groupsOf, type Numbered } from '../groups.ts';
import { bookPart } from '../part.ts';
import { dominoOf, makeEndgameLine, numbersOf } from './line.ts';
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

const endgamesSchema = z
  .array(
    z.strictObject({ ...fields, sees: fields.sees.default('both'), count: z.int().min(1).max(MOST.tasks) }),
  )
  .min(1)
  .max(MOST.kinds);

const dominoText = z.string().regex(/^[0-6]:[0-6]$/, 'two numbers up to 6 and a colon, as 4:6');
const dominoList = ({ least, most }: { least: number; most: number }) =>
  z.array(dominoText).min(least).max(most);

/** All but what the hands and the talon hold. */
const CHAIN = {
  least: dominoCount(RANGE) - TALON - HANDS.own.most - HANDS.other.most,
  most: dominoCount(RANGE) - TALON - HANDS.own.least - HANDS.other.least,
};

const taskSchema = z.strictObject({
  id: z.string().max(64),
  chain: dominoList(CHAIN).describe('the chain, from left to right'),
  hand: dominoList(HANDS.own),
  other: dominoList(HANDS.other).optional().describe('the other hand, if you see it'),
  answer: z.strictObject({
    lay: dominoText.describe('the only best first move: the number that touches the chain first'),
    worth: z.int().min(1).describe('the points that you can be sure of; 1 for a lock'),
  }),
});

type TaskRecord = z.infer<typeof taskSchema>;

const madeEndgamesSchema = z
  .array(z.strictObject({ ...fields, tasks: z.array(taskSchema).min(1).max(MOST.tasks) }))
  .min(1)
  .max(MOST.kinds);

export type BookTask = Numbered<Task>;

const TASKS = groupsOf<TaskOrder, Task, TaskRecord, 'tasks'>({
  name: 'locks',
  each: 'tasks',
  what: 'task',
  hint: 'ask for fewer, or for fewer moves',
  make: makeTask,
  line: ({ aim }, { endgame }) => makeEndgameLine(aim, endgame),
  write: writeTask,
  read: readTask,
});

/** The ends of Sperrdomino of a book: the field `locks`. */
export const ENDGAMES = bookPart({
  wanted: endgamesSchema
    .optional()
    .describe('ends of Sperrdomino in which you are to force a lock or to find the best result'),
  made: madeEndgamesSchema.optional().describe('ends of Sperrdomino in which something can be forced'),
  ...TASKS,
});

/** @throws UserError if the table cannot be, or the answer is another */
function readTask(order: TaskOrder, record: TaskRecord): Task {
  const { chain, hand, other } = record;
  if ((other === undefined) !== (order.sees === 'own')) {
    throw new UserError(`the other hand is ${other ? 'there' : 'missing'}`, {
      where: 'other',
      expected: order.sees === 'own' ? 'nothing, as only your own hand is seen' : 'both hands',
    });
  }
  const endgame: Endgame = {
    line: chain.map(numbersOf),
    own: hand.map(dominoOf),
    ...(other && { other: other.map(dominoOf) }),
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
  return { endgame, solution };
}

function writeTask({ endgame, solution }: Task): Omit<TaskRecord, 'id'> {
  const { line, own, other } = endgame;
  return {
    chain: line.map((laid) => laid.join(':')),
    hand: own.map(makeDomino),
    ...(other && { other: other.map(makeDomino) }),
    answer: { lay: makeLay(solution.first.lay!), worth: solution.worth },
  };
}
