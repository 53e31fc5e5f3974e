import type { Board } from '../../domino/board.ts';
import { type Numerals, numeralsOf, type StonesOrder } from '../stones/order.ts';

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
