/** How dominoes are read: by eye or by touch. */
export type Medium = 'print' | 'touch';

/** The pips of one half: three by three places, of which a number fills some. Lengths in mm. */
export interface Pips {
  readonly diameter: number;
  /** From place to place. */
  readonly pitch: number;
  /** How far the middle place stands from the middle of the half, away from the bar. */
  readonly shift: number;
}

/** How large card dominoes are, in mm. */
export interface DominoSize {
  /** The squares of a board that they fit; a card is as long as two of them less {@link LEEWAY}. */
  readonly square: number;
  /** The width of the bar between the halves. */
  readonly bar: number;
  readonly pips: Readonly<Record<Medium, Pips>>;
}

/**
 * `standard` fits the boards of the tactile edition; the dominoes of 1921 were 40 by 20 mm. `large` comes near the tiles of
 * 50 by 25 mm that are sold to readers by touch, and fits squares of 25 mm. `travel` is the smallest in which pips of 1.5
 * mm, the least for a raised sign, keep 3.2 mm apart from each other and from the bar. Where these numbers come from and
 * what waits for a finger: docs/stones.md.
 */
export const DOMINO_SIZES = {
  standard: {
    square: 20,
    bar: 1,
    pips: {
      print: { diameter: 3.8, pitch: 5.5, shift: 0.25 },
      touch: { diameter: 2, pitch: 5.5, shift: 1 },
    },
  },
  large: {
    square: 25,
    bar: 1.2,
    pips: {
      print: { diameter: 4.8, pitch: 7, shift: 0.3 },
      touch: { diameter: 2.5, pitch: 6.9, shift: 1.2 },
    },
  },
  travel: {
    square: 17,
    bar: 1,
    pips: {
      print: { diameter: 3.2, pitch: 4.6, shift: 0.25 },
      touch: { diameter: 1.5, pitch: 4.8, shift: 1 },
    },
  },
} as const satisfies Record<string, DominoSize>;

export type DominoSizeName = keyof typeof DOMINO_SIZES;
export const DOMINO_SIZE_NAMES = Object.keys(DOMINO_SIZES) as DominoSizeName[];

/** A card is so much shorter and lower than the squares it covers, so that its neighbours find room, in mm. */
const LEEWAY = 1;
/** The bar ends so far from the edges of the card, in mm in squares of 20 mm. */
const BAR_INSET = 2;
/** The sides of the corner that is cut off, in mm in squares of 20 mm. */
const CORNER = 6;
/** The squares that lengths without a name are meant for. */
const USUAL_SQUARE = DOMINO_SIZES.standard.square;

/** A size with every length but the leeway multiplied. */
export function scaled({ square, bar, pips }: DominoSize, factor: number): DominoSize {
  const times = ({ diameter, pitch, shift }: Pips): Pips => ({
    diameter: diameter * factor,
    pitch: pitch * factor,
    shift: shift * factor,
  });
  return {
    square: square * factor,
    bar: bar * factor,
    pips: { print: times(pips.print), touch: times(pips.touch) },
  };
}

/** The width and height of a card that lies across, in mm. */
export function cardOf({ square }: DominoSize): { readonly width: number; readonly height: number } {
  return { width: 2 * square - LEEWAY, height: square - LEEWAY };
}

/** How far the ends of the bar stand from the edges of the card, in mm. */
export function barInset({ square }: DominoSize): number {
  return (BAR_INSET * square) / USUAL_SQUARE;
}

/** How long the sides of the corner are that is cut off, in mm. */
export function cornerOf({ square }: DominoSize): number {
  return (CORNER * square) / USUAL_SQUARE;
}

/**
 * Strips that are laid on the line between two squares, in mm. On swell paper they are wider, as the lines on neighbouring
 * ones must keep apart. Both leave the corners of a square free.
 */
export function stripsOf(
  { square }: DominoSize,
  medium: Medium,
): Readonly<Record<'length' | 'width', number>> {
  const { length, width } = medium === 'touch' ? { length: 16.4, width: 4.5 } : { length: 15, width: 3 };
  return { length: (length * square) / USUAL_SQUARE, width };
}

/**
 * The places of the pips in one half of a domino that lies across: as on dice, from 6 on as on dominoes up to 9:9, with the
 * lines of three along the domino.
 */
const PATTERNS: readonly string[] = [
  '... ... ...',
  '... .o. ...',
  'o.. ... ..o',
  'o.. .o. ..o',
  'o.o ... o.o',
  'o.o .o. o.o',
  'ooo ... ooo',
  'ooo .o. ooo',
  'ooo o.o ooo',
  'ooo ooo ooo',
];

/** Where the pips of a number from 0 to 9 stand, in steps right of and below the middle place. */
export function pipPlaces(number: number): (readonly [across: number, down: number])[] {
  return PATTERNS[number]!.split(' ').flatMap((row, r) =>
    [...row].flatMap((place, c) => (place === 'o' ? [[c - 1, r - 1] as const] : [])),
  );
}
