import { describe, expect, it } from 'vitest';
import { makeDomino } from '../../../src/domino/dominoes.ts';
import { checkEndgame, pipsOutside } from '../../../src/games/endgame.ts';
import { AIMS, type TaskOrder, VIEWS } from '../../../src/games/endgame-order.ts';
import { makeTask, solutionOf, type Task } from '../../../src/parts/endgames/tasks.ts';
import { Random } from '../../../src/random.ts';
import { plainly, waysToLay } from '../../helpers/games/plain-endgame.ts';
import { pips } from '../../helpers/games/table.ts';

const made = (order: TaskOrder, seed: string) => makeTask(order, new Random(seed))!;
const texts = (dominoes: Task['endgame']['own']) =>
  dominoes.map(makeDomino).map((name) => name.replace(':', ''));

const ORDERS = AIMS.flatMap((aim) =>
  VIEWS.flatMap((sees) => [2, 3].map((moves): TaskOrder => ({ aim, sees, moves }))),
);

describe.each(ORDERS)('a task: $aim, seeing $sees, in $moves moves', (order) => {
  const tasks = ['a', 'b'].map((seed) => made(order, seed));

  it('is a table that can be, seen as was asked for', () => {
    for (const { endgame } of tasks) {
      expect(() => checkEndgame(endgame)).not.toThrow();
      expect(endgame.other === undefined).toBe(order.sees === 'own');
    }
  });

  it('has one best first move of three or more, and the moves that were asked for', () => {
    for (const { solution } of tasks) {
      const { first, others, worth, moves, line, end } = solution;
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

it.each(AIMS)('tasks of two moves are right for a plain search: %s', (aim) => {
  for (const seed of ['a', 'b', 'c']) {
    const { endgame, solution } = made({ aim, sees: 'both', moves: 2 }, seed);
    const own = texts(endgame.own);
    const hands = [texts(endgame.other!)];
    const ends = [`${endgame.line[0]![0]}`, `${endgame.line.at(-1)![1]}`] as const;
    const all = waysToLay(own, ends).map((way) => {
      const left = own.filter((one) => one !== way.domino);
      const rest = pipsOutside(endgame) - pips([way.domino]);
      return { way, ...plainly(aim, { ends: way.ends, own: left, hands, rest, mine: false }) };
    });
    const most = Math.max(...all.map(({ worth }) => worth));
    const [best, ...more] = all.filter(({ worth }) => worth === most);
    expect(more).toEqual([]);
    const { domino, at } = solution.first.lay!;
    expect([best!.way.domino, best!.way.at, most]).toEqual([
      makeDomino(domino).replace(':', ''),
      `${at}`,
      solution.worth,
    ]);
    expect(Math.ceil((best!.turns + 1) / 2)).toBe(2);
  }
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
