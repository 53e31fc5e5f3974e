import type { Metrics } from '../metrics.ts';
import { type FontName, mmOf, type Point, type TextItem } from '../page.ts';
import { ROUNDING } from '../page-filler.ts';
import type { PrintSettings } from './typesetter.ts';

/** What the size of a board follows from. */
export type BoardSetting = Pick<PrintSettings, 'profile' | 'metrics'>;

/** Points of a digit for each mm of its square's side: about half of the square stays blank, for bars and rings. */
const SHARE = 2.2;
/**
 * Blank space on either side of a number in its square at least: in mm, and of the square's side; on all sides where boards
 * are set close, in mm, and where several of them share a page at least so much of the number's size.
 */
const GAP = { least: 1, share: 0.09, dense: 0.95, shared: 0.166 };

/** The smallest square in which a number of the profile's least size keeps clear of the lines, in mm. */
export function leastSquare(range: number, { profile, metrics }: BoardSetting): number {
  return extentOf(profile.least, range, metrics) + 2 * GAP.least;
}

/** The side of the smallest square with numbers up to `range` of so many points, in mm. */
export function squareOfDigits(points: number, range: number, metrics: Metrics): number {
  const wide = metrics.width(String(range), 'digits', points);
  return Math.max(points / SHARE, wide + 2 * GAP.least, wide / (1 - 2 * GAP.share));
}

/** The side of the smallest square in which numbers of so many points keep clear of the outline of a domino, in mm. */
export function denseSquare(points: number, range: number, metrics: Metrics): number {
  return extentOf(points, range, metrics) + 2 * GAP.dense;
}

/** The side of the smallest square of boards that share a page, as small as they are, with numbers of so many points, in mm. */
export function sharedSquare(points: number, range: number, metrics: Metrics): number {
  return extentOf(points, range, metrics) + 2 * Math.max(GAP.dense, GAP.shared * mmOf(points));
}

/** The larger side of a number of so many points, in mm. */
function extentOf(points: number, range: number, metrics: Metrics): number {
  return Math.max(metrics.width(String(range), 'digits', points), metrics.capHeight('digits', points));
}

/** Whether digits are larger than usual in squares of so many mm. */
export function isDense(square: number, digits = 0): boolean {
  return digits > SHARE * square + ROUNDING;
}

/** The size of numbers up to `range` in a square of so many mm, in whole points; `least` at least. */
export function digitsIn(square: number, range: number, least: number, metrics: Metrics): number {
  const room = square - 2 * Math.max(GAP.least, GAP.share * square);
  const fitting = (least * room) / metrics.width(String(range), 'digits', least);
  return Math.max(least, Math.floor(Math.min(SHARE * square, fitting) + ROUNDING));
}

/** A text so many points large, with the middle of its capitals at a point. */
export function centred(
  text: string,
  { x, y }: Point,
  size: number,
  metrics: Pick<Metrics, 'width' | 'capHeight'>,
  font: FontName = 'digits',
): TextItem {
  return {
    type: 'text',
    x: x - metrics.width(text, font, size) / 2,
    y: y + metrics.capHeight(font, size) / 2,
    text,
    font,
    size,
  };
}
