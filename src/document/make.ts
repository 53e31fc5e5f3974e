import { deepEqual } from 'fast-equals';
import type { Book } from '../book/book.ts';
import type { Audience, DocumentKind } from './audience.ts';
import { buildBlocks } from './build.ts';
import { templateContext } from './context.ts';
import type { About, Document } from './document.ts';
import { figuresOf } from './figures.ts';
import type { Made } from './made.ts';
import { parseXml } from './parse.ts';
import type { Texts } from './texts.ts';

interface Latest {
  readonly audience: Audience;
  readonly texts: Texts;
  readonly documents: Map<DocumentKind, WeakRef<Document>>;
}

/**
 * Editions that differ in their pages alone follow each other, and share their documents as long as there is room: those
 * of a book of a thousand puzzles go when the memory is needed.
 */
const LATEST = new WeakMap<Book, Latest>();

/**
 * A part of a book for these readers.
 *
 * @param made what other files came out as, if it tells of them
 * @throws UserError with file, line and column if a template does not keep to the vocabulary
 */
export function makeDocument(
  book: Book,
  part: DocumentKind,
  audience: Audience,
  texts: Texts,
  made?: Made,
): Document {
  if (made) return filledIn(book, part, audience, texts, made);
  const { documents } = latestFor(book, audience, texts);
  const document = documents.get(part)?.deref() ?? filledIn(book, part, audience, texts);
  documents.set(part, new WeakRef(document));
  return document;
}

function latestFor(book: Book, audience: Audience, texts: Texts): Latest {
  const latest = LATEST.get(book);
  if (latest?.texts === texts && deepEqual(latest.audience, audience)) return latest;
  const anew = { audience, texts, documents: new Map() };
  LATEST.set(book, anew);
  return anew;
}

function filledIn(book: Book, part: DocumentKind, audience: Audience, texts: Texts, made?: Made): Document {
  const { templates } = texts;
  const words = texts.words.for(audience.reader);
  const xml = templates[part](templateContext(book, part, audience, words, made));
  const nodes = parseXml(xml, `${part}.xml.hbs, filled in`);
  return {
    title: book.title,
    language: book.language,
    date: book.date,
    words,
    ...saidOf(book),
    blocks: buildBlocks(nodes, figuresOf(book, words), {
      reader: audience.reader,
      words,
      isPlace: texts.isPlace,
    }),
  };
}

/** The fields of a book in which it says what it is. */
export type Said = Pick<Book, 'author' | 'publisher' | 'isbn' | 'description' | 'rights'>;

/** What a book says of itself beside its title, language and date. */
export function saidOf(book: Said): Omit<About, 'title' | 'language' | 'date'> {
  const { author = '', publisher = '', isbn = '', description = '', rights = '' } = book;
  return { author, publisher, isbn, description, rights };
}
