import { idOf } from '../../book/id.ts';
import { oneLine } from '../../book/problems.ts';
import { z } from '../../book/zod.ts';
import { makeStone, type Stone, stone } from '../../domino/stones.ts';
import { NotPossibleError, UserError, within } from '../../errors.ts';
import { DIVISORS, type OpenEnds, type Play } from '../../games/divisor.ts';
import { Random } from '../../random.ts';
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
const stoneText = z.string().regex(/^\d{1,2}:\d{1,2}$/, 'two numbers and a colon, as 4:6');

const exerciseSchema = z.strictObject({
  id: z.string().max(64),
  ends: z.array(number).min(1).max(40).describe('open ends'),
  sides: z.array(number).max(40).describe('doubles that have a long side free'),
  hand: z.array(stoneText).min(1).max(20),
  answer: z.strictObject({
    stone: stoneText,
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

type MadeExercises = z.infer<typeof madeExercisesSchema>;

/** An exercise with its place in the book. */
export interface BookExercise extends Exercise {
  /** Counted through the whole book from 1. */
  readonly number: number;
  readonly id: string;
}

/** Exercises of one kind. */
export interface BookExercises extends ExerciseOrder {
  readonly exercises: readonly BookExercise[];
}

/** The exercises in divisor domino of a book. */
export const EXERCISES = bookPart({
  wanted: exercisesSchema
    .optional()
    .describe('exercises in divisor domino: which domino of a hand scores most'),
  made: madeExercisesSchema.optional().describe('exercises in divisor domino'),
  lines: { each: 'exercises' },
  standsAlone: true,
  hasBoards: false,
  hasKeys: true,
  make: (wanted, { seed }) => makeExercises(wanted, seed),
  open: openExercises,
  faults: exerciseFaults,
});

/**
 * Makes the exercises of a book, each from a seed of its own; none comes twice.
 *
 * @param seed of the book
 * @throws NotPossibleError if no further one is found
 */
function makeExercises(wanted: z.infer<typeof exercisesSchema>, seed: string): MadeExercises {
  const taken = new Set<string>();
  return wanted.map(({ divisor, level, count, set = usualSet(divisor) }, n) => {
    const order = { divisor, set, level };
    const exercises = Array.from({ length: count }, (_, m) => {
      const random = new Random(`${seed}/exercises/${n + 1}/${m + 1}`);
      const exercise = makeExercise(order, random, (one) => !taken.has(exerciseId(order, one)));
      if (!exercise) {
        throw new NotPossibleError('no further exercise is found', {
          where: `exercises[${n}], after ${m} of ${count}`,
          hint: 'ask for fewer, or choose another seed',
        });
      }
      const record = makeRecord(order, exercise);
      taken.add(record.id);
      return record;
    });
    return { ...order, exercises };
  });
}

/**
 * Reads the exercises of a book and proves their answers.
 *
 * @throws UserError which names the exercise
 */
function openExercises(made: MadeExercises): BookExercises[] {
  let count = 0;
  return made.map(({ exercises, ...order }, n) => ({
    ...order,
    exercises: exercises.map((record, m) => {
      const exercise = within(`exercises[${n}].exercises[${m}]`, () => openExercise(order, record));
      return { ...exercise, number: ++count, id: record.id };
    }),
  }));
}

/** Proves every exercise of a book again. @returns what is wrong, a line each */
function exerciseFaults(made: MadeExercises): string[] {
  const ids = new Map<string, string>();
  return made.flatMap(({ exercises, ...order }, n) =>
    exercises.flatMap((record, m) => {
      const where = `exercises[${n}].exercises[${m}]`;
      const twin = ids.get(record.id);
      ids.set(record.id, twin ?? where);
      try {
        openExercise(order, record);
        return twin === undefined ? [] : [`${where}: is the same exercise as ${twin}`];
      } catch (error) {
        if (error instanceof UserError) return [oneLine(error.within(where))];
        throw error;
      }
    }),
  );
}

/** @throws UserError if a stone cannot be there, or the answer or the id is another */
function openExercise(order: ExerciseOrder, record: ExerciseRecord): Exercise {
  const { ends, sides } = record;
  const hand = record.hand.map(parseStone);
  const names = hand.map(makeStone);
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
    makePlay(answer) !== makePlay({ stone: parseStone(name), spot: { place, number } }) ||
    points !== answer.points
  ) {
    throw new UserError('this is not the best play', {
      where: 'answer',
      expected: `${makePlay(answer)}, ${answer.points} points`,
    });
  }
  const exercise = { line, hand, answer };
  const id = exerciseId(order, exercise);
  if (id === record.id) return exercise;
  throw new UserError(`the id "${record.id}" is not that of this exercise`, { where: 'id', expected: id });
}

function makeRecord(order: ExerciseOrder, exercise: Exercise): ExerciseRecord {
  const {
    line: { ends, sides },
    hand,
    answer: { stone: laid, spot, points },
  } = exercise;
  return {
    id: exerciseId(order, exercise),
    ends: [...ends],
    sides: [...sides],
    hand: hand.map(makeStone),
    answer: { stone: makeStone(laid), ...spot, points },
  };
}

/** As puzzles have them: from all that the reader is told. */
function exerciseId({ divisor, set }: ExerciseOrder, { line, hand }: Exercise): string {
  return idOf(
    `divisor ${divisor} ${set} ${line.ends.join()}/${line.sides.join()} ${hand.map(makeStone).join()}`,
  );
}

/** `8:12 at end 12` */
function makePlay({ stone: laid, spot: { place, number } }: Play): string {
  return `${makeStone(laid)} at ${place} ${number}`;
}

function parseStone(text: string): Stone {
  const [one, other] = text.split(':').map(Number);
  return stone(one!, other!);
}

/** The set that is usual with a divisor. */
function usualSet(divisor: number): (typeof SETS)[number] {
  return SETS.find((set) => DIVISORS[set] === divisor)!;
}
