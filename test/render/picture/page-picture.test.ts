import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import type { Page, PageItem } from '../../../src/layout/page.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { pagePicture } from '../../../src/render/picture/page-picture.ts';

const SIDE = 40;
/** Pixels of the picture per mm of the page. */
const SCALE = 10;
const FONTS = loadFonts();

/** The black area of a page in square mm, and the darkness at a point, from 0 for white to 1. */
function painted(...items: PageItem[]) {
  const page: Page = { width: SIDE, height: SIDE, marks: [{ element: undefined, items }], targets: [] };
  const { width, data, channels } = decode(pagePicture(page, FONTS, SIDE * SCALE));
  expect(channels).toBe(3);
  const dark = Array.from({ length: data.length / 3 }, (_, i) => 1 - data[3 * i]! / 255);
  return {
    area: dark.reduce((sum, share) => sum + share) / SCALE ** 2,
    darkAt: (x: number, y: number) => dark[Math.floor(y * SCALE) * width + Math.floor(x * SCALE)]!,
  };
}

describe('a page as a picture', () => {
  it('fills a rectangle to its edges', () => {
    const { area, darkAt } = painted({ type: 'fill', x: 10.25, y: 5, width: 20, height: 10 });
    expect(area).toBeCloseTo(200, 0);
    expect([darkAt(10.1, 10), darkAt(30.4, 10), darkAt(20, 15.1)]).toEqual([0, 0, 0]);
    expect([darkAt(10.5, 10), darkAt(30.1, 14.9)]).toEqual([1, 1]);
  });

  it('draws discs, lines with round ends, and outlines that are empty inside', () => {
    expect(painted({ type: 'dot', x: 20, y: 20, diameter: 20 }).area).toBeCloseTo(Math.PI * 100, 0);
    const line = painted({ type: 'line', from: [10, 10], to: [30, 30], width: 4 });
    expect(line.area / (4 * 20 * Math.SQRT2 + Math.PI * 4)).toBeCloseTo(1, 1.5);
    expect([line.darkAt(9, 9), line.darkAt(20, 20), line.darkAt(20, 25)]).toEqual([1, 1, 0]);
    const outline = painted({ type: 'outline', x: 10, y: 10, width: 20, height: 20, radius: 5, line: 2 });
    expect([outline.darkAt(20, 20), outline.darkAt(10, 10)]).toEqual([0, 0]);
    expect([outline.darkAt(10, 20), outline.darkAt(20, 30)]).toEqual([1, 1]);
    const points = ['10 10', '30 10', '30 30'].map((at) => at.split(' ').map(Number) as [number, number]);
    const bent = painted({ type: 'bent', points, radius: 5, width: 2 });
    expect([bent.darkAt(20, 10), bent.darkAt(30, 20)]).toEqual([1, 1]);
    expect([bent.darkAt(30, 10), bent.darkAt(10, 30)]).toEqual([0, 0]);
  });

  it('writes letters on their baseline, with their counters open', () => {
    const { area, darkAt } = painted({ type: 'text', text: '0', font: 'figures', size: 72, x: 10, y: 30 });
    expect(area).toBeGreaterThan(20);
    const columns = Array.from({ length: SIDE * SCALE }, (_, x) => x / SCALE);
    const dark = columns.filter((x) => darkAt(x, 21) > 0.5);
    // Two bars with a gap between them.
    const gaps = dark.filter((x, i) => i > 0 && x - dark[i - 1]! > 0.5);
    expect(gaps).toHaveLength(1);
    expect(columns.every((y) => y < 31 || darkAt(16, y) === 0)).toBe(true);
  });

  it('paints one thing over the other, in the ink of each', () => {
    const { darkAt } = painted(
      { type: 'fill', x: 0, y: 0, width: 40, height: 40 },
      { type: 'fill', x: 10, y: 10, width: 10, height: 10, ink: 'ground' },
    );
    expect([darkAt(5, 5), darkAt(15, 15)]).toEqual([1, 0]);
  });
});
