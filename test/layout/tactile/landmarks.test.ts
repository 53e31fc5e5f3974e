import { expect, it } from 'vitest';
import { rectangle } from '../../../src/domino/board.ts';
import { landmarksOf } from '../../../src/layout/tactile/landmarks.ts';
import type { TactileProfile } from '../../../src/layout/tactile/profile.ts';

it('ticks stand where the frame runs on both sides of their line, and nowhere else', () => {
  // Seven rows of three cells; a side is left out of the frame at a time.
  const board = rectangle(7, 3);
  const frame = board.cells
    .filter((cell) => cell % 3 !== 1)
    .map((cell) => ({
      kind: 'border' as const,
      row: Math.floor(cell / 3),
      column: cell % 3 === 0 ? 0 : 3,
      upright: true,
    }));
  const ticksWithout = (row: number | undefined) => {
    const sides = frame.filter((side) => side.column === 3 || side.row !== row);
    const profile = { tick: { length: 5, width: 1 } } as TactileProfile;
    return landmarksOf(board, sides as never, { x: 0, y: 0 }, 10, profile).map(({ from }) => from);
  };
  const [left, right] = [
    [0, 50],
    [30, 50],
  ];
  expect(ticksWithout(undefined)).toEqual([left, right]);
  // Rows 3 and 6 do not touch the line between the fifth row and the sixth.
  for (const row of [3, 6]) expect(ticksWithout(row)).toEqual([left, right]);
  for (const row of [4, 5]) expect(ticksWithout(row)).toEqual([right]);
});
