import { describe, expect, it } from 'vitest';
import { boardOf, checkOrder, defaultRange, type Order } from '../../src/book/order.ts';
import { fullRectangle } from '../../src/domino/board.ts';
import { nameOfShape } from '../../src/domino/shapes.ts';
import { NotPossibleError, UserError } from '../../src/errors.ts';
import { compose, generate, mark } from '../../src/press.ts';
import { GAMES } from '../helpers/domino/game-rules.ts';
import { faultLine, faultOf } from '../helpers/fault.ts';

const ORDER: Order = { kind: 'omnibus', range: 7, count: 1, seed: 'x' };

describe('the range of an order', () => {
  it('is that of the shape, or the usual one of its kind', () => {
    expect(defaultRange(undefined)).toBe(7);
    expect(defaultRange('5x6')).toBe(4);
    expect(defaultRange('letter-e')).toBe(7);
    expect(faultOf(() => defaultRange('5x5')).message).toBe('no set of dominoes has 25 halves');
    expect(GAMES.map((kind) => defaultRange(undefined, kind))).toEqual([6, 6, 6, 6]);
  });

  it('gives the board where there is no shape', () => {
    expect(boardOf({ kind: 'omnibus', range: 5 })).toEqual(fullRectangle(5));
    const shapes = GAMES.map((kind) => nameOfShape(boardOf({ kind, range: 6 })));
    expect(shapes).toEqual(['7x8', '7x8', 'brick-4334', '7x8']);
  });
});

describe('an order whose parts do not go together', () => {
  it.each<[change: Partial<Order>, said: RegExp]>([
    [{ givens: 24 }, /^givens: this is not for puzzles of the kind omnibus;/],
    [{ pattern: 'cross' }, /^pattern: this is not for puzzles of the kind omnibus;/],
    [{ oneKey: true }, /^oneKey: this is not for puzzles of the kind omnibus;/],
    [{ kind: 'duett', range: 6, oneKey: true }, /^oneKey: this is not for puzzles of the kind duett;/],
    [
      { kind: 'completion', conditions: ['given a1 3'] },
      /^conditions: this is not for puzzles of the kind completion;/,
    ],
    [{ kind: 'terzett', peerLevel: 'e' }, /^peerLevel: this is not for puzzles of the kind terzett;/],
    [
      { kind: 'terzett', range: 6 },
      /^range: a terzett of range 6 is not possible; expected range 1, 4, 7, 10 or 13;/,
    ],
    [{ kind: 'terzett', range: 16 }, /^range: no terzett of range 16 is found in a reasonable time;/],
    [{ kind: 'completion', range: 6 }, /^range: a completion of range 6 is not possible;/],
    [{ kind: 'quadrat' }, /^range: a quadrat of range 7 is not possible;/],
    [{ kind: 'duett' }, /^range: a duett of range 7 is not possible; expected range 2, 4, 6, 8, 10 or 12;/],
    [{ kind: 'quodlibet', range: 10 }, /^range: a quodlibet of range 10 is not possible; expected range 6;/],
    [{ shape: 'letter-q' }, /^shape: "letter-q" is not a shape;/],
    [
      { kind: 'quadrat', range: 6, shape: 'brick-545' },
      /^shape: no quadrat on this board has exactly one solution;/,
    ],
    [{ kind: 'quartett', range: 6, shape: '8x9' }, /^shape: the board has 72 cells;/],
  ])('%o', (change, said) => {
    expect(faultLine(() => checkOrder({ ...ORDER, ...change }))).toMatch(said);
  });

  it.each(['letter-e', 'letter-h', '2x36', '36x2'])('has no tricky Terzett on %s', (shape) => {
    const order: Order = { ...ORDER, kind: 'terzett', shape };
    expect(() => checkOrder({ ...order, level: 'tricky' })).toThrow(NotPossibleError);
    expect(() => checkOrder({ ...order, level: 'medium' })).not.toThrow();
  });

  it('is told apart from one that cannot be made', () => {
    expect(() => checkOrder({ ...ORDER, range: 2, level: 'expert' })).toThrow(NotPossibleError);
    expect(() => checkOrder({ ...ORDER, givens: 3 })).not.toThrow(NotPossibleError);
  });

  it('passes what goes together', () => {
    expect(() => checkOrder({ ...ORDER, shape: 'letter-e', oneKey: false })).not.toThrow();
    expect(() => checkOrder({ ...ORDER, kind: 'terzett', oneKey: true, level: 'hard' })).not.toThrow();
  });
});

describe('what a program asks for wrongly is refused with its place', () => {
  it.each([
    [null, 'order'],
    [5, 'order'],
    [{ ranges: 5 }, 'order'],
    [{ kind: 'domino' }, 'kind'],
    [{ range: '6' }, 'range'],
    [{ range: 22 }, 'range'],
    [{ shape: 5 }, 'shape'],
    [{ level: 'brutal' }, 'level'],
    [{ conditions: 'given a1 3' }, 'conditions'],
    [{ conditions: [5] }, 'conditions'],
    [{ seed: 7 }, 'seed'],
    [{ ratings: [3, 2] }, 'ratings'],
    [{ givens: 'few', kind: 'completion' }, 'givens'],
    [{ tries: 1.5 }, 'tries'],
    [{ inMind: 0 }, 'inMind'],
    [{ oneKey: 'yes' }, 'oneKey'],
    [{ count: 0 }, 'count'],
  ])('%j', (order, where) => {
    expect(faultOf(() => generate(order as never)).where).toBe(where);
    if (where !== 'count') expect(() => compose(order as never)).toThrow(UserError);
  });

  it('options, and settings of answers', () => {
    const answers = 'player,puzzle,attempt\nA,1:001110,LTL';
    expect(() => compose({ range: 2 }, null as never)).toThrow(UserError);
    expect(() => compose({ range: 2 }, { tries: -1 })).toThrow(UserError);
    for (const settings of [null, 5, { limit: 'x' }, { limit: -3 }])
      expect(() => mark(answers, settings as never)).toThrow(UserError);
    expect(mark(answers, { limit: 60 }).answers).toHaveLength(1);
  });
});
