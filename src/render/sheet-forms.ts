import type { Paper } from '../book/choices.ts';

/** As what a puzzle can be written by itself: a drawing, large print with its tally, braille for embossers. */
export const SHEET_FORMS = ['svg', 'pdf', 'brf'] as const;
export type SheetForm = (typeof SHEET_FORMS)[number];

/** What is asked of such a sheet. */
export interface SheetOrder {
  readonly form: SheetForm;
  /** Stands above the board. */
  readonly title: string;
  readonly paper: Paper;
}
