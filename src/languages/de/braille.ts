import { cellOf, LETTER_DIGITS, spell } from '../../six-dot.ts';
import { alike, type LanguageBraille } from '../braille.ts';
import {
  CONTRACTED,
  FOREIGN_LETTERS,
  FOREIGN_WORDS,
  IN_BASISSCHRIFT,
  KURZSCHRIFT_OF_2018,
  KURZSCHRIFT_SIGNS,
  USUAL,
} from './respellings.ts';

/** A letter a to j right after a number has dot 6 before it, as it would be read as a digit (rw-blindenschrift.de, 2.3). */
const AFTER_NUMBER = { sign: cellOf(6), digits: LETTER_DIGITS };

const NUMBER_SIGN = cellOf(3, 4, 5, 6);
const DOT_6 = cellOf(6);

/**
 * In Kurzschrift all letters are words when they stand alone, and c, q, x and y are contractions anywhere: dot 6 takes
 * these meanings away.
 */
function lettersAlone(letters: string): string {
  return Array.from(
    letters,
    (letter, i) => (i === 0 || /[cqxy]/.test(letter) ? DOT_6 : '') + spell(letter),
  ).join('');
}

export const braille: LanguageBraille = {
  digits: LETTER_DIGITS,
  numberSign: NUMBER_SIGN,
  comma: cellOf(2),
  // Dot 6 stands between a digit and a lowered mark: ⠼⠙⠒ is the fraction 4/3, its denominator a lowered digit.
  betweenHalves: DOT_6 + cellOf(2, 5) + NUMBER_SIGN,
  tables: {
    uncontracted: {
      name: 'German Basisschrift',
      system: 'German grade0',
      files: { 'built-in': 'de-de-g0.utb', lou_translate: 'de-g0.utb' },
      respell: alike([FOREIGN_LETTERS, ...USUAL]),
      afterNumber: AFTER_NUMBER,
      foreignSign: '',
      lettersAlone: spell,
      lettersWithNumber: spell,
    },
    full: {
      name: 'German Vollschrift',
      system: 'German grade1',
      files: { 'built-in': 'de-de-g1.ctb', lou_translate: 'de-g1.ctb' },
      respell: alike([FOREIGN_WORDS, ...USUAL]),
      afterNumber: AFTER_NUMBER,
      foreignSign: IN_BASISSCHRIFT,
      lettersAlone: spell,
      lettersWithNumber: spell,
    },
    contracted: {
      name: 'German Kurzschrift',
      system: 'German grade2',
      files: { 'built-in': 'de-de-g2.ctb', lou_translate: 'de-g2.ctb' },
      respell: {
        'built-in': [FOREIGN_WORDS, ...USUAL, ...CONTRACTED, ...KURZSCHRIFT_SIGNS, ...KURZSCHRIFT_OF_2018],
        lou_translate: [FOREIGN_WORDS, ...USUAL, ...CONTRACTED],
      },
      afterNumber: AFTER_NUMBER,
      foreignSign: IN_BASISSCHRIFT,
      lettersAlone,
      // After a letter ⠼ is "ich".
      lettersWithNumber: (letters) => lettersAlone(letters) + DOT_6,
    },
  },
  pages: { de: { cells: 28, lines: 28, title: 'foot', number: 'foot' } },
};
