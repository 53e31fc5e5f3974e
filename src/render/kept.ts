import type { Book } from '../book/book.ts';
import type { Source } from './recipe.ts';

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
