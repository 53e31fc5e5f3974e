import type { Book } from '../book/book.ts';
import type { Board } from '../domino/board.ts';
import type { Kind } from '../domino/kinds.ts';
import type { WordBook } from '../words/word-book.ts';
import type { Shown } from './figure.ts';

/** What of a book there may be something to explain about: a section of puzzles, or a part with boards. */
export interface Matter {
  readonly kinds: readonly Kind[];
  readonly boards: readonly Board[];
  readonly oneKey?: boolean;
  /** Whether equal numbers lie in threes though no puzzle says so. */
  readonly threes?: boolean;
}

/** What the values of a part are made of. */
export interface PartSource {
  readonly book: Book;
  readonly words: WordBook;
  /** What the part is the first to show, as far as books explain it. */
  readonly topics: () => object | undefined;
}

/** A part of a book as templates see it. */
export interface DocumentPart {
  /** The values of templates for it, by name; each is made when a template asks for it. */
  values(source: PartSource): Readonly<Record<string, () => unknown>>;
  /** Its boards, by the names with which templates ask for them. */
  boards?(book: Book): readonly (readonly [name: string, shown: Shown])[];
  /** What may have to be explained because the book shows it here first; parts come after the sections. */
  matter?(book: Book): Matter;
}

/** An object whose values are made when they are asked for, each once. A template is given many that it has no use for. */
export function lazily(makers: Readonly<Record<string, () => unknown>>): object {
  const values = {};
  for (const [name, make] of Object.entries(makers)) {
    Object.defineProperty(values, name, { enumerable: true, get: later(make) });
  }
  return values;
}

/** A value that is made when it is asked for, once. */
export function later<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
