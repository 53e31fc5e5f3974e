import type { Board } from '../../domino/board.ts';
import { UserError } from '../../errors.ts';
import { type Numerals, numeralsOf, type StonesOrder } from '../stones/order.ts';
import type { DominoSize } from '../stones/sizes.ts';

/**
 * Sizes of solid dominoes and their tray, in mm. What comes from a source is named; the rest is this project's choice and
 * waits for a trial: docs/stones.md.
 */

/** The dominoes of 1921 were 40 by 20 by 8 mm; a set that is sold to blind players has 50 by 25 by 8. */
export const DOMINO_HEIGHT = 8;

/**
 * What is taken off the edges of a domino at 45 degrees, as shares of a square and in mm at most: much below, so that a bar
 * finds room between two dominoes, a finger gets under an end, and a domino that is pressed at one end comes up at the
 * other; less above, where that end goes down beside its neighbour.
 */
export const DOMINO_CHAMFER = {
  lower: { share: 0.15, most: 3.75 },
  upper: { share: 0.09, most: 2.25 },
} as const;

/** Pegs in the middle of the squares of a tray; two of them go into the two holes of a domino. Dowels of 6 mm are sold. */
export const PEG = { diameter: 6, height: 3, chamfer: 1 } as const;

/** A hole is deeper than its peg is high. */
export const HOLE_DEPTH = 3.5;

/** Between a peg and its hole all round: printers of plastic thread are said to need 0.2 to 0.3 mm for parts that slide. */
export const CLEARANCE = { least: 0.1, usual: 0.3, most: 0.6 } as const;

/**
 * Bars stand upright in slots between two squares: a blade above the plate, and a segment of a disc below, as long as it is
 * at the plate and so deep, which rocks in its slot: a blade that is pressed at one end comes up at the other, as its ends
 * are higher than its middle. Lengths as shares of a square, the others in mm.
 */
export const BAR = {
  blade: { length: 0.7, height: 0.1, most: 2.5, lift: 0.4 },
  tenon: { length: 0.35, depth: 2.4 },
  thickness: 2,
} as const;

/** A slot of the rack is so much longer and wider than the squares that a domino covers. */
export const RACK_LEEWAY = 1;

/** The clearances that a trial print has holes for, and what it is made of beside parts of the set. */
export const TRIAL = {
  clearances: [0.1, 0.2, 0.3],
  gauge: { pitch: 12, depth: 16, thickness: 4 },
  handle: { diameter: 10, height: 2 },
} as const;

/** The smallest squares: below, too little is left of a domino beside its holes. */
const LEAST_SQUARE = 17;

/** The plate of a tray; the frame on it, outside the squares; its rim. */
export const TRAY = { plate: 3, frame: { width: 2, height: 1.5 }, rim: 2 } as const;

/** From the frame to the nearest dots of a label, as on swell paper. */
export const LABEL_GAP = 6;

/** A tab that joins two parts of a tray, a dovetail: so wide at its neck and at its head, and so long. */
export const TAB = { neck: 6, head: 8, length: 4 } as const;

/** The bed of a small printer, of which a rim stays free. */
export const BED = { side: 200, margin: 5 } as const;

/** Between two pieces on a bed or a sheet. */
export const PIECE_GAP = 2;

/** A hole that is cut is so much wider than its peg, in all; the beam takes away about as much once more. */
export const CUT_HOLE_PLAY = 0.4;

/** Bars are cut out of plates of this thickness, in mm, and a slot is so much wider than that. */
export const CUT_BAR = { thickness: 3, play: 0.2 } as const;

/** Labels that are engraved: how high they are and how far from the frame. */
export const CUT_LABEL = { height: 7, gap: 3 } as const;

/** Which solid dominoes are wanted, and the board of their tray. */
export interface SolidsOrder extends Pick<StonesOrder, 'range' | 'missingFrom' | 'size' | 'language'> {
  readonly board: Board;
  /** Braille digits instead of pips, on sets that have pips. */
  readonly braille: boolean;
  /** Between a peg and its hole all round, in mm. */
  readonly clearance: number;
}

/** Which dominoes, and the board of which tray, are cut out of plates that are as large as the paper. */
export interface CutsOrder extends Omit<StonesOrder, 'overlay' | 'braille'>, Pick<SolidsOrder, 'board'> {}

/** How numbers are raised on solid dominoes. */
export function raisedNumerals(order: SolidsOrder): Numerals {
  return numeralsOf({ ...order, figures: false }, 'touch');
}

/** How sheets for laser cutters are written. */
export const CUT_FORMATS = ['svg', 'dxf'] as const;
export type CutFormat = (typeof CUT_FORMATS)[number];

/** Checks that enough is left of a domino beside the holes for its pegs. @throws UserError if it is too small */
export function checkHoles({ square }: DominoSize): void {
  if (square >= LEAST_SQUARE) return;
  throw new UserError('such small dominoes have no room for the holes below them', {
    expected: `dominoes for cells of ${LEAST_SQUARE} mm or more`,
    hint: 'choose a larger size',
  });
}
