import { describe, expect, it } from 'vitest';
import { whyImpossible } from '../../../src/compose/groups/feasible.ts';
import { GroupComposer } from '../../../src/compose/groups/group-composer.ts';
import { type GroupRule, RULES } from '../../../src/domino/kinds.ts';
import { parseShape } from '../../../src/domino/shapes.ts';
import { NotPossibleError } from '../../../src/errors.ts';
import { SEVENS } from '../../helpers/domino/named-shapes.ts';

const THREES = RULES.terzett.groups;

function straight(size: number): GroupRule {
  const steps = Array.from({ length: size }, (_, i) => i);
  return {
    size,
    forms: [steps.map((i) => [0, i] as const), steps.map((i) => [i, 0] as const)],
    named: 'in a straight line',
  };
}

/** Two crossing bars, the vertical one `height` and the horizontal one `length` cells long. */
function cross(height: number, length: number, width: number): string {
  const left = Math.floor((length - width) / 2);
  const top = Math.floor((height - width) / 2);
  return Array.from({ length: height }, (_, r) =>
    r >= top && r < top + width ? '#'.repeat(length) : '.'.repeat(left) + '#'.repeat(width),
  ).join('/');
}

describe('there is a reason at once why there is no terzett', () => {
  it.each<[shape: string, range: number, rule: GroupRule, reason: RegExp]>([
    ['8x8', 7, THREES, /64 cells/],
    ['7x8', 6, THREES, /8 times/],
    // One group for each number: five regions cannot all touch each other.
    ['8x9', 7, straight(9), /8 groups .* at most 18 pairs/],
    ['5x6', 4, straight(6), /5 groups .* at most 9 pairs/],
    [cross(9, 18, 3), 7, THREES, /35 cells of one colour and 37/],
    // Two parts of 4 x 9, one of which has lost a corner to the other.
    [
      `.${'#'.repeat(8)}/${'#########/'.repeat(3)}/${'#########/'.repeat(4)}#........`,
      7,
      THREES,
      /part of 35 cells/,
    ],
    // As many cells of each colour, but at each end of the long row two cells have the same single neighbour.
    [`.#${'.'.repeat(24)}#./${'#'.repeat(28)}`, 4, THREES, /dominoes cannot cover/],
    [`${'#'.repeat(16)}/${'#'.repeat(14)}`, 4, THREES, /in 3 colours/],
    // The colours are balanced, but the protruding cells lie in no straight three.
    [`#/${'#'.repeat(28)}/...#`, 4, THREES, /cannot be parted into groups/],
    ['1x72', 7, THREES, /so that equal numbers form groups/],
    // The double-eight set in groups of five: "nichts anzufangen", says the book.
    ...['9x10', '6x15', '5x18', '3x30'].map((shape): [string, number, GroupRule, RegExp] => [
      shape,
      8,
      straight(5),
      /so that equal/,
    ]),
  ])('on %s with range %i', (shape, range, rule, reason) => {
    expect(whyImpossible(parseShape(shape), range, rule)?.message).toMatch(reason);
  });

  it('but not where there are some', () => {
    for (const shape of ['8x9', '6x12', '4x18', '3x24', '2x36', ...SEVENS]) {
      expect(whyImpossible(parseShape(shape), 7, THREES)).toBeUndefined();
    }
  });

  it('and it is thrown', () => {
    expect(() => new GroupComposer(7, parseShape('1x72'))).toThrow(NotPossibleError);
    expect(() => new GroupComposer(6)).toThrow(/8 times/);
  });
});
