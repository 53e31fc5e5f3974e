import { describe, expect, it } from 'vitest';
import { LADDER } from '../../src/solve/ladder.ts';
import { LEVELS } from '../../src/solve/levels.ts';
import { boardOf, Comparison } from '../helpers/solve/slow/compare.ts';
import { PLAIN_LADDER } from '../helpers/solve/slow/ladder.ts';

// The program re-examines only what has changed, searches in tables and skips what cannot succeed. It must find the same as the
// plain form of the ladder (helpers/solve/slow). `npm run soak -- grades` compares any number of boards.

describe('the ladder and its plain form', () => {
  it('have the same techniques in the same order', () => {
    const named = (ladder: typeof LADDER) =>
      ladder.map(({ name, rating, focus }) => ({ name, rating, focus }));
    expect(named(PLAIN_LADDER)).toEqual(named(LADDER));
    expect(PLAIN_LADDER.filter((technique) => !LADDER.includes(technique))).toHaveLength(12);
  });

  it.each([
    [2, 20],
    [4, 12],
    [5, 10],
    [6, 4],
    [7, 2],
    [9, 1],
  ])('go the same way on boards of range %i', (range, boards) => {
    const comparison = new Comparison();
    for (let i = 0; i < boards; i++) {
      const setup = boardOf(range, i % 5 > 0, `slow/${range}/${i}`);
      expect(comparison.wayDiffers(setup)).toEqual([]);
    }
  });

  it('give the same grades, one board after the other', () => {
    const comparison = new Comparison();
    for (let i = 0; i < 30; i++) {
      expect(comparison.gradeDiffers(boardOf(3 + (i % 5), true, `grades/${i}`))).toEqual([]);
    }
    expect([...comparison.levels.keys()].sort()).toEqual([...LEVELS, 'none'].sort());
  });
});
