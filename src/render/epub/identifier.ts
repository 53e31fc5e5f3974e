import { bytesToHex } from '@noble/hashes/utils.js';
import type { Book } from '../../book/book.ts';
import { isbnUrn } from '../../book/isbn.ts';
import { makeLine } from '../../domino/notation.ts';
import { hashOf } from '../../hash.ts';

/**
 * What tells a publication from all others: its ISBN, if it has one, else a UUID of version 8 (RFC 9562) made from
 * title, language and puzzles, so that the same puzzles always have the same one.
 *
 * @param edition of which it is
 */
export function identifierOf(
  { isbn, title, language, sections, exhibits, composing = [] }: Book,
  edition: string,
): string {
  if (isbn) return isbnUrn(isbn);
  const puzzles = [...sections.flatMap((section) => section.puzzles), ...exhibits];
  const content = [
    edition,
    title,
    language,
    ...puzzles.map(({ puzzle }) => makeLine(puzzle)),
    ...composing.map(({ id }) => id),
  ];
  const bytes = hashOf(JSON.stringify(content)).subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytesToHex(bytes);
  return `urn:uuid:${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}`;
}

/** For what is published beside a book: an ISBN tells one publication. */
export function withoutIsbn({ isbn: _, ...others }: Book): Book {
  return others;
}
