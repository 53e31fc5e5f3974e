import type { Point } from './drawing.ts';

/** From a point to the nearest point of a line between two points. */
export function toLine([x, y]: Point, [[x1, y1], [x2, y2]]: readonly [Point, Point]): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}

/** Between the nearest points of two lines, each horizontal or vertical; 0 if they meet. */
export function between(one: readonly [Point, Point], other: readonly [Point, Point]): number {
  const apart = (axis: 0 | 1) => {
    const [a, b] = [one.map((end) => end[axis]), other.map((end) => end[axis])];
    return Math.max(0, Math.min(...a) - Math.max(...b), Math.min(...b) - Math.max(...a));
  };
  return Math.hypot(apart(0), apart(1));
}
