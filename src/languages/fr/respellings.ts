import { cellOf, spell } from '../../six-dot.ts';
import type { Respelling } from '../braille.ts';
import { isInCapitals, letterByLetter, plainLetter } from '../letters.ts';

/** The digits of Antoine, 0 to 9: those of dots 3456 and of the letters a to i with dot 6. */
export const DIGITS: readonly string[] = [
  cellOf(3, 4, 5, 6),
  cellOf(1, 6),
  cellOf(1, 2, 6),
  cellOf(1, 4, 6),
  cellOf(1, 4, 5, 6),
  cellOf(1, 5, 6),
  cellOf(1, 2, 4, 6),
  cellOf(1, 2, 4, 5, 6),
  cellOf(1, 2, 5, 6),
  cellOf(2, 4, 6),
];

export const NUMBER_SIGN = cellOf(6);

/** Between groups of three digits, where print has a narrow space. */
const GROUPS_OF_THREE = cellOf(3);

/** Says that the letter after it is a capital; twice, that all letters of the word are. */
const CAPITAL = cellOf(4, 6);

const DASH = cellOf(3, 6).repeat(2);

/** The letters with marks; those of other languages as liblouis 3.24 has them, ß as ss. */
const MARKED: Readonly<Record<string, string>> = {
  à: cellOf(1, 2, 3, 5, 6),
  á: cellOf(1, 2, 3, 5, 6),
  â: cellOf(1, 6),
  ä: cellOf(3, 4, 5),
  æ: cellOf(3, 4, 5),
  ç: cellOf(1, 2, 3, 4, 6),
  è: cellOf(2, 3, 4, 6),
  é: cellOf(1, 2, 3, 4, 5, 6),
  ê: cellOf(1, 2, 6),
  ë: cellOf(1, 2, 4, 6),
  ì: cellOf(3, 4),
  í: cellOf(3, 4),
  î: cellOf(1, 4, 6),
  ï: cellOf(1, 2, 4, 5, 6),
  ñ: cellOf(1, 2, 4, 5, 6),
  ò: cellOf(3, 4, 6),
  ó: cellOf(3, 4, 6),
  ô: cellOf(1, 4, 5, 6),
  ö: cellOf(2, 4, 6),
  œ: cellOf(2, 4, 6),
  ù: cellOf(2, 3, 4, 5, 6),
  ú: cellOf(2, 3, 4, 5, 6),
  û: cellOf(1, 5, 6),
  ü: cellOf(1, 2, 5, 6),
  ß: spell('ss'),
};

/** A letter; one whose marks the code does not name has none, and one that has no cells stays as it is. */
function marked(letter: string, capital: string): string {
  const small = letter.toLowerCase();
  const base = plainLetter(small);
  const cells = MARKED[small] ?? (base && spell(base));
  return cells ? (letter === small ? '' : capital) + cells : letter;
}

/** A word with a letter that French does not have. */
const FOREIGN_WORD = /\p{L}*[^\P{L}a-zàâçéèêëîïôœùûüA-ZÀÂÇÉÈÊËÎÏÔŒÙÛÜ]\p{L}*/gu;

const FOREIGN_WORDS: Respelling = [FOREIGN_WORD, (word) => letterByLetter(word, CAPITAL, marked)];

/** In every grade. */
export const USUAL: readonly Respelling[] = [
  [/’/g, "'"],
  FOREIGN_WORDS,
  // The spaces of print stand beside marks that Braille sets close.
  [/\s+(?=[;:!?»])/g, ''],
  [/(?<=«)\s+/g, ''],
  [/(?<!\S)[–—](?!\S)/g, DASH],
  // To the files groups of digits are numbers of their own.
  [
    /(?<!\d)\d{1,3}(?:\u202f\d{3})+(?!\d)/g,
    (number) =>
      NUMBER_SIGN +
      number.replace(/\u202f/g, GROUPS_OF_THREE).replace(/\d/g, (digit) => DIGITS[Number(digit)]!),
  ],
];

/** The sign that letters after it are not contracted. */
export const UNCONTRACTED = cellOf(5, 6);

/** Letters uncontracted; other signs stay as they are. */
function spelled(text: string): string {
  const capital = isInCapitals(text) ? '' : CAPITAL;
  return Array.from(text, (letter) => marked(letter, capital)).join('');
}

/** A letter that alone is a contraction has the sign before it. */
function letterAlone(letter: string): string {
  return (/[aeyà]/i.test(letter) ? '' : UNCONTRACTED) + spelled(letter);
}

function withoutLigature(word: string): string {
  return word.replace('œ', 'oe').replace('Œ', word === word.toUpperCase() ? 'OE' : 'Oe');
}

/**
 * Contracted Braille as the manual of 2013 has it, for the built-in release, which is older: where liblouis 3.24 writes words of
 * our texts in other cells.
 */
export const OF_2013: readonly Respelling[] = [
  // Before letters that stand alone are looked for.
  [/(?<!\p{L})à travers(?!\p{L})/gu, cellOf(1, 2, 3, 5, 6) + cellOf(4, 5, 6) + cellOf(3, 5, 6)],
  [/(?<!\p{L})(à) cause(?!\p{L})/giu, (_, letter) => spelled(letter!) + cellOf(4, 5, 6) + spell('c')],
  // Names of files are not contracted.
  [/(?<![\p{L}\d])[\p{L}\d]+(?:-[\p{L}\d]+)*\.[a-z]+/gu, (name) => UNCONTRACTED + spelled(name)],
  [/(?<=\d)\p{L}+/gu, spelled],
  [/(?<!\p{L})(?:[cdm]m|ml|(?<=\d\s)min)(?!\p{L})/gu, (unit) => UNCONTRACTED + spelled(unit)],
  // To the older release these abbreviations are those of words with o and e.
  [/(?<!\p{L})(?:(?:ch?|(?:con)?s)œur|œuvre)(?=s?(?!\p{L}))/giu, withoutLigature],
  [/(?<=-)t(?=-)|(?<=-)la(?!\p{L})/gu, spelled],
  [/(?<![\p{L}'-])\p{L}(?![\p{L}'])|(?<=')\p{Lu}(?![\p{L}'])/gu, letterAlone],
  [/(?<!\p{L})(?:Ben|Open|nom)(?!\p{L})/giu, spelled],
  [/(?<!\p{L})Fritz/gu, `${CAPITAL}${UNCONTRACTED}${spell('fritz')}`],
  [/(?<!\p{L})r(?=em[bp])/gu, spelled],
  [/(?<!\p{L})or(?=dre)/giu, spelled],
  [/(?<!\p{L})ordinaire/gu, `${spell('ordin')}${cellOf(3, 4)}${spell('re')}`],
  [/(?<!\p{L})puis(?=[,;:?!])/gu, `${spell('p')}${cellOf(2, 3)}${spell('s')}`],
  [/(?<!\p{L})quelqu(?='un)/giu, (word) => (word[0] === 'Q' ? CAPITAL : '') + spell('qq')],
  [/(?<!\p{L})gonflent(?!\p{L})/gu, `${spell('g')}${cellOf(3, 4, 6)}${spell('fl')}${cellOf(1, 2, 6)}`],
  [/(?<=print)emps(?!\p{L})/gu, spell('p')],
];
