import { describe, expect, it } from 'vitest';
import { checkEndgame } from '../../../src/games/endgame.ts';
import { AIMS, type TaskOrder, VIEWS } from '../../../src/games/endgame-order.ts';
import { solveEndgame } from '../../../src/games/endgame-solution.ts';
import { makeTask, solutionOf } from '../../../src/parts/endgames/tasks.ts';
import { Random } from '../../../src/random.ts';

const made = (order: TaskOrder, seed: string) => makeTask(order, new Random(seed))!;

const ORDERS = AIMS.flatMap((aim) =>
  VIEWS.flatMap((sees) => [2, 3].map((moves): TaskOrder => ({ aim, sees, moves }))),
);

// That solutions are right, games/endgame-search.test.ts has by a plain search.
describe.each(ORDERS)('a task: $aim, seeing $sees, in $moves moves', (order) => {
  const tasks = ['a', 'b'].map((seed) => made(order, seed));

  it('is a table that can be, seen as was asked for', () => {
    for (const { endgame } of tasks) {
      expect(() => checkEndgame(endgame)).not.toThrow();
      expect(endgame.other === undefined).toBe(order.sees === 'own');
    }
  });

  it('has one best first move of three or more, and the moves that were asked for', () => {
    for (const { endgame, solution } of tasks) {
      const { first, others, worth, moves, line, end } = solution;
      expect(solution).toEqual(solveEndgame(endgame, order.aim));
      expect(first.lay).toBeDefined();
      expect(others.length).toBeGreaterThan(1);
      expect(others.every((other) => other.worth < worth)).toBe(true);
      expect(moves).toBe(order.moves);
      expect(line.filter(({ kind }, i) => i % 2 === 0 && kind !== 'locked').length).toBeLessThanOrEqual(
        moves,
      );
      expect(end.winner).toBe('you');
      expect(worth).toBe(order.aim === 'lock' ? 1 : end.rest);
      if (order.aim === 'lock') expect(end.by).toBe('lock');
    }
  });

  it('comes from its seed, and is another if that one is taken', () => {
    const again = made(order, 'a');
    expect(again).toEqual(tasks[0]);
    const first = JSON.stringify(again.endgame);
    const other = makeTask(order, new Random('a'), ({ endgame }) => JSON.stringify(endgame) !== first)!;
    expect(JSON.stringify(other.endgame)).not.toBe(first);
    expect(other.solution.moves).toBe(order.moves);
  });
});

it('is none if a table has several best moves, takes another number of moves, or brings nothing', () => {
  const order: TaskOrder = { aim: 'points', sees: 'both', moves: 3 };
  const { endgame } = made(order, 'a');
  expect(solutionOf(order, endgame)).toBeDefined();
  expect(solutionOf({ ...order, moves: 2 }, endgame)).toBeUndefined();
  const [one, ...others] = endgame.own;
  const lone = { ...endgame, own: [one!], other: [...endgame.other!, ...others] };
  expect(solutionOf(order, lone)).toBeUndefined();
});
