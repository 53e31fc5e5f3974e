import { UserError } from '../errors.ts';
import { hasKeysOfParts, PARTS_ALONE, PARTS_WITH_BOARDS, type PartName } from '../parts/list.ts';
import { listed } from './problems.ts';

type Parts = Readonly<Partial<Record<PartName, unknown>>>;

/** What of a book or its file may have boards. */
interface Boards extends Parts {
  readonly sections: readonly { readonly puzzles: readonly unknown[] }[];
}

/** How many boards a book has: of puzzles, figures and laying tasks, and of tasks for composers. Rules of games have none. */
export function boardCount(book: Boards): number {
  const others = PARTS_WITH_BOARDS.map((name) => book[name]);
  return book.sections.reduce((sum, { puzzles }) => sum + puzzles.length, 0) + others.reduce(plusLength, 0);
}

/** Whether a book has anything with a key. */
export function hasKeys(book: Boards): boolean {
  return boardCount(book) > 0 || hasKeysOfParts(book);
}

/** What a config or a book can hold. */
interface Contents extends Parts {
  readonly sections?: readonly unknown[] | undefined;
  readonly games?: readonly unknown[] | undefined;
}

/** Whether a book will have boards. */
export function hasBoards(config: Contents): boolean {
  return [config.sections, ...PARTS_WITH_BOARDS.map((name) => config[name])].some(isThere);
}

/** @throws UserError if a config or a book has no puzzles, and no games or tasks either */
export function checkNotEmpty(contents: Contents): void {
  const { sections, games } = contents;
  if ([sections, games, ...PARTS_ALONE.map((name) => contents[name])].some(isThere)) return;
  throw new UserError('there is nothing that a book could hold', {
    where: 'sections',
    expected: 'at least one section, as [{ "title": "To begin with", "range": 3, "count": 1 }]',
    hint: `a book without puzzles can have ${listed(['games', ...PARTS_ALONE])}; \`dominosa schema config\` lists every field`,
  });
}

function isThere(list: unknown): boolean {
  return plusLength(0, list) > 0;
}

function plusLength(sum: number, list: unknown): number {
  return sum + ((list as readonly unknown[] | undefined)?.length ?? 0);
}
