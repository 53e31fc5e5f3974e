import type { Domino } from '../../domino/dominoes.ts';
import type { Area, LineItem, OutlineItem, PageItem, Point } from '../page.ts';
import { pipPlaces } from '../stones/sizes.ts';

/** From pip to pip, how wide a pip is, and how long the bar between the halves, of a half's side. */
const PITCH = 0.24;
const PIP = 0.19;
const BAR = 0.6;
/** The rounded corners of a domino that stands alone, and its line, of its height. */
const RADIUS = 0.18;
const LINE = 0.035;

/** A number and the middle of its half, in mm. */
interface Half extends Point {
  readonly number: number;
}

/**
 * The pips on the halves of a domino, and the bar between them if both are shown.
 * @param side of a half, in mm
 * @param line the width of the bar, in mm
 */
export function faceItems(halves: readonly Half[], lies: boolean, side: number, line: number): PageItem[] {
  const pips = halves.flatMap(({ number, x, y }) =>
    pipPlaces(number).map(([along, across]): PageItem => {
      const [right, down] = lies ? [along, across] : [-across, along];
      return { type: 'dot', x: x + right * PITCH * side, y: y + down * PITCH * side, diameter: PIP * side };
    }),
  );
  const [first, second] = halves;
  return first && second ? [...pips, barBetween(first, second, side, line, lies)] : pips;
}

/**
 * The bar between the halves of a domino.
 * @param side of a half, in mm
 * @param width of the bar, in mm
 * @param lies whether the domino lies across
 */
export function barBetween(
  first: Point,
  second: Point,
  side: number,
  width: number,
  lies: boolean,
): LineItem {
  const [x, y] = [(first.x + second.x) / 2, (first.y + second.y) / 2];
  const [right, down] = lies ? [0, (BAR * side) / 2] : [(BAR * side) / 2, 0];
  return { type: 'line', from: [x - right, y - down], to: [x + right, y + down], width };
}

/**
 * A domino in an area of two squares, across or upright, as decoration.
 * @param least how wide its lines are at least, in mm
 */
export function dominoItems({ low, high }: Domino, area: Area, least: number): PageItem[] {
  const { x, y, width, height } = area;
  const lies = width > height;
  const side = Math.min(width, height);
  const line = Math.max(least, side * LINE);
  const half = (number: number, share: number) => ({
    number,
    x: x + (lies ? share : 0.5) * width,
    y: y + (lies ? 0.5 : share) * height,
  });
  return [
    outlineIn(area, line, side * RADIUS),
    ...faceItems([half(low, 0.25), half(high, 0.75)], lies, side * 0.92, Math.max(least, line * 0.8)),
  ];
}

/** An outline whose line lies within an area. */
export function outlineIn({ x, y, width, height }: Area, line: number, radius = 0): OutlineItem {
  const half = line / 2;
  return {
    type: 'outline',
    x: x + half,
    y: y + half,
    width: width - line,
    height: height - line,
    radius,
    line,
  };
}
