import type { Board } from '../../domino/board.ts';
import { UserError } from '../../errors.ts';
import { type Numerals, numeralsOf, type StonesOrder } from '../stones/order.ts';
import type { StoneSize } from '../stones/sizes.ts';
import { LEAST_SQUARE } from './sizes.ts';

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
export function checkHoles({ square }: StoneSize): void {
  if (square >= LEAST_SQUARE) return;
  throw new UserError('such small dominoes have no room for the holes below them', {
    expected: `dominoes for cells of ${LEAST_SQUARE} mm or more`,
    hint: 'choose a larger size',
  });
}
