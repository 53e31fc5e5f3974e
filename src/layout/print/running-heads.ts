import type { Inline } from '../../document/document.ts';

/** What stands over each page: the chapter that goes on there, or what else does. Pages are counted from 1. */
export class RunningHeads {
  readonly #chapters: { readonly page: number; readonly title: readonly Inline[] }[] = [];
  readonly #others = new Map<number, readonly Inline[]>();

  /** A chapter begins on this page. */
  begin(page: number, title: readonly Inline[]): void {
    this.#chapters.push({ page, title });
  }

  /** On this page something goes on that has a heading of its own. */
  goOn(page: number, title: readonly Inline[]): void {
    this.#others.set(page, title);
  }

  /** Nothing has begun behind this page as yet, and on it only so many chapters. */
  back(page: number, chapters: number): void {
    this.#chapters.length = chapters;
    for (const other of this.#others.keys()) if (other > page) this.#others.delete(other);
  }

  /** How many chapters have begun. */
  get begun(): number {
    return this.#chapters.length;
  }

  /** The words over a page; nothing where a chapter begins. */
  over(page: number): readonly Inline[] | undefined {
    if (this.#chapters.some((chapter) => chapter.page === page)) return undefined;
    return this.#others.get(page) ?? this.#chapters.findLast((chapter) => chapter.page < page)?.title;
  }
}
