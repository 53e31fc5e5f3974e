import { cellOf, LETTER_DIGITS, spell } from '../../six-dot.ts';
import { alike, type LanguageBraille } from '../braille.ts';
import { LOWER_WORDS_SPELLED, USUAL } from './respellings.ts';

const NUMBER_SIGN = cellOf(3, 4, 5, 6);
const GRADE_1 = cellOf(5, 6);

/** Letters that alone are no words (RUEB 5.7.1), and two that alone are a shortform (5.7.2, 10.9.1). */
const NO_WORDSIGNS = ['a', 'i', 'o'];
const SHORTFORMS = 'ab ac af ag al bl cd ei fr gd hm lr ll pd qk sd td tm tn wd yr'.split(' ');

/** The grade 1 indicator (dots 5 and 6) stands before what would be read as a wordsign or shortform. */
function lettersAlone(letters: string): string {
  const isWord = letters.length === 1 ? !NO_WORDSIGNS.includes(letters) : SHORTFORMS.includes(letters);
  return (isWord ? GRADE_1 : '') + spell(letters);
}

/** Unified English Braille. */
export const braille: LanguageBraille = {
  digits: LETTER_DIGITS,
  numberSign: NUMBER_SIGN,
  comma: cellOf(2),
  betweenHalves: cellOf(2, 5) + NUMBER_SIGN,
  tables: {
    uncontracted: {
      name: 'Unified English Braille, grade 1',
      system: 'ueb grade1',
      files: { 'built-in': 'en-ueb-g1.ctb', lou_translate: 'en-ueb-g1.ctb' },
      respell: alike(USUAL),
      afterNumber: undefined,
      foreignSign: '',
      lettersAlone: spell,
      lettersWithNumber: spell,
    },
    contracted: {
      name: 'Unified English Braille, grade 2',
      system: 'ueb grade2',
      files: { 'built-in': 'en-ueb-g2.ctb', lou_translate: 'en-ueb-g2.ctb' },
      respell: { 'built-in': [...USUAL, ...LOWER_WORDS_SPELLED], lou_translate: USUAL },
      afterNumber: undefined,
      foreignSign: '',
      lettersAlone,
      // Letters with a number do not stand alone (RUEB 2.6).
      lettersWithNumber: spell,
    },
  },
  pages: {
    uk: { cells: 38, lines: 27, title: 'head', number: 'head' },
    us: { cells: 40, lines: 25, title: 'head', number: 'foot' },
  },
};
