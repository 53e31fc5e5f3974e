import type { Book } from '../../book/book.ts';
import type { BookExercise } from '../../book/exercises.ts';
import { makeStone } from '../../domino/stones.ts';
import { sumOf } from '../../games/divisor.ts';
import { EXERCISE_LEVELS } from '../../games/divisor-exercises.ts';
import { setContext } from './sets.ts';

/** The exercises in divisor domino, kind by kind; none if the book has none. */
export function exerciseContexts({ exercises = [] }: Pick<Book, 'exercises'>): object[] {
  return exercises.map(({ divisor, set, level, exercises: all }) => ({
    divisor,
    set: setContext(set),
    is: Object.fromEntries(EXERCISE_LEVELS.map((other) => [other, other === level])),
    first: all[0]!.number,
    last: all.at(-1)!.number,
    single: all.length === 1,
    exercises: all.map(exerciseContext),
  }));
}

function exerciseContext({ number, id, line, hand, answer }: BookExercise): object {
  const { stone, spot, sum, points } = answer;
  return {
    number,
    id,
    ends: line.ends,
    sum: sumOf(line),
    sides: line.sides.map((side) => makeStone({ low: side, high: side })),
    hand: hand.map(makeStone),
    answer: {
      stone: makeStone(stone),
      number: spot.number,
      atEnd: spot.place === 'end',
      double: makeStone({ low: spot.number, high: spot.number }),
      sum,
      points,
      single: points === 1,
    },
  };
}
