import type { Language } from '../../../../src/languages/index.ts';

// Transcribes cells to print one by one, so that a page can be reviewed by eye: each character has the position of its cell.
// Capital signs and the number sign are shown, too (^ and #), as they occupy a cell.

const LETTERS = Object.fromEntries(
  [...'⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'].map((cell, i) => [cell, String.fromCharCode(97 + i)]),
);
const SIGNS: Readonly<Record<Language, string>> = {
  en: '⠀ ⠼#⠠^⠂,⠆;⠒:⠲.⠦?⠖!⠤-⠄\'⠐·⠸|⠌/⠣(⠜)⠴"⠶=⠘~⠿%',
  de: '⠀ ⠼#⠠^⠂,⠆;⠒:⠄.⠢?⠖!⠤-⠐·⠸|⠜ä⠪ö⠳ü⠮ß⠦“⠴”⠶()⠘~',
  fr: '⠀ ⠠#⠨^⠂,⠆;⠒:⠲.⠢?⠖!⠤-⠄\'⠐·⠸|⠌/⠦(⠴)⠶"⠰~⠷à⠯ç⠿é⠮è⠾ù⠡â⠣ê⠩î⠹ô⠱û⠫ë⠻ï⠳ü⠪œ⠼0',
};
/** The digits from 0, as the table shows them outside numbers. */
const DIGITS: Readonly<Record<Language, string>> = { en: 'jabcdefghi', de: 'jabcdefghi', fr: '0âêîôûëïüœ' };

/** Lines of cells in print. After a number sign, and in the rows of a board, letters are digits. */
export function inPrint(lines: readonly string[], language: Language): string[] {
  const signs = [...SIGNS[language]];
  const table: Record<string, string> = { ...LETTERS };
  for (let i = 0; i + 1 < signs.length; i += 2) table[signs[i]!] = signs[i + 1]!;
  const digitsOf = DIGITS[language];
  // The colon of a domino is inside its number if digits are not letters.
  const within = language === 'fr' ? '⠂⠒' : '⠂';
  const [sign] = Object.entries(table).find(([, print]) => print === '#')!;
  const label = new RegExp(`^(${sign}|[⠀⠇⠒]*$)`);
  let inBoard = false;
  return lines.map((line) => {
    if (/^⠒{4,}/.test(line)) inBoard = true;
    else if (!label.test(line)) inBoard = false;
    let digits = false;
    return [...line]
      .map((cell) => {
        const print = table[cell] ?? '?';
        if (cell === sign) digits = true;
        else if (!digitsOf.includes(print) && !within.includes(cell)) digits = inBoard;
        return digits && digitsOf.includes(print) ? String(digitsOf.indexOf(print)) : print;
      })
      .join('');
  });
}
