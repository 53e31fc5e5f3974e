import { cellOf, spell } from '../../six-dot.ts';
import { alike, type LanguageBraille } from '../braille.ts';
import { DIGITS, NUMBER_SIGN, OF_2013, UNCONTRACTED, USUAL } from './respellings.ts';

/** Letters that are no contraction when they stand alone. */
const NO_CONTRACTIONS = ['a', 'e', 'y'];

/** Columns of two letters have the sign, too, as many pairs are a word. */
function lettersAlone(letters: string): string {
  return (NO_CONTRACTIONS.includes(letters) ? '' : UNCONTRACTED) + spell(letters);
}

/** Code braille français uniformisé of 2008. */
export const braille: LanguageBraille = {
  digits: DIGITS,
  numberSign: NUMBER_SIGN,
  comma: cellOf(2),
  // The number sign holds on through the colon.
  betweenHalves: cellOf(2, 5),
  tables: {
    uncontracted: {
      name: 'French uncontracted braille',
      system: 'French grade1',
      files: { 'built-in': 'fr-bfu-comp6.utb', lou_translate: 'fr-bfu-comp6.utb' },
      respell: alike(USUAL),
      afterNumber: undefined,
      foreignSign: '',
      lettersAlone: spell,
      lettersWithNumber: spell,
    },
    contracted: {
      name: 'French contracted braille',
      system: 'French grade2',
      files: { 'built-in': 'fr-bfu-g2.ctb', lou_translate: 'fr-bfu-g2.ctb' },
      respell: { 'built-in': [...USUAL, ...OF_2013], lou_translate: USUAL },
      afterNumber: undefined,
      foreignSign: UNCONTRACTED,
      lettersAlone,
      lettersWithNumber: lettersAlone,
    },
  },
  // The length of a line is that of the code's own edition in Braille; the number of lines is our estimate.
  pages: { fr: { cells: 30, lines: 28, title: 'head', number: 'head' } },
};
