import type { Board } from '../../domino/board.ts';
import type { Sheet } from '../sheets.ts';
import { surroundOf } from './board.ts';
import { reachOf } from './landmarks.ts';
import { besideDots, cellsIn, cellsOn, linesOn, type TactileProfile, textStart } from './profile.ts';

/** The column beside a board is at least as wide, in mm: 10 cells of Marburg Medium. */
const LEAST_SIDE = 60;

/** A sheet for a board, and where the words stand on it. */
export interface Arrangement {
  readonly sheet: Sheet;
  readonly words: 'beside' | 'below';
  /** The lines of the heading over them. */
  readonly head: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The upper left corner of the frame on a sheet of its own: below the heading and the column letters. */
export function frameOn(
  { head }: Pick<Arrangement, 'head'>,
  rows: number,
  profile: TactileProfile,
): { readonly x: number; readonly y: number } {
  const { margin, braille, labelGap } = profile;
  return {
    x: textStart(profile) + surroundOf(rows, profile).left,
    y: margin + head * braille.linePitch + braille.ascent + labelGap,
  };
}

/** The room from the corner of the frame on, for a board and words of so many lines below it. */
export function roomOn(
  arrangement: Arrangement,
  board: Board,
  linesBelow: (cells: number) => number,
  profile: TactileProfile,
): Extent {
  const { sheet, words } = arrangement;
  const { margin, labelGap } = profile;
  const frame = frameOn(arrangement, board.rows, profile);
  const { right, below } = reachOf(board, profile);
  const width = sheet.width - margin - frame.x;
  const height = sheet.height - margin - below - frame.y;
  if (words === 'beside') {
    return { width: width + besideDots(profile.braille) - LEAST_SIDE - labelGap, height };
  }
  const line = linesOn(sheet, profile) - linesBelow(cellsOn(sheet, profile));
  const above = topOfDots(line, profile) - labelGap - below - frame.y;
  return { width: width - right, height: Math.min(height, above) };
}

/** Where the words stand: the left edge of their lines in mm, the length of a line in cells, and the first line. */
export interface WordsColumn {
  readonly x: number;
  readonly cells: number;
  readonly line: number;
}

/** The column of the words at a board that takes so much room from the corner of the frame on. */
export function columnAt(
  arrangement: Arrangement,
  board: Board,
  taken: Extent,
  profile: TactileProfile,
): WordsColumn {
  const { sheet, words, head } = arrangement;
  const { braille, margin, labelGap } = profile;
  const frame = frameOn(arrangement, board.rows, profile);
  if (words === 'beside') {
    const x = frame.x + taken.width + labelGap;
    // The first line beside a board is that of the column letters and stays free.
    const cells = cellsIn(sheet.width - margin - (x + besideDots(braille)), braille);
    return { x, cells, line: head + 1 };
  }
  const { below } = reachOf(board, profile);
  const free = frame.y + taken.height + below + labelGap - topOfDots(0, profile);
  return { x: textStart(profile), cells: cellsOn(sheet, profile), line: Math.ceil(free / braille.linePitch) };
}

/** The middle of the upper dots of a line, in mm from the top of the sheet. */
function topOfDots(line: number, { margin, braille }: TactileProfile): number {
  return margin + line * braille.linePitch + braille.ascent - braille.firstDot.y;
}
