import type { Language } from '../../../../src/languages/index.ts';

// Cells as print, cell by cell, so that a page can be reviewed by eye: each sign stands where its cell stands. Capital
// signs and the number sign are shown, too (^ and #), as they take a cell.

const LETTERS = Object.fromEntries(
  [...'⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'].map((cell, i) => [cell, String.fromCharCode(97 + i)]),
);
const SIGNS: Readonly<Record<Language, string>> = {
  en: '⠀ ⠼#⠠^⠂,⠆;⠒:⠲.⠦?⠖!⠤-⠄\'⠐·⠸|⠌/⠣(⠜)⠴"⠶=⠘~⠿%',
  de: '⠀ ⠼#⠠^⠂,⠆;⠒:⠄.⠢?⠖!⠤-⠐·⠸|⠜ä⠪ö⠳ü⠮ß⠦“⠴”⠶()⠘~',
};
const DIGITS = 'jabcdefghi';

/** Lines of cells in print. After a number sign, and in the rows of a board, letters are digits. */
export function inPrint(lines: readonly string[], language: Language): string[] {
  const signs = [...SIGNS[language]];
  const table: Record<string, string> = { ...LETTERS };
  for (let i = 0; i + 1 < signs.length; i += 2) table[signs[i]!] = signs[i + 1]!;
  let inBoard = false;
  return lines.map((line) => {
    if (/^⠒{4,}/.test(line)) inBoard = true;
    else if (!/^(⠼|[⠀⠇⠒]*$)/.test(line)) inBoard = false;
    let digits = false;
    return [...line]
      .map((cell) => {
        const print = table[cell] ?? '?';
        if (cell === '⠼') digits = true;
        else if (!/[a-j]/.test(print) && cell !== '⠂') digits = inBoard;
        return digits && DIGITS.includes(print) ? String(DIGITS.indexOf(print)) : print;
      })
      .join('');
  });
}
