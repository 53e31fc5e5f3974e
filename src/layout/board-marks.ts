import type { BoardFigure } from '../document/document.ts';
import { type Cell, cellIn } from '../domino/board.ts';
import { UNKNOWN } from '../domino/puzzle.ts';
import type { Area, Element, Mark, PageItem, TextItem } from './page.ts';
import { cellsIn, type Part } from './parts.ts';
import { element } from './structure.ts';

/** How a part of a board is drawn in an edition. */
export interface BoardDrawing {
  /** Nothing on a board without labels. */
  columnLabel(column: number): TextItem | undefined;
  rowLabel(row: number): TextItem | undefined;
  number(cell: Cell): TextItem;
  /** Everything that is not text. */
  readonly lines: readonly PageItem[];
}

/** Whether a board is told in words as a whole: it has more to show than numbers, or none. */
function isFigure({ blank, stones, strokes, marked, next }: BoardFigure): boolean {
  return blank || next !== undefined || stones.length + strokes.length + marked.length > 0;
}

/**
 * The element that all parts of a board go into: a figure told in words, or `parent`, in which each part becomes a
 * table of its own.
 *
 * @param box of the whole with its labels, if it stands on one page
 * @param language of the description, where it is not that of the pages
 */
export function elementOf(
  figure: BoardFigure,
  parent: Element,
  box: Area | undefined,
  language?: string,
): Element {
  if (!isFigure(figure)) return parent;
  const about = { ...(box && { box }), ...(language && { language }) };
  return {
    ...element('Figure', parent, about),
    get alt() {
      return figure.description;
    },
  };
}

/**
 * Puts a part of a board into the structure of the book. Numbers alone are a table whose first row and column are
 * headers, so that a screen reader can say where a number stands. A cell to be filled in and one that the board lacks
 * are both empty in a table; if it has both, its summary tells them apart.
 *
 * @param into what {@link elementOf} gives
 */
export function boardMarks(figure: BoardFigure, part: Part, drawing: BoardDrawing, into: Element): Mark[] {
  const { blank, pips, puzzle, description } = figure;
  const { board, numbers } = puzzle;
  const { lines } = drawing;
  const labels = (label: TextItem | undefined) => (label ? [label] : []);
  const columnLabel = (column: number) => labels(drawing.columnLabel(column));
  const rowLabel = (row: number) => labels(drawing.rowLabel(row));
  const rows = Array.from({ length: part.rows }, (_, row) => part.row + row);
  const columns = Array.from({ length: part.columns }, (_, column) => part.column + column);
  const cells = cellsIn(part, board);
  const isShown = (cell: Cell) => !blank && !pips && board.has[cell] && numbers[cell] !== UNKNOWN;
  const number = (cell: Cell) => (isShown(cell) ? [drawing.number(cell)] : []);
  const decoration: Mark = { element: undefined, items: lines };
  if (isFigure(figure)) {
    const items = [...columns.flatMap(columnLabel), ...rows.flatMap(rowLabel), ...cells.flatMap(number)];
    return [decoration, { element: into, items }];
  }
  const isMixed = cells.length < rows.length * columns.length && numbers.includes(UNKNOWN);
  const table = element('Table', into, isMixed ? { summary: description } : {});
  const header = element('TR', table);
  const columnHeader = () => element('TH', header, { scope: 'Column' });
  return [
    decoration,
    { element: columnHeader(), items: [] },
    ...columns.map((column): Mark => ({ element: columnHeader(), items: columnLabel(column) })),
    ...rows.flatMap((row): Mark[] => {
      const line = element('TR', table);
      return [
        { element: element('TH', line, { scope: 'Row' }), items: rowLabel(row) },
        ...columns.map((column): Mark => {
          const cell = cellIn(board, row, column);
          return { element: element('TD', line), items: number(cell) };
        }),
      ];
    }),
  ];
}
