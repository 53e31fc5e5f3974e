import type { BoardFigure } from '../../document/document.ts';
import { type Board, columnOf, rowOf } from '../../domino/board.ts';
import { makeColumn } from '../../domino/coordinates.ts';
import { isAcross } from '../../domino/puzzle.ts';
import { boardMarks, lineAlong, type SideKind, sidesOf } from '../board.ts';
import type { Metrics } from '../metrics.ts';
import type { Area, Element, FontName, Item, Mark, TextItem } from '../page.ts';
import type { PrintProfile } from '../profiles.ts';

/** Blank space between a label and the board, and round a digit in its square, in mm. */
const LABEL_GAP = 2.5;
const DIGIT_GAP = 1;
/** How far the outline of a stone stands in from the edge of its cells, and its rounded corners, of a square's side. */
const STONE_INSET = 0.07;
const STONE_RADIUS = 0.2;
/** The most that the line of a stone takes of a square's side, so that small keys stay clear. */
const STONE_LINE = 0.055;
/** How far a stroke ends from the corners, of a square's side. */
const STROKE_INSET = 0.12;

/** The ring round the number of a marked cell: its width and that of its line, of a square's side. */
const RING = 0.8;
const RING_LINE = 0.04;

/** How large a board is drawn, in mm. */
export interface BoardSize {
  readonly square: number;
  /** The column to the left with the row numbers, and the row above with the column letters. */
  readonly labelWidth: number;
  readonly labelHeight: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The largest size at which a board fits, up to the profile's largest square.
 *
 * @returns nothing if its digits would have to be smaller than the profile's least size
 */
export function fitBoard(
  { board, range }: { board: Board; range: number },
  width: number,
  height: number,
  profile: PrintProfile,
  metrics: Metrics,
): BoardSize | undefined {
  const labelWidth = metrics.width(String(board.rows), 'figures', profile.least) + LABEL_GAP;
  const labelHeight = metrics.capHeight('figures', profile.least) + LABEL_GAP;
  const square = Math.min(
    (width - labelWidth) / board.columns,
    (height - labelHeight) / board.rows,
    profile.square,
  );
  if (square < leastSquare(range, profile, metrics)) return undefined;
  return {
    square,
    labelWidth,
    labelHeight,
    width: labelWidth + square * board.columns,
    height: labelHeight + square * board.rows,
  };
}

function leastSquare(range: number, { least }: PrintProfile, metrics: Metrics): number {
  const wide = metrics.width(String(range), 'digits', least);
  return Math.max(wide, metrics.capHeight('digits', least)) + 2 * DIGIT_GAP;
}

/** Draws a board with its labels; `at` is the upper left corner of the whole. */
export function drawBoard(
  figure: BoardFigure,
  size: BoardSize,
  at: { x: number; y: number },
  parent: Element,
  profile: PrintProfile,
  metrics: Metrics,
): Mark[] {
  const { board, numbers, range } = figure.puzzle;
  const { square } = size;
  const area: Area = {
    x: at.x + size.labelWidth,
    y: at.y + size.labelHeight,
    width: square * board.columns,
    height: square * board.rows,
  };
  const most = (square - 2 * DIGIT_GAP) / leastSquare(range, profile, metrics);
  const digit = Math.min(profile.digit, Math.max(profile.least, Math.floor(profile.least * most)));
  const centred = (text: string, x: number, y: number, font: FontName, points: number): TextItem => ({
    type: 'text',
    x: x - metrics.width(text, font, points) / 2,
    y: y + metrics.capHeight(font, points) / 2,
    text,
    font,
    size: points,
  });
  const number = (cell: number) =>
    centred(
      String(numbers[cell]),
      area.x + (columnOf(board, cell) + 0.5) * square,
      area.y + (rowOf(board, cell) + 0.5) * square,
      'digits',
      digit,
    );
  const columnLabel = (column: number) => {
    const y = at.y + metrics.capHeight('figures', profile.least) / 2;
    return centred(makeColumn(column), area.x + (column + 0.5) * square, y, 'figures', profile.least);
  };
  const rowLabel = (row: number): TextItem => {
    const item = centred(String(row + 1), 0, area.y + (row + 0.5) * square, 'figures', profile.least);
    const width = metrics.width(item.text, item.font, item.size);
    return { ...item, x: area.x - LABEL_GAP - width };
  };
  const box = { x: at.x, y: at.y, width: size.width, height: size.height };
  const lines = boardLines(figure, area, square, profile);
  return boardMarks(figure, { columnLabel, rowLabel, number, lines, box }, parent);
}

/** Frame, grid, strokes, stones and rings. The grid is left out between two stones, which have outlines of their own. */
function boardLines(figure: BoardFigure, area: Area, square: number, { lines }: PrintProfile): Item[] {
  const { board } = figure.puzzle;
  const styles: Partial<Record<SideKind, { width: number; inset: number }>> = {
    border: { width: lines.frame, inset: 0 },
    stroke: { width: lines.stroke, inset: STROKE_INSET * square },
    open: { width: lines.inner, inset: 0 },
    beside: { width: lines.inner, inset: 0 },
  };
  const items = sidesOf(figure).flatMap((side): Item[] => {
    const style = styles[side.kind];
    return style ? [lineAlong(side, area, square, style.inset, style.width)] : [];
  });
  const inset = square * STONE_INSET;
  const outlines = figure.stones.map((stone): Item => {
    const across = isAcross(board, stone);
    return {
      type: 'outline',
      x: area.x + columnOf(board, stone.first) * square + inset,
      y: area.y + rowOf(board, stone.first) * square + inset,
      width: square * (across ? 2 : 1) - 2 * inset,
      height: square * (across ? 1 : 2) - 2 * inset,
      radius: square * STONE_RADIUS,
      line: Math.min(lines.stone, square * STONE_LINE),
    };
  });
  const rings = figure.marked.map((cell): Item => {
    const side = square * RING;
    return {
      type: 'outline',
      x: area.x + (columnOf(board, cell) + (1 - RING) / 2) * square,
      y: area.y + (rowOf(board, cell) + (1 - RING) / 2) * square,
      width: side,
      height: side,
      radius: side / 2,
      line: square * RING_LINE,
    };
  });
  return [...items, ...outlines, ...rings];
}
