import { brailleColumn, brailleNumber } from '../../braille/grids.ts';
import { makeColumn } from '../../domino/coordinates.ts';
import { slotSize, slotsOf } from './bars.ts';
import type { Solid } from './forms.ts';
import type { SolidsOrder } from './order.ts';
import { type Part, upTo } from './parts.ts';
import { solidPegboard } from './pegboard.ts';
import { BAR } from './sizes.ts';

/**
 * The tray of a board in parts for a printer: a peg in the middle of each square, slots for bars between them, letters
 * of columns and numbers of rows as on raised sheets.
 *
 * @throws UserError if it does not fit a printer, not even in parts
 */
export function solidTray({ board, size, language, clearance }: SolidsOrder): Solid[] {
  const slot = slotSize(size, BAR.thickness, 2 * clearance);
  return solidPegboard(
    {
      board,
      cell: { width: size.square, height: size.square },
      pegs: [[0, 0]],
      columns: upTo([0, board.columns]).map(brailleColumn),
      rows: upTo([0, board.rows]).map((row) => brailleNumber(row + 1, language)),
      nameOf,
      slots: (ground, part) => slotsOf(ground, part, slot),
    },
    clearance,
  );
}

/** The coordinates of a part's first and last square, as `a1-e8`. */
function nameOf({ rows, columns }: Part): string {
  return `${makeColumn(columns[0])}${rows[0] + 1}-${makeColumn(columns[1] - 1)}${rows[1]}`;
}
