import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { compose, generate, mark } from '../../src/press.ts';
import { faultOf } from '../helpers/fault.ts';

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
    const ask = () => generate(order as never);
    expect(ask).toThrow(UserError);
    expect(faultOf(ask).where).toBe(where);
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
