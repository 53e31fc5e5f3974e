import { expect } from 'vitest';
import type { Book } from '../../../src/book/book.ts';
import type { Edition } from '../../../src/book/choices.ts';
import { type Told, told } from '../fault.ts';
import { type PdfFile, readPdf } from '../pdf/read.ts';
import { render } from './books.ts';
import type { ReadFile } from './print-pages.ts';

/** A PDF of an edition, read back: the book itself, unless another file is named. */
export async function pdfOf(book: Book, edition: Edition, name = `${edition}.pdf`): Promise<PdfFile> {
  return readPdf((await render(book, edition)).get(name)!);
}

/** The user error with which an edition is not made. */
export async function refusal(...asked: Parameters<typeof render>): Promise<Told> {
  return told(await render(...asked).catch((error: unknown) => error));
}

/** A book with its two files of one edition, read back. */
export interface Rendered {
  readonly book: Book;
  readonly puzzles: Book['sections'][number]['puzzles'];
  readonly main: PdfFile;
  readonly keys: PdfFile;
  /** Both of them. */
  readonly files: readonly ReadFile[];
}

/** @throws Error if the edition makes other files than the book and its keys */
export async function renderAll(book: Book, edition: Edition): Promise<Rendered> {
  const files = await render(book, edition);
  expect([...files.keys()]).toEqual([`${edition}.pdf`, `${edition}-keys.pdf`]);
  const [main, keys] = (await Promise.all(
    [...files].map(async ([name, bytes]) => ({ name, bytes, file: await readPdf(bytes) })),
  )) as [ReadFile, ReadFile];
  return {
    book,
    puzzles: book.sections.flatMap((section) => section.puzzles),
    main: main.file,
    keys: keys.file,
    files: [main, keys],
  };
}
