import { describe, expect, it } from 'vitest';
import { dominoCount } from '../../../src/domino/dominoes.ts';
import { boxNet } from '../../../src/layout/stones/box.ts';
import { cardOf, DOMINO_SIZE_NAMES, DOMINO_SIZES } from '../../../src/layout/stones/sizes.ts';

type Point = readonly [x: number, y: number];
type Line = readonly [from: Point, to: Point];

/** Raised lines are 1 mm wide. */
const LINE = 1;

/** Points along a line, from end to end. */
const along = ([from, to]: Line): Point[] =>
  Array.from(
    { length: 21 },
    (_, i) => [0, 1].map((axis) => from[axis]! + ((to[axis]! - from[axis]!) * i) / 20) as never,
  );

/** The minimum distance between points of two lines. */
const apart = (one: Line, other: Line) =>
  Math.min(...along(one).flatMap(([x, y]) => along(other).map((at) => Math.hypot(at[0] - x, at[1] - y))));

const orders = DOMINO_SIZE_NAMES.flatMap(
  (size, i) =>
    [
      [size, [3, 6, 7][i]!, [3, 0.3, 1.2][i]!],
      [size, 12, [0.3, 1.2, 3][i]!],
    ] as const,
);

const far = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

describe.each(orders)('a box for cards of the size %s up to %i, %d mm thick', (size, range, thickness) => {
  const net = boxNet({ range, size: DOMINO_SIZES[size] }, thickness);
  const { width, depth, height } = net.inside;
  const edges = net.outline.map((from, i) => [from, net.outline[(i + 1) % net.outline.length]!] as const);

  it('has room for all of them, and little more', () => {
    const card = cardOf(DOMINO_SIZES[size]);
    const high = Math.ceil(dominoCount(range) / net.stacks) * thickness;
    expect(width - card.width).toBeCloseTo(2);
    expect(depth - net.stacks * card.height).toBeCloseTo(2);
    expect(height).toBeGreaterThanOrEqual(high + 2 - 1e-9);
    expect(height).toBeLessThanOrEqual(Math.max(14, high + 2) + 1e-9);
    expect(height).toBeLessThanOrEqual(depth);
  });

  it('is one piece, whose folds part it into base, walls, lid and flaps', () => {
    // Shoelace formula: the area of the piece is that of its panels.
    const area = edges.reduce((sum, [[ax, ay], [bx, by]]) => sum + (ax * by - bx * ay) / 2, 0);
    const flaps = 4 * (height - 4.5) * 10 + (width - 4.5) * 15;
    expect(area).toBeCloseTo(2 * width * depth + 2 * width * height + 2 * depth * height + flaps, 6);
    const lengths = net.folds.map(([from, to]) => far(from, to));
    const whole = width + 2 * height;
    for (const [i, wanted] of [whole, whole, width, width, depth, depth].entries())
      expect(lengths[i]).toBeCloseTo(wanted);
    const isOn = (point: Point, [from, to]: Line) => far(from, point) + far(point, to) - far(from, to) < 1e-9;
    for (const point of net.folds.flat()) expect(edges.some((edge) => isOn(point, edge))).toBe(true);
  });

  it('has lines that a finger tells apart', () => {
    const meet = (one: Line, other: Line) =>
      one.some((point) => other.some((end) => String(end) === String(point)));
    for (const [i, one] of edges.entries())
      for (const other of edges.slice(i + 1))
        if (!meet(one, other)) expect(apart(one, other) - LINE).toBeGreaterThan(3.2);
  });
});
