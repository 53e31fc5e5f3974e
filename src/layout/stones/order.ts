import type { Paper } from '../../book/choices.ts';
import { MOST_PIPS, type Stone, stoneCount, stonesOf } from '../../domino/stones.ts';
import type { Language } from '../../languages/index.ts';
import type { Medium, StoneSize } from './sizes.ts';

/** The largest set that there are cards for. */
export const MAX_STONES_RANGE = 12;

/** Which card dominoes are wanted. */
export interface StonesOrder {
  /** The highest number, up to {@link MAX_STONES_RANGE}. */
  readonly range: number;
  /** Without the dominoes of the set up to this number, which is less than `range`. */
  readonly missingFrom?: number;
  readonly size: StoneSize;
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
export function stonesWanted({ range, missingFrom }: Pick<StonesOrder, 'range' | 'missingFrom'>): Stone[] {
  return stonesOf(range).slice(missingFrom === undefined ? 0 : stoneCount(missingFrom));
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
