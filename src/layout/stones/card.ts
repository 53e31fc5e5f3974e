import { brailleDigits } from '../../braille/grids.ts';
import type { BrailleWriting } from '../../braille/tables.ts';
import type { Texts } from '../../document/texts.ts';
import type { Domino } from '../../domino/dominoes.ts';
import type { Language } from '../../languages/index.ts';
import type { Metrics } from '../metrics.ts';
import type { DotItem, Ink, LineItem, PageItem, TextItem } from '../page.ts';
import type { PrintProfile } from '../print/profiles.ts';
import { brailleItem, type TactileProfile } from '../tactile/profile.ts';
import { isCornered, type Numerals, numeralsOf, type StonesOrder } from './order.ts';
import { barInset, cardOf, cornerOf, type DominoSize, type Medium, pipPlaces } from './sizes.ts';

/** A digit is so high on a card, as a share of the card's height; and so wide at most, as a share of a half. */
const DIGIT_HEIGHT = 0.62;
const DIGITS_WIDTH = 0.75;
/** The line below a 6 and a 9, as shares of a digit's height: how thick it is and how far below. */
const UNDERLINE = { width: 0.07, below: 0.14 };
/** A set in which a turned 6 is another number. */
const AMBIGUOUS_RANGE = 9;
/** The dot that marks a corner to be cut off: its diameter and its distance from both edges, as shares of the sides. */
const CORNER_DOT = { diameter: 0.25, inset: 1 / 3 };

/** Cutting lines, in mm: thin ones, which on swell paper are in colour. */
export const CUT_LINE = 0.25;

export type CardItem = (TextItem | LineItem | DotItem) & { readonly ink?: Ink };

/** What of a {@link StonesSetting} cards are drawn with. */
type CardSetting = Pick<StonesSetting, 'metrics' | 'tactile'>;

type Point = { readonly x: number; readonly y: number };

/** How the cards of one order are drawn for one kind of readers. */
export interface CardStyle {
  readonly language: Language;
  readonly medium: Medium;
  readonly numerals: Numerals;
  readonly size: DominoSize;
  readonly cornered: boolean;
  /** Digits and cutting lines in colour. */
  readonly overlay: boolean;
  readonly digits: {
    /** Points. */
    readonly size: number;
    /** Whether a line below tells 6 from 9. */
    readonly underlined: boolean;
  };
  readonly setting: CardSetting;
}

export function makeCardStyle(order: StonesOrder, medium: Medium, setting: CardSetting): CardStyle {
  const { metrics } = setting;
  const { language, range, size, overlay } = order;
  const { width, height } = cardOf(size);
  const numbers = Array.from({ length: range + 1 }, (_, number) => String(number));
  const widest = Math.max(...numbers.map((number) => metrics.width(number, 'digits', 1)));
  return {
    language,
    medium,
    numerals: numeralsOf(order, medium),
    size,
    cornered: isCornered(order),
    overlay: overlay && medium === 'touch',
    digits: {
      size: Math.min(
        (DIGIT_HEIGHT * height) / metrics.capHeight('digits', 1),
        (DIGITS_WIDTH * (width / 2)) / widest,
      ),
      underlined: range >= AMBIGUOUS_RANGE,
    },
    setting,
  };
}

/**
 * A domino that lies across, the smaller number on the left; `at` is the upper left corner of its card.
 *
 * @param room how far its bar may reach from the middle, in mm, where something else is near its card
 */
export function dominoItems(
  { low, high }: Domino,
  at: Point,
  style: CardStyle,
  room = Number.POSITIVE_INFINITY,
): CardItem[] {
  const { size, medium, overlay, setting } = style;
  const { width, height } = cardOf(size);
  const bar = medium === 'touch' ? Math.max(size.bar, setting.tactile.leastLine) : size.bar;
  const x = at.x + width / 2;
  const y = at.y + height / 2;
  const away = width / 4 + size.pips[medium].shift;
  // The round ends reach beyond the ends of the line by half its width.
  const reach = Math.min(height / 2 - barInset(size), room) - bar / 2;
  return [
    { type: 'line', from: [x, y - reach], to: [x, y + reach], width: bar },
    ...(
      [
        [low, x - away],
        [high, x + away],
      ] as const
    ).flatMap(([number, x]) => [
      // Digits in colour lie below the pips, so that these stay whole.
      ...(overlay
        ? figureItems(number, { x, y }, style).map((item): CardItem => ({ ...item, ink: 'colour' }))
        : []),
      ...DRAW[style.numerals](number, { x, y }, style),
    ]),
  ];
}

/** Where the upper right corner of a card is to be cut off: a line, on swell paper a dot on what falls away. */
export function cornerItems({ medium, size, cornered, overlay }: CardStyle, at: Point): PageItem[] {
  if (!cornered) return [];
  const side = cornerOf(size);
  const right = at.x + cardOf(size).width;
  const line = {
    type: 'line',
    from: [right - side, at.y],
    to: [right, at.y + side],
    width: CUT_LINE,
  } as const;
  if (medium === 'print') return [line];
  const inset = side * CORNER_DOT.inset;
  const dot = {
    type: 'dot',
    x: right - inset,
    y: at.y + inset,
    diameter: side * CORNER_DOT.diameter,
  } as const;
  return overlay ? [dot, { ...line, ink: 'colour' }] : [dot];
}

type DrawNumber = (number: number, centre: Point, style: CardStyle) => CardItem[];

const DRAW: Readonly<Record<Numerals, DrawNumber>> = {
  pips: pipItems,
  figures: figureItems,
  braille: brailleItems,
};

function pipItems(number: number, { x, y }: Point, { size, medium }: CardStyle): CardItem[] {
  const { pitch, diameter } = size.pips[medium];
  return pipPlaces(number).map(([across, down]) => ({
    type: 'dot',
    x: x + across * pitch,
    y: y + down * pitch,
    diameter,
  }));
}

function figureItems(
  number: number,
  { x, y }: Point,
  { digits, setting: { metrics } }: CardStyle,
): CardItem[] {
  const text = String(number);
  const width = metrics.width(text, 'digits', digits.size);
  const height = metrics.capHeight('digits', digits.size);
  const left = x - width / 2;
  const baseline = y + height / 2;
  const item = { type: 'text', x: left, y: baseline, text, font: 'digits', size: digits.size } as const;
  if (!digits.underlined || !/^[69]$/.test(text)) return [item];
  const below = baseline + UNDERLINE.below * height;
  const line = UNDERLINE.width * height;
  return [item, { type: 'line', from: [left + line, below], to: [left + width - line, below], width: line }];
}

function brailleItems(
  number: number,
  { x, y }: Point,
  { language, setting: { tactile } }: CardStyle,
): CardItem[] {
  const { braille } = tactile;
  const text = brailleDigits(number, language);
  return [brailleItem(text, x - (text.length * braille.cellPitch) / 2, y + braille.dotPitch, tactile)];
}

/** What sheets of dominoes are set with. */
export interface StonesSetting {
  readonly texts: Texts;
  readonly metrics: Metrics;
  readonly print: PrintProfile;
  readonly tactile: TactileProfile;
  readonly writing: BrailleWriting;
}
