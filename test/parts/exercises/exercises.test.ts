import { describe, expect, it } from 'vitest';
import { type Domino, dominoesOf } from '../../../src/domino/dominoes.ts';
import {
  EXERCISE_LEVELS,
  type Exercise,
  type ExerciseLevel,
  makeExercise,
} from '../../../src/parts/exercises/exercises.ts';
import { Random } from '../../../src/random.ts';

/** A way to lay a domino, derived from the rules alone. */
interface Way {
  readonly domino: string;
  readonly place: 'end' | 'side';
  readonly number: number;
  readonly sum: number;
}

/** Every domino of the set at every end and side. Whether it is in the hand is checked last. */
function waysOf({ line: { ends, sides }, hand }: Exercise, set: number): Way[] {
  const sum = ends.reduce((one, other) => one + other, 0);
  const holds = ({ low, high }: Domino) => hand.some((one) => one.low === low && one.high === high);
  const found = dominoesOf(set).flatMap((domino): Way[] => {
    const { low, high } = domino;
    const name = `${low}:${high}`;
    const far = (number: number) => (number === low ? high : low);
    const fits = (number: number) => number === low || number === high;
    return [...new Set(ends.filter(fits))]
      .map((number): Way => {
        const change = low === high ? low : far(number) - number;
        return { domino: name, place: 'end', number, sum: sum + change };
      })
      .concat(
        sides
          .filter(fits)
          .map((number): Way => ({ domino: name, place: 'side', number, sum: sum + far(number) })),
      )
      .filter(() => holds(domino));
  });
  return found;
}

const KINDS = [
  [6, 3],
  [9, 5],
  [12, 7],
  [15, 9],
  [18, 11],
  [9, 11],
  [18, 5],
].flatMap(([set, divisor]) => EXERCISE_LEVELS.map((level) => ({ set: set!, divisor: divisor!, level })));

describe.each(KINDS)('exercises: set $set, divisor $divisor, $level', ({ set, divisor, level }) => {
  const made = Array.from({ length: 10 }, (_, i) => {
    const exercise = makeExercise({ set, divisor, level }, new Random(`test/${i}`))!;
    return { exercise, ways: waysOf(exercise, set) };
  });
  const points = ({ sum }: Way) => (sum % divisor === 0 ? sum / divisor : 0);

  it('have one best answer, which no other play reaches', () => {
    for (const { exercise, ways } of made) {
      const { domino, spot, sum } = exercise.answer;
      const most = Math.max(...ways.map(points));
      expect(most).toBeGreaterThan(0);
      expect(ways.filter((way) => points(way) === most)).toEqual([
        { domino: `${domino.low}:${domino.high}`, ...spot, sum },
      ]);
      expect(exercise.answer.points).toBe(most);
    }
  });

  it('ask for what their level says', () => {
    const HAND: Record<ExerciseLevel, number> = { 'one-end': 4, doubles: 5, largest: 6 };
    for (const { exercise, ways } of made) {
      const { line, hand, answer } = exercise;
      const scoring = ways.filter((way) => points(way) > 0).length;
      const isEachOnce = new Set(ways.map(({ domino }) => domino)).size === ways.length;
      const isDouble = ({ domino }: Way) => domino.split(':')[0] === domino.split(':')[1];
      expect(hand).toHaveLength(HAND[level]);
      expect(ways.length).toBeGreaterThanOrEqual(3);
      if (level === 'one-end') {
        expect([scoring, isEachOnce, line.sides, ways.some(isDouble)]).toEqual([1, true, [], false]);
      } else if (level === 'doubles') {
        expect(scoring).toBe(1);
        expect(answer.spot.place === 'side' || answer.domino.low === answer.domino.high).toBe(true);
      } else expect([scoring > 1, isEachOnce]).toEqual([true, false]);
    }
  });

  it('can come about: dominoes of the set, none twice, and not those that are seen to lie', () => {
    for (const { exercise } of made) {
      const { line, hand } = exercise;
      const names = hand.map(({ low, high }) => `${low}:${high}`);
      expect(new Set(names).size).toBe(names.length);
      for (const side of line.sides) expect(names).not.toContain(`${side}:${side}`);
      expect(new Set(line.sides).size).toBe(line.sides.length);
      expect(Math.max(...line.ends, ...hand.map(({ high }) => high))).toBeLessThanOrEqual(set);
      // A domino has two ends; each crosswise double adds one, and each fourth side in use another.
      expect(line.ends.length).toBeGreaterThanOrEqual(3);
      for (const numbers of [line.ends, line.sides]) {
        expect([...numbers]).toEqual(numbers.toSorted((one, other) => one - other));
      }
    }
  });

  it('come again from the same seed, and others from another', () => {
    const [first] = made;
    expect(makeExercise({ set, divisor, level }, new Random('test/0'))).toEqual(first!.exercise);
    expect(new Set(made.map(({ exercise }) => JSON.stringify(exercise))).size).toBe(made.length);
  });
});

it('an exercise is another one where it is taken', () => {
  const order = { set: 9, divisor: 5, level: 'one-end' } as const;
  const taken = JSON.stringify(makeExercise(order, new Random('x')));
  const other = makeExercise(order, new Random('x'), (exercise) => JSON.stringify(exercise) !== taken);
  expect(other).toBeDefined();
  expect(JSON.stringify(other)).not.toBe(taken);
});
