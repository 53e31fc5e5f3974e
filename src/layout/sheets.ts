import type { NamedTrim, Paper } from '../book/choices.ts';
import { type Size, TRIM_SIZES } from '../book/trims.ts';

/** A sheet as it lies before the reader, in mm. */
export type Sheet = Size;

/** What pages are printed on: the papers that a book can ask for, Tabloid, twice a Letter, and sizes of bound books. */
export type SheetName = Paper | 'tabloid' | NamedTrim;

/** A4 and A3 of ISO 216, US Letter, Tabloid of 11 by 17 inches, and those of bound books. */
export const SHEETS: Readonly<Record<SheetName, Sheet>> = {
  ...TRIM_SIZES,
  letter: { width: 215.9, height: 279.4 },
  a3: { width: 297, height: 420 },
  tabloid: { width: 279.4, height: 431.8 },
};

export function sheetOf(sheet: SheetName | Sheet): Sheet {
  return typeof sheet === 'string' ? SHEETS[sheet] : sheet;
}
