import { describe, expect, it } from 'vitest';
import { type Drawing, rowsOfDrawing } from '../../src/domino/drawn-shape.ts';
import { MAX_RANGE, setFacts } from '../../src/domino/stones.ts';
import { faultOf } from '../helpers/fault.ts';

const HEART = ['.##.##.', '#######', '#######', '.#####.', '..###..', '...#...'];

/** The rows as points, each so many wide and high, with white round them. */
function drawn(rows: readonly string[], side = 1, margin = 0, grey = { black: 0, white: 255 }): Drawing {
  const width = side * rows[0]!.length + 2 * margin;
  const height = side * rows.length + 2 * margin;
  const points = Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [(i % width) - margin, Math.floor(i / width) - margin];
    return rows[Math.floor(y / side)]?.[Math.floor(x / side)] === '#' ? grey.black : grey.white;
  });
  return { width, height, rgb: Uint8Array.from(points.flatMap((point) => [point, point, point])) };
}

describe('a drawing', () => {
  it.each([1, 2, 3, 10])('has a cell for each square of %i points', (side) => {
    for (const margin of [0, 1, 7]) expect(rowsOfDrawing(drawn(HEART, side, margin))).toEqual(HEART);
  });

  it('has a cell for each point where only then a set has as many', () => {
    const twice = (rows: readonly string[]) => rows.flatMap((row) => [row, row]);
    // 48 cells are those of no set, 12 are: two rows and two columns are a cell.
    expect(rowsOfDrawing(drawn(twice(['########', '########', '########'])))).toEqual([
      '####',
      '####',
      '####',
    ]);
    // 56 are those of a set, 14 are not.
    const stairs = twice(['########', '########', '########', '####....']);
    expect(rowsOfDrawing(drawn(stairs))).toEqual(stairs);
    // Neither 39 nor 156 by 4 are: squares stay whole, though parts of them would be as many as a set has.
    const heart = ['.###.###.', '#########', '#########', '#########', '.######..'];
    expect(rowsOfDrawing(drawn(heart, 4))).toEqual(heart);
  });

  it('has one size of squares alone of which there can be as many as a set has cells', () => {
    const counts = Array.from({ length: MAX_RANGE }, (_, i) => setFacts(i + 1).cells);
    for (const count of counts) {
      const larger = counts.filter((other) => other < count && Number.isInteger(Math.sqrt(count / other)));
      expect(larger).toEqual([]);
    }
  });

  it('is black where it is nearly black, and white where nothing covers the paper', () => {
    expect(rowsOfDrawing(drawn(HEART, 4, 2, { black: 63, white: 192 }))).toEqual(HEART);
    const { rgb, ...size } = drawn(HEART);
    const alpha = Uint8Array.from(size.width ? rgb.filter((_, i) => i % 3 === 0) : []).map((x) => 255 - x);
    expect(rowsOfDrawing({ ...size, rgb: new Uint8Array(rgb.length), alpha })).toEqual(HEART);
  });

  it('that cannot be read says why', () => {
    const grey = drawn(HEART);
    grey.rgb.fill(128, 3 * 9, 3 * 10);
    expect(faultOf(() => rowsOfDrawing(grey)).message).toBe('the drawing is grey at point 3 of line 2');
    expect(faultOf(() => rowsOfDrawing(drawn(['...']))).message).toBe('nothing in the drawing is black');
    const noise = Array.from({ length: 40 }, (_, y) =>
      Array.from({ length: 40 }, (_, x) => ((x * y) % 3 === 0 ? '#' : '.')).join(''),
    );
    expect(faultOf(() => rowsOfDrawing(drawn(noise))).message).toMatch(/^the drawing has \d+ cells$/);
  });
});
