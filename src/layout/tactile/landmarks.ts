import type { Board } from '../../domino/board.ts';
import type { Side } from '../board.ts';
import type { LineItem } from '../page.ts';
import type { TactileProfile } from './profile.ts';

/** A tick stands after every so many columns and rows: as many as are counted with one hand. */
const EVERY = 5;
/** So many more follow at least, as the corner of the frame is a landmark of its own. */
const LEAST_AFTER = 2;

/**
 * Short ticks outside the frame, by which a finger counts columns and rows on the sides without labels, too. Each has
 * another opposite, so that the line between them can be followed with the edge of a hand or a ruler. They stand where the
 * frame runs along the edge of the board's bounding box on both sides of the line.
 * @param sides of the part that is drawn
 * @param corner where the upper left corner of the whole board would be, in mm
 * @param square the side of a square in mm
 */
export function landmarksOf(
  board: Board,
  sides: readonly Side[],
  corner: { readonly x: number; readonly y: number },
  square: number,
  { tick }: TactileProfile,
): LineItem[] {
  const borders = new Set(
    sides
      .filter(({ kind }) => kind === 'border')
      .map(({ column, row, upright }) => `${column} ${row} ${upright}`),
  );
  // The round end reaches beyond the end of the line by half its width.
  const length = tick.length - tick.width / 2;
  const columns = lines(board.columns).flatMap((column) =>
    [0, board.rows]
      .filter((row) => [column - 1, column].every((at) => borders.has(`${at} ${row} false`)))
      .map((row) => ({ column, row, dx: 0, dy: row === 0 ? -length : length })),
  );
  const rows = lines(board.rows).flatMap((row) =>
    [0, board.columns]
      .filter((column) => [row - 1, row].every((at) => borders.has(`${column} ${at} true`)))
      .map((column) => ({ column, row, dx: column === 0 ? -length : length, dy: 0 })),
  );
  return [...columns, ...rows].map(({ column, row, dx, dy }) => {
    const [x, y] = [corner.x + column * square, corner.y + row * square];
    return { type: 'line', from: [x, y], to: [x + dx, y + dy], width: tick.width };
  });
}

/** How far the frame of a board and its ticks reach beyond the middle of its right and its lower line, in mm. */
export function reachOf(
  { rows, columns }: Board,
  { tick, line }: TactileProfile,
): { readonly right: number; readonly below: number } {
  return {
    right: lines(rows).length > 0 ? tick.length : line / 2,
    below: lines(columns).length > 0 ? tick.length : line / 2,
  };
}

/** The lines after every fifth of so many columns or rows. */
function lines(count: number): number[] {
  return Array.from({ length: Math.floor((count - LEAST_AFTER) / EVERY) }, (_, i) => (i + 1) * EVERY);
}
