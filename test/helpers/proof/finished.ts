import type { Book, BookFile } from '../../../src/book/book.ts';
import type { Edition } from '../../../src/book/choices.ts';
import { planBook } from '../../../src/book/plan.ts';
import { ENGINES } from '../../../src/node/braille.ts';
import { checkEdition, checkFolder, type FolderFaults } from '../../../src/proof/folder.ts';
import { configOf, opened } from '../book/books.ts';
import { render } from '../render/books.ts';

/** The files of a book by name. */
export type Files = ReadonlyMap<string, Uint8Array>;

/**
 * At least one puzzle of every kind, and figures: a long board in parts, and one with several solutions. By default nothing else
 * is in the book, as other parts are proved in render/contents.machines.test.ts.
 */
export function bookOfAll(fields: object): Promise<BookFile> {
  return planBook(
    configOf(
      [
        { range: 3, level: 'easy', count: 2 },
        { range: 4, shape: '3x10', count: 1 },
        { kind: 'terzett', range: 4, shape: '5x6', count: 2 },
        { kind: 'completion', range: 4, shape: '5x6', count: 1, givens: 13 },
      ],
      {
        exhibits: ['I', 'VII', 'IX'],
        contents: ['puzzles', 'figures', 'solutions'],
        tactile: 'full',
        ...fields,
      },
    ),
  );
}

/** Renders editions of a book, or of a variant of it. */
export async function filesOf(
  file: BookFile,
  editions: readonly Edition[],
  change: (book: Book) => Book = (book) => book,
): Promise<Files> {
  const files = new Map<string, Uint8Array>();
  for (const edition of editions) {
    for (const [name, bytes] of await render(change(opened(file)), edition)) files.set(name, bytes);
  }
  return files;
}

/** The findings when these files lie next to the book. */
export function proof(file: BookFile, files: Files, only: readonly Edition[] = []): Promise<FolderFaults> {
  const names = ['book.json', ...files.keys()];
  return checkFolder(file, { names, read: (name) => files.get(name)! }, ENGINES, only);
}

/** The findings about one edition of a book that is open: whether it holds every puzzle and key. */
export async function readBack(book: Book, edition: Edition, files: Files): Promise<readonly string[]> {
  const folder = { names: [...files.keys()], read: (name: string) => files.get(name)! };
  // Only answers as data are compared with a book as it is written down.
  const file = book as unknown as BookFile;
  const { faults, unreadable } = await checkEdition({ file, book, folder, engines: ENGINES }, edition, true);
  return [...faults, ...unreadable];
}
