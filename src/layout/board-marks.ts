import type { BoardFigure } from '../document/document.ts';
import { type Cell, cellIn } from '../domino/board.ts';
import { UNKNOWN } from '../domino/puzzle.ts';
import { type BoardPart, cellsIn } from './board-parts.ts';
import { type Area, type Element, element, type Mark, type PageItem, type TextItem } from './page.ts';

/** How a part of a board is drawn in an edition. */
export interface BoardDrawing {
  columnLabel(column: number): TextItem;
  rowLabel(row: number): TextItem;
  number(cell: Cell): TextItem;
  /** Everything that is not text. */
  readonly lines: readonly PageItem[];
  /** Whether it has no labels, which a table would need. */
  readonly isBare?: boolean;
}

/** Whether a board is described in words as a whole: it has more to show than numbers, or none. */
function isFigure({ blank, dominoes, bars, marked, next }: BoardFigure): boolean {
  return blank || next !== undefined || dominoes.length + bars.length + marked.length > 0;
}

/**
 * The element that all parts of a board go into: a figure told in words, or `parent`, in which each part becomes a table of
 * its own.
 * @param box of the whole with its labels, if it stands on one page
 * @param settings the language of the description, where it is not that of the pages; whether the board has no labels
 */
export function elementOf(
  figure: BoardFigure,
  parent: Element,
  box: Area | undefined,
  { language, isBare = false }: { readonly language?: string; readonly isBare?: boolean } = {},
): Element {
  if (!isBare && !isFigure(figure)) return parent;
  const about = { ...(box && { box }), ...(language && { language }) };
  return {
    ...element('Figure', parent, about),
    get alt() {
      return figure.description;
    },
  };
}

/**
 * Puts a part of a board into the structure of the book. Numbers alone are a table whose first row and column are headers,
 * so that a screen reader can say where a number stands. A cell to be filled in and one that the board lacks are both empty
 * in a table; if it has both, its summary tells them apart.
 * @param into what {@link elementOf} gives
 */
export function boardMarks(
  figure: BoardFigure,
  part: BoardPart,
  drawing: BoardDrawing,
  into: Element,
): Mark[] {
  const { blank, pips, puzzle, description } = figure;
  const { board, numbers } = puzzle;
  const { columnLabel, rowLabel, lines, isBare = false } = drawing;
  const rows = Array.from({ length: part.rows }, (_, row) => part.row + row);
  const columns = Array.from({ length: part.columns }, (_, column) => part.column + column);
  const cells = cellsIn(part, board);
  const isShown = (cell: Cell) => !blank && !pips && board.has[cell] && numbers[cell] !== UNKNOWN;
  const number = (cell: Cell) => (isShown(cell) ? [drawing.number(cell)] : []);
  const decoration: Mark = { element: undefined, items: lines };
  if (isBare || isFigure(figure)) {
    const labels = isBare ? [] : [...columns.map(columnLabel), ...rows.map(rowLabel)];
    const items = [...labels, ...cells.flatMap(number)];
    return items.length > 0 ? [decoration, { element: into, items }] : [{ element: into, items: lines }];
  }
  const isMixed = cells.length < rows.length * columns.length && numbers.includes(UNKNOWN);
  const table = element('Table', into, isMixed ? { summary: description } : {});
  const header = element('TR', table);
  const columnHeader = () => element('TH', header, { scope: 'Column' });
  return [
    decoration,
    { element: columnHeader(), items: [] },
    ...columns.map((column): Mark => ({ element: columnHeader(), items: [columnLabel(column)] })),
    ...rows.flatMap((row): Mark[] => {
      const line = element('TR', table);
      return [
        { element: element('TH', line, { scope: 'Row' }), items: [rowLabel(row)] },
        ...columns.map((column): Mark => {
          const cell = cellIn(board, row, column);
          return { element: element('TD', line), items: number(cell) };
        }),
      ];
    }),
  ];
}
