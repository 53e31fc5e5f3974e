import type { Book } from '../../book/book.ts';
import type { Audience } from '../audience.ts';
import { netName, netRange } from '../nets.ts';
import { setContext } from './sets.ts';

/** The empty boards to draw puzzles of one's own on; only print has them. */
export function netContext({ reader }: Audience, book: Book): object {
  const range = netRange(book);
  const count = reader === 'print' ? book.print.nets : 0;
  return {
    count,
    set: setContext(range),
    boards: Array.from({ length: count }, (_, i) => ({ key: netName(range), number: i + 1 })),
  };
}
