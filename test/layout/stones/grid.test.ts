import { expect, it } from 'vitest';
import { cuttingLines, gridFor } from '../../../src/layout/stones/grid.ts';

it('lines to cut along run above and below each row and at both sides of each column, and nowhere else', () => {
  const grid = gridFor(12, { width: 20, height: 40 }, 'a4', () => 10);
  const lines = cuttingLines(grid, 2, 'print', false).flatMap((item) => (item.type === 'line' ? [item] : []));
  const across = lines.filter(({ from, to }) => from[1] === to[1]).map(({ from }) => from[1] - grid.y);
  const upright = lines.filter(({ from, to }) => from[0] === to[0]).map(({ from }) => from[0] - grid.x);
  expect(across).toEqual([0, 40, 80]);
  expect(upright).toHaveLength(grid.columns + 1);
  for (const [i, at] of upright.entries()) expect(at).toBeCloseTo(20 * i);
});
