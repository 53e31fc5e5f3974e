import type { Block, Inline } from '../../../document/document.ts';
import { type Stone, stone } from '../../../domino/stones.ts';
import type { Language } from '../../../languages/index.ts';
import { isCornered, numeralsOf, type StonesOrder, stonesWanted } from '../order.ts';
import { cardOf, type Medium, stripsOf } from '../sizes.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** What the words for makers and players of card stones are about. Lengths are in mm, as they are written. */
export interface StonesFacts {
  readonly medium: Medium;
  readonly numerals: 'pips' | 'figures' | 'braille';
  readonly cornered: boolean;
  readonly count: number;
  readonly range: number;
  /** The double of the highest number. */
  readonly highest: Stone;
  /** The highest stone of the set that these stones make whole; none if they are a whole set. */
  readonly owned: Stone | undefined;
  /** The first stones, in their order. */
  readonly first: readonly Stone[];
  readonly card: { readonly width: string; readonly height: string };
  readonly square: string;
  readonly strip: { readonly length: string; readonly width: string };
  /** Whether digits and cutting lines are there in colour. */
  readonly overlay: boolean;
}

/** The words of one language. */
export interface StonesWords {
  /** Between whole millimetres and tenths. */
  readonly decimalSign: string;
  title(facts: StonesFacts): Inline[];
  /** The pages before the sheets, below their title. */
  blocks(facts: StonesFacts): Block[];
  stonesSheet(sheet: number, of: number): Inline[];
  readonly stripsSheet: Inline[];
  readonly backSheet: Inline[];
  /** What a row of cards, counted from 1, shows. */
  row(number: number, stones: readonly string[]): string;
  /** What the sheet with so many card strokes shows. */
  strips(count: number): string;
  /** What the sheet for the backs shows. */
  readonly back: string;
}

export const STONES_WORDS: Readonly<Record<Language, StonesWords>> = { en, de };

export function stonesFacts(order: StonesOrder, medium: Medium): StonesFacts {
  const { range, missingFrom, size, language } = order;
  const length = (mm: number) =>
    String(Math.round(10 * mm) / 10).replace('.', STONES_WORDS[language].decimalSign);
  const stones = stonesWanted(order);
  const card = cardOf(size);
  const strip = stripsOf(size, medium);
  return {
    medium,
    numerals: numeralsOf(order, medium),
    cornered: isCornered(order),
    count: stones.length,
    range,
    highest: stone(range, range),
    owned: missingFrom === undefined ? undefined : stone(missingFrom, missingFrom),
    first: stones.slice(0, 4),
    card: { width: length(card.width), height: length(card.height) },
    square: length(size.square),
    strip: { length: length(strip.length), width: length(strip.width) },
    overlay: order.overlay && medium === 'touch',
  };
}
