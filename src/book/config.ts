import { PATTERNS } from '../compose/completion/patterns.ts';
import { MAX_RANGE } from '../domino/dominoes.ts';
import { KINDS, type Kind } from '../domino/kinds.ts';
import { UserError, within } from '../errors.ts';
import { LANGUAGE_CODES, USUAL_LANGUAGE } from '../languages/index.ts';
import { gamesSchema } from '../parts/games/record.ts';
import { wantedFields } from '../parts/list.ts';
import { LEVELS } from '../solve/levels.ts';
import { MOST_LOAD, USUAL_LOAD } from '../solve/load.ts';
import { ADDRESSES } from '../words/address.ts';
import { brailleSchema } from './braille-config.ts';
import { checkShape } from './check-shape.ts';
import {
  CONTENTS,
  DEFAULT_SEED,
  EDITIONS,
  ORDERS,
  PAPERS,
  RELEASE_DATE,
  SOLUTIONS_PLACES,
  TACTILE_CHOICES,
  THICKNESS,
  USUAL_TACTILE,
  withCompanions,
} from './choices.ts';
import { checkApart, checkContents } from './contents.ts';
import { isIsbn, plainIsbn } from './isbn.ts';
import { checkShapes, defaultRange } from './order.ts';
import { printSchema } from './print-config.ts';
import { conditionTexts, markdown, shapeText, textLine, wording } from './text.ts';
import { z } from './zod.ts';

/** `Date` takes the 30th of February for the 2nd of March. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The fields of a section as they stand in book.json: without the count, which follows from the puzzles. */
export const sectionFields = {
  title: wording(120).describe('the heading over the section'),
  kind: z.enum(KINDS).default('omnibus'),
  range: z
    .int()
    .min(1)
    .max(MAX_RANGE)
    .describe(
      'the highest number; if it is not said, what the shape has cells for, else that of the kind, 6 or 7',
    ),
  shape: shapeText
    .optional()
    .describe(
      'the board: rows and columns as 8x9, the name of a shape, rows with # for a cell and / between rows, or a file with such rows or a drawing in black and white (PNG)',
    ),
  level: z.enum(LEVELS).optional().describe('only puzzles of this level; without it, of any'),
  givens: z
    .union([z.int().min(1).max(505), z.literal('fewest')], 'a whole number, or "fewest"')
    .optional()
    .describe('of completions: how many numbers are given; a third of the cells if it is not said'),
  pattern: z.enum(PATTERNS).optional().describe('of completions: cells that are given in any case'),
  conditions: conditionTexts
    .optional()
    .describe(
      'what each must fulfil: "given a1 3"; of ordinary puzzles also "symmetric half-turn", "first forced-duplicate", "seals least"; of games with groups also "sum c 27"',
    ),
  oneKey: z
    .boolean()
    .optional()
    .describe('of Terzetts and the other games with groups, except Duetts: whether all have the same key'),
};

/** Standards of accessibility for e-books, as their metadata name them (EPUB Accessibility 1.1, section 4). */
const STANDARDS = [
  'EPUB Accessibility 1.1 - WCAG 2.1 Level A',
  'EPUB Accessibility 1.1 - WCAG 2.1 Level AA',
  'EPUB Accessibility 1.1 - WCAG 2.2 Level A',
  'EPUB Accessibility 1.1 - WCAG 2.2 Level AA',
] as const;

/** What a book says of itself, beside its puzzles. */
export const bookFields = {
  title: wording(120).describe('the title; the name of the folder is made from it'),
  subtitle: wording(200).optional(),
  author: wording(120).optional(),
  credit: wording(200)
    .optional()
    .describe('whose idea or work it rests on, on a line of its own below the author'),
  publisher: wording(120).optional(),
  isbn: textLine(40)
    .refine(
      (text) => isIsbn(plainIsbn(text)),
      'an ISBN of 13 or 10 digits whose last one fits the others, as 978-3-16-148410-0',
    )
    .overwrite(plainIsbn)
    .optional(),
  rights: wording(300).optional(),
  description: wording(1000).optional().describe('one or two sentences for sellers and librarians'),
  conformance: z
    .strictObject({
      to: z.enum(STANDARDS),
      by: wording(120).describe('who has evaluated the e-book'),
    })
    .optional()
    .describe(
      'the standard of accessibility to which somebody has found the e-book to conform; it claims none by itself',
    ),
  imprint: markdown(5000)
    .optional()
    .describe('whatever else belongs on the last page: a line of text, or several lines in Markdown'),
  foreword: markdown(20_000).optional().describe('words before the rules, in Markdown'),
  dedication: z
    .strictObject({
      for: wording(120).describe('for whom the book is'),
      from: wording(120).optional().describe('who gives it'),
      words: markdown(1000).optional().describe('what else is said there, in Markdown'),
    })
    .optional()
    .describe('a page that says for whom the book is'),
  certificate: z
    .strictObject({
      for: wording(120)
        .optional()
        .describe('who has solved the puzzles; without a name there is room to write it'),
      by: wording(120).optional().describe('who signs it'),
    })
    .optional()
    .describe('a certificate at the end'),
  about: markdown(10_000).optional().describe('about the author, in Markdown, at the end'),
  language: z.enum(LANGUAGE_CODES).default(USUAL_LANGUAGE),
  address: z
    .enum(ADDRESSES)
    .optional()
    .meta({ default: 'formal' })
    .describe(
      'how the book addresses its readers: formally (German Sie, French vous) or informally (du, tu); English has one "you"',
    ),
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date written year-month-day, such as 2026-11-20')
    .refine(isDay, 'a day of the calendar, written year-month-day')
    .default(RELEASE_DATE),
  seed: textLine(200).default(DEFAULT_SEED).describe('the same seed gives the same puzzles'),
  inMind: z
    .union(
      [z.int().min(1).max(MOST_LOAD), z.literal('any')],
      `a whole number from 1 to ${MOST_LOAD}, or "any"`,
    )
    .default(USUAL_LOAD)
    .describe(
      'how many cells or dominoes a hint may ask a reader to hold in mind at once; puzzles that need more are not made',
    ),
  order: z
    .enum(ORDERS)
    .optional()
    .describe(
      'how the puzzles of a section follow each other: rising by their ratings, or as they were made; if it is not said, those that are made rise, and those of a file keep its order',
    ),
  paper: z.enum(PAPERS).default('a4'),
  print: printSchema.prefault({}).describe('how everything that is read by eye is printed'),
  braille: brailleSchema.prefault({}).describe('how everything that is read by touch is written'),
  tactile: z
    .enum(TACTILE_CHOICES)
    .optional()
    .describe(
      `of the edition tactile: boards alone, boards and the pages that teach with boards, or the whole book and its keys; ${USUAL_TACTILE} if it is not said`,
    ),
  box: z
    .number()
    .min(THICKNESS.least)
    .max(THICKNESS.most)
    .optional()
    .describe('a folding box for the card dominoes, in their files: how thick one of them is, in mm'),
  editions: z
    .array(z.enum(EDITIONS))
    .min(1)
    .default([...EDITIONS]),
  contents: z
    .array(z.enum(CONTENTS))
    .optional()
    .describe(
      'the parts of the book in their order; all but leaflet, the introduction on one page, if it is not said. What a part that is left out would have explained or pointed to is left out, too. Techniques, story and by-hand stand with the puzzles wherever they are listed',
    ),
  solutions: z
    .enum(SOLUTIONS_PLACES)
    .optional()
    .describe(
      'where steps, hints, solutions and stencils are: at the back of the book (if it is not said), apart in files of their own, or in none of its files; book.json always has the solutions',
    ),
  story: z
    .boolean()
    .default(true)
    .describe('whether each section opens with a fact of the story of the game and a picture'),
  games: gamesSchema,
};

/** Puzzles in one section at most. */
export const MOST_PUZZLES = 10_000;

/** What is asked of puzzles while they are made, so that it cannot be asked of those of a file. */
const OF_MADE = ['givens', 'pattern', 'conditions', 'oneKey', 'shapes'] as const;

/** What cannot be said of puzzles that have boards in turn, and why. */
const NOT_IN_TURN = [
  ['shape', 'either "shape", one board for all, or "shapes", boards in turn'],
  ['oneKey', 'false, as puzzles of several boards have no common key'],
] as const;

export const sectionSchema = z
  .strictObject({
    ...sectionFields,
    kind: sectionFields.kind
      .unwrap()
      .optional()
      .describe('omnibus, or that of the puzzles in the file, if it is not said'),
    range: sectionFields.range.optional(),
    shapes: z
      .array(shapeText)
      .min(2)
      .max(12)
      .optional()
      .describe(
        'in place of one shape: the boards that the puzzles have in turn as they are made, each written as a shape, and each of as many cells',
      ),
    count: z
      .int()
      .min(1)
      .max(MOST_PUZZLES)
      .optional()
      .describe('how many puzzles; of a file all, if it is not said'),
    from: textLine(500)
      .refine((name) => name !== '-', 'the name of a file')
      .optional()
      .describe(
        'a file of puzzles, looked for from the folder of the config, that are taken instead of made; each must have one solution, and fit what else the section says',
      ),
  })
  .check(({ value, issues }) => {
    const { from, count } = value;
    if (from === undefined && count === undefined) {
      issues.push({ code: 'invalid_type', expected: 'number', input: undefined, path: ['count'] });
    }
    for (const field of OF_MADE) {
      if (from === undefined || value[field] === undefined) continue;
      const message = 'nothing, as the puzzles come from a file';
      issues.push({ code: 'custom', message, input: value[field], path: [field] });
    }
    for (const [field, message] of NOT_IN_TURN) {
      if (!value.shapes || !value[field]) continue;
      issues.push({ code: 'custom', message, input: value[field], path: [field] });
    }
  });

export const configSchema = z.strictObject({
  $schema: z.string().optional(),
  ...bookFields,
  sections: z.array(sectionSchema).max(200).default([]),
  ...wantedFields,
});

type RawConfig = z.infer<typeof configSchema>;

/** What a config file holds: what has a default need not be said. */
export type BookRequest = z.input<typeof configSchema>;

type RawSection = RawConfig['sections'][number];

/** A section whose puzzles are made. */
interface MadeSection extends RawSection {
  readonly kind: Kind;
  readonly range: number;
  readonly count: number;
  readonly from?: undefined;
}

/** A section whose puzzles are taken from a file. */
export interface ImportedSection extends RawSection {
  readonly from: string;
}

export type SectionConfig = MadeSection | ImportedSection;

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
  checkContents(config);
  checkApart(config);
  const sections = config.sections.map((section, s): SectionConfig => {
    const { title, kind = 'omnibus', range, count, from, ...rest } = section;
    if (from !== undefined) return { ...section, from };
    const { shape, shapes } = section;
    if (shapes) checkShapes(shapes, `sections[${s}].shapes`);
    const [first, where] = shapes ? [shapes[0], 'shapes[0]'] : [shape, 'shape'];
    const usual = () => within(`sections[${s}].${where}`, () => defaultRange(first, kind));
    return { title, kind, range: range ?? usual(), ...rest, count: count! };
  });
  return { ...config, editions: withCompanions(config.editions), sections };
}
