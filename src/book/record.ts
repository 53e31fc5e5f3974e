import { z } from 'zod';
import { KINDS } from '../domino/kinds.ts';
import { makeKeyRows, makeRows, parseKeyRows, parseRows } from '../domino/notation.ts';
import { checkKey, checkPuzzle, type Key, type Puzzle } from '../domino/puzzle.ts';
import { MAX_RANGE } from '../domino/stones.ts';
import { within } from '../errors.ts';
import type { Grade } from '../solve/grade.ts';
import { LEVELS, TECHNIQUE_NAMES } from '../solve/levels.ts';
import { puzzleId } from './id.ts';

export const gradeSchema = z.strictObject({
  level: z.enum(LEVELS),
  rating: z.number().min(1),
  opening: z.number().min(1).optional(),
  effort: z.number().min(0),
  hardest: z.enum(TECHNIQUE_NAMES),
  seals: z.int().min(0),
  counts: z.partialRecord(z.enum(TECHNIQUE_NAMES), z.int().min(1)),
});

const rows = z.array(z.string().min(1).max(512)).min(1).max(512);

/** A puzzle as it is written in JSON files. */
export const recordSchema = z.strictObject({
  format: z.literal('dominosa/puzzle@1'),
  id: z.string().max(64).optional(),
  kind: z.enum(KINDS),
  range: z.int().min(0).max(MAX_RANGE),
  rows,
  key: rows.optional(),
  grade: gradeSchema.optional(),
  origin: z.strictObject({ seed: z.string().max(1000), engine: z.int().min(1) }).optional(),
});

export type PuzzleRecord = z.infer<typeof recordSchema>;

/** What became of a puzzle when it was made. */
export interface Made {
  readonly puzzle: Puzzle;
  readonly key: Key;
  readonly grade: Grade | undefined;
  readonly origin: { readonly seed: string; readonly engine: number };
}

/** Writes a puzzle as JSON data. */
export function makeRecord({ puzzle, key, grade, origin }: Made): PuzzleRecord {
  return {
    format: 'dominosa/puzzle@1',
    id: puzzleId(puzzle),
    kind: puzzle.kind,
    range: puzzle.range,
    rows: makeRows(puzzle),
    key: makeKeyRows(puzzle.board, key),
    ...(grade && { grade: { ...grade, counts: { ...grade.counts } } }),
    origin,
  };
}

/**
 * Reads a puzzle back: the numbers must be a whole set and a key, where there is one, must lay every stone once.
 * Whether it is the only key is not asked here.
 *
 * @throws UserError
 */
export function parseRecord(record: PuzzleRecord): { puzzle: Puzzle; key?: Key } {
  const puzzle = checkPuzzle(within('rows', () => parseRows(record.rows, record.range, record.kind)));
  if (!record.key) return { puzzle };
  const key = within('key', () => {
    const parsed = parseKeyRows(puzzle.board, record.key!);
    checkKey(puzzle, parsed);
    return parsed;
  });
  return { puzzle, key };
}
