import type { Book } from '../book/book.ts';
import type { Source } from './recipe.ts';

/**
 * The same as `make`, but what was made last of a book in the same words and the same braille is kept as long as the book.
 * What it holds grows with the book, so it should be small.
 */
export function keptFor<T>(make: (source: Source) => T): (source: Source) => T {
  const kept = new WeakMap<Book, Pick<Source, 'texts'> & { readonly engine: unknown; readonly made: T }>();
  return (source) => {
    const { book, texts, writing } = source;
    const last = kept.get(book);
    if (last?.texts === texts && last.engine === writing.engine) return last.made;
    const made = make(source);
    kept.set(book, { texts, engine: writing.engine, made });
    return made;
  };
}
