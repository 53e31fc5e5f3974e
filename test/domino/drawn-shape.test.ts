import { describe, expect, it } from 'vitest';
import { MAX_RANGE, setFacts } from '../../src/domino/dominoes.ts';
import { type Drawing, rowsOfDrawing } from '../../src/domino/drawn-shape.ts';
import { faultOf } from '../helpers/fault.ts';

const HEART = ['.##.##.', '#######', '#######', '.#####.', '..###..', '...#...'];

/** Draws the rows as squares with this side in pixels, surrounded by a margin. */
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
    // No set has 48 cells, but one has 12: so two rows and two columns form a cell.
    expect(rowsOfDrawing(drawn(twice(['########', '########', '########'])))).toEqual([
      '####',
      '####',
      '####',
    ]);
    // A set has 56 cells, but none has 14.
    const stairs = twice(['########', '########', '########', '####....']);
    expect(rowsOfDrawing(drawn(stairs))).toEqual(stairs);
    // No set has 39 cells, or 156 by quarters: squares are not divided, although the number of their parts would fit a set.
    const heart = ['.###.###.', '#########', '#########', '#########', '.######..'];
    expect(rowsOfDrawing(drawn(heart, 4))).toEqual(heart);
  });

  it.each([
    [['##', '#.']],
    [['#..#', '#..#', '#..#', '#..#']],
    [['####', '....', '....', '####']],
    [new Array<string>(22).fill('#'.repeat(23))],
  ])('has a cell for each point if an edge is a point from another (%#)', (rows) => {
    expect(rowsOfDrawing(drawn(rows))).toEqual(rows);
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
    // Its brightness is 63, nothing less.
    expect(rowsOfDrawing({ width: 1, height: 1, rgb: Uint8Array.of(227, 9, 115) })).toEqual(['#']);
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
