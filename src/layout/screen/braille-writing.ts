import { brailleColumn, brailleDigits, brailleNumber } from '../../braille/grids.ts';
import type { BrailleWriting } from '../../braille/tables.ts';
import type { Language } from '../../languages/index.ts';
import { BLANK, cellOf } from '../../six-dot.ts';
import { brailleParts } from '../braille-text.ts';
import type { Writing } from './writing.ts';

/** For a number that is to be found: as on the boards of the editions for embossers. */
const EMPTY = cellOf(3, 6);

/**
 * In braille cells. Between words stands a blank of text, at which reading programs break lines; where the board has
 * no cell, a blank cell.
 */
export function brailleWriting(language: Language, writing: BrailleWriting): Writing {
  return {
    language: `${language}-Brai`,
    isDrawn: false,
    isNumbered: true,
    line: (content, link) =>
      brailleParts(content, { language, writing }).map(({ cells, reference }) => {
        const words = cells.replaceAll(BLANK, ' ');
        return reference ? link(reference, words) : words;
      }),
    column: brailleColumn,
    row: (row) => brailleNumber(row + 1, language),
    number: (number) => brailleDigits(number, language),
    empty: EMPTY,
    hole: BLANK,
  };
}
