import type { Board } from './board.ts';
import { type Key, type Setup, UNKNOWN } from './puzzle.ts';

/**
 * A text that two setups share exactly if one becomes the other by turning or mirroring the board and renumbering:
 * then they are the same puzzle in another dress. Of the eight symmetries of the square those that make the box
 * lie across are tried (all eight if it is square); the numbers are renamed in the order in which they first
 * occur, and the least text is taken. The kind does not count; an empty row or column at the edge of the box does.
 */
export function canonicalText({ board, range, numbers }: Omit<Setup, 'kind'>): string {
  const { rows, columns } = board;
  const wide = Math.max(rows, columns);
  const high = Math.min(rows, columns);
  let least: string | undefined;
  for (const transposed of rows === columns ? [false, true] : [rows > columns]) {
    const [down, right] = transposed ? [1, columns] : [columns, 1];
    for (const [flipRows, flipColumns] of FLIPS) {
      const start = (flipRows ? (high - 1) * down : 0) + (flipColumns ? (wide - 1) * right : 0);
      const rowStep = flipRows ? -down : down;
      const columnStep = flipColumns ? -right : right;
      const text = renamed(numbers, high, wide, start, rowStep, columnStep);
      if (least === undefined || text < least) least = text;
    }
  }
  return `${range}:${high}x${wide}:${least}`;
}

/** A text that two keys share exactly if one becomes the other by turning or mirroring the board. */
export function canonicalKey(board: Board, key: Key): string {
  // The cells of one stone get one number of their own, so that the stones are told apart as numbers are.
  const numbers = key.map((other, cell) => Math.min(cell, other));
  return canonicalText({ board, range: 0, numbers });
}

const FLIPS = [
  [false, false],
  [false, true],
  [true, false],
  [true, true],
] as const;

function renamed(
  numbers: readonly number[],
  high: number,
  wide: number,
  start: number,
  rowStep: number,
  columnStep: number,
): string {
  const names: number[] = [];
  let next = FIRST_NAME;
  let text = '';
  for (let row = 0; row < high; row++) {
    for (let column = 0; column < wide; column++) {
      const number = numbers[start + row * rowStep + column * columnStep]!;
      if (number < 0) text += number === UNKNOWN ? '?' : '.';
      else {
        names[number] ??= next++;
        text += String.fromCharCode(names[number]);
      }
    }
  }
  return text;
}

const FIRST_NAME = 'A'.charCodeAt(0);
