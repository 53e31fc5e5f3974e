import { type Adjacency, type Board, type Cell, columnOf, rowOf } from '../domino/board.ts';
import { makeColumn } from '../domino/coordinates.ts';
import { isAcross } from '../domino/puzzle.ts';
import type { Stone } from '../domino/stones.ts';
import { BLANK, COLON, COMMA, cellOf, DIGITS, LETTERS, NUMBER_SIGN } from './cells.ts';
import type { BrailleLanguage } from './tables.ts';

// Numbers, coordinates and stones are written here, cell by cell, so that they are the same on a board, in a list and
// in a sentence; what a translator makes of them depends on its release and on the words around. But for the colon
// of a stone, German and English write them in the same way.

/** A whole number from 0 as on a board: its digits in the upper cell, without a number sign (`12` -> ⠁⠃). */
export function brailleDigits(number: number): string {
  return Array.from(String(number), (digit) => DIGITS[Number(digit)]!).join('');
}

/** A whole number from 0 as in a text: the number sign and its digits in the upper cell (`12` -> ⠼⠁⠃). */
export function brailleNumber(number: number): string {
  return NUMBER_SIGN + brailleDigits(number);
}

/** The number that {@link brailleDigits} wrote. @throws RangeError if the text is not digits a to j */
export function digitsFromBraille(cells: string): number {
  const digits = Array.from(cells, (cell) => DIGITS.indexOf(cell));
  if (digits.length === 0 || digits.includes(-1)) throw new RangeError(`"${cells}" is not a number`);
  return Number(digits.join(''));
}

/**
 * The letters of a column counted from 0. A letter that stands alone needs no sign in uncontracted Braille, as there
 * it can mean nothing but itself, nor does one that stands before a number sign or after a blank.
 */
export function brailleColumn(column: number): string {
  return Array.from(makeColumn(column), (letter) => LETTERS[letter.charCodeAt(0) - 97]!).join('');
}

/** A single cell: the letters of its column and the number of its row (`a4` -> ⠁⠼⠙). */
export function brailleCell(board: Board, cell: Cell): string {
  return brailleColumn(columnOf(board, cell)) + brailleNumber(rowOf(board, cell) + 1);
}

/**
 * The place of a stone in the order of the book. Across: row, columns (`1 b c` -> ⠼⠁⠀⠃⠀⠉). Upright: column, rows
 * (`a 1,2` -> ⠁⠀⠼⠁⠂⠃): in both codes the number sign holds on through a comma (dot 2) between digits.
 */
export function braillePlace(board: Board, pair: Adjacency): string {
  const [row, column] = [rowOf(board, pair.first) + 1, brailleColumn(columnOf(board, pair.first))];
  return isAcross(board, pair)
    ? brailleNumber(row) + BLANK + column + BLANK + brailleColumn(columnOf(board, pair.second))
    : column + BLANK + brailleNumber(row) + COMMA + brailleDigits(row + 1);
}

/**
 * A stone: two numbers, each with its number sign, with a colon between. In UEB the colon follows at once
 * (`4:6` -> ⠼⠙⠒⠼⠋). German Basisschrift puts dot 6 between a digit and a lowered mark (⠼⠙⠠⠒⠼⠋): there ⠼⠙⠒ is the
 * fraction 4/3, its denominator a lowered digit.
 */
export function brailleStone({ low, high }: Stone, language: BrailleLanguage): string {
  return brailleNumber(low) + COLON_AFTER_DIGIT[language] + brailleNumber(high);
}

const COLON_AFTER_DIGIT: Record<BrailleLanguage, string> = { en: COLON, de: cellOf(6) + COLON };
