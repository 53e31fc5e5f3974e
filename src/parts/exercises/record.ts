import { z } from '../../book/zod.ts';
import { type Domino, domino, makeDomino } from '../../domino/dominoes.ts';
import { UserError } from '../../errors.ts';
import { DIVISORS, type OpenEnds, type Play } from '../../games/divisor.ts';
import { groupsOf, type Numbered } from '../groups.ts';
import { bookPart } from '../part.ts';
import { answerOf, EXERCISE_LEVELS, type Exercise, type ExerciseOrder, makeExercise } from './exercises.ts';

const SETS = [6, 9, 12, 15, 18] as const satisfies readonly (keyof typeof DIVISORS)[];

/** Exercises of one kind, and kinds in one book, at most. */
const MOST = { exercises: 200, kinds: 20 };

const fields = {
  divisor: z.literal(SETS.map((set) => DIVISORS[set])).describe('what the sum of the ends is divided by'),
  set: z
    .literal(SETS)
    .describe('the highest number of the set; the one that is usual with the divisor if it is not said'),
  level: z.enum(EXERCISE_LEVELS).describe('what must be seen to find the answer'),
};

const exercisesSchema = z
  .array(
    z.strictObject({
      ...fields,
      set: fields.set.optional(),
      count: z.int().min(1).max(MOST.exercises),
    }),
  )
  .min(1)
  .max(MOST.kinds);

const number = z.int().min(0).max(SETS.at(-1)!);
const dominoText = z.string().regex(/^\d{1,2}:\d{1,2}$/, 'two numbers and a colon, such as 4:6');

const exerciseSchema = z.strictObject({
  id: z.string().max(64),
  ends: z.array(number).min(1).max(40).describe('open ends'),
  sides: z.array(number).max(40).describe('doubles that have a long side free'),
  hand: z.array(dominoText).min(1).max(20),
  answer: z.strictObject({
    stone: dominoText,
    place: z.enum(['end', 'side']),
    number: number.describe('of the end, or of the double, at which the domino is laid'),
    points: z.int().min(1),
  }),
});

type ExerciseRecord = z.infer<typeof exerciseSchema>;

const madeExercisesSchema = z
  .array(z.strictObject({ ...fields, exercises: z.array(exerciseSchema).min(1).max(MOST.exercises) }))
  .min(1)
  .max(MOST.kinds);

export type BookExercise = Numbered<Exercise>;

type Order = Omit<z.infer<typeof madeExercisesSchema>[number], 'exercises'>;

const KINDS = groupsOf<Order, Exercise, ExerciseRecord, 'exercises'>({
  name: 'exercises',
  each: 'exercises',
  what: 'exercise',
  hint: 'ask for fewer, or choose another seed',
  make: makeExercise,
  line: lineOf,
  write: writeExercise,
  read: readExercise,
});

export const EXERCISES = bookPart({
  wanted: exercisesSchema
    .optional()
    .describe('exercises in divisor domino: which domino of a hand scores most'),
  made: madeExercisesSchema.optional().describe('exercises in divisor domino'),
  ...KINDS,
  make(wanted, source) {
    const usualSet = (divisor: number) => SETS.find((set) => DIVISORS[set] === divisor)!;
    const orders = wanted.map(({ divisor, set = usualSet(divisor), level, count }) => ({
      divisor,
      set,
      level,
      count,
    }));
    return KINDS.make(orders, source);
  },
});

/** @throws UserError if a domino cannot be there, or the answer is another */
function readExercise(order: ExerciseOrder, record: ExerciseRecord): Exercise {
  const { ends, sides } = record;
  const hand = record.hand.map(parseDomino);
  const names = hand.map(makeDomino);
  const isTwice =
    new Set(names).size < names.length || sides.some((side) => names.includes(`${side}:${side}`));
  if (isTwice) throw new UserError('a domino is there twice', { where: 'hand' });
  if (Math.max(...ends, ...sides, ...hand.map(({ high }) => high)) > order.set) {
    throw new UserError('a number is not in the set', { expected: `numbers from 0 to ${order.set}` });
  }
  const line: OpenEnds = { ends, sides };
  const answer = answerOf(order, line, hand);
  if (!answer) {
    throw new UserError(`there is no one best play that suits the level ${order.level}`, { where: 'answer' });
  }
  const { stone: name, place, number, points } = record.answer;
  if (
    makePlay(answer) !== makePlay({ domino: parseDomino(name), spot: { place, number } }) ||
    points !== answer.points
  ) {
    throw new UserError('this is not the best play', {
      where: 'answer',
      expected: `${makePlay(answer)}, ${answer.points} points`,
    });
  }
  return { line, hand, answer };
}

function writeExercise({ line, hand, answer }: Exercise): Omit<ExerciseRecord, 'id'> {
  return {
    ends: [...line.ends],
    sides: [...line.sides],
    hand: hand.map(makeDomino),
    answer: { stone: makeDomino(answer.domino), ...answer.spot, points: answer.points },
  };
}

/** Everything that the reader sees. */
function lineOf({ divisor, set }: ExerciseOrder, { line, hand }: Exercise): string {
  return `divisor ${divisor} ${set} ${line.ends.join()}/${line.sides.join()} ${hand.map(makeDomino).join()}`;
}

/** `8:12 at end 12` */
function makePlay({ domino: laid, spot: { place, number } }: Play): string {
  return `${makeDomino(laid)} at ${place} ${number}`;
}

function parseDomino(text: string): Domino {
  const [one, other] = text.split(':').map(Number);
  return domino(one!, other!);
}
