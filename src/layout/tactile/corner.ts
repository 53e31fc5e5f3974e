import type { LineItem } from '../page.ts';
import type { Sheet } from '../sheets.ts';
import type { TactileProfile } from './profile.ts';

/** From end to end of the middle of the mark, across and down, in mm: with its round ends a line of 13 mm. */
const SIDE = 8.5;

/** Cells at the right end of a sheet's first line that its mark needs for itself. */
export const CORNER_CELLS = 2;

/** A slanting line across the upper right corner of a sheet, as if it were cut off: where it is, the sheet lies right. */
export function cornerMark({ width }: Sheet, { margin, line }: TactileProfile): LineItem {
  const inset = margin + line / 2;
  const [right, top] = [width - inset, inset];
  return { type: 'line', from: [right - SIDE, top], to: [right, top + SIDE], width: line };
}
