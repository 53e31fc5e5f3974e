import type { Paper, Trim } from '../book/choices.ts';

/** A sheet as it lies before the reader, in mm. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** What pages are printed on: the papers that a book can ask for, Tabloid, twice a Letter, and sizes of bound books. */
export type SheetName = Paper | 'tabloid' | Exclude<Trim, '8.5x11'>;

/** A4 and A3 of ISO 216, US Letter, and Tabloid of 11 by 17 inches; those of bound books in inches as their names say. */
export const SHEETS: Readonly<Record<SheetName, Sheet>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  a3: { width: 297, height: 420 },
  tabloid: { width: 279.4, height: 431.8 },
  '8x10': { width: 203.2, height: 254 },
  '8.25x6': { width: 209.55, height: 152.4 },
};
