import { COVER_COLOURS, type CoverColours } from './choices.ts';
import { textLine, wording } from './text.ts';
import { z } from './zod.ts';

const picture = z.strictObject({
  file: textLine(300).describe('a PNG, JPEG or SVG file in the folder of the config'),
  words: wording(300).describe('what it shows, for those who do not see it'),
});

export const coverSchema = z.strictObject({
  colours: z.enum(COVER_COLOURS).default('blue').describe('all have a contrast of 7 and more'),
  full: z
    .boolean()
    .optional()
    .describe('whether the front is all in colour in files to print at home, too: it takes much ink'),
  picture: picture.optional().describe('on the front, in place of dominoes'),
  logo: picture.optional().describe('at the foot of the front'),
  for: wording(120).optional().describe('for whom the book is, below the title'),
  badge: z.boolean().default(false).describe('a badge with the size of the print and the number of puzzles'),
  blurb: wording(1500).optional().describe('on the back, in place of the description'),
  quotation: z
    .strictObject({ words: wording(400), by: wording(120) })
    .optional()
    .describe('what somebody says of the book, on the back'),
});

type CoverConfig = z.infer<typeof coverSchema>;

export const COVER_PICTURES = ['picture', 'logo'] as const;
export type CoverPicture = (typeof COVER_PICTURES)[number];

/** How a cover is asked for: by a word, or by what stands on it. */
type Cover = 'plain' | 'colour' | CoverConfig;

/** What a config says of its cover; nothing where a word says all. */
export function saidOfCover(cover: Cover): Partial<CoverConfig> {
  return typeof cover === 'string' ? {} : cover;
}

/** Whether the front is all in colour where it is printed at home, too. */
export function isFull(cover: Cover): boolean {
  return saidOfCover(cover).full ?? false;
}

/** The colours of a cover; nothing if it is plain. */
export function coloursOf(cover: Cover): CoverColours | undefined {
  if (cover === 'plain') return undefined;
  return cover === 'colour' ? 'blue' : cover.colours;
}
