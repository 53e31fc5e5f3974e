import type { Paper } from '../book/config.ts';

/** A sheet upright, in mm. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** A4 and A3 of ISO 216, and US Letter. */
export const SHEETS: Readonly<Record<Paper, Sheet>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  a3: { width: 297, height: 420 },
};

/** Sizes of one kind of printed book. Text sizes are points, lengths mm. */
export interface PrintProfile {
  /** Nothing is set smaller, page numbers and labels included. */
  readonly least: number;
  readonly body: number;
  readonly lead: number;
  readonly headings: readonly [h1: number, h2: number, h3: number];
  readonly title: number;
  /** From baseline to baseline, as a multiple of the size. */
  readonly lineHeight: number;
  readonly margins: {
    readonly inner: number;
    readonly outer: number;
    readonly top: number;
    readonly bottom: number;
  };
  /** The largest square of a board and the largest digit on it. */
  readonly square: number;
  readonly digit: number;
  /** A long board is rather cut into parts than drawn in smaller squares. */
  readonly cutBelow: number;
  readonly lines: {
    readonly frame: number;
    readonly inner: number;
    readonly stone: number;
    readonly stroke: number;
  };
}

/**
 * `large`: 18 pt text with headings of 22 and 20 pt or more, flush left (American Council of the Blind 2022; UKAAF
 * G003 2019 calls 16 to 18 pt large print), page numbers in the size of the text (UKAAF), line height 1.3 (RNIB and
 * DIN 1450 ask for 1.2 or more), margins of 20 mm and 25 mm at the spine. No source gives the weight of the lines
 * of a grid: 1 pt inside and 2.5 pt round it are this project's choice. So are the squares of 8 mm: in smaller ones a
 * digit of 18 pt has hardly more white round it than within.
 */
export const LARGE_PRINT: PrintProfile = {
  least: 18,
  body: 18,
  lead: 20,
  headings: [28, 22, 20],
  title: 40,
  lineHeight: 1.3,
  margins: { inner: 25, outer: 20, top: 20, bottom: 25 },
  square: 16.5,
  digit: 30,
  cutBelow: 8,
  lines: { frame: 0.9, inner: 0.35, stone: 0.7, stroke: 1.6 },
};
