import { brailleColumn, brailleDigits, brailleNumber, digitCells, numberCells } from '../../braille/grids.ts';
import type { BoardFigure } from '../../document/document.ts';
import { type Board, type Cell, columnOf, rowOf } from '../../domino/board.ts';
import type { Language } from '../../languages/index.ts';
import { holesOf, lineAlong, middleOf, type Side, type SideKind, sidesOf } from '../board-lines.ts';
import { boardMarks } from '../board-marks.ts';
import { type BoardPart, holds } from '../board-parts.ts';
import type { Area, Element, LineItem, Mark, PageItem } from '../page.ts';
import { brailleItem, type TactileProfile } from './profile.ts';

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
): Readonly<Record<'right' | 'below', number>> {
  return {
    right: lines(rows).length > 0 ? tick.length : line / 2,
    below: lines(columns).length > 0 ? tick.length : line / 2,
  };
}

/** The lines after every fifth of so many columns or rows. */
function lines(count: number): number[] {
  return Array.from({ length: Math.floor((count - LEAST_AFTER) / EVERY) }, (_, i) => (i + 1) * EVERY);
}

/** From the left edge of a text of so many cells to the middle of its last dots, in mm. */
function lastDotsOf(cells: number, { braille }: TactileProfile): number {
  return (cells - 1) * braille.cellPitch + braille.firstDot.x + braille.dotPitch;
}

/** From the left edge of the row numbers and from the baseline of the column letters to the frame of a board, in mm. */
export function surroundOf(rows: number, profile: TactileProfile): Readonly<Record<'left' | 'top', number>> {
  const { labelGap } = profile;
  return { left: lastDotsOf(numberCells(rows), profile) + labelGap, top: labelGap };
}

/** The smallest square in which a number keeps its distance from the lines round it, in mm. */
export function leastSquare(range: number, { braille, clearance, line }: TactileProfile): number {
  const around = braille.dotDiameter + 2 * clearance + line;
  const cells = digitCells(range);
  const wide = (cells - 1) * braille.cellPitch + braille.dotPitch;
  return Math.max(wide, 2 * braille.dotPitch) + around;
}

/** What {@link drawTactileBoard} draws and where. */
export interface BoardPlace {
  readonly part: BoardPart;
  /** The upper left corner of the part's frame, in mm. */
  readonly frame: { readonly x: number; readonly y: number };
  /** The side of a square in mm. */
  readonly square: number;
}

/** What squares take with their labels, for a board of so many rows; the frame's corner and `taken` in mm. */
export function boxOf(
  rows: number,
  frame: BoardPlace['frame'],
  taken: { readonly width: number; readonly height: number },
  profile: TactileProfile,
): Area {
  const { left, top } = surroundOf(rows, profile);
  const above = top + 2 * profile.braille.dotPitch;
  return { x: frame.x - left, y: frame.y - above, width: left + taken.width, height: above + taken.height };
}

/**
 * Draws a part of a board in raised lines and dots: its frame, a cross where four free cells meet, the number of each cell
 * in its middle, column letters above and row numbers on the left. Walls stand round the dominoes that are laid, and a bar
 * between two free cells. On a cut there is nothing: the frame is open where the board goes on.
 * @param into what {@link elementOf} gives
 */
export function drawTactileBoard(
  figure: BoardFigure,
  { part, frame, square }: BoardPlace,
  into: Element,
  profile: TactileProfile,
  language: Language,
): Mark[] {
  const { board, numbers } = figure.puzzle;
  const { braille, labelGap } = profile;
  // Where the upper left corner of the whole board would be.
  const corner = { x: frame.x - part.column * square, y: frame.y - part.row * square };
  const centred = (cells: string, x: number, y: number) =>
    brailleItem(cells, x - (cells.length * braille.cellPitch) / 2, y, profile);
  const number = (cell: Cell) => {
    const { x, y } = middleOf(board, cell, corner, square);
    return centred(brailleDigits(numbers[cell]!, language), x, y + braille.dotPitch);
  };
  const columnLabel = (column: number) =>
    centred(brailleColumn(column), corner.x + (column + 0.5) * square, frame.y - labelGap);
  const rowLabel = (row: number) => {
    const cells = brailleNumber(row + 1, language);
    const left = frame.x - labelGap - lastDotsOf(cells.length, profile);
    return brailleItem(cells, left, corner.y + (row + 0.5) * square + braille.dotPitch, profile);
  };
  const lines = linesOf(figure, part, corner, square, profile);
  return boardMarks(figure, part, { columnLabel, rowLabel, number, lines }, into);
}

/**
 * Frame, walls, bars, crosses and the ticks outside the frame. Where there are no numbers to tell a domino from a hole, each
 * square of a hole has the only slanting line on the sheet.
 */
function linesOf(
  figure: BoardFigure,
  part: BoardPart,
  corner: { x: number; y: number },
  square: number,
  profile: TactileProfile,
): PageItem[] {
  const { board } = figure.puzzle;
  const { line, barLength, cross } = profile;
  const sides = sidesOf(figure, part);
  const walls = sides.filter(({ kind }) => WALLS.has(kind));
  const bars = sides.filter(({ kind }) => kind === 'bar');
  const touched = new Set(walls.flatMap((wall) => endsOf(wall)));
  const items: PageItem[] = [
    ...walls.map((wall) => lineAlong(wall, corner, square, line, 0)),
    ...bars.map((bar) => barLine(bar, touched, corner, square, profile)),
  ];
  // A cross needs clear space to the bars that end near it.
  const room = (square - barLength) / 2 - profile.clearance >= cross.length / 2;
  const isBarred = bars.length > 0;
  for (const { column, row, upright, kind } of sides) {
    if (!upright || kind === 'border' || touched.has(`${column} ${row}`) || (isBarred && !room)) continue;
    // Only the half of a cross would be on this side of a cut.
    if (row === part.row) continue;
    const [x, y] = [corner.x + column * square, corner.y + row * square];
    // The round ends reach beyond the ends of a line by half its width.
    const half = (cross.length - cross.width) / 2;
    items.push({ type: 'line', from: [x - half, y], to: [x + half, y], width: cross.width });
    items.push({ type: 'line', from: [x, y - half], to: [x, y + half], width: cross.width });
  }
  items.push(...landmarksOf(board, sides, corner, square, profile));
  if (!figure.blank) return items;
  const inset = line + profile.clearance;
  for (const cell of holesOf(board).filter((hole) => holds(part, board, hole))) {
    const [x, y] = [corner.x + columnOf(board, cell) * square, corner.y + rowOf(board, cell) * square];
    const [near, far] = [inset, square - inset];
    items.push({ type: 'line', from: [x + near, y + far], to: [x + far, y + near], width: line });
  }
  return items;
}

/** Sides that are a line from corner to corner. */
const WALLS: ReadonlySet<SideKind> = new Set(['border', 'between', 'beside']);

/** The corners of cells at which a side begins and ends. */
function endsOf({ column, row, upright }: Side): [from: string, to: string] {
  return [`${column} ${row}`, upright ? `${column} ${row + 1}` : `${column + 1} ${row}`];
}

/**
 * A bar in the middle of its side. Where a line ends it on one side it moves away from that, where lines end it on both it
 * is shorter.
 * @param touched the corners that lines end at or pass
 */
function barLine(
  side: Side,
  touched: ReadonlySet<string>,
  corner: { x: number; y: number },
  square: number,
  { line, barLength, clearance }: TactileProfile,
): LineItem {
  // The round ends reach beyond the ends of a line by half its width.
  const spare = square - (barLength - line);
  const needed = clearance + line;
  const [isFromTouched, isToTouched] = endsOf(side).map((end) => touched.has(end));
  const inset = (here: boolean | undefined, there: boolean | undefined) =>
    here ? needed : there ? spare - needed : spare / 2;
  return lineAlong(
    side,
    corner,
    square,
    line,
    inset(isFromTouched, isToTouched),
    inset(isToTouched, isFromTouched),
  );
}
