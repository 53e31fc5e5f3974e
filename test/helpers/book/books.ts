import { type Book, type BookFile, type BookPuzzle, openBook } from '../../../src/book/book.ts';
import { type BookConfig, parseConfig } from '../../../src/book/config.ts';
import { planBook } from '../../../src/book/plan.ts';

/** A config with these sections; each is titled with its number. */
export function configOf(sections: readonly object[], fields: object = {}): BookConfig {
  return parseConfig({
    title: 'A book',
    ...fields,
    sections: sections.map((section, i) => ({ title: `Section ${i + 1}`, ...section })),
  });
}

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
