import type { Cell } from '../../domino/board.ts';
import { groupsOfKind } from '../../domino/kinds.ts';
import type { Setup } from '../../domino/puzzle.ts';
import type { Lane } from './lanes.ts';
import { unionsOf } from './unions.ts';

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

/**
 * Whether the numbers of a board, all of them known, fulfil a condition. That as few or as many groups touch as possible
 * cannot be seen on one board alone: it counts as fulfilled.
 */
export function isFulfilled(
  condition: Condition,
  { kind, board, numbers }: Pick<Setup, 'kind' | 'board' | 'numbers'>,
): boolean {
  switch (condition.kind) {
    case 'givens':
      return condition.givens.every(({ cell, number }) => numbers[cell] === number);
    case 'sum':
      return condition.lane.cells.reduce((sum, cell) => sum + numbers[cell]!, 0) === condition.total;
    case 'nine':
      return condition.sites.some((cells) =>
        cells.every((cell) => numbers[cell] === (condition.number ?? numbers[cells[0]!])),
      );
    case 'unions': {
      if (typeof condition.wanted !== 'number') return true;
      const rule = groupsOfKind(kind);
      return (
        rule !== undefined && unionsOf(board, numbers, board.cells.length / rule.size) >= condition.wanted
      );
    }
  }
}
