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
  const least = new Array<number>(wide * high).fill(ABOVE_ALL);
  for (const transposed of rows === columns ? [false, true] : [rows > columns]) {
    const [down, right] = transposed ? [1, columns] : [columns, 1];
    for (const [flipRows, flipColumns] of FLIPS) {
      const start = (flipRows ? (high - 1) * down : 0) + (flipColumns ? (wide - 1) * right : 0);
      lower(least, numbers, wide, start, flipRows ? -down : down, flipColumns ? -right : right);
    }
  }
  return `${range}:${high}x${wide}:${textOf(least)}`;
}

/** A text that two keys share exactly if one becomes the other by turning or mirroring the board. */
export function canonicalKey(board: Board, key: Key): string {
  // The cells of one stone get one number of their own, so that the stones are told apart as numbers are.
  const numbers = key.map((other, cell) => (other < cell ? other : cell));
  return canonicalText({ board, range: 0, numbers });
}

const FLIPS = [
  [false, false],
  [false, true],
  [true, false],
  [true, true],
] as const;

/**
 * Writes the renamed numbers into `least`, as codes of characters, if they are less than what is there. The cells are
 * visited `wide` at a time, from `start` on in these steps; where the numbers turn out to be greater, that is the end.
 */
function lower(
  least: number[],
  numbers: readonly number[],
  wide: number,
  start: number,
  rowStep: number,
  columnStep: number,
): void {
  const names: number[] = [];
  let next = FIRST_NAME;
  let isLess = false;
  let cell = start;
  for (let i = 0, column = 0; i < least.length; i++) {
    const number = numbers[cell]!;
    let code = number === UNKNOWN ? QUESTION_MARK : FULL_STOP;
    if (number >= 0) {
      code = names[number] ?? next;
      if (code === next) names[number] = next++;
    }
    if (!isLess && code > least[i]!) return;
    isLess ||= code < least[i]!;
    least[i] = code;
    column++;
    cell += columnStep;
    if (column === wide) {
      column = 0;
      cell += rowStep - wide * columnStep;
    }
  }
}

const FIRST_NAME = 'A'.charCodeAt(0);
const ABOVE_ALL = 1 << 29;
const QUESTION_MARK = '?'.charCodeAt(0);
const FULL_STOP = '.'.charCodeAt(0);

/** No call takes any number of arguments. */
const PIECE = 1 << 14;

function textOf(codes: readonly number[]): string {
  if (codes.length <= PIECE) return String.fromCharCode(...codes);
  let text = '';
  for (let i = 0; i < codes.length; i += PIECE) text += String.fromCharCode(...codes.slice(i, i + PIECE));
  return text;
}
