import type { Paper } from '../../book/choices.ts';
import { type Domino, dominoCount, dominoesOf, MOST_PIPS } from '../../domino/dominoes.ts';
import { UserError } from '../../errors.ts';
import type { Language } from '../../languages/index.ts';
import { cardOf, DOMINO_SIZES, type DominoSize, type Medium } from './sizes.ts';

/** The largest set that there are cards for. */
export const MAX_DOMINOES_RANGE = 12;

/** Which card dominoes are wanted. */
export interface StonesOrder {
  /** The highest number, up to {@link MAX_DOMINOES_RANGE}. */
  readonly range: number;
  /** Without the dominoes of the set up to this number, which is less than `range`. */
  readonly missingFrom?: number;
  readonly size: DominoSize;
  readonly paper: Paper;
  readonly language: Language;
  /** Digits instead of pips on the dominoes that are read by eye. */
  readonly figures: boolean;
  /** Braille digits instead of pips on the dominoes that are read by touch, and a corner cut off all. */
  readonly braille?: boolean;
  /** On the dominoes that are read by touch: digits and cutting lines in colour, which does not swell. */
  readonly overlay: boolean;
  /** How thick one of them is, in mm, if there is to be a box for them. */
  readonly box?: number | undefined;
}

/** The dominoes in the order of their larger number, so that a smaller set is the beginning of a larger one. */
export function dominoesWanted({ range, missingFrom }: Pick<StonesOrder, 'range' | 'missingFrom'>): Domino[] {
  return dominoesOf(range).slice(missingFrom === undefined ? 0 : dominoCount(missingFrom));
}

/** Whether numbers of a set are few enough pips to be counted. */
export function canHavePips({ range }: Pick<StonesOrder, 'range'>): boolean {
  return range <= MOST_PIPS;
}

/** How numbers are shown on a domino. */
export type Numerals = 'pips' | 'figures' | 'braille';

/** Numbers above 9 are digits; a sighted and a blind player then have cards of the same form. */
export function numeralsOf(
  { range, figures, braille = false }: Pick<StonesOrder, 'range' | 'figures' | 'braille'>,
  medium: Medium,
): Numerals {
  const [digits, asked] =
    medium === 'touch' ? (['braille', braille] as const) : (['figures', figures] as const);
  return asked || !canHavePips({ range }) ? digits : 'pips';
}

/** Whether one corner is cut off, which shows the way up to those who read digits by touch. */
export function isCornered({ range, braille = false }: Pick<StonesOrder, 'range' | 'braille'>): boolean {
  return braille || !canHavePips({ range });
}

/** The least diameter of a raised pip, in mm: published guidelines ask for signs of 1.5 mm. */
const LEAST_PIP = 1.5;
/** Braille keeps its size, and two of its cells need these squares to keep clear of the bar and the corner, in mm. */
const LEAST_BRAILLE_SQUARE = DOMINO_SIZES.standard.square;
/** What sums of lengths may be off, in mm. */
const ROUNDING = 1e-6;

/**
 * Checks that a finger can tell what is on dominoes of this size.
 * @param clearance the least space between the edges of two raised things, in mm
 * @param otherwise what else can be done about it than to choose a larger size
 * @throws UserError if they are too small
 */
export function checkTouch(
  size: DominoSize,
  numerals: Numerals,
  clearance: number,
  otherwise?: string,
): void {
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
function pipsFit(size: DominoSize, clearance: number): boolean {
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
