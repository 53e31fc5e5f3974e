import { cellOf } from '../../six-dot.ts';
import type { Respelling } from '../braille.ts';

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

/** In every grade. */
export const USUAL: readonly Respelling[] = [
  [/’/g, "'"],
  // The spaces of print stand beside marks that Braille sets close.
  [/\s+(?=[;:!?»])/g, ''],
  [/(?<=«)\s+/g, ''],
  // To the files groups of digits are numbers of their own.
  [
    /(?<!\d)\d{1,3}(?:\u202f\d{3})+(?!\d)/g,
    (number) =>
      NUMBER_SIGN + number.replace(/\u202f/g, GROUPS_OF_THREE).replace(/\d/g, (digit) => DIGITS[Number(digit)]!),
  ],
];
