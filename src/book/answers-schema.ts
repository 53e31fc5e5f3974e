import { MAX_RANGE } from '../domino/dominoes.ts';
import { KINDS } from '../domino/kinds.ts';
import { LEVELS } from '../solve/levels.ts';
import { bookFields } from './config.ts';
import { z } from './zod.ts';

const rows = z.array(z.string()).min(1);

/** A puzzle with its key, ready to be written as data. */
export type Answer = z.infer<typeof answerSchema>;

const answerSchema = z.strictObject({
  name: z.string().describe('the number of the puzzle in the book, or the name of a figure'),
  section: z.string().optional().describe('the title of its section; a figure has none'),
  id: z.string().optional().describe("the puzzle's own name of two words, the same in every edition"),
  kind: z.enum(KINDS),
  range: z.int().min(0).max(MAX_RANGE).describe('the highest number'),
  shape: z.string().optional().describe('8x9 or the name of a shape'),
  level: z.enum(LEVELS).optional(),
  rating: z.number().min(1).optional().describe('of the hardest step, within its level'),
  solutions: z.int().min(1),
  rows: rows.describe('the numbers: a base-36 sign for each cell, . for a hole, ? for a number to be found'),
  solution: rows.optional().describe('all numbers, where the puzzle shows only some'),
  key: rows.describe('which half of its domino each cell is: L left, R right, T top, B bottom'),
  stones: z
    .array(z.strictObject({ stone: z.string().describe('as 4:6'), place: z.string().describe('as 1 b c') }))
    .min(1)
    .describe('every domino with its place'),
  gameId: z.string().optional().describe("as Simon Tatham's Dominosa writes it, for full rectangles"),
  series: z
    .strictObject({ key: z.string(), filling: z.string() })
    .optional()
    .describe('of Terzetts: their key, and their numbers on it'),
});

const { title, subtitle, author, publisher, isbn, rights, description, language, date, seed } = bookFields;

/** The content of keys.json. */
export const answersSchema = z.strictObject({
  format: z.literal('dominosa/keys@1'),
  title,
  subtitle,
  author,
  publisher,
  isbn,
  rights,
  description,
  language,
  date,
  seed,
  engine: z.int().min(1).describe('of the program that made the book'),
  puzzles: z.array(answerSchema),
});
