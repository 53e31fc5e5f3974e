import { expect } from 'vitest';
import type { Raised } from './stones-sheets.ts';

// Reads cards as a finger would: from the raised marks around them, their bars, pips and braille.

/** A card, found by the marks around it, and the content of each half. */
export interface Card {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly bar: Raised;
  readonly halves: readonly [readonly Raised[], readonly Raised[]];
  /** A dot where the corner is to be cut off. */
  readonly corner: Raised | undefined;
}

const isDot = ({ from, to }: Raised) => Math.hypot(from[0] - to[0], from[1] - to[1]) < 0.01;
const lengthOf = ({ from, to }: Raised) => Math.hypot(from[0] - to[0], from[1] - to[1]);

/** The positions of the cuts: each has a mark of 5 mm at both ends. */
export function cutsOf(raised: readonly Raised[]): { across: number[]; down: number[] } {
  const marks = raised.filter((item) => !isDot(item) && Math.abs(lengthOf(item) + item.width - 5) < 0.1);
  const positions = (axis: 0 | 1) => {
    const along = marks.filter(({ from, to }) => Math.abs(from[axis] - to[axis]) < 0.01);
    const found: number[] = [];
    for (const { from } of [...along].sort((a, b) => a.from[axis] - b.from[axis])) {
      if (found.length === 0 || from[axis] - found.at(-1)! > 0.2) found.push(from[axis]);
    }
    if (along.length !== 2 * found.length) throw new Error('a cut without a mark at both ends');
    return found;
  };
  return { across: positions(1), down: positions(0) };
}

/** The cards of a sheet row by row; places without a bar are left out, and must be empty. */
export function cardsOn(raised: readonly Raised[], cornered: boolean): Card[] {
  const { across, down } = cutsOf(raised);
  const cards: Card[] = [];
  for (let row = 0; row + 1 < across.length; row++) {
    for (let column = 0; column + 1 < down.length; column++) {
      const [left, top] = [down[column]!, across[row]!];
      const [width, height] = [down[column + 1]! - left, across[row + 1]! - top];
      const here = raised.filter(
        ({ from: [x, y] }) => x > left && x < left + width && y > top && y < top + height,
      );
      const bars = here.filter((item) => !isDot(item));
      if (bars.length === 0 && here.length === 0) continue;
      if (bars.length !== 1) throw new Error(`${bars.length} bars on a card`);
      const bar = bars[0]!;
      const all = here.filter(isDot);
      const isCorner = ({ from: [x, y] }: Raised) => cornered && left + width - x + (y - top) < height / 4;
      const onCard = all.filter((item) => !isCorner(item));
      cards.push({
        left,
        top,
        width,
        height,
        bar,
        halves: [
          onCard.filter(({ from }) => from[0] < bar.from[0]),
          onCard.filter(({ from }) => from[0] > bar.from[0]),
        ],
        corner: all.find(isCorner),
      });
    }
  }
  return cards;
}

/**
 * The pips of 0 to 9, numbered like the keys of a telephone: as on dice, and from 7 on as on the dominoes of the double-nine
 * set. All dominoes here are horizontal, and their lines of three pips are parallel to the long side.
 */
const KEYS = ['', '5', '19', '159', '1379', '13579', '123789', '1235789', '12346789', '123456789'];

/** The number shown by pips around a middle. @throws Error if it is none, or if a pip is misplaced */
export function pipsNumber(
  pips: readonly Raised[],
  middle: readonly [number, number],
  pitch: number,
): number {
  const keys = pips
    .map(({ from: [x, y] }) => {
      const [column, row] = [(x - middle[0]) / pitch, (y - middle[1]) / pitch];
      const off = Math.hypot(column - Math.round(column), row - Math.round(row)) * pitch;
      if (off > 0.1) throw new Error(`a pip is ${off} mm off its place`);
      return 3 * (Math.round(row) + 1) + Math.round(column) + 2;
    })
    .sort((a, b) => a - b)
    .join('');
  const number = KEYS.indexOf(keys);
  if (number < 0) throw new Error(`no number has pips at ${keys}`);
  return number;
}

/** Dimensions of cards from docs/stones.md, in mm, repeated here so that a size cannot drift. */
export interface Measures {
  readonly card: readonly [width: number, height: number];
  readonly bar: readonly [width: number, length: number];
  readonly pip: number;
  readonly pitch: number;
  readonly shift: number;
}

export const SIZES = {
  standard: { card: [39, 19], bar: [1, 15], pip: 2, pitch: 5.5, shift: 1 },
  large: { card: [49, 24], bar: [1.2, 19], pip: 2.5, pitch: 6.9, shift: 1.2 },
  travel: { card: [33, 16], bar: [1, 12.6], pip: 1.5, pitch: 4.8, shift: 1 },
} as const satisfies Record<string, Measures>;

/** The domino of a card with pips. Checks the card's dimensions with a tolerance of `exact` mm. */
export function pipStone(card: Card, measures: Measures, exact = 0.05): string {
  const [width, height] = measures.card;
  const middle = [card.left + width / 2, card.top + height / 2] as const;
  const near = (found: number, wanted: number) => expect(Math.abs(found - wanted)).toBeLessThan(exact);
  near(card.width, width);
  near(card.height, height);
  near(card.bar.width, measures.bar[0]);
  near(lengthOf(card.bar) + card.bar.width, measures.bar[1]);
  near(card.bar.from[0], middle[0]);
  near((card.bar.from[1] + card.bar.to[1]) / 2, middle[1]);
  for (const found of card.halves.flat()) near(found.width, measures.pip);
  const away = width / 4 + measures.shift;
  return card.halves
    .map((half, i) => pipsNumber(half, [middle[0] + (i === 0 ? -away : away), middle[1]], measures.pitch))
    .join(':');
}

/** The dots of the letters j, a to i, which are the digits 0 to 9 (World Braille Usage, 2013). */
const DIGIT_DOTS = ['245', '1', '12', '14', '145', '15', '124', '1245', '125', '24'];

/** The number in braille digits that these dots form, in cells of 2.5 and 6 mm. @throws Error if they form none */
export function brailleValue(found: readonly Raised[], most: number): number {
  const form = (places: readonly (readonly [number, number])[]) => {
    const [left, top] = [Math.min(...places.map(([x]) => x)), Math.min(...places.map(([, y]) => y))];
    return places
      .map(([x, y]) => `${Math.round((x - left) / 0.5)},${Math.round((y - top) / 0.5)}`)
      .sort()
      .join(' ');
  };
  const here = form(found.map(({ from }) => from));
  for (let number = 0; number <= most; number++) {
    const places = [...String(number)].flatMap((digit, cell) =>
      [...DIGIT_DOTS[Number(digit)]!].map((dot) => {
        const n = Number(dot) - 1;
        return [cell * 6 + Math.floor(n / 3) * 2.5, (n % 3) * 2.5] as const;
      }),
    );
    if (form(places) === here) return number;
  }
  throw new Error(`no number has dots at ${here}`);
}
