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
