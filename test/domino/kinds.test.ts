import { expect, it } from 'vitest';
import { rectangle } from '../../src/domino/board.ts';
import { groupsOn } from '../../src/domino/groups.ts';
import { groupsOfKind, hasUnknowns, suitsRange, usualRange, usualShape } from '../../src/domino/kinds.ts';

const RANGES = Array.from({ length: 22 }, (_, range) => range);

// Each number is range + 2 times on a board. A square of four by four cells has 16 straight threes, 24 pairs, 8 straight fours
// and 9 squares.
it.each([
  ['omnibus', 7, undefined, RANGES, 0],
  ['terzett', 7, undefined, [1, 4, 7, 10, 13, 16, 19], 16],
  ['completion', 7, undefined, [1, 4, 7, 10, 13, 16, 19], 16],
  ['duett', 6, undefined, RANGES.filter((range) => range % 2 === 0), 24],
  ['quartett', 6, undefined, [2, 6, 10, 14, 18], 8],
  ['quadrat', 6, 'brick-4334', [2, 6, 10, 14, 18], 9],
  ['quodlibet', 6, undefined, [6], 17],
] as const)('%s has range %i and the board %s, or ranges %j', (kind, range, shape, ranges, groups) => {
  expect([usualRange(kind), usualShape(kind)]).toEqual([range, shape]);
  expect(RANGES.filter((range) => suitsRange(kind, range))).toEqual(ranges);
  expect(groupsOn(rectangle(4, 4), groupsOfKind(kind)?.forms ?? [])).toHaveLength(groups);
  expect(hasUnknowns(kind)).toBe(kind === 'completion');
});
