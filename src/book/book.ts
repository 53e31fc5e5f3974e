import type { Kind } from '../domino/kinds.ts';
import { type Key, type Puzzle, UNKNOWN } from '../domino/puzzle.ts';
import { UserError, within } from '../errors.ts';
import { countSolutions } from '../solve/cover.ts';
import type { Grade } from '../solve/grade.ts';
import { checkShape } from './check-shape.ts';
import { type BookTask, madeComposingSchema, makeComposing, openComposing } from './composing-record.ts';
import { type BookConfig, bookFields, sectionFields } from './config.ts';
import { checkNotEmpty } from './contents.ts';
import { ENGINE } from './engine.ts';
import { type BookExercises, madeExercisesSchema, makeExercises, openExercises } from './exercises.ts';
import { exhibitOf } from './exhibits.ts';
import { puzzleId } from './id.ts';
import { type BookTasks, madeLocksSchema, makeLocks, openLocks } from './locks.ts';
import { type PuzzleRecord, parseRecord, type SeriesIds } from './record.ts';
import { exhibitSchema, recordSchema } from './record-schema.ts';
import { checkTogether, chooseRounds, roundsSchema } from './together.ts';
import { z } from './zod.ts';

const { id, key } = recordSchema.shape;
const bookPuzzleSchema = recordSchema.extend({ id: id.unwrap(), key: key.unwrap() });
type BookPuzzleRecord = z.infer<typeof bookPuzzleSchema>;

export const bookSchema = z.strictObject({
  format: z.literal('dominosa/book@1'),
  engine: z.int().min(1),
  ...bookFields,
  sections: z
    .array(z.strictObject({ ...sectionFields, puzzles: z.array(bookPuzzleSchema).min(1).max(10_000) }))
    .max(200),
  exhibits: z.array(exhibitSchema).max(1000).default([]),
  cover: bookPuzzleSchema
    .optional()
    .describe('the puzzle on the cover of printed editions; books of earlier versions have none'),
  exercises: madeExercisesSchema.optional().describe('exercises in divisor domino'),
  locks: madeLocksSchema.optional().describe('ends of Sperrdomino in which something can be forced'),
  composing: madeComposingSchema.optional().describe('tasks for composers'),
  together: roundsSchema.optional().describe('a competition: the puzzle of each round'),
});

/** The content of book.json: what was asked for and the puzzles that were made. */
export type BookFile = z.infer<typeof bookSchema>;

/** A puzzle with its place in the book. */
export interface BookPuzzle {
  /** Counted through the whole book from 1. */
  readonly number: number;
  readonly id: string;
  readonly puzzle: Puzzle;
  /** All numbers, where the puzzle shows only some. */
  readonly solution?: Puzzle;
  readonly key: Key;
  readonly grade: Grade | undefined;
  /** By which it was made or graded. */
  readonly engine: number;
  /** By which a Terzett puzzle can be made again. */
  readonly series?: SeriesIds;
}

/** The puzzle on the cover, which is not counted. */
export type CoverPuzzle = Omit<BookPuzzle, 'number'>;

export interface BookSection {
  readonly title: string;
  readonly kind: Kind;
  readonly range: number;
  /** All puzzles have one key, so a stencil of it solves them all. */
  readonly oneKey: boolean;
  readonly puzzles: readonly BookPuzzle[];
}

/** A figure of 1921 or a laying task: shown with its number of solutions, never counted among the puzzles. */
export interface Exhibit {
  /** The figure's number in the book of 1921, `I` to `XVII`; the name of a laying task; else the puzzle's id. */
  readonly name: string;
  readonly puzzle: Puzzle;
  readonly solutions: number;
  /** Its solution, or the first of several. */
  readonly key: Key;
}

/** A book ready to be rendered: book.json with its puzzles read and checked. */
export interface Book
  extends Omit<BookFile, 'sections' | 'exhibits' | 'cover' | 'exercises' | 'locks' | 'composing' | 'format'> {
  readonly sections: readonly BookSection[];
  readonly exhibits: readonly Exhibit[];
  readonly cover?: CoverPuzzle;
  readonly exercises?: readonly BookExercises[];
  readonly locks?: readonly BookTasks[];
  readonly composing?: readonly BookTask[];
}

/** The file for a config and its puzzles, one list for each section, and the one on its cover. */
export function makeBookFile(
  config: BookConfig,
  puzzles: readonly (readonly PuzzleRecord[])[],
  cover?: PuzzleRecord,
): BookFile {
  const { $schema: _, sections, exhibits, exercises, locks, composing, together, ...fields } = config;
  const file = {
    format: 'dominosa/book@1',
    engine: ENGINE,
    ...fields,
    sections: sections.map(({ count: _count, from: _from, ...section }, i) => {
      const [first] = puzzles[i]!;
      return { ...section, ...(first && { kind: first.kind, range: first.range }), puzzles: puzzles[i] };
    }),
    exhibits: exhibits.map(exhibitOf),
    ...(cover && { cover }),
    ...(exercises && { exercises: makeExercises(exercises, config.seed) }),
    ...(locks && { locks: makeLocks(locks, config.seed) }),
    ...(composing && { composing: makeComposing(composing) }),
    ...(together && { together: chooseRounds(together, puzzles.flat()) }),
  };
  return checkShape<BookFile>(bookSchema as z.ZodType<BookFile>, file, 'book');
}

/** The text of book.json: one puzzle a line, so that two books can be compared line by line. */
export function makeBookText(book: BookFile): string {
  const { sections, exhibits, cover, exercises, locks, composing, together, ...fields } = book;
  const list = (items: readonly unknown[], indent: string) =>
    items.length === 0
      ? '[]'
      : `[\n${items.map((item) => `${indent}  ${JSON.stringify(item)}`).join(',\n')}\n${indent}]`;
  const head = JSON.stringify(fields, null, 2).slice(0, -2);
  const inLines = (rest: object, name: string, items: readonly unknown[]) =>
    `    ${JSON.stringify(rest).slice(0, -1)},"${name}":${list(items, '    ')}}`;
  const parts = sections.map(({ puzzles, ...rest }) => inLines(rest, 'puzzles', puzzles));
  const own = cover ? `,\n  "cover": ${JSON.stringify(cover)}` : '';
  const kinds = exercises?.map(({ exercises: all, ...rest }) => inLines(rest, 'exercises', all));
  const ends = locks?.map(({ tasks, ...rest }) => inLines(rest, 'tasks', tasks));
  const more = [
    ...(kinds ? [`,\n  "exercises": [\n${kinds.join(',\n')}\n  ]`] : []),
    ...(ends ? [`,\n  "locks": [\n${ends.join(',\n')}\n  ]`] : []),
    ...(composing ? [`,\n  "composing": ${list(composing, '  ')}`] : []),
    ...(together ? [`,\n  "together": ${JSON.stringify(together)}`] : []),
  ].join('');
  return `${head}${own},\n  "sections": [\n${parts.join(',\n')}\n  ],\n  "exhibits": ${list(exhibits, '  ')}${more}\n}\n`;
}

/** Checks the shape of what was read from a book.json. @throws UserError */
export function parseBookFile(value: unknown): BookFile {
  const book = checkShape<BookFile>(bookSchema as z.ZodType<BookFile>, value, 'book');
  checkNotEmpty(book);
  return book;
}

/**
 * Reads the puzzles of a book: numbers, keys and ids must fit each other. Uniqueness and levels are not proved
 * again here; that is what `dominosa check` does.
 *
 * @throws UserError which names the section and the puzzle
 */
export function openBook(file: BookFile): Book {
  const { sections, exhibits, cover, exercises, locks, composing, format: _, ...fields } = file;
  if (fields.together) checkTogether(fields.together, file.sections.flatMap(({ puzzles }) => puzzles).length);
  let number = 0;
  return {
    ...fields,
    ...(cover && { cover: within('cover', () => openPuzzle(cover, fields.engine)) }),
    ...(exercises && { exercises: openExercises(exercises) }),
    ...(locks && { locks: openLocks(locks) }),
    ...(composing && { composing: openComposing(composing) }),
    sections: sections.map(({ puzzles, title, kind, range, oneKey = false }, s) => ({
      title,
      kind,
      range,
      oneKey,
      puzzles: puzzles.map((record, p) =>
        within(`sections[${s}].puzzles[${p}]`, () => {
          for (const field of ['kind', 'range'] as const) {
            const [found, stated] = [record[field], { kind, range }[field]];
            if (found === stated) continue;
            throw new UserError(`${field} ${found} in a section of ${field} ${stated}`, { where: field });
          }
          return { ...openPuzzle(record, fields.engine), number: ++number };
        }),
      ),
    })),
    exhibits: exhibits.map((record, e) =>
      within(`exhibits[${e}]`, () => {
        const { puzzle, key } = parseRecord(record);
        const name = record.name ?? puzzleId(puzzle);
        return { name, puzzle, solutions: record.solutions, key: key ?? countSolutions(puzzle, 1).key! };
      }),
    ),
  };
}

/** @param engine of the book: that of a puzzle which names none */
function openPuzzle(record: BookPuzzleRecord, engine: number): CoverPuzzle {
  const { puzzle, solution, key } = parseRecord(record);
  const id = puzzleId(puzzle);
  if (id !== record.id) {
    throw new UserError(`the id "${record.id}" is not that of this puzzle`, { where: 'id', expected: id });
  }
  if (puzzle.numbers.includes(UNKNOWN) && !solution) {
    throw new UserError('the numbers to be found are missing', { where: 'solution' });
  }
  return {
    id,
    puzzle,
    ...(solution && { solution }),
    key: key!,
    grade: record.grade as Grade | undefined,
    engine: record.origin?.engine ?? engine,
    ...(record.series && { series: record.series }),
  };
}
