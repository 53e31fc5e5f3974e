import { expect, it } from 'vitest';
import { rectangle } from '../../../src/domino/board.ts';
import { landmarksOf } from '../../../src/layout/tactile/board.ts';
import type { TactileProfile } from '../../../src/layout/tactile/profile.ts';

// Seven rows of three cells, or seven columns. One side of the frame is omitted at a time.
it.each(['rows', 'columns'])(
  'ticks stand where the frame runs on both sides of their line, and nowhere else: %s',
  (lines) => {
    const upright = lines === 'rows';
    const board = upright ? rectangle(7, 3) : rectangle(3, 7);
    const turned = <T>(along: T, across: T): [T, T] => (upright ? [across, along] : [along, across]);
    const frame = [0, 3].flatMap((across) =>
      Array.from({ length: 7 }, (_, along) => {
        const [column, row] = turned(along, across);
        return { kind: 'border' as const, row, column, upright, along, across };
      }),
    );
    const ticksWithout = (along?: number) => {
      const sides = frame.filter((side) => side.across === 3 || side.along !== along);
      const profile = { tick: { length: 5, width: 1 } } as TactileProfile;
      return landmarksOf(board, sides as never, { x: 0, y: 0 }, 10, profile).map(({ from }) => from);
    };
    const [near, far] = [turned(50, 0), turned(50, 30)];
    expect(ticksWithout()).toEqual([near, far]);
    // The fourth and the seventh do not touch the line between the fifth and the sixth.
    for (const along of [3, 6]) expect(ticksWithout(along)).toEqual([near, far]);
    for (const along of [4, 5]) expect(ticksWithout(along)).toEqual([far]);
  },
);
