import type { Board } from './board.ts';
import { type Key, type Setup, UNKNOWN } from './puzzle.ts';

/**
 * What two setups share exactly if one becomes the other by turning or mirroring the board and renumbering: then they
 * are the same puzzle up to symmetry and renumbering. Of the eight symmetries of the square those that make the box lie across are
 * tried (all eight if it is square); the numbers are renamed in the order in which they first occur, and of the
 * sequences of cells the least is taken. The kind does not count; an empty row or column at the edge of the box does.
 */
export interface CanonicalForm {
  /** Range and box, the same number for the same three. */
  readonly frame: number;
  /** One code for each cell of the box that lies across, row by row. */
  readonly codes: readonly number[];
}

type Numbered = Omit<Setup, 'kind'>;

export function canonicalForm(setup: Numbered): CanonicalForm {
  return formOf(setup, MOST_NUMBERS);
}

/** @param different how many numbers there can be, from 0 on */
function formOf({ board, range, numbers }: Numbered, different: number): CanonicalForm {
  const { rows, columns } = board;
  const [wide, high] = sidesOf(board);
  // Lists, as arrays of so many bytes are kept outside the heap, which takes ten times as long.
  const least = new Array<number>(wide * high).fill(ABOVE_ALL);
  const names = new Array<number>(different);
  for (let image = 0; image < IMAGES; image++) {
    const transposed = image >= FLIPS;
    if (rows !== columns && transposed !== rows > columns) continue;
    const down = transposed ? 1 : columns;
    const right = transposed ? columns : 1;
    const flipRows = (image & 1) > 0;
    const flipColumns = (image & 2) > 0;
    const start = (flipRows ? (high - 1) * down : 0) + (flipColumns ? (wide - 1) * right : 0);
    lower(least, numbers, names, wide, start, flipRows ? -down : down, flipColumns ? -right : right);
  }
  return { frame: (range * LONGEST_SIDE + high) * LONGEST_SIDE + wide, codes: least };
}

/** The form as text. */
export function canonicalText(setup: Numbered): string {
  return textOf(setup, canonicalForm(setup));
}

function textOf({ range, board }: Numbered, { codes }: CanonicalForm): string {
  const [wide, high] = sidesOf(board);
  return `${range}:${high}x${wide}:${signsOf(codes)}`;
}

/** A text that two keys share exactly if one becomes the other by turning or mirroring the board. */
export function canonicalKey(board: Board, key: Key): string {
  // The cells of one domino get one number of their own, so that the dominoes are told apart as numbers are.
  const numbers = key.map((other, cell) => (other < cell ? other : cell));
  const setup = { board, range: 0, numbers };
  return textOf(setup, formOf(setup, numbers.length));
}

/** Of four turns in two the box stays as it is, and so do its mirror images; of the other four it is transposed. */
const FLIPS = 4;
const IMAGES = 2 * FLIPS;

/** Numbers stand on a board as one sign each, a digit or a letter, also those that its set does not have. */
const MOST_NUMBERS = 36;

/** More cells than a board has in a row, so that range and sides can be told from one number. */
const LONGEST_SIDE = 2 ** 22;

// The codes, in this order. A set has at most 253 dominoes, so the names of numbers and of dominoes fit into a byte.
const HOLE = 0;
const OPEN = 1;
const FIRST_NAME = 2;
const ABOVE_ALL = 255;

function sidesOf({ rows, columns }: Board): [wide: number, high: number] {
  return [Math.max(rows, columns), Math.min(rows, columns)];
}

/**
 * Writes the codes of one image into `least` if they are less than what is there. The cells are visited `wide` at a
 * time, from `start` on in these steps; where the codes turn out to be greater, that is the end.
 *
 * @param names has an entry for each number, for use here alone
 */
function lower(
  least: number[],
  numbers: readonly number[],
  names: number[],
  wide: number,
  start: number,
  rowStep: number,
  columnStep: number,
): void {
  names.fill(0);
  let next = FIRST_NAME;
  let isLess = false;
  let cell = start;
  for (let i = 0, column = 0; i < least.length; i++) {
    const number = numbers[cell]!;
    let code = number === UNKNOWN ? OPEN : HOLE;
    if (number >= 0) {
      code = names[number]!;
      if (code === 0) {
        code = next++;
        names[number] = code;
      }
    }
    if (!isLess) {
      if (code > least[i]!) return;
      isLess = code < least[i]!;
    }
    least[i] = code;
    column++;
    cell += columnStep;
    if (column === wide) {
      column = 0;
      cell += rowStep - wide * columnStep;
    }
  }
}

/** The signs of the codes: a full stop, a question mark, and then from the letter A on. */
const SIGNS = [...'.?'].map((sign) => sign.charCodeAt(0));
for (let code = FIRST_NAME; code < ABOVE_ALL; code++) SIGNS.push('A'.charCodeAt(0) + code - FIRST_NAME);

/** No call takes any number of arguments. */
const PIECE = 1 << 14;

function signsOf(codes: readonly number[]): string {
  let text = '';
  for (let start = 0; start < codes.length; start += PIECE) {
    const signs = new Array<number>(Math.min(PIECE, codes.length - start));
    for (let i = 0; i < signs.length; i++) signs[i] = SIGNS[codes[start + i]!]!;
    text += String.fromCharCode(...signs);
  }
  return text;
}
