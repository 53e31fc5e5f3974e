import { readFileSync } from 'node:fs';
import {
  type Book,
  type BookFile,
  type BookPuzzle,
  openBook,
  parseBookFile,
} from '../../../src/book/book.ts';
import { type BookConfig, parseConfig } from '../../../src/book/config.ts';
import { parseJson } from '../../../src/book/json.ts';
import { KnownPuzzles } from '../../../src/book/known-puzzles.ts';
import type { Order } from '../../../src/book/order.ts';
import { planBook } from '../../../src/book/plan.ts';
import { makePuzzles } from '../../../src/book/puzzles.ts';
import { type PuzzleRecord, parseRecord } from '../../../src/book/record.ts';
import { canonicalText } from '../../../src/domino/symmetry.ts';

/** A config with these sections; each is titled with its number. */
export function configOf(sections: readonly object[], fields: object = {}): BookConfig {
  return parseConfig({
    title: 'A book',
    ...fields,
    sections: sections.map((section, i) => ({ title: `Section ${i + 1}`, ...section })),
  });
}

/** The first book as it was made once and for all. */
export const goldenBook = (): BookFile =>
  parseBookFile(parseJson(readFileSync(new URL('../../golden/first-book.json', import.meta.url), 'utf8')));

const ENTRIES = new Map<string, BookPuzzle>();

/** A book as {@link openBook} gives it, but with the same objects for the same puzzles: what is found of them is found once. */
export function opened(file: BookFile): Book {
  const book = openBook(file);
  const known = (entry: BookPuzzle) => {
    const name = JSON.stringify(entry);
    const same = ENTRIES.get(name) ?? entry;
    ENTRIES.set(name, same);
    return same;
  };
  return {
    ...book,
    sections: book.sections.map((section) => ({ ...section, puzzles: section.puzzles.map(known) })),
  };
}

const SMALL = new Map<string, Promise<BookFile>>();

/** A book of small puzzles: three easy ones, then three of any level. It is made once; each test gets its own copy. */
export async function smallBook(fields: object = {}): Promise<BookFile> {
  const sections = [
    { range: 3, level: 'easy', count: 3 },
    { range: 5, count: 3 },
  ];
  const asked = JSON.stringify(fields);
  const book = SMALL.get(asked) ?? planBook(configOf(sections, fields));
  SMALL.set(asked, book);
  return structuredClone(await book);
}

/** All puzzles of a book, with the one on the cover. */
export const recordsOf = ({ sections, cover }: BookFile): PuzzleRecord[] => [
  ...sections.flatMap(({ puzzles }) => puzzles),
  ...(cover ? [cover] : []),
];

/** What a puzzle has in common with those that differ in its symmetries and the names of its numbers alone. */
export const textOf = (record: PuzzleRecord): string => canonicalText(parseRecord(record).puzzle);

/** All puzzles of an order. */
export async function listed(order: Order, known = new KnownPuzzles()): Promise<PuzzleRecord[]> {
  const records: PuzzleRecord[] = [];
  for await (const record of makePuzzles(order, known)) records.push(record);
  return records;
}
