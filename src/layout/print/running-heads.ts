import type { Inline } from '../../document/document.ts';

/** What may stand over a page: the first of these that fits in a line. */
type Titles = readonly (readonly Inline[])[];

/** What stands over each page: the chapter that goes on there, or what else does. Pages are counted from 1. */
export class RunningHeads {
  readonly #chapters: { readonly page: number; readonly titles: Titles }[] = [];
  readonly #others = new Map<number, Titles>();

  /** A chapter begins on this page. */
  begin(page: number, titles: Titles): void {
    this.#chapters.push({ page, titles });
  }

  /** On this page something goes on that has a heading of its own. */
  goOn(page: number, title: readonly Inline[]): void {
    this.#others.set(page, [title]);
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

  /** The words over a page; none where a chapter begins. */
  over(page: number): Titles {
    if (this.#chapters.some((chapter) => chapter.page === page)) return [];
    return this.#others.get(page) ?? this.#chapters.findLast((chapter) => chapter.page < page)?.titles ?? [];
  }
}
