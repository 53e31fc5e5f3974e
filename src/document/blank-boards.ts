import type { Book } from '../book/book.ts';
import { fullRectangle } from '../domino/board.ts';
import { type Puzzle, UNKNOWN } from '../domino/puzzle.ts';

/** Nobody lays out more than a double-nine set by hand, and a larger board would not fit every page. */
const MOST = 9;

/** The set that an empty board is for: the largest of the book up to 9:9. */
export function blankRange({ sections }: Pick<Book, 'sections'>): number {
  const ranges = sections.map(({ range }) => range).filter((range) => range <= MOST);
  return ranges.length > 0 ? Math.max(...ranges) : MOST;
}

/** What templates call the empty board of a set. */
export function blankName(range: number): string {
  return `net-${range}`;
}

/** A board without numbers (the book's "Netz"): whatever its owner copies onto it is checked by nobody. */
export function blankBoardOf(range: number): Puzzle {
  const board = fullRectangle(range);
  return { kind: 'omnibus', range, board, numbers: board.has.map(() => UNKNOWN), checked: true };
}
