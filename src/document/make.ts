import type { Book } from '../book/book.ts';
import { buildBlocks } from './build.ts';
import { type Audience, templateContext } from './context.ts';
import type { About, Document } from './document.ts';
import { figuresOf } from './figures.ts';
import { MESSAGES } from './messages/index.ts';
import { parseXml } from './parse.ts';
import type { Templates } from './templates.ts';

/**
 * Fills in the templates of a book and makes a document of them.
 *
 * @param part the whole book, or its keys alone
 * @throws UserError with file, line and column if a template does not keep to the vocabulary
 */
export function makeDocument(
  book: Book,
  part: 'book' | 'keys',
  audience: Audience,
  templates: Templates,
): Document {
  const messages = MESSAGES[book.language];
  const xml = templates[part](templateContext(book, part, audience, messages));
  const nodes = parseXml(xml, `${part}.xml.hbs, filled in`);
  return {
    title: book.title,
    language: book.language,
    date: book.date,
    ...saidOf(book),
    blocks: buildBlocks(nodes, figuresOf(book, messages)),
  };
}

/** The fields of a book in which it says what it is. */
export type Said = Pick<Book, 'author' | 'publisher' | 'isbn' | 'description' | 'rights'>;

/** What a book says of itself beside its title, language and date. */
export function saidOf(book: Said): Omit<About, 'title' | 'language' | 'date'> {
  const { author = '', publisher = '', isbn = '', description = '', rights = '' } = book;
  return { author, publisher, isbn, description, rights };
}
