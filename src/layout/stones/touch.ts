import { UserError } from '../../errors.ts';
import type { Numerals } from './order.ts';
import { cardOf, STONE_SIZES, type StoneSize } from './sizes.ts';

/** The least diameter of a raised pip, in mm: published guidelines ask for signs of 1.5 mm. */
const LEAST_PIP = 1.5;
/** Braille keeps its size, and two of its cells need these squares to keep clear of the bar and the corner, in mm. */
const LEAST_BRAILLE_SQUARE = STONE_SIZES.standard.square;
/** What sums of lengths may be off, in mm. */
const ROUNDING = 1e-6;

/**
 * Checks that a finger can tell what is on dominoes of this size.
 * @param clearance the least space between the edges of two raised things, in mm
 * @param otherwise what else can be done about it than to choose a larger size
 * @throws UserError if they are too small
 */
export function checkTouch(size: StoneSize, numerals: Numerals, clearance: number, otherwise?: string): void {
  const isBraille = numerals === 'braille';
  if (isBraille ? size.square >= LEAST_BRAILLE_SQUARE : pipsFit(size, clearance)) return;
  throw new UserError('the numbers on such small dominoes cannot be read by touch', {
    expected: isBraille
      ? `dominoes for cells of ${LEAST_BRAILLE_SQUARE} mm or more`
      : `pips of ${LEAST_PIP} mm or more that are ${clearance} mm apart`,
    hint: ['choose a larger size', ...(otherwise ? [otherwise] : [])].join(', or '),
  });
}

/** Whether pips keep apart from each other, from the bar and from those of the next card on the sheet. */
function pipsFit(size: StoneSize, clearance: number): boolean {
  const { diameter, pitch, shift } = size.pips.touch;
  const { width, height } = cardOf(size);
  const half = width / 2;
  const reach = pitch + diameter / 2;
  const gaps = [
    pitch - diameter,
    half / 2 + shift - reach - size.bar / 2,
    2 * (half / 2 - shift - reach),
    height - 2 * reach,
  ];
  return diameter > LEAST_PIP - ROUNDING && Math.min(...gaps) > clearance - ROUNDING;
}
