import type { Paper } from '../book/choices.ts';

/** A sheet upright, in mm. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** What pages are printed on: the papers that a book can ask for, and Tabloid, twice a Letter. */
export type SheetName = Paper | 'tabloid';

/** A4 and A3 of ISO 216, US Letter, and Tabloid of 11 by 17 inches. */
export const SHEETS: Readonly<Record<SheetName, Sheet>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  a3: { width: 297, height: 420 },
  tabloid: { width: 279.4, height: 431.8 },
};
