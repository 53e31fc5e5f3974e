import { isOffered } from './binding.ts';
import { BOUND_PAPERS, TALLY_PLACES, TRIMS } from './choices.ts';
import { textLine } from './text.ts';
import { z } from './zod.ts';

/** What pages look like: the ink and what it stands on. */
export const COLOURS = ['black-on-white', 'black-on-cream', 'white-on-black'] as const;
export type Colours = (typeof COLOURS)[number];

/**
 * What a printed key can show: the stones' outlines with the numbers in them, the outlines alone, or a list of the
 * stones with their places. In the words of the book of 1921: Tableau, Schlüssel, Liste.
 */
export const KEY_FORMS = ['tableau', 'outlines', 'list'] as const;

/** How many puzzles or keys can share a page. */
const onPage = z.union([z.literal(1), z.literal(2), z.literal(4)], '1, 2 or 4');

const fontFile = textLine(1000);

/** The part `print` of a config: how everything that is read by eye is printed. */
export const printSchema = z.strictObject({
  colours: z
    .enum(COLOURS)
    .default('black-on-white')
    .describe('white-on-black is meant for screens: it takes much ink on paper'),
  cover: z
    .enum(['plain', 'colour'])
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
  puzzlesPerPage: onPage.default(1).describe('with 2 or 4, puzzles come without their tallies'),
  tally: z
    .enum(TALLY_PLACES)
    .optional()
    .describe(
      'on the page that faces the board, on its page where the sizes hold, or none; on its page in standard print and facing it else, if it is not said',
    ),
  keysPerPage: onPage.default(4).describe('at most; fewer where the digits would become too small'),
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
        .enum(TRIMS)
        .default('8.5x11')
        .describe('the size of the bound book, width by height in inches; 8.25x6 is in standard print'),
      paper: z.enum(BOUND_PAPERS).default('white').describe('how it is printed; the spine follows from it'),
    })
    .refine(isOffered, 'a paper on which books of this size are printed: white, cream or premium-colour')
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
