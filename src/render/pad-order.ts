import type { Paper } from '../book/choices.ts';

/** What is printed to be written on, without a book: a table for points, and the tally of a set. */
export const PADS = ['score-pad', 'tally'] as const;
export type Pad = (typeof PADS)[number];

/** The highest number of a set that there is a tally for; from 10 on it takes two pages. */
export const MOST_TALLIED = 12;

/** What is asked of such a sheet. */
export interface PadOrder {
  readonly pad: Pad;
  /** The highest number of the set, from 1 to {@link MOST_TALLIED}; a score pad is for any. */
  readonly range: number;
  readonly paper: Paper;
}

/** The name of the file. */
export function padName({ pad, range }: Pick<PadOrder, 'pad' | 'range'>): string {
  return pad === 'tally' ? `tally-${range}.pdf` : `${pad}.pdf`;
}
