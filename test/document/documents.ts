import type { Book } from '../../src/book/book.ts';
import { openBook } from '../../src/book/book.ts';
import type { Language } from '../../src/book/config.ts';
import type { Block, BlockOf, Document } from '../../src/document/document.ts';
import { makeDocument } from '../../src/document/make.ts';
import { loadTemplates } from '../../src/document/templates.ts';
import { smallBook } from '../book/books.ts';

/** What the editions ask for. */
export const AUDIENCES = [
  { touch: false, keysInside: true },
  { touch: true, keysInside: false },
] as const;

/** A small book with these fields, opened. */
export async function openedBook(language: Language, fields: object = {}): Promise<Book> {
  return openBook(await smallBook({ language, ...fields }));
}

/** The document of a book with the built-in templates, or with the user's. */
export function documentOf(
  book: Book,
  { part = 'book', audience = AUDIENCES[0], folder }: Partial<DocumentOptions> = {},
): Document {
  return makeDocument(book, part, audience, loadTemplates(book.language, folder));
}

interface DocumentOptions {
  readonly part: 'book' | 'keys';
  readonly audience: (typeof AUDIENCES)[number];
  readonly folder: string;
}

/** Every block, those in sections after their section. */
export function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) =>
    block.type === 'section' ? [block, ...allBlocks(block.blocks)] : [block],
  );
}

/** Every block of one type, in order. */
export function blocksOf<T extends Block['type']>(
  { blocks }: Pick<Document, 'blocks'>,
  type: T,
): BlockOf<T>[] {
  return allBlocks(blocks).filter((block): block is BlockOf<T> => block.type === type);
}

/** The section with this id. */
export function sectionOf(document: Document, id: string): BlockOf<'section'> {
  return blocksOf(document, 'section').find((section) => section.id === id)!;
}
