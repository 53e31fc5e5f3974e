import type { Paper, PrintEdition } from '../book/choices.ts';
import type { Delimiter } from '../languages/language.ts';

export const ANSWER_FORMATS = ['json', 'csv', 'txt'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

export const DELIMITERS: Readonly<Record<Delimiter, string>> = { comma: ',', semicolon: ';' };

/** Kinds of files that a drawing can be. */
export const DRAWING_FORMATS = ['svg', 'png'] as const;
export type DrawingFormat = (typeof DRAWING_FORMATS)[number];

/** What a calendar can be: drawings, or pages to print. */
export const CALENDAR_FORMATS = [...DRAWING_FORMATS, 'pdf'] as const;

/** Points in an inch of a PNG file: from what a screen has to more than any press shows. */
export const DPI = { least: 72, usual: 300, most: 1200 } as const;

/** The names that the files can have. */
export const DRAWING_NAME = /^(puzzle|key|figure|task)-[a-z0-9-]+\.(svg|png)$/;

/** Points in an inch of the pictures: from what a screen has to more than any shop shows. */
export const SAMPLE_DPI = { least: 72, usual: 150, most: 600 } as const;

/** The names that the files of a sample can have. */
export const SAMPLE_NAME = /^sample(-\d{2})?\.(pdf|png)$/;

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
