import type { Paper } from '../../book/config.ts';
import { UserError } from '../../errors.ts';
import { largestThatFits } from '../board.ts';
import type { Sheet } from '../profiles.ts';
import { leastSquare, surroundOf } from './board.ts';
import { sheetsFor, type TactileProfile } from './profile.ts';

/** The column beside a board holds at least so many cells. */
const LEAST_SIDE_CELLS = 11;

/** The rows and columns of a board's box. */
interface Box {
  readonly rows: number;
  readonly columns: number;
}

/**
 * The sheet for a board and its squares in mm: the smallest sheet with squares for stones, else the largest squares
 * on the large sheet.
 *
 * @throws UserError which names the largest range that fits
 */
export function fitSheet(
  range: number,
  box: Box,
  paper: Paper,
  profile: TactileProfile,
): { readonly sheet: Sheet; readonly square: number } {
  const { usual, large, largeName } = sheetsFor(paper);
  if (squareOn(usual, box, profile) >= profile.square) return { sheet: usual, square: profile.square };
  const square = Math.min(profile.square, Math.floor(squareOn(large, box, profile) * 10) / 10);
  if (square >= leastSquare(range, profile)) return { sheet: large, square };
  const fits = (smaller: number) =>
    squareOn(large, { rows: smaller + 1, columns: smaller + 2 }, profile) >= leastSquare(smaller, profile);
  throw new UserError(
    `a board of range ${range} does not fit on ${largeName} in squares that can be read by touch`,
    {
      expected: `a range up to ${largestThatFits(range, fits)}`,
      hint: 'leave "tactile" out of the editions, or choose a smaller range',
    },
  );
}

/** The upper edge of a frame on a sheet of its own: below the heading and the column letters. */
export function frameTop({ margin, braille, labelGap }: TactileProfile): number {
  return margin + braille.linePitch + braille.ascent + labelGap;
}

function squareOn(sheet: Sheet, { rows, columns }: Box, profile: TactileProfile): number {
  const { braille, margin, labelGap } = profile;
  const beside = LEAST_SIDE_CELLS * braille.cellPitch + labelGap;
  return Math.min(
    (sheet.height - margin - frameTop(profile)) / rows,
    (sheet.width - 2 * margin - surroundOf(rows, profile).left - beside) / columns,
  );
}
