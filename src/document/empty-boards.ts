import type { Book } from '../book/book.ts';
import { fullRectangle } from '../domino/board.ts';
import { type Puzzle, UNKNOWN } from '../domino/puzzle.ts';
import type { Reader } from '../words/readers.ts';
import type { Audience } from './audience.ts';
import { setContext } from './context/sets.ts';

/** A board without numbers, and the puzzles that can be played on it. */
export interface EmptyBoard {
  readonly name: string;
  readonly puzzle: Puzzle;
  readonly numbers: readonly number[];
}

/** Each board of the book's puzzles once, the first ones first. */
export function emptyBoards({ sections }: Pick<Book, 'sections'>): EmptyBoard[] {
  const found = new Map<string, { puzzle: Puzzle; numbers: number[] }>();
  for (const { number, puzzle } of sections.flatMap(({ puzzles }) => puzzles)) {
    const { rows, columns, has } = puzzle.board;
    const form = `${rows}x${columns} ${has.map(Number).join('')}`;
    const same = found.get(form);
    if (same) same.numbers.push(number);
    else found.set(form, { puzzle: emptied(puzzle), numbers: [number] });
  }
  return [...found.values()].map((board, i) => ({ name: `empty-${i + 1}`, ...board }));
}

/** From this many on, consecutive numbers are given by their first and last one. */
const LEAST_RUN = 3;

/** Rising numbers, in which those that follow each other are one where that is shorter. */
export function runsOf(numbers: readonly number[]) {
  const rows: number[][] = [];
  for (const number of numbers) {
    const row = rows.at(-1);
    if (row?.at(-1) === number - 1) row.push(number);
    else rows.push([number]);
  }
  const singly = (number: number) => ({ first: number, last: number, single: true });
  return rows.flatMap((row) =>
    row.length < LEAST_RUN ? row.map(singly) : [{ first: row[0]!, last: row.at(-1)!, single: false }],
  );
}

function emptied({ range, board }: Pick<Puzzle, 'range' | 'board'>): Puzzle {
  return { kind: 'omnibus', range, board, numbers: board.has.map(() => UNKNOWN), checked: true };
}

/** Nobody lays out more than a double-nine set by hand, and a larger board would not fit every page. */
const MOST_RANGE = 9;

/**
 * A board without numbers (the book's "Netz") for the largest set of the book up to 9:9, and what templates call it: whatever its
 * owner copies onto it is checked by nobody.
 */
export function blankBoard({ sections }: Pick<Book, 'sections'>): Omit<EmptyBoard, 'numbers'> {
  const ranges = sections.map(({ range }) => range).filter((range) => range <= MOST_RANGE);
  const range = ranges.length > 0 ? Math.max(...ranges) : MOST_RANGE;
  return { name: `net-${range}`, puzzle: emptied({ range, board: fullRectangle(range) }) };
}

/** How many of the empty boards that a config asks for its readers are given: to write on, and one to lay dominoes on. */
const BOARDS_FOR: Partial<Record<Reader, (asked: number) => number>> = {
  print: (asked) => asked,
  touch: (asked) => Math.min(asked, 1),
};

/** Empty boards for puzzles of one's own; nothing if the config wants none. */
export function blankContext({ reader }: Audience, book: Book): object | null {
  const asked = book.print.nets;
  if (asked === 0) return null;
  const { name, puzzle } = blankBoard(book);
  const count = BOARDS_FOR[reader]?.(asked) ?? 0;
  return {
    count,
    set: setContext(puzzle.range),
    boards: Array.from({ length: count }, (_, i) => ({ key: name, number: i + 1 })),
  };
}
