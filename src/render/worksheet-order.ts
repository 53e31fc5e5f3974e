import type { Paper, PrintEdition } from '../book/choices.ts';

/** The levels of a worksheet, which holds for one sitting. */
export const WORKSHEET_LEVELS = ['easy', 'medium', 'tricky', 'hard', 'expert'] as const;

/** The highest numbers of its sets: boards of larger ones have digits too small to share a page. */
export const WORKSHEET_RANGES = { least: 2, most: 7, usual: 6 } as const;

/** How many puzzles it has that are made for it. */
export const WORKSHEET_COUNTS = [1, 2, 3, 4, 5, 6] as const;

/** The sizes that it can be printed in, the usual one first. */
export const WORKSHEET_EDITIONS = [
  'standard-print',
  'large-print',
] as const satisfies readonly PrintEdition[];

/** How puzzles are printed on sheets. */
export interface SheetsLook {
  readonly edition?: (typeof WORKSHEET_EDITIONS)[number];
  /** Whether their solutions follow, from a page of their own on. */
  readonly solutions: boolean;
  readonly paper: Paper;
}

/** What is asked of a page of puzzles. */
export interface WorksheetOrder extends SheetsLook {
  readonly level: (typeof WORKSHEET_LEVELS)[number];
  /** The highest number of the set. */
  readonly range: number;
  readonly count: (typeof WORKSHEET_COUNTS)[number];
  readonly seed: string;
}

/** The name of its file. */
export const WORKSHEET_FILE = 'worksheet.pdf';
