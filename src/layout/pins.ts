import { brailleColumn, brailleDigits, brailleNumber, digitCells, numberCells } from '../braille/grids.ts';
import type { BoardFigure } from '../document/document.ts';
import { columnOf, rowOf } from '../domino/board.ts';
import { UNKNOWN } from '../domino/puzzle.ts';
import type { Language } from '../languages/index.ts';
import { dotsOf } from '../six-dot.ts';
import { type SideKind, sidesOf } from './board-lines.ts';

/** A pin of a tactile display, in pins right of and below the upper left one. */
export type Pin = readonly [x: number, y: number];

/** What is to be raised on a tactile display, in pins. */
export interface PinDrawing {
  readonly width: number;
  readonly height: number;
  /** Dots of braille, and corners where cells meet. */
  readonly dots: readonly Pin[];
  /** Rows of pins, from the first to the last. */
  readonly lines: readonly (readonly [from: Pin, to: Pin])[];
}

/** A cell of braille is two pins wide and three high; one pin is free between two. */
const CELL = { width: 2, height: 3, gap: 1 } as const;
/** Between a number and the lines round it, and from the frame to the labels on its left. */
const SPACE = { number: 1, rowLabels: 2, columnLabels: 1 } as const;
/** Bars end so far from the corners of their side: a pin beside a line is free. */
const BAR_INSET = 2;

const WALLS: ReadonlySet<SideKind> = new Set(['border', 'between', 'beside']);

/**
 * A board for displays of pins: frame, walls between dominoes, bars, labels, and numbers in braille without number sign, as
 * on raised sheets. A full board of range 4 has 38 by 35 pins, one of range 7 has 53 by 53.
 */
export function pinBoard(figure: BoardFigure, language: Language): PinDrawing {
  const { board, numbers, range } = figure.puzzle;
  const columnCells = brailleColumn(board.columns - 1).length;
  const inside = widthOf(Math.max(digitCells(range), columnCells));
  const step = { x: inside + 2 * SPACE.number + 1, y: CELL.height + 2 * SPACE.number + 1 };
  const frame = {
    x: widthOf(numberCells(board.rows)) + SPACE.rowLabels,
    y: CELL.height + SPACE.columnLabels,
  };
  const corner = (column: number, row: number): Pin => [frame.x + column * step.x, frame.y + row * step.y];
  // Numbers begin below the letters of their columns, as on embossed pages.
  const left = (column: number) => frame.x + column * step.x + 1 + SPACE.number;
  const top = (row: number) => frame.y + row * step.y + 1 + SPACE.number;

  const sides = sidesOf(figure);
  const lines = sides
    .filter(({ kind }) => WALLS.has(kind) || kind === 'bar')
    .map(({ kind, column, row, upright }) => {
      const [x, y] = corner(column, row);
      const inset = kind === 'bar' ? BAR_INSET : 0;
      const [across, down] = upright ? [0, inset] : [inset, 0];
      const [right, below] = upright ? [x, y + step.y] : [x + step.x, y];
      return [
        [x + across, y + down],
        [right - across, below - down],
      ] as const;
    });
  const columns = Array.from({ length: board.columns }, (_, column) => {
    const cells = brailleColumn(column);
    return dotsIn(cells, left(column), 0);
  });
  const rows = Array.from({ length: board.rows }, (_, row) => {
    const cells = brailleNumber(row + 1, language);
    return dotsIn(cells, frame.x - SPACE.rowLabels - widthOf(cells.length), top(row));
  });
  // A pin where cells meet would lengthen a bar.
  const corners = sides.map(({ column, row }) => corner(column, row));
  const shown = figure.blank ? [] : board.cells.filter((cell) => numbers[cell] !== UNKNOWN);
  const digits = shown.map((cell) => {
    const cells = brailleDigits(numbers[cell]!, language);
    return dotsIn(cells, left(columnOf(board, cell)), top(rowOf(board, cell)));
  });
  return {
    width: frame.x + board.columns * step.x + 1,
    height: frame.y + board.rows * step.y + 1,
    dots: [...columns, ...rows, ...digits, figure.bars.length > 0 ? [] : corners].flat(),
    lines,
  };
}

/** So many cells of braille beside each other. */
function widthOf(cells: number): number {
  return cells * (CELL.width + CELL.gap) - CELL.gap;
}

function dotsIn(cells: string, x: number, y: number): Pin[] {
  return Array.from(cells).flatMap((cell, i) =>
    dotsOf(cell).map((dot): Pin => {
      const [across, down] = [dot > 3 ? 1 : 0, (dot - 1) % 3];
      return [x + i * (CELL.width + CELL.gap) + across, y + down];
    }),
  );
}
