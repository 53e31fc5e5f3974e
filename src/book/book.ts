import type { Kind } from '../domino/kinds.ts';
import { type Key, type Puzzle, UNKNOWN } from '../domino/puzzle.ts';
import { UserError, within } from '../errors.ts';
import {
  madeFields,
  makeParts,
  type OpenParts,
  openParts,
  type PartName,
  partLines,
  withoutParts,
} from '../parts/list.ts';
import type { Grade } from '../solve/grade.ts';
import { checkShape } from './check-shape.ts';
import { misplacements } from './claims.ts';
import { type BookConfig, bookFields, sectionFields } from './config.ts';
import { asChosen, checkContents } from './contents.ts';
import { ENGINE } from './engine.ts';
import { puzzleId } from './id.ts';
import { type PuzzleRecord, parseRecord, type SeriesIds } from './record.ts';
import { recordSchema } from './record-schema.ts';
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
  cover: bookPuzzleSchema
    .optional()
    .describe('the puzzle on the cover of printed editions; books of earlier versions have none'),
  ...madeFields,
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

/** A book ready to be rendered: book.json with its puzzles read and checked. */
export interface Book extends Omit<BookFile, 'sections' | 'cover' | 'format' | PartName>, OpenParts {
  readonly sections: readonly BookSection[];
  readonly cover?: CoverPuzzle;
}

/** Puzzles by their ratings, equal ones as they come; those without a rating last. */
function rising(puzzles: readonly PuzzleRecord[]): readonly PuzzleRecord[] {
  const ratingOf = ({ grade }: PuzzleRecord) => grade?.rating ?? Number.MAX_VALUE;
  return [...puzzles].sort((one, other) => ratingOf(one) - ratingOf(other));
}

/** The file for a config and its puzzles, one list for each section as they were made, and the one on its cover. */
export function makeBookFile(
  config: BookConfig,
  puzzles: readonly (readonly PuzzleRecord[])[],
  cover?: PuzzleRecord,
): BookFile {
  const { $schema: _, sections, ...fields } = config;
  const ordered = sections.map(({ from }, i) => {
    const { order = from === undefined ? 'rising' : 'as-made' } = config;
    return order === 'rising' ? rising(puzzles[i]!) : puzzles[i]!;
  });
  const file = {
    format: 'dominosa/book@1',
    engine: ENGINE,
    ...withoutParts(fields),
    sections: sections.map(({ count: _count, from: _from, shapes: _shapes, ...section }, i) => {
      const [first] = ordered[i]!;
      return { ...section, ...(first && { kind: first.kind, range: first.range }), puzzles: ordered[i] };
    }),
    ...(cover && { cover }),
    ...makeParts(config, {
      seed: config.seed,
      puzzles: ordered.flat(),
      sections: ordered.map(({ length }) => length),
    }),
  };
  return checkShape<BookFile>(bookSchema as z.ZodType<BookFile>, file, 'book');
}

/** The text of book.json: one puzzle a line, so that two books can be compared line by line. */
export function makeBookText(book: BookFile): string {
  const { sections, cover, ...fields } = book;
  const head = JSON.stringify(withoutParts(fields), null, 2).slice(0, -2);
  const own = cover ? `,\n  "cover": ${JSON.stringify(cover)}` : '';
  const parts = partLines(book).map(({ name, lines, value }) => `,\n  "${name}": ${written(value, lines)}`);
  return `${head}${own},\n  "sections": ${groupLines(sections, 'puzzles')}${parts.join('')}\n}\n`;
}

function written(value: unknown, lines: ReturnType<typeof partLines>[number]['lines']): string {
  if (lines === 'one') return JSON.stringify(value);
  return lines === 'entries'
    ? entryLines(value as readonly object[])
    : groupLines(value as readonly object[], lines.each);
}

/** A list with each entry on a line. */
function entryLines(items: readonly unknown[], indent = '  '): string {
  if (items.length === 0) return '[]';
  return `[\n${items.map((item) => `${indent}  ${JSON.stringify(item)}`).join(',\n')}\n${indent}]`;
}

/** A list of groups: the entries of the field so called stand each on a line. */
function groupLines(groups: readonly object[], each: string): string {
  const texts = groups.map((group) => {
    const { [each]: items, ...rest } = group as Readonly<Record<string, unknown>>;
    return `    ${JSON.stringify(rest).slice(0, -1)},"${each}":${entryLines(items as readonly unknown[], '    ')}}`;
  });
  return `[\n${texts.join(',\n')}\n  ]`;
}

/** Checks the shape of what was read from a book.json. @throws UserError */
export function parseBookFile(value: unknown): BookFile {
  const book = checkShape<BookFile>(bookSchema as z.ZodType<BookFile>, value, 'book');
  checkContents(book);
  return book;
}

/**
 * Reads the puzzles of a book, as far as its contents have them: numbers, keys and ids must fit each other. Uniqueness and levels
 * are not proved again here; that is what `dominosa check` does.
 *
 * @throws UserError that names the section and the puzzle
 */
export function openBook(file: BookFile): Book {
  const { sections, cover, format: _, ...fields } = file;
  const count = sections.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  let number = 0;
  return asChosen({
    ...withoutParts(fields),
    ...(cover && { cover: within('cover', () => openPuzzle(cover, fields.engine)) }),
    ...openParts(file, count),
    sections: sections.map(({ puzzles, title, kind, range, oneKey = false }, s) => ({
      title,
      kind,
      range,
      oneKey,
      puzzles: puzzles.map((record, p) =>
        within(`sections[${s}].puzzles[${p}]`, () => {
          const [misplaced] = misplacements(record, { kind, range });
          if (misplaced) throw new UserError(misplaced.fault, { where: misplaced.field });
          return { ...openPuzzle(record, fields.engine), number: ++number };
        }),
      ),
    })),
  });
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
