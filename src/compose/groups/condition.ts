import type { Cell } from '../../domino/board.ts';
import type { Lane } from './lanes.ts';

/** A number that a cell is to have. */
export interface Given {
  readonly cell: Cell;
  readonly number: number;
}

/** All copies of one number lie together; of any number if none is named. */
export interface Nine {
  readonly kind: 'nine';
  /** Where they may lie, each site with as many cells as there are copies. */
  readonly sites: readonly (readonly Cell[])[];
  /** What the sites are in: `row 3` has no 9 cells `side by side`. */
  readonly room: string;
  readonly arrangement: string;
  readonly number?: number;
}

export type Requirement =
  | { readonly kind: 'givens'; readonly givens: readonly Given[] }
  /** The numbers of the lane have this sum (the book's "Vorausbestimmung der Points"). */
  | { readonly kind: 'sum'; readonly lane: Lane; readonly total: number }
  | Nine
  /**
   * As few or as many groups of one number as possible are united because they touch (the book's "Gruppenverbindungen"),
   * or at least so many.
   */
  | { readonly kind: 'unions'; readonly wanted: 'least' | 'most' | number };

/** What a composition is to fulfil beside the rules, with the text that it was read from. */
export type Condition = Requirement & { readonly text: string };
