import type { Book } from '../../book/book.ts';
import type { Reader } from '../../words/readers.ts';
import type { Audience } from '../audience.ts';
import { blankName, blankRange } from '../blank-boards.ts';
import { setContext } from './sets.ts';

/** How many of the empty boards that a config asks for its readers are given: to write on, and one to lay dominoes on. */
const BOARDS_FOR: Partial<Record<Reader, (asked: number) => number>> = {
  print: (asked) => asked,
  touch: (asked) => Math.min(asked, 1),
};

/** Empty boards for puzzles of one's own; nothing if the config wants none. */
export function blankContext({ reader }: Audience, book: Book): object | null {
  const asked = book.print.nets;
  if (asked === 0) return null;
  const range = blankRange(book);
  const count = BOARDS_FOR[reader]?.(asked) ?? 0;
  return {
    count,
    set: setContext(range),
    boards: Array.from({ length: count }, (_, i) => ({ key: blankName(range), number: i + 1 })),
  };
}
