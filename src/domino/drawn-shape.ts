import { UserError } from '../errors.ts';
import { MAX_RANGE, rangeOfCells, setFacts } from './dominoes.ts';

/** A drawing by its points, row by row. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each point, 0 to 255. */
  readonly rgb: Uint8Array;
  /** How much of each point covers the white below it, 0 to 255; all of it by default. */
  readonly alpha?: Uint8Array;
}

/** Brightness, 0 to 255, up to which a point is black, and from which it is white. */
const [BLACK, WHITE] = [63, 192];

/**
 * The rows of a shape that is drawn in black on white, `#` for a cell. A cell is a square of points, the largest into which the
 * drawing falls; or each point, if only then a set has as many cells. Never has it as many both ways.
 *
 * @throws UserError if a point is grey, nothing is black, or there are more cells than the largest set has
 */
export function rowsOfDrawing(drawing: Drawing): string[] {
  const { width, height } = drawing;
  const black = Array.from({ length: width * height }, (_, point) => isBlack(drawing, point));
  const points = black.flatMap((is, point) => (is ? [point] : []));
  if (points.length === 0) {
    throw new UserError('nothing in the drawing is black', { expected: 'a black square for each cell' });
  }
  const columns = points.map((point) => point % width);
  const lines = points.map((point) => Math.floor(point / width));
  const [left, right] = [least(columns), most(columns)];
  const [top, bottom] = [least(lines), most(lines)];
  const has = (column: number, line: number) => black[line * width + column]!;
  // No set has as many cells as another one has parts when each of its cells is a square of several points.
  const isSet = rangeOfCells(points.length) !== undefined;
  const side = isSet ? 1 : largestSquare(left, right, top, bottom, has);
  const cells = points.length / side ** 2;
  const { cells: allowed } = setFacts(MAX_RANGE);
  if (cells > allowed) {
    throw new UserError(`the drawing has ${cells} cells`, {
      expected: `at most ${allowed}`,
      hint: 'each black point is a cell, unless the drawing is made of equal squares without soft edges',
    });
  }
  const rows: string[] = [];
  for (let line = top; line <= bottom; line += side) {
    let row = '';
    for (let column = left; column <= right; column += side) row += has(column, line) ? '#' : '.';
    rows.push(row);
  }
  return rows;
}

function isBlack({ width, rgb, alpha }: Drawing, point: number): boolean {
  const [red, green, blue] = rgb.subarray(3 * point, 3 * point + 3);
  const colour = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  const cover = (alpha?.[point] ?? 255) / 255;
  const bright = colour * cover + 255 * (1 - cover);
  if (bright <= BLACK) return true;
  if (bright >= WHITE) return false;
  throw new UserError(
    `the drawing is grey at point ${(point % width) + 1} of line ${Math.floor(point / width) + 1}`,
    { expected: 'black for a cell, and white or nothing for none' },
  );
}

/** The largest side of squares of which a drawing consists: all its edges lie so far apart, or several times as far. */
function largestSquare(
  left: number,
  right: number,
  top: number,
  bottom: number,
  has: (column: number, line: number) => boolean,
): number {
  let side = commonDivisor(right - left + 1, bottom - top + 1);
  for (let line = top; line <= bottom; line++) {
    for (let column = left; column <= right; column++) {
      // At the outer edges this changes nothing, as every number divides 0.
      if (has(column, line) !== has(column - 1, line)) side = commonDivisor(side, column - left);
      if (has(column, line) !== has(column, line - 1)) side = commonDivisor(side, line - top);
    }
  }
  return side;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => Math.min(one, other));
}

function most(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => Math.max(one, other));
}
