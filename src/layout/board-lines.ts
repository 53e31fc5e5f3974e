import type { BoardFigure } from '../document/document.ts';
import { asCell, type Board, below, type Cell, cellIn, columnOf, rightOf, rowOf } from '../domino/board.ts';
import { type BoardPart, cellsIn, holds, wholeOf } from './board-parts.ts';
import type { LineItem, Point } from './page.ts';

/**
 * What a side of a cell is: the border of the board; a bar; a side between two free cells, between a free cell and a domino,
 * between two dominoes, or in the middle of a domino.
 */
export type SideKind = 'border' | 'bar' | 'open' | 'beside' | 'between' | 'inside';

/** A side of a cell in squares from the board's upper left corner; `upright` ones run down from there. */
export interface Side {
  readonly kind: SideKind;
  readonly column: number;
  readonly row: number;
  readonly upright: boolean;
}

/** Every side of every cell in a part of a board, once; those on which the board is cut are left out. */
export function sidesOf(figure: BoardFigure, part: BoardPart = wholeOf(figure.puzzle.board)): Side[] {
  const { dominoes, bars } = figure;
  const { board } = figure.puzzle;
  const partner = new Map(
    dominoes.flatMap(({ first, second }) => [[first, second] as const, [second, first] as const]),
  );
  const barred = new Set(bars.map(({ first, second }) => `${first} ${second}`));
  const kindOf = (cell: Cell, next: Cell): SideKind => {
    if (partner.get(cell) === next) return 'inside';
    if (barred.has(`${cell} ${next}`)) return 'bar';
    const covered = Number(partner.has(cell)) + Number(partner.has(next));
    return (['open', 'beside', 'between'] as const)[covered]!;
  };
  return cellsIn(part, board).flatMap((cell) => {
    const [row, column] = [rowOf(board, cell), columnOf(board, cell)];
    const sides: Side[] = [];
    const add = (next: Cell | undefined, place: Omit<Side, 'kind'>) => {
      if (next === undefined) sides.push({ kind: 'border', ...place });
      else if (holds(part, board, next)) sides.push({ kind: kindOf(cell, next), ...place });
    };
    add(rightOf(board, cell), { column: column + 1, row, upright: true });
    add(below(board, cell), { column, row: row + 1, upright: false });
    if (column === 0 || !board.has[cell - 1]) add(undefined, { column, row, upright: true });
    if (!board.has[cell - board.columns]) add(undefined, { column, row, upright: false });
    return sides;
  });
}

/**
 * The sides that lead away from a part of a board beyond a cut, as far as they continue one of its own: those that come
 * after it run on from the cut, the others up to it.
 */
export function sidesBeyond(
  figure: BoardFigure,
  part: BoardPart,
): { readonly side: Side; readonly isAfter: boolean }[] {
  const { row, column, rows, columns } = part;
  const { board } = figure.puzzle;
  if (rows === board.rows && columns === board.columns) return [];
  const own = new Set(sidesOf(figure, part).map((side) => `${side.column} ${side.row} ${side.upright}`));
  const strips = [
    { strip: { ...part, column: column - 1, columns: 1 }, upright: false, isAfter: false },
    { strip: { ...part, column: column + columns, columns: 1 }, upright: false, isAfter: true },
    { strip: { ...part, row: row - 1, rows: 1 }, upright: true, isAfter: false },
    { strip: { ...part, row: row + rows, rows: 1 }, upright: true, isAfter: true },
  ];
  return strips.flatMap(({ strip, upright, isAfter }) => {
    const step = isAfter ? -1 : 1;
    const isOwn = (side: Side) =>
      own.has(`${side.column + (upright ? 0 : step)} ${side.row + (upright ? step : 0)} ${upright}`);
    return sidesOf(figure, strip)
      .filter((side) => side.upright === upright && isOwn(side))
      .map((side) => ({ side, isAfter }));
  });
}

/**
 * A line along a side, all in mm: the board's corner, the side of a square, and how far the line ends from the corner where
 * the side begins and from that where it ends.
 */
export function lineAlong(
  { column, row, upright }: Side,
  corner: Point,
  square: number,
  width: number,
  inset: number,
  insetAtEnd = inset,
): LineItem {
  const [x, y] = [corner.x + column * square, corner.y + row * square];
  return upright
    ? { type: 'line', from: [x, y + inset], to: [x, y + square - insetAtEnd], width }
    : { type: 'line', from: [x + inset, y], to: [x + square - insetAtEnd, y], width };
}

/** The cells of the bounding box that the board lacks but encloses: from outside none can be reached without crossing it. */
export function holesOf({ rows, columns, has }: Board): Cell[] {
  const outside = has.map(() => false);
  const reached: Cell[] = [];
  const reach = (row: number, column: number) => {
    const cell = cellIn({ columns }, row, column);
    if (row < 0 || row >= rows || column < 0 || column >= columns || has[cell] || outside[cell]) return;
    outside[cell] = true;
    reached.push(cell);
  };
  for (let row = 0; row < rows; row++) for (const column of [0, columns - 1]) reach(row, column);
  for (let column = 0; column < columns; column++) for (const row of [0, rows - 1]) reach(row, column);
  for (let cell = reached.pop(); cell !== undefined; cell = reached.pop()) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    reach(row - 1, column);
    reach(row + 1, column);
    reach(row, column - 1);
    reach(row, column + 1);
  }
  return has.flatMap((present, cell) => (present || outside[cell] ? [] : [asCell(cell)]));
}

/** The middle of a cell, in mm, where the upper left corner of the whole board stands. */
export function middleOf(board: Board, cell: Cell, corner: Point, square: number): Point {
  return {
    x: corner.x + (columnOf(board, cell) + 0.5) * square,
    y: corner.y + (rowOf(board, cell) + 0.5) * square,
  };
}
