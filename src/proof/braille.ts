import { LANGUAGES, type Language } from '../languages/index.ts';

// Numbers, coordinates and dominoes in braille, read cell by cell. The words around them are left as they are.

const LETTERS = [...'⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'];

export function isBraille(text: string): boolean {
  return /[\u2801-\u28ff]/.test(text);
}

/**
 * Numbers with their signs as digits, letters as letters, the colon of dominoes and the comma of places as themselves:
 * in English `⠼⠃⠒⠼⠉⠀⠁⠀⠼⠁⠂⠃` is `2:3 a 1,2`. Cells that mean something else stay.
 */
export function plainOf(cells: string, language: Language): string {
  const { digits, numberSign, holdsOver, signs } = LANGUAGES[language].proof.braille;
  let isNumber = false;
  return Array.from(cells, (cell) => {
    const digit = digits.indexOf(cell);
    isNumber = cell === numberSign || (isNumber && (digit >= 0 || holdsOver.includes(cell)));
    if (isNumber && digit >= 0) return String(digit);
    if (cell === numberSign) return '';
    const letter = LETTERS.indexOf(cell);
    if (letter >= 0) return String.fromCharCode(97 + letter);
    return cell === '⠀' ? ' ' : (signs[cell] ?? cell);
  }).join('');
}

/** Digits without a number sign, as on a board; anything else as {@link plainOf} has it. */
export function onBoard(cells: string, language: Language): string {
  const { digits, numberSign } = LANGUAGES[language].proof.braille;
  const isNumber = cells !== '' && Array.from(cells).every((cell) => digits.includes(cell));
  return plainOf(isNumber ? numberSign + cells : cells, language).trim();
}

export function inCells(number: number, language: Language): string {
  const { digits } = LANGUAGES[language].proof.braille;
  return Array.from(String(number), (digit) => digits[Number(digit)]!).join('');
}

export function labelInCells(number: number, language: Language): string {
  return LANGUAGES[language].proof.braille.numberSign + inCells(number, language);
}

export function lettersInCells(letters: string): string {
  return Array.from(letters, (letter) => LETTERS[letter.charCodeAt(0) - 97]!).join('');
}
