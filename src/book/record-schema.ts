import { MAX_RANGE } from '../domino/dominoes.ts';
import { KINDS } from '../domino/kinds.ts';
import { ALL_TECHNIQUE_NAMES, LEVELS } from '../solve/levels.ts';
import { textLine } from './text.ts';
import { z } from './zod.ts';

export const gradeSchema = z.strictObject({
  level: z.enum(LEVELS),
  rating: z.number().min(1),
  opening: z.number().min(1).optional(),
  effort: z.number().min(0),
  hardest: z.enum(ALL_TECHNIQUE_NAMES),
  seals: z.int().min(0),
  counts: z.partialRecord(z.enum(ALL_TECHNIQUE_NAMES), z.int().min(1)),
});

const rows = z.array(z.string().min(1).max(512)).min(1).max(512);

/** A puzzle as it is written in JSON files. */
export const recordSchema = z.strictObject({
  format: z.literal('dominosa/puzzle@1'),
  id: textLine(64).optional(),
  kind: z.enum(KINDS),
  range: z.int().min(0).max(MAX_RANGE),
  rows,
  solution: rows.optional(),
  key: rows.optional(),
  series: z.strictObject({ key: textLine(200), filling: textLine(400) }).optional(),
  grade: gradeSchema.optional(),
  origin: z
    .strictObject({
      seed: textLine(1000).optional().describe('what it was made from'),
      from: textLine(1000).optional().describe('the file and the place in it that it was taken from'),
      engine: z.int().min(1).describe('of the program that made or graded it'),
    })
    .optional(),
});
