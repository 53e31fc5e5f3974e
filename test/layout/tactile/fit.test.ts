import { describe, expect, it } from 'vitest';
import { fullRectangle } from '../../../src/domino/board.ts';
import { planBoard } from '../../../src/layout/tactile/fit.ts';
import { tactileProfile } from '../../../src/layout/tactile/profile.ts';

/** Paper, cells, the squares in mm, and the largest range in them on the usual and on the large sheet; docs/tactile.md. */
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
  /** Words of eight lines, as beside a puzzle. */
  const words = { heading: () => 1, column: () => 8 };
  const plan = (range: number) => planBoard({ board: fullRectangle(range), range }, paper, profile, words);
  const ranges = Array.from({ length: 11 }, (_, i) => i + 1);

  it('have squares for stones as far as the documentation says', () => {
    expect(ranges.filter((range) => plan(range).square === square).at(-1)).toBe(large);
  });

  it('stand on the usual sheet as far as they fit', () => {
    const small = Math.min(...ranges.map((range) => plan(range).sheet.width));
    expect(ranges.filter((range) => plan(range).sheet.width === small).at(-1)).toBe(usual);
  });

  it('have strokes of 13 mm and more, and room for shorter ones that keep 3.2 mm from a wall at both ends', () => {
    expect(profile.square).toBe(square);
    expect(profile.strokeLength).toBeGreaterThanOrEqual(13);
    expect((square - profile.line - profile.strokeLength) / 2).toBeGreaterThan(2.9);
    expect(square - profile.line - 2 * 3.2).toBeGreaterThanOrEqual(12.6 - 1e-9);
  });
});
