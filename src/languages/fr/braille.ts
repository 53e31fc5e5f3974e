import { cellOf, spell } from '../../six-dot.ts';
import { alike, type LanguageBraille } from '../braille.ts';
import { DIGITS, NUMBER_SIGN, USUAL } from './respellings.ts';

/** The sign that letters and words after it are not contracted (fr-bfu-g2 of liblouis 3.24). */
const UNCONTRACTED = cellOf(5, 6);

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
      respell: alike(USUAL),
      afterNumber: undefined,
      foreignSign: UNCONTRACTED,
      lettersAlone: (letters) => UNCONTRACTED + spell(letters),
      lettersWithNumber: (letters) => UNCONTRACTED + spell(letters),
    },
  },
  // The length of a line is that of the code's own edition in Braille; the number of lines is our estimate.
  pages: { fr: { cells: 30, lines: 28, title: 'head', number: 'head' } },
};
