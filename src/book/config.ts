import { z } from 'zod';
import { PATTERNS } from '../compose/completion/patterns.ts';
import { KINDS } from '../domino/kinds.ts';
import { MAX_RANGE } from '../domino/stones.ts';
import { UserError, within } from '../errors.ts';
import { LEVELS } from '../solve/levels.ts';
import { brailleSchema } from './braille-config.ts';
import { FIGURE_NAMES } from './historic.ts';
import { defaultRange } from './order.ts';
import { printSchema } from './print-config.ts';
import { checkShape } from './problems.ts';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const PAPERS = ['a4', 'letter', 'a3'] as const;
export type Paper = (typeof PAPERS)[number];

/** Editions in print, which differ in their sizes. */
export const PRINT_EDITIONS = ['large-print', 'giant-print', 'standard-print', 'kdp'] as const;
export type PrintEdition = (typeof PRINT_EDITIONS)[number];

export const EDITIONS = [
  ...PRINT_EDITIONS,
  'tactile',
  'stones',
  'calibration',
  'brf',
  'pef',
  'aloud',
  'keys',
] as const;
export type Edition = (typeof EDITIONS)[number];

/** The day that stands in a book when none is given: that of the program's release, never the clock's. */
export const RELEASE_DATE = '2026-11-20';

/** The seed of a book when none is given. */
export const DEFAULT_SEED = 'first-book';

const line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/\S/, 'more than blanks')
    // Nor halves of surrogate pairs or the two codes that are no characters: XML and UTF-8 cannot write them.
    .regex(/^[^\p{Cc}\p{Cs}\uFFFE\uFFFF]*$/u, 'a text on one line, without control characters');

/** `Date` takes the 30th of February for the 2nd of March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The fields of a section as they stand in book.json: without the count, which the puzzles tell. */
export const sectionFields = {
  title: line(120).describe('the heading over the section'),
  kind: z.enum(KINDS).default('omnibus'),
  range: z
    .int()
    .min(1)
    .max(MAX_RANGE)
    .describe('the highest number: 7, or what the shape has cells for, if it is not said'),
  shape: z
    .string()
    .min(1)
    .max(4000)
    .optional()
    .describe(
      'the board: rows and columns as 8x9, the name of a shape, rows with # for a cell and / between rows, or a file with such rows',
    ),
  level: z.enum(LEVELS).optional().describe('only puzzles of this level; without it, of any'),
  givens: z
    .union([z.int().min(1).max(505), z.literal('fewest')], 'a whole number, or "fewest"')
    .optional()
    .describe('of completions: how many numbers are given; a third of the cells if it is not said'),
  pattern: z.enum(PATTERNS).optional().describe('of completions: cells that are given in any case'),
  conditions: z
    .array(line(60))
    .max(60)
    .optional()
    .describe('of Terzetts: what each must fulfil, such as "sum c 27" or "given a1 3"'),
  oneKey: z.boolean().optional().describe('of Terzetts: whether all have the same key'),
};

/** What a book says of itself, beside its puzzles. */
export const bookFields = {
  title: line(120).describe('the title; the name of the folder is made from it'),
  subtitle: line(200).optional(),
  author: line(120).optional(),
  publisher: line(120).optional(),
  isbn: line(40).optional(),
  rights: line(300).optional(),
  description: line(1000).optional().describe('one or two sentences for sellers and librarians'),
  imprint: line(1000).optional().describe('whatever else belongs on the last page'),
  language: z.enum(LANGUAGES).default('en'),
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date written year-month-day, as 2026-11-20')
    .refine(isDay, 'a day of the calendar, written year-month-day')
    .default(RELEASE_DATE),
  seed: line(200).default(DEFAULT_SEED).describe('the same seed gives the same puzzles'),
  paper: z.enum(PAPERS).default('a4'),
  print: printSchema.prefault({}).describe('how everything that is read by eye is printed'),
  braille: brailleSchema.prefault({}).describe('how everything that is read by touch is written'),
  editions: z
    .array(z.enum(EDITIONS))
    .min(1)
    .default([...EDITIONS]),
};

export const sectionSchema = z.strictObject({
  ...sectionFields,
  range: sectionFields.range.optional(),
  count: z.int().min(1).max(10_000).describe('how many puzzles'),
});

export const configSchema = z.strictObject({
  $schema: z.string().optional(),
  ...bookFields,
  sections: z.array(sectionSchema).min(1).max(200),
  exhibits: z
    .array(z.enum(FIGURE_NAMES))
    .default([])
    .describe('figures of the book of 1921 that are shown with their numbers of solutions'),
});

type RawConfig = z.infer<typeof configSchema>;

/** A section as it is asked for. */
export type SectionConfig = RawConfig['sections'][number] & { readonly range: number };

/** What the user asks for, with all defaults filled in. */
export type BookConfig = Omit<RawConfig, 'sections'> & { readonly sections: readonly SectionConfig[] };

/**
 * Checks what was read from a config file and fills in the defaults.
 *
 * @throws UserError with the field, what it holds and what was expected
 */
export function parseConfig(value: unknown): BookConfig {
  if (/^dominosa\/book@/.test(String((value as { format?: unknown } | null)?.format))) {
    throw new UserError('this is a finished book, not a config', {
      hint: '`dominosa render` makes its files again',
    });
  }
  const config = checkShape<RawConfig>(configSchema as z.ZodType<RawConfig>, value, 'config');
  const sections = config.sections.map((section, s) => ({
    ...section,
    range: section.range ?? within(`sections[${s}].shape`, () => defaultRange(section.shape)),
  }));
  return { ...config, sections };
}
