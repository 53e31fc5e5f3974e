import { type Board, type Cell, columnOf, type Place, rowOf } from '../domino/board.ts';
import { makeColumn } from '../domino/coordinates.ts';
import type { Domino } from '../domino/dominoes.ts';
import { isAcross } from '../domino/puzzle.ts';
import { LANGUAGES, type Language } from '../languages/index.ts';
import { BLANK, spell } from '../six-dot.ts';
import { type BrailleWriting, tableOf } from './tables.ts';

type Graded = Pick<BrailleWriting, 'grade'>;
const UNCONTRACTED: Graded = { grade: 'uncontracted' };

// Numbers, coordinates and dominoes are written here, cell by cell; what a translator makes of them depends on its release
// and on the words around. Contracted, letters in a text get signs, as they could be read as words; those along a board
// do not. Which cells these are, a language brings along; docs/braille.md has the rules.

/** A whole number from 0 as on a board: its digits without a number sign (`12` -> ⠁⠃ in English). */
export function brailleDigits(number: number, language: Language): string {
  const { digits } = LANGUAGES[language].braille;
  const last = digits[number % 10]!;
  return number < 10 ? last : brailleDigits(Math.floor(number / 10), language) + last;
}

/** A whole number from 0 as in a text: the number sign and its digits (`12` -> ⠼⠁⠃ in English). */
export function brailleNumber(number: number, language: Language): string {
  return LANGUAGES[language].braille.numberSign + brailleDigits(number, language);
}

/** Cells of {@link brailleDigits}, the same in all languages, as a digit is one cell. */
export function digitCells(number: number): number {
  return String(number).length;
}

/** Cells of {@link brailleNumber}; the number sign is one, too. */
export function numberCells(number: number): number {
  return 1 + digitCells(number);
}

/** The letters of a column counted from 0, as they stand along a board: without any sign. */
export function brailleColumn(column: number): string {
  return spell(makeColumn(column));
}

/** A single cell in a text: the letters of its column and the number of its row (`a4` -> ⠁⠼⠙ in English). */
export function brailleCell(
  board: Board,
  cell: Cell,
  language: Language,
  { grade }: Graded = UNCONTRACTED,
): string {
  const column = makeColumn(columnOf(board, cell));
  return tableOf(language, grade).lettersWithNumber(column) + brailleNumber(rowOf(board, cell) + 1, language);
}

/**
 * The place of a domino in a text, in the order of the book. Across: row, columns (`1 b c` -> ⠼⠁⠀⠃⠀⠉ in English). Upright:
 * column, rows (`a 1,2` -> ⠁⠀⠼⠁⠂⠃): the number sign holds on through a comma between digits.
 */
export function braillePlace(
  board: Board,
  pair: Place,
  language: Language,
  { grade }: Graded = UNCONTRACTED,
): string {
  const table = tableOf(language, grade);
  const row = rowOf(board, pair.first) + 1;
  const [first, second] = [pair.first, pair.second].map((cell) =>
    table.lettersAlone(makeColumn(columnOf(board, cell))),
  );
  const number = brailleNumber(row, language);
  return isAcross(board, pair)
    ? [number, first, second].join(BLANK)
    : first + BLANK + number + LANGUAGES[language].braille.comma + brailleDigits(row + 1, language);
}

/** The short name of a domino in lists, one digit for each number (`0:1` -> ⠼⠚⠁ in English); the long one where a number has two digits. */
export function brailleShortDomino({ low, high }: Domino, language: Language): string {
  return high < 10
    ? brailleNumber(low, language) + brailleDigits(high, language)
    : brailleDomino({ low, high }, language);
}

/** A domino: two numbers with a colon between (`4:6` -> ⠼⠙⠒⠼⠋ in English). The grade makes no difference. */
export function brailleDomino({ low, high }: Domino, language: Language): string {
  const { betweenHalves } = LANGUAGES[language].braille;
  return brailleNumber(low, language) + betweenHalves + brailleDigits(high, language);
}
