import { type Cell, cellIn } from '../../domino/board.ts';
import { setFacts } from '../../domino/dominoes.ts';
import type { Puzzle } from '../../domino/puzzle.ts';
import { crossesOn } from '../groups/lanes.ts';

/** Cells of a completion that are given in any case: the diagonal of the book's Fig. 11, the cross of its Fig. 12. */
export const PATTERNS = ['diagonal', 'cross'] as const;
export type Pattern = (typeof PATTERNS)[number];

export const SIZE_OF_PATTERN: Readonly<Record<Pattern, (range: number) => number>> = {
  diagonal: (range) => range + 1,
  cross: (range) => setFacts(range).copies,
};

/** Where the pattern lies on a filled board that has it. A pattern's name is also that of the condition for it. */
export const CELLS_OF_PATTERN: Readonly<Record<Pattern, (filled: Puzzle) => readonly Cell[]>> = {
  diagonal: ({ range, board }) => Array.from({ length: range + 1 }, (_, i) => cellIn(board, i, i)),
  cross: ({ range, board, numbers }) =>
    crossesOn(board, setFacts(range).copies).find((cells) =>
      cells.every((cell) => numbers[cell] === numbers[cells[0]!]),
    )!,
};

/**
 * The completion of 8 x 9 with the fewest numbers that is known: its board filled, and the cells that are given
 * (docs/theorems.md). Two solvers have proved that it has no other filling.
 */
export const FEWEST = {
  filling: '036667773/035551113/036200043/206255542/206233342/207774442/777555111/444666111',
  givens: [4, 5, 9, 11, 20, 22, 31, 34, 44, 58, 67, 69],
};
