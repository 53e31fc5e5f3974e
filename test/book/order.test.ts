import { describe, expect, it } from 'vitest';
import { boardOf, checkOrder, defaultRange, type Order } from '../../src/book/order.ts';
import { fullRectangle } from '../../src/domino/board.ts';
import { NotPossibleError, UserError } from '../../src/errors.ts';
import { faultOf } from '../helpers/fault.ts';

const ORDER: Order = { kind: 'omnibus', range: 7, count: 1, seed: 'x' };

describe('the range of an order', () => {
  it('is that of the shape, or 7', () => {
    expect(defaultRange(undefined)).toBe(7);
    expect(defaultRange('5x6')).toBe(4);
    expect(defaultRange('letter-e')).toBe(7);
    expect(faultOf(() => defaultRange('5x5')).message).toBe('no set of dominoes has 25 halves');
  });

  it('gives the board where there is no shape', () => {
    expect(boardOf({ kind: 'omnibus', range: 5 })).toEqual(fullRectangle(5));
  });
});

describe('an order whose parts do not go together', () => {
  it.each<[change: Partial<Order>, where: string, message: string]>([
    [{ givens: 24 }, 'givens', 'this is not for puzzles of the kind omnibus'],
    [{ pattern: 'cross' }, 'pattern', 'this is not for puzzles of the kind omnibus'],
    [{ oneKey: true }, 'oneKey', 'this is not for puzzles of the kind omnibus'],
    [
      { kind: 'completion', conditions: ['given a1 3'] },
      'conditions',
      'this is not for puzzles of the kind completion',
    ],
    [{ kind: 'terzett', peerLevel: 'e' }, 'peerLevel', 'this is not for puzzles of the kind terzett'],
    [{ kind: 'terzett', range: 6 }, 'range', 'a terzett of range 6 is not possible'],
    [{ kind: 'terzett', range: 16 }, 'range', 'no terzett of range 16 is found in a reasonable time'],
    [{ shape: 'letter-q' }, 'shape', '"letter-q" is not a shape'],
  ])('%o', (change, where, message) => {
    const fault = faultOf(() => checkOrder({ ...ORDER, ...change }));
    expect(fault).toMatchObject({ where, message });
  });

  it.each(['letter-e', 'letter-h', '2x36', '36x2'])(
    'has no tricky Terzett on %s, which is told at once',
    (shape) => {
      const order: Order = { ...ORDER, kind: 'terzett', shape };
      expect(() => checkOrder({ ...order, level: 'tricky' })).toThrow(NotPossibleError);
      expect(() => checkOrder({ ...order, level: 'medium' })).not.toThrow();
    },
  );

  it('is told apart from one that cannot be made', () => {
    expect(() => checkOrder({ ...ORDER, range: 2, level: 'expert' })).toThrow(NotPossibleError);
    expect(() => checkOrder({ ...ORDER, givens: 3 })).toThrow(UserError);
  });

  it('passes what goes together', () => {
    expect(() => checkOrder({ ...ORDER, shape: 'letter-e', oneKey: false })).not.toThrow();
    expect(() => checkOrder({ ...ORDER, kind: 'terzett', oneKey: true, level: 'hard' })).not.toThrow();
  });
});
