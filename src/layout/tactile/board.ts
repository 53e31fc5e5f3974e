import { brailleColumn, brailleDigits, brailleNumber } from '../../braille/grids.ts';
import type { BoardFigure } from '../../document/document.ts';
import { columnOf, rowOf } from '../../domino/board.ts';
import { boardMarks, lineAlong, type SideKind, sidesOf } from '../board.ts';
import type { Element, Item, Mark, TextItem } from '../page.ts';
import { brailleSize, type TactileProfile } from './profile.ts';

/** The space that a board needs round its frame, in mm. */
export interface Surround {
  /** From the left edge of the row numbers to the frame. */
  readonly left: number;
  /** From the baseline of the column letters to the frame. */
  readonly top: number;
}

/** For a board with so many rows. */
export function surroundOf(rows: number, { braille, labelGap }: TactileProfile): Surround {
  return { left: brailleNumber(rows).length * braille.cellPitch + labelGap, top: labelGap };
}

/** The smallest square in which a number keeps its distance from the lines round it, in mm. */
export function leastSquare(range: number, { braille, clearance, line }: TactileProfile): number {
  const around = braille.dotDiameter + 2 * clearance + line;
  const cells = brailleDigits(range).length;
  const wide = (cells - 1) * braille.cellPitch + braille.dotPitch;
  return Math.max(wide, 2 * braille.dotPitch) + around;
}

/**
 * Draws a board in raised lines and dots: its frame, a cross where four free cells meet, the number of each cell in
 * its middle, column letters above and row numbers on the left. Walls stand round the stones that are laid, and a
 * stroke between two free cells.
 *
 * @param frame the upper left corner of the frame, in mm
 */
export function drawTactileBoard(
  figure: BoardFigure,
  frame: { x: number; y: number },
  square: number,
  parent: Element,
  profile: TactileProfile,
  language: string,
): Mark[] {
  const { board, numbers } = figure.puzzle;
  const { braille, labelGap } = profile;
  const size = brailleSize(profile);
  const text = (cells: string, x: number, y: number): TextItem => ({
    type: 'text',
    x,
    y,
    text: cells,
    font: 'braille',
    size,
  });
  const centred = (cells: string, x: number, y: number) =>
    text(cells, x - (cells.length * braille.cellPitch) / 2, y + braille.dotPitch);
  const number = (cell: number) =>
    centred(
      brailleDigits(numbers[cell]!),
      frame.x + (columnOf(board, cell) + 0.5) * square,
      frame.y + (rowOf(board, cell) + 0.5) * square,
    );
  const columnLabel = (column: number) => {
    const cells = brailleColumn(column);
    return text(
      cells,
      frame.x + (column + 0.5) * square - (cells.length * braille.cellPitch) / 2,
      frame.y - labelGap,
    );
  };
  const rowLabel = (row: number) => {
    const cells = brailleNumber(row + 1);
    const lastDots = (cells.length - 1) * braille.cellPitch + braille.firstDot.x + braille.dotPitch;
    return text(cells, frame.x - labelGap - lastDots, frame.y + (row + 0.5) * square + braille.dotPitch);
  };
  const { left, top } = surroundOf(board.rows, profile);
  const above = top + 2 * braille.dotPitch;
  const box = {
    x: frame.x - left,
    y: frame.y - above,
    width: left + board.columns * square,
    height: above + board.rows * square,
  };
  const lines = boardLines(figure, frame, square, profile);
  return boardMarks(figure, { columnLabel, rowLabel, number, lines, box, language }, parent);
}

/** Frame, walls, strokes and crosses. */
function boardLines(
  figure: BoardFigure,
  frame: { x: number; y: number },
  square: number,
  profile: TactileProfile,
): Item[] {
  const { line, strokeLength, cross } = profile;
  const lengths: Partial<Record<SideKind, number>> = {
    border: square,
    between: square,
    beside: square,
    // The round ends reach beyond the ends of the line by half its width.
    stroke: strokeLength - line,
  };
  const sides = sidesOf(figure);
  const touched = new Set<string>();
  const items = sides.flatMap((side): Item[] => {
    const { kind, column, row, upright } = side;
    const length = lengths[kind];
    if (length === undefined) return [];
    const end = upright ? [column, row + 1] : [column + 1, row];
    if (length === square) touched.add(`${column} ${row}`).add(`${end[0]} ${end[1]}`);
    return [lineAlong(side, frame, square, (square - length) / 2, line)];
  });
  // A cross needs clear space to the strokes that end near it.
  const room = (square - strokeLength) / 2 - profile.clearance >= (cross.length + cross.width) / 2;
  const struck = sides.some(({ kind }) => kind === 'stroke');
  for (const { column, row, upright, kind } of sides) {
    const corner = `${column} ${row}`;
    if (!upright || kind === 'border' || touched.has(corner) || (struck && !room)) continue;
    const [x, y, half] = [frame.x + column * square, frame.y + row * square, cross.length / 2];
    items.push({ type: 'line', from: [x - half, y], to: [x + half, y], width: cross.width });
    items.push({ type: 'line', from: [x, y - half], to: [x, y + half], width: cross.width });
  }
  return items;
}
