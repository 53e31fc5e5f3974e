import type { Book } from '../book/book.ts';
import { hasSolutionsAlone, solutionsFile } from '../book/contents.ts';
import type { BrailleWriting } from '../braille/tables.ts';
import { concatenated } from '../bytes.ts';
import type { Audience, DocumentKind } from '../document/audience.ts';
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

/** The programs that make a page playable: its puzzles, and its games of Sperrdomino. */
export interface Players {
  readonly puzzles: string;
  readonly table: string;
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
  /** What makes a page for screens playable; without it puzzles are tables. */
  readonly players?: Players | undefined;
  /** How its words are written in braille. */
  readonly writing: BrailleWriting;
  /** A part of the book in the words for these readers, which can tell of what other files came out as. */
  document(part: DocumentKind, audience: Audience, made?: Made): Document;
}

/**
 * The files of an edition that is one file: the book, and what helps to solutions where that is apart. Each has a name without its
 * ending.
 */
export function wholeFiles(
  book: Book,
): readonly (readonly [name: 'book' | 'solutions', part: DocumentKind])[] {
  const isApart = solutionsFile(book) === 'solutions';
  return [
    ...(hasSolutionsAlone(book) ? [] : [['book', 'book'] as const]),
    ...(isApart ? [['solutions', 'keys'] as const] : []),
  ];
}

/** An edition whose files are these, with such an ending. */
export function wholeRecipe(
  ending: string,
  fileOf: (name: string, source: Source, part: DocumentKind) => RenderedFile,
): Recipe {
  return {
    files: [`book.${ending}`, `solutions.${ending}`],
    *render(source) {
      for (const [name, part] of wholeFiles(source.book)) yield fileOf(`${name}.${ending}`, source, part);
    },
  };
}

export type FileNames = readonly (string | RegExp)[];

export function isNamed(name: string, names: FileNames): boolean {
  return names.some((known) => (typeof known === 'string' ? known === name : known.test(name)));
}

/** How an edition of a book is made. */
export interface Recipe {
  /** The names that its files can have; a book need not have all of them. */
  readonly files: FileNames;
  /** Whether a book has nothing that would stand in it; without it none is so. */
  isEmpty?(book: Book): boolean;
  /** @throws UserError if something does not fit, or a text cannot be written in a font or in braille */
  render(source: Source): Iterable<RenderedFile>;
}

/**
 * What several editions of a book ask for. The last is kept as long as the book, while it still depends on the same things; it
 * grows with the book, so it should be small.
 */
export class Kept<T> {
  readonly #make: (source: Source) => T;
  readonly #dependsOn: (source: Source) => readonly unknown[];
  readonly #known = new WeakMap<Book, { readonly on: readonly unknown[]; readonly made: T }>();

  /** @param dependsOn what it depends on beside the book, held against what it was made of by identity */
  constructor(make: (source: Source) => T, dependsOn: (source: Source) => readonly unknown[]) {
    this.#make = make;
    this.#dependsOn = dependsOn;
  }

  of(source: Source): T {
    const last = this.#known.get(source.book);
    const on = this.#dependsOn(source);
    if (last && on.every((one, i) => one === last.on[i])) return last.made;
    return this.note(source, this.#make(source));
  }

  /** Keeps what was made on the way to something else. */
  note(source: Source, made: T): T {
    this.#known.set(source.book, { on: this.#dependsOn(source), made });
    return made;
  }
}

/** How many characters of a text are handed over at once. */
const PIECE = 1 << 18;

/** A file with these texts one after the other, in UTF-8 by default. */
export function textFile(name: string, texts: Iterable<string>, encode = utf8): RenderedFile {
  return { name, pieces: encoded(texts, encode) };
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The bytes of a file as a whole; they can be asked for once. */
export function wholeOf({ pieces }: Pick<RenderedFile, 'pieces'>): Uint8Array {
  return concatenated([...pieces]);
}

function* encoded(texts: Iterable<string>, encode: (text: string) => Uint8Array): Generator<Uint8Array> {
  let waiting = '';
  for (const text of texts) {
    waiting += text;
    if (waiting.length < PIECE) continue;
    yield encode(waiting);
    waiting = '';
  }
  yield encode(waiting);
}
