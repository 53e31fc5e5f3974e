import { type Board, type Cell, columnOf, type Place, rowOf } from '../domino/board.ts';
import { makeColumn } from '../domino/coordinates.ts';
import { isAcross } from '../domino/puzzle.ts';
import type { Stone } from '../domino/stones.ts';
import type { Language } from '../languages/index.ts';
import { BLANK, COLON, COMMA, cellOf, DIGITS, LETTERS, NUMBER_SIGN } from './cells.ts';
import { type BrailleWriting, USUAL_WRITING } from './tables.ts';

// Numbers, coordinates and stones are written here, cell by cell; what a translator makes of them depends on its release
// and on the words around. Uncontracted, German and English differ in the colon of a stone alone. Contracted, letters
// in a text get signs, as they could be read as words; those along a board do not. docs/braille.md has the rules.

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

/** The letters of a column counted from 0, as they stand along a board: without any sign. */
export function brailleColumn(column: number): string {
  return spell(makeColumn(column));
}

/**
 * A single cell in a text: the letters of its column and the number of its row (`a4` -> ⠁⠼⠙). In Kurzschrift ⠼ after
 * a letter is "ich", so a dot 6 takes this meaning from it (⠠⠁⠠⠼⠙). In UEB letters with a number do not stand alone
 * and need no sign in either grade.
 */
export function brailleCell(
  board: Board,
  cell: Cell,
  language: Language,
  { grade }: BrailleWriting = USUAL_WRITING,
): string {
  const [column, row] = [columnOf(board, cell), brailleNumber(rowOf(board, cell) + 1)];
  return language === 'de' && grade === 'contracted'
    ? lettersAlone(column, language, { grade }) + DOT_6 + row
    : brailleColumn(column) + row;
}

/**
 * The place of a stone in a text, in the order of the book. Across: row, columns (`1 b c` -> ⠼⠁⠀⠃⠀⠉). Upright:
 * column, rows (`a 1,2` -> ⠁⠀⠼⠁⠂⠃): in both codes the number sign holds on through a comma (dot 2) between digits.
 */
export function braillePlace(
  board: Board,
  pair: Place,
  language: Language,
  writing: BrailleWriting = USUAL_WRITING,
): string {
  const row = rowOf(board, pair.first) + 1;
  const [first, second] = [pair.first, pair.second].map((cell) =>
    lettersAlone(columnOf(board, cell), language, writing),
  );
  return isAcross(board, pair)
    ? [brailleNumber(row), first, second].join(BLANK)
    : first + BLANK + brailleNumber(row) + COMMA + brailleDigits(row + 1);
}

const DOT_6 = cellOf(6);
const GRADE_1 = cellOf(5, 6);

/** UEB: letters that alone are no words (RUEB 5.7.1), and two that alone are a shortform (5.7.2, 10.9.1). */
const NO_WORDSIGNS = ['a', 'i', 'o'];
const SHORTFORMS = 'ab ac af ag al bl cd ei fr gd hm lr ll pd qk sd td tm tn wd yr'.split(' ');

/**
 * The letters of a column that stand between blanks in a text. In UEB grade 2 the grade 1 indicator (dots 5 and 6)
 * stands before what would be read as a wordsign or shortform. In Kurzschrift all letters are words when they stand
 * alone, and c, q, x and y are contractions anywhere: dot 6 takes these meanings away.
 */
function lettersAlone(column: number, language: Language, { grade }: Pick<BrailleWriting, 'grade'>): string {
  const letters = makeColumn(column);
  if (grade !== 'contracted') return spell(letters);
  if (language === 'en') {
    const isWord = letters.length === 1 ? !NO_WORDSIGNS.includes(letters) : SHORTFORMS.includes(letters);
    return (isWord ? GRADE_1 : '') + spell(letters);
  }
  return Array.from(
    letters,
    (letter, i) => (i === 0 || /[cqxy]/.test(letter) ? DOT_6 : '') + spell(letter),
  ).join('');
}

function spell(letters: string): string {
  return Array.from(letters, (letter) => LETTERS[letter.charCodeAt(0) - 97]!).join('');
}

/**
 * A stone: two numbers, each with its number sign, with a colon between. In UEB the colon follows at once
 * (`4:6` -> ⠼⠙⠒⠼⠋). German Basisschrift puts dot 6 between a digit and a lowered mark (⠼⠙⠠⠒⠼⠋): there ⠼⠙⠒ is the
 * fraction 4/3, its denominator a lowered digit. The grade makes no difference.
 */
export function brailleStone({ low, high }: Stone, language: Language): string {
  return brailleNumber(low) + COLON_AFTER_DIGIT[language] + brailleNumber(high);
}

const COLON_AFTER_DIGIT: Record<Language, string> = { en: COLON, de: DOT_6 + COLON };
