import type { BoardFigure } from '../document/document.ts';
import { below, columnOf, rightOf, rowOf } from '../domino/board.ts';
import type { Area, Element, Item, LineItem, Mark, TextItem } from './page.ts';
import { element } from './structure.ts';

/**
 * What a side of a cell is: the border of the board; a stroke; a side between two free cells, between a free cell
 * and a stone, between two stones, or in the middle of a stone.
 */
export type SideKind = 'border' | 'stroke' | 'open' | 'beside' | 'between' | 'inside';

/** A side of a cell in squares from the board's upper left corner; `upright` ones run down from there. */
export interface Side {
  readonly kind: SideKind;
  readonly column: number;
  readonly row: number;
  readonly upright: boolean;
}

/** Every side of every cell, once. */
export function sidesOf({ puzzle: { board }, stones, strokes }: BoardFigure): Side[] {
  const partner = new Map(
    stones.flatMap(({ first, second }) => [[first, second] as const, [second, first] as const]),
  );
  const struck = new Set(strokes.map(({ first, second }) => `${first} ${second}`));
  const kindOf = (cell: number, next: number | undefined): SideKind => {
    if (next === undefined) return 'border';
    if (partner.get(cell) === next) return 'inside';
    if (struck.has(`${cell} ${next}`)) return 'stroke';
    const covered = Number(partner.has(cell)) + Number(partner.has(next));
    return (['open', 'beside', 'between'] as const)[covered]!;
  };
  return board.cells.flatMap((cell) => {
    const [row, column] = [rowOf(board, cell), columnOf(board, cell)];
    const sides: Side[] = [
      { kind: kindOf(cell, rightOf(board, cell)), column: column + 1, row, upright: true },
      { kind: kindOf(cell, below(board, cell)), column, row: row + 1, upright: false },
    ];
    if (column === 0 || !board.has[cell - 1]) sides.push({ kind: 'border', column, row, upright: true });
    if (!board.has[cell - board.columns]) sides.push({ kind: 'border', column, row, upright: false });
    return sides;
  });
}

/** A line along a side, all in mm: the board's corner, the side of a square, and how far the line ends from the corners. */
export function lineAlong(
  { column, row, upright }: Side,
  corner: { readonly x: number; readonly y: number },
  square: number,
  inset: number,
  width: number,
): LineItem {
  const [x, y] = [corner.x + column * square, corner.y + row * square];
  return upright
    ? { type: 'line', from: [x, y + inset], to: [x, y + square - inset], width }
    : { type: 'line', from: [x + inset, y], to: [x + square - inset, y], width };
}

/** The largest range below this one whose board fits; 0 if none does. */
export function largestThatFits(range: number, fits: (smaller: number) => boolean): number {
  let largest = range - 1;
  while (largest > 0 && !fits(largest)) largest--;
  return largest;
}

/** How the parts of a board are drawn in an edition. */
export interface BoardDrawing {
  columnLabel(column: number): TextItem;
  rowLabel(row: number): TextItem;
  number(cell: number): TextItem;
  /** Everything that is not text. */
  readonly lines: readonly Item[];
  /** The whole figure with its labels. */
  readonly box: Area;
  /** The language of the figure's description, where it is not that of the pages. */
  readonly language?: string;
}

/**
 * Puts the parts of a board into the structure of the book. Numbers alone are a table whose first row and column are
 * headers, so that a screen reader can say where a number stands; with anything drawn on it it is a figure told in
 * words.
 */
export function boardMarks(
  { puzzle: { board }, stones, strokes, marked, description }: BoardFigure,
  drawing: BoardDrawing,
  parent: Element,
): Mark[] {
  const { columnLabel, rowLabel, number, lines, box, language } = drawing;
  const rows = Array.from({ length: board.rows }, (_, row) => row);
  const columns = Array.from({ length: board.columns }, (_, column) => column);
  const decoration: Mark = { element: undefined, items: lines };
  if (stones.length + strokes.length + marked.length > 0) {
    const figure = element('Figure', parent, { alt: description, box, ...(language && { language }) });
    const items = [...columns.map(columnLabel), ...rows.map(rowLabel), ...board.cells.map(number)];
    return [decoration, { element: figure, items }];
  }
  const table = element('Table', parent);
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
          const cell = row * board.columns + column;
          return { element: element('TD', line), items: board.has[cell] ? [number(cell)] : [] };
        }),
      ];
    }),
  ];
}
