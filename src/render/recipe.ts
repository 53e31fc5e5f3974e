import type { Book } from '../book/book.ts';
import { hasSolutionsAlone, solutionsFile } from '../book/contents.ts';
import type { BrailleWriting } from '../braille/tables.ts';
import type { Audience, BookPart } from '../document/audience.ts';
import type { Document } from '../document/document.ts';
import type { Made } from '../document/made.ts';
import type { Texts } from '../document/texts.ts';
import type { FontFiles } from '../layout/fonts.ts';
import type { CoverPictures } from '../layout/page.ts';

/** A file of a book. */
export interface RenderedFile {
  readonly name: string;
  /** What stands in it, made piece by piece as it is asked for, once: a book of thousands of puzzles need not fit memory. */
  readonly pieces: Iterable<Uint8Array>;
}

/** What an edition is made from. */
export interface Source {
  readonly book: Book;
  readonly texts: Texts;
  readonly fonts: FontFiles;
  /** The same with the user's own in their places, for what is read by eye alone. */
  readonly printFonts: FontFiles;
  /** The pictures that its cover names. */
  readonly pictures?: CoverPictures | undefined;
  /** The program that makes the puzzles of a page for screens playable; without it they are tables. */
  readonly script?: string | undefined;
  /** The program that does the same for its ends of Sperrdomino. */
  readonly lockScript?: string | undefined;
  /** How its words are written in braille. */
  readonly writing: BrailleWriting;
  /** A part of the book in the words for these readers, which can tell of what other files came out as. */
  document(part: BookPart, audience: Audience, made?: Made): Document;
}

/**
 * The files of an edition that is one file: the book, and what helps to solutions where that is apart. Each has a name without its
 * ending.
 */
export function wholeFiles(book: Book): readonly (readonly [name: 'book' | 'solutions', part: BookPart])[] {
  const isApart = solutionsFile(book) === 'solutions';
  return [
    ...(hasSolutionsAlone(book) ? [] : [['book', 'book'] as const]),
    ...(isApart ? [['solutions', 'keys'] as const] : []),
  ];
}

/** How an edition of a book is made. */
export interface Recipe {
  /** The names that its files can have; a book need not have all of them. */
  readonly files: readonly (string | RegExp)[];
  /** Whether a book has nothing that would stand in it; without it none is so. */
  isEmpty?(book: Book): boolean;
  /** @throws UserError if something does not fit, or a text cannot be written in a font or in braille */
  render(source: Source): Iterable<RenderedFile>;
}
