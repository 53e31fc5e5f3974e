import { isOffered } from './binding.ts';
import { BOUND_PAPERS, PRINTERS, TALLY_PLACES, TRIMS, USUAL_PER_PAGE } from './choices.ts';
import { coverSchema } from './cover-config.ts';
import { textLine } from './text.ts';
import { holdsLarge, isBindable } from './trims.ts';
import { z } from './zod.ts';

/** What pages look like: the ink and what it stands on. */
export const COLOURS = ['black-on-white', 'black-on-cream', 'white-on-black'] as const;
export type Colours = (typeof COLOURS)[number];

/**
 * What a printed key can show: the dominoes' outlines with the numbers in them, the outlines alone, or a list of the
 * dominoes with their places. In the words of the book of 1921: Tableau, Schlüssel, Liste.
 */
export const KEY_FORMS = ['tableau', 'outlines', 'list'] as const;

/** How many puzzles or keys can share a page. */
const onPage = z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(6)], '1, 2, 4 or 6');
const keysOnPage = z.union(
  [z.literal(1), z.literal(2), z.literal(4), z.literal(6), z.literal(8)],
  '1, 2, 4, 6 or 8',
);

const fontFile = textLine(1000);

const TRIM = `${TRIMS.join(', ')}, or a size from 4 by 6 to 8.5 by 11.69 inches, as 170x240mm or 6.14x9.21in`;
const ownTrim = z.templateLiteral([z.number(), 'x', z.number(), z.enum(['mm', 'in'])], TRIM);

/** The part `print` of a config: how everything that is read by eye is printed. */
export const printSchema = z.strictObject({
  colours: z
    .enum(COLOURS)
    .default('black-on-white')
    .describe('white-on-black is meant for screens: it takes much ink on paper'),
  cover: z
    .union(
      [z.enum(['plain', 'colour']), coverSchema],
      'plain, colour, or what stands on it as { "colours": "green" }',
    )
    .default('plain')
    .describe('colour sets the covers off; they stay legible when they are printed in grey'),
  fonts: z
    .strictObject({
      text: fontFile.optional(),
      strong: fontFile.optional(),
      heading: fontFile.optional(),
      figures: fontFile.optional(),
      digits: fontFile.optional(),
    })
    .optional()
    .describe(
      'font files (TrueType or OpenType) in place of the built-in ones: running text, words set off, headings, dominoes and coordinates, digits on boards',
    ),
  puzzlesPerPage: onPage
    .default(USUAL_PER_PAGE.puzzles)
    .describe('above 1, puzzles come without their tallies'),
  tally: z
    .enum(TALLY_PLACES)
    .optional()
    .describe(
      'on the page that faces the board, on its page where the sizes hold, or none; on its page in standard print and facing it else, if it is not said',
    ),
  keysPerPage: keysOnPage
    .default(USUAL_PER_PAGE.keys)
    .describe(
      'at most; of 8 it is 4 in all but standard print; fewer where the digits would become too small',
    ),
  keys: z
    .array(z.enum(KEY_FORMS))
    .min(1)
    .default(['tableau'])
    .describe(
      'dominoes with their numbers, outlines alone, a list of the dominoes with their places; any of them together',
    ),
  volume: z
    .int()
    .min(24)
    .max(2000)
    .optional()
    .describe('pages in one volume at most; a thicker book is divided into several files, but for kdp'),
  kdp: z
    .strictObject({
      trim: z
        .union([z.enum(TRIMS), ownTrim.refine(isBindable, TRIM)], TRIM)
        .default('8.5x11')
        .describe('the size of the bound book, width by height in inches, or in mm or in as 170x240mm'),
      paper: z.enum(BOUND_PAPERS).default('white').describe('how it is printed; the spine follows from it'),
      print: z
        .enum(['large', 'standard'])
        .optional()
        .describe('the size of its text; large from 7 by 9 inches on, else standard, if it is not said'),
      printer: z
        .union(
          [
            z.enum(PRINTERS),
            z.strictObject({
              page: z.number().min(0.02).max(0.5).describe('how thick a page is, half a leaf, in mm'),
              cover: z.number().min(0).max(10).default(0).describe('what the cover adds to the spine, in mm'),
              bleed: z.number().min(0).max(20).default(3).describe('what is cut off at each edge, in mm'),
            }),
          ],
          `${PRINTERS.join(', ')}, or { "page": 0.06, "cover": 0.5, "bleed": 3 } in mm`,
        )
        .optional()
        .describe('who prints it, from whose papers spine and bleed follow; kdp if it is not said'),
    })
    .refine(isOffered, 'a paper on which books of this size are printed: white, cream or premium-colour')
    .refine(
      ({ trim, print }) => print !== 'large' || holdsLarge(trim),
      'pages of 6 by 9 inches or more for large print, or "print": "standard"',
    )
    .prefault({})
    .describe('how the edition kdp is bound'),
  nets: z
    .int()
    .min(0)
    .max(100)
    .default(1)
    .describe('pages with an empty board for puzzles of your own; with 0 no edition tells how to set them'),
});

export type PrintConfig = z.infer<typeof printSchema>;
