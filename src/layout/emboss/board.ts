import type { BoardFigure } from '../../document/document.ts';
import { rectangle } from '../../domino/board.ts';
import type { Language } from '../../languages/index.ts';
import { cellsIn, cutAcross, wholeOf } from '../parts.ts';
import { gridHeight, gridLines, gridWidth, measuresOf } from './grid.ts';
import { sideBySide } from './lines.ts';

/** Blank cells between two parts of a board that stand side by side. */
const PART_GAP = 3;

/** Rows or columns that stand together. */
interface Span {
  readonly start: number;
  readonly length: number;
}

/**
 * A board as blocks of lines that are not divided: in one piece if it fits, else in parts, two rows or columns of which
 * are shown twice; what would show no cell is left out. Parts stand side by side if the board is cut between rows only and there is room, else they follow
 * one another in reading order.
 *
 * @param cells in a line
 * @param lines that a block can have
 * @returns nothing if the lines are too few for a part
 */
export function boardBlocks(
  figure: BoardFigure,
  cells: number,
  lines: number,
  language: Language,
): string[][] | undefined {
  const { board } = figure.puzzle;
  const measures = measuresOf(figure);
  const columns = spansOf(board.columns, (count) => gridWidth(measures, count) <= cells);
  const rows = spansOf(board.rows, (count) => gridHeight(measures, count) <= lines);
  if (!rows || !columns) return undefined;
  const parts = rows
    .flatMap((row) =>
      columns.map((column) => ({
        row: row.start,
        rows: row.length,
        column: column.start,
        columns: column.length,
      })),
    )
    .filter((part) => cellsIn(part, board).length > 0)
    .map((part) => gridLines(figure, part, language));
  if (columns.length > 1) return parts;
  const width = gridWidth(measures, board.columns) + PART_GAP;
  const across = Math.floor((cells + PART_GAP) / width);
  return Array.from({ length: Math.ceil(parts.length / across) }, (_, i) =>
    sideBySide(parts.slice(i * across, (i + 1) * across), PART_GAP),
  );
}

/**
 * A board to play on. Nobody plays on two parts of a board.
 *
 * @param cells in a line
 * @param lines that a block can have
 * @returns nothing if it does not fit
 */
export function wideBoard(
  figure: BoardFigure,
  cells: number,
  lines: number,
  language: Language,
): string[] | undefined {
  const { board } = figure.puzzle;
  const measures = measuresOf(figure, true);
  const fits = gridWidth(measures, board.columns) <= cells && gridHeight(measures, board.rows) <= lines;
  return fits ? gridLines(figure, wholeOf(board), language, true) : undefined;
}

/** Rows or columns in as few spans as hold what fits, cut as a line of cells is. */
function spansOf(length: number, fits: (count: number) => boolean): Span[] | undefined {
  let most = length;
  while (most > 0 && !fits(most)) most--;
  if (most === length) return [{ start: 0, length }];
  const parts = cutAcross(rectangle(length, 1), { rows: most, columns: 1 });
  return parts?.map(({ row, rows }) => ({ start: row, length: rows }));
}
