import { describe, expect, it } from 'vitest';
import { fullRectangle, rectangle } from '../../../src/domino/board.ts';
import { planBoard } from '../../../src/layout/tactile/fit.ts';
import { sheetsFor, type TactileProfile, tactileProfile } from '../../../src/layout/tactile/profile.ts';
import { landmarksOf } from '../../../src/layout/tactile/raised-board.ts';

/**
 * Paper, cells, the squares in mm, and the largest range that they allow on the usual sheet and on the large one, if there are
 * two; see docs/tactile.md.
 */
const SIZES = [
  ['a4', 'medium', 20, 7, 11],
  ['letter', 'medium', 20, 6, 10],
  ['a3', 'medium', 25, 5, 9],
  ['a4', 'large', 20, 7, 11],
  ['letter', 'large', 20, 6, 10],
  ['a3', 'large', 25, 5, 8],
] as const;

describe.each(SIZES)('boards on %s in %s cells', (paper, cell, square, usual, large) => {
  const profile = tactileProfile({ paper, cell });
  /** Words of eight lines, as next to a puzzle. */
  const words = { heading: () => 1, column: () => 8 };
  const plan = (range: number) =>
    planBoard({ board: fullRectangle(range), range }, sheetsFor(paper, 'two-sizes'), profile, words);
  const ranges = Array.from({ length: 11 }, (_, i) => i + 1);

  it('have squares for dominoes as far as the documentation says', () => {
    expect(ranges.filter((range) => plan(range).square === square).at(-1)).toBe(large);
  });

  it('stand on the usual sheet as far as they fit', () => {
    const small = Math.min(...ranges.map((range) => plan(range).sheet.width));
    expect(ranges.filter((range) => plan(range).sheet.width === small).at(-1)).toBe(usual);
  });

  it('have bars of 13 mm and more, and room for shorter ones that keep 3.2 mm from a wall at both ends', () => {
    expect(profile.square).toBe(square);
    expect(profile.barLength).toBeGreaterThanOrEqual(13);
    expect((square - profile.line - profile.barLength) / 2).toBeGreaterThan(2.9);
    expect(square - profile.line - 2 * 3.2).toBeGreaterThanOrEqual(12.6 - 1e-9);
  });
});

describe.each([
  ['a4', 'medium', 7, 13],
  ['a4', 'large', 7, 12],
  ['letter', 'medium', 6, 12],
  ['letter', 'large', 7, 11],
] as const)('sheets of one size, %s in %s cells', (paper, cell, most, last) => {
  const profile = tactileProfile({ paper, cell });
  const sizes = sheetsFor(paper);
  const words = { heading: () => 1, column: () => 8 };
  const plans = Array.from({ length: last }, (_, i) => {
    const board = fullRectangle(i + 1);
    return { range: i + 1, board, ...planBoard({ board, range: i + 1 }, sizes, profile, words) };
  });

  it('hold every board, whole up to range 9 and else in parts that share two rows or columns', () => {
    for (const { range, board, sheet, sheets } of plans) {
      expect([sheet.width, sheet.height].sort()).toEqual([sizes.usual.width, sizes.usual.height].sort());
      const parts = sheets.flat().map(({ part }) => part);
      if (range <= 9) expect(parts, `range ${range}`).toHaveLength(1);
      const shown = parts.reduce((sum, { rows, columns }) => sum + rows * columns, 0);
      const side = parts[0]!.rows < board.rows ? board.columns : board.rows;
      expect(shown).toBe(board.rows * board.columns + (parts.length - 1) * 2 * side);
    }
  });

  it('are too small above that', () => {
    const puzzle = { board: fullRectangle(last + 1), range: last + 1 };
    expect(() => planBoard(puzzle, sizes, profile, words)).toThrow(`range ${last + 1} does not fit on`);
  });

  it('have squares for dominoes as far as the documentation says, then smaller ones in which dots keep 3.2 mm from lines', () => {
    const whole = plans.filter(({ range }) => range <= 9);
    expect(whole.filter(({ square }) => square === 20).at(-1)!.range).toBe(most);
    const { dotDiameter, dotPitch } = profile.braille;
    const least = 2 * dotPitch + dotDiameter + 2 * 3.2 + profile.line;
    for (const { square, range } of plans) expect(square, `range ${range}`).toBeGreaterThanOrEqual(least);
  });
});

// Seven rows of three cells, or seven columns. One side of the frame is omitted at a time.
it.each(['rows', 'columns'])('ticks stand where the frame runs on both sides of their line: %s', (lines) => {
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
});
