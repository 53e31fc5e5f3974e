import { UserError } from '../errors.ts';

/** What of a book or its file may have boards. */
interface Boards {
  readonly sections: readonly { readonly puzzles: readonly unknown[] }[];
  readonly exhibits: readonly unknown[];
  readonly composing?: readonly unknown[] | undefined;
}

/** How many boards a book has: of puzzles, figures and laying tasks, and of tasks for composers. Rules of games have none. */
export function boardCount({ sections, exhibits, composing = [] }: Boards): number {
  return sections.reduce((sum, { puzzles }) => sum + puzzles.length, exhibits.length + composing.length);
}

/** Whether a book has anything with a key. */
export function hasKeys(book: Boards & { readonly exercises?: unknown; readonly locks?: unknown }): boolean {
  return boardCount(book) > 0 || book.exercises !== undefined || book.locks !== undefined;
}

/** What a book can hold. */
const CONTENTS = ['sections', 'games', 'exercises', 'locks', 'composing', 'exhibits'] as const;

type Contents = Readonly<Partial<Record<(typeof CONTENTS)[number], readonly unknown[] | undefined>>>;

/** @throws UserError if a config or a book has no puzzles, and no games or tasks either */
export function checkNotEmpty(contents: Contents): void {
  if (CONTENTS.some((field) => (contents[field]?.length ?? 0) > 0)) return;
  throw new UserError('there is nothing that a book could hold', {
    where: 'sections',
    expected: 'at least one section, as [{ "title": "To begin with", "range": 3, "count": 1 }]',
    hint: 'a book without puzzles can have games, exercises, locks, composing or exhibits; `dominosa schema config` lists every field',
  });
}
