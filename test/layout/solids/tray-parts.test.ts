import { describe, expect, it } from 'vitest';
import { rectangle } from '../../../src/domino/board.ts';
import type { Outline, Point } from '../../../src/layout/solids/forms.ts';
import {
  type Ground,
  plateOutline,
  type TrayPart,
  trayPartsOf,
} from '../../../src/layout/solids/tray-parts.ts';

const BORDERS = { left: 22, right: 5, top: 17, bottom: 5 };
const ROOM = { width: 190, height: 190 };

/** The signed area, so that a clockwise outline is detected. */
const areaOf = (outline: Outline) =>
  outline.reduce((sum, [x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length]!;
    return sum + (x * v - u * y) / 2;
  }, 0);

/** Whether a point is inside, by counting crossings of a ray to the right. */
const isIn = (outline: Outline, [x, y]: Point) =>
  outline.filter(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  }).length %
    2 ===
  1;

const GROUNDS: readonly Ground[] = [
  [8, 9, 20],
  [13, 14, 25],
  [2, 36, 20],
  [36, 2, 17],
  [10, 11, 17],
  [5, 6, 60],
  [1, 1, 20],
].map(([rows, columns, square]) => ({
  board: rectangle(rows!, columns!),
  cell: { width: square!, height: square! },
  borders: BORDERS,
}));

describe.each(GROUNDS)('a tray of $board.rows by $board.columns cells of $cell.width mm', (ground) => {
  const parts = trayPartsOf(ground, ROOM);
  const { board, cell } = ground;
  const square = cell.width;

  it('has each cell on one part, and no part is larger than a printer', () => {
    const cells = parts.flatMap(({ rows, columns }) => {
      const down = Array.from({ length: rows[1] - rows[0] }, (_, i) => rows[0] + i);
      const across = Array.from({ length: columns[1] - columns[0] }, (_, i) => columns[0] + i);
      return down.flatMap((row) => across.map((column) => row * board.columns + column));
    });
    expect(cells.toSorted((a, b) => a - b)).toEqual(board.cells);
    for (const part of parts) {
      const outline = plateOutline(ground, part, 0.3);
      for (const axis of [0, 1] as const) {
        const places = outline.map((point) => point[axis]);
        expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(190);
      }
    }
  });

  it('is whole again when its parts are joined without play: they neither overlap nor leave gaps', () => {
    const outlines = parts.map((part) => plateOutline(ground, part, 0));
    const whole = (27 + board.columns * square) * (22 + board.rows * square);
    expect(outlines.map(areaOf).reduce((sum, area) => sum + area, 0)).toBeCloseTo(whole, 6);
    const middles: Point[] = [];
    for (let x = -21.6; x < board.columns * square + 4; x += 4.37) {
      for (let y = -4.6; y < board.rows * square + 17; y += 4.37) middles.push([x, y]);
    }
    const counts = middles.map((middle) => outlines.filter((outline) => isIn(outline, middle)).length);
    expect(new Set(counts)).toEqual(new Set([1]));
  });

  it('has sockets in which tabs have play all round, and a body between them', () => {
    const play = 0.6;
    const headsOf = (part: TrayPart) => {
      const [right, bottom] = [part.columns[1] * square, (board.rows - part.rows[1]) * square];
      const isHead = ([x, y]: Point) => x === right + 4 || y === bottom - 4;
      return plateOutline(ground, part, play).filter(isHead);
    };
    expect(parts.flatMap(headsOf).length > 0).toBe(parts.length > 1);
    for (const part of parts) {
      const outline = plateOutline(ground, part, play);
      const { rows, columns } = part;
      const taken = areaOf(plateOutline(ground, part, 0)) - areaOf(outline);
      expect(taken > 0).toBe(rows[0] > 0 || columns[0] > 0);
      const others = parts.filter((other) => other !== part).flatMap(headsOf);
      const near = others.flatMap(([x, y]) =>
        Array.from(
          { length: 16 },
          (_, i): Point => [x + 0.5 * Math.cos((i * Math.PI) / 8), y + 0.5 * Math.sin((i * Math.PI) / 8)],
        ),
      );
      expect(near.filter((point) => isIn(outline, point))).toEqual([]);
      // Between the sockets at a corner, the plate is connected.
      const [left, top] = [columns[0] * square, (board.rows - rows[0]) * square];
      for (let away = 0.1; away < square / 2 + 2; away += 0.5) {
        expect(isIn(outline, [left + away, top - 2])).toBe(true);
      }
    }
  });
});

it('a tray that fits nowhere has no parts', () => {
  expect(
    trayPartsOf({ board: rectangle(2, 2), cell: { width: 191, height: 191 }, borders: BORDERS }, ROOM),
  ).toEqual([]);
});
