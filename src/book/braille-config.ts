import { BRAILLE_GRADES, type BrailleGrade, type EmbosserPage, TRANSLATORS } from '../languages/braille.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../languages/index.ts';
import { PAGE_SIDES, SHEETS_CHOICES } from './choices.ts';
import { wording } from './text.ts';
import { z } from './zod.ts';

/** The pages of embosser files that are in use, by their names. */
export const EMBOSSER_PAGES: Readonly<Record<string, EmbosserPage>> = Object.assign(
  {},
  ...LANGUAGE_CODES.map((language) => LANGUAGES[language].braille.pages),
);

const PAGE_NAMES = Object.keys(EMBOSSER_PAGES);

/** The name of the page that books of a language have if they ask for none. */
export function usualPage(language: Language): string {
  return Object.keys(LANGUAGES[language].braille.pages)[0]!;
}

const USUAL_PAGES = LANGUAGE_CODES.map(
  (language) => `${usualPage(language)} for ${LANGUAGES[language].name} books`,
);

/** `uncontracted (German Basisschrift; Unified English Braille, grade 1)` */
function gradeText(grade: BrailleGrade): string {
  const tables = LANGUAGE_CODES.map((language) => LANGUAGES[language].braille.tables[grade]?.name);
  return `${grade} (${tables.filter((name) => name !== undefined).join('; ')})`;
}

/** How the cells of an embosser file are written; `unicode` is for programs, the others for embossers. */
export const BRAILLE_CODES = ['nabcc', 'nabcc-lower', 'eurobraille', 'tbfr2007', 'unicode'] as const;

export const LINE_ENDS = ['crlf', 'lf'] as const;

const { cells, lines } = PAGE_SIDES;
const page = z.strictObject({
  cells: z.int().min(cells.least).max(cells.most),
  lines: z.int().min(lines.least).max(lines.most),
});

/** The part `braille` of a config: how everything that is read by touch is written. */
export const brailleSchema = z.strictObject({
  grade: z.enum(BRAILLE_GRADES).default('uncontracted').describe(BRAILLE_GRADES.map(gradeText).join(', ')),
  translator: z
    .enum(TRANSLATORS)
    .default('built-in')
    .describe('lou_translate: the newer liblouis that is installed on the machine'),
  page: z
    .union(
      [z.enum(PAGE_NAMES), page],
      `${PAGE_NAMES.join(', ')}, or { "cells": ${cells.least} to ${cells.most}, "lines": ${lines.least} to ${lines.most} }`,
    )
    .optional()
    .describe(`the page of embosser files; without it ${USUAL_PAGES.join(', ')}`),
  code: z.enum(BRAILLE_CODES).default('nabcc').describe('the characters of embosser files'),
  lineEnd: z.enum(LINE_ENDS).default('crlf'),
  formFeed: z.boolean().default(true).describe('whether each page of an embosser file ends with a form feed'),
  volume: z
    .int()
    .min(20)
    .max(1000)
    .default(120)
    .describe('embossed pages in one volume at most; a thicker book is divided'),
  interpoint: z
    .boolean()
    .default(true)
    .describe('whether sheets are embossed on both sides; each volume begins on a front side'),
  play: z
    .boolean()
    .default(true)
    .describe('of embossed books: behind each puzzle its board again, wide enough for card dominoes'),
  imprint: z
    .strictObject({
      by: wording(120).optional().describe('who transcribed it'),
      note: wording(600).optional().describe("the transcriber's note"),
    })
    .optional()
    .describe(
      'of embossed books: the title page names publisher, code, characters, page and year, for libraries',
    ),
  cell: z
    .enum(['medium', 'large'])
    .default('medium')
    .describe('of raised sheets: Marburg Medium, or the larger cell for learners'),
  sheets: z
    .enum(SHEETS_CHOICES)
    .optional()
    .describe(
      'of raised sheets: all of one size, for one heater, with large boards in smaller cells or in parts; or of two, A4 with A3, Letter with Tabloid; one-size if it is not said',
    ),
  overlay: z
    .boolean()
    .default(false)
    .describe('of raised sheets: print in colour, which does not swell, for a sighted partner'),
});

export type BrailleConfig = z.infer<typeof brailleSchema>;

/** How large the pages of a book's embosser files are. */
export function embosserPage({
  language,
  braille: { page = usualPage(language) },
}: {
  readonly language: Language;
  readonly braille: Pick<BrailleConfig, 'page'>;
}): Pick<EmbosserPage, 'cells' | 'lines'> {
  return typeof page === 'string' ? EMBOSSER_PAGES[page]! : page;
}
