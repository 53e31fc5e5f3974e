import type { Paper } from '../book/choices.ts';

/** The levels of a worksheet, which holds for one sitting. */
export const WORKSHEET_LEVELS = ['easy', 'medium', 'tricky', 'hard', 'expert'] as const;

/** The highest numbers of its sets: boards of larger ones have digits too small to share a page. */
export const WORKSHEET_RANGES = { least: 2, most: 7, usual: 6 } as const;

/** How many puzzles share its page at most. */
export const WORKSHEET_COUNTS = [1, 2, 4] as const;

/** What is asked of a page of puzzles. */
export interface WorksheetOrder {
  readonly level: (typeof WORKSHEET_LEVELS)[number];
  /** The highest number of the set. */
  readonly range: number;
  readonly count: (typeof WORKSHEET_COUNTS)[number];
  /** Whether a second page, for the back, has the solutions. */
  readonly solutions: boolean;
  readonly paper: Paper;
  readonly seed: string;
}

/** The name of its file. */
export const WORKSHEET_FILE = 'worksheet.pdf';
