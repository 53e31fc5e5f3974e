import type { Book } from '../book/book.ts';
import { type Puzzle, UNKNOWN } from '../domino/puzzle.ts';

/** A board without numbers, and the puzzles that can be played on it. */
export interface EmptyBoard {
  /** What templates call it. */
  readonly name: string;
  readonly puzzle: Puzzle;
  /** The numbers of the puzzles in the book. */
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

/** Numbers that follow each other, from the first to the last of them. */
export interface NumberRun {
  readonly first: number;
  readonly last: number;
  /** Whether it is one number. */
  readonly single: boolean;
}

/** From this many on, consecutive numbers are given by their first and last one. */
const LEAST_RUN = 3;

/** Rising numbers, in which those that follow each other are one where that is shorter. */
export function runsOf(numbers: readonly number[]): NumberRun[] {
  const rows: number[][] = [];
  for (const number of numbers) {
    const row = rows.at(-1);
    if (row?.at(-1) === number - 1) row.push(number);
    else rows.push([number]);
  }
  const singly = (number: number): NumberRun => ({ first: number, last: number, single: true });
  return rows.flatMap((row) =>
    row.length < LEAST_RUN ? row.map(singly) : [{ first: row[0]!, last: row.at(-1)!, single: false }],
  );
}

function emptied({ range, board }: Puzzle): Puzzle {
  return { kind: 'omnibus', range, board, numbers: board.has.map(() => UNKNOWN), checked: true };
}
