import { brailleColumn, brailleDigits, brailleNumber, digitCells, numberCells } from '../../braille/grids.ts';
import type { BoardFigure } from '../../document/document.ts';
import { below, type Cell, cellIn, type Place, rectangle, rightOf } from '../../domino/board.ts';
import { isAcross, UNKNOWN } from '../../domino/puzzle.ts';
import type { Language } from '../../languages/index.ts';
import { BLANK, cellOf } from '../../six-dot.ts';
import { type BoardPart, cellsIn, cutAcross, wholeOf } from '../board-parts.ts';
import { chunks } from '../lists.ts';
import { sideBySide, trimEnd } from './typist.ts';

// A board as lines of cells: the letters of the columns, a rule, and the rows with their numbers. A field has as many
// cells as the widest number or letter; what joins or parts two numbers stands between them. Why these signs:
// docs/embossing.md.

/** Under the letters of the columns. */
const RULE = cellOf(2, 5);
/** A cell of the board without a number: to be filled in, or on a stencil. */
const EMPTY = cellOf(3, 6);

/** What stands between two cells, side by side or one below the other. */
interface Sign {
  readonly across: string;
  readonly upright: string;
  /** Whether it reaches from number to number where fields are wider than one cell. */
  readonly long: boolean;
}

const JOINED: Sign = { across: cellOf(3, 6), upright: cellOf(1, 2, 3), long: true };
/** Between two cells that cannot be one domino. */
const STRUCK: Sign = { across: cellOf(4, 5, 6), upright: cellOf(2, 5), long: false };

/** The measures of a board's grid, in cells. */
interface Measures {
  /** The widest row number with its number sign. */
  readonly label: number;
  /** The widest number or column letter. */
  readonly field: number;
  /** From field to field. */
  readonly pitch: number;
  /** Whether lines between the rows show what stands one below the other. */
  readonly interlined: boolean;
}

/** From number to number on a board to play on: with the line between its rows 18 by 20 mm in cells of 6 by 10 mm. */
const WIDE_PITCH = 3;

/** @param isWide whether the board is one to play on */
export function measuresOf(
  { puzzle: { board, range }, blank, dominoes, bars }: BoardFigure,
  isWide = false,
): Measures {
  const widest = blank ? 1 : digitCells(range);
  const field = Math.max(widest, brailleColumn(board.columns - 1).length);
  return {
    label: numberCells(board.rows),
    field,
    pitch: Math.max(isWide ? WIDE_PITCH : 0, 1 + field),
    interlined: isWide || [...dominoes, ...bars].some((pair) => !isAcross(board, pair)),
  };
}

/** The cells in a line of so many columns. */
export function gridWidth({ label, field, pitch }: Measures, columns: number): number {
  return label + 1 + (columns - 1) * pitch + field;
}

export function gridHeight({ interlined }: Measures, rows: number): number {
  return 2 + (interlined ? 2 * rows - 1 : rows);
}

/** The lines of a part of a board. On a cut nothing is shown: the next part shows it. */
export function gridLines(
  figure: BoardFigure,
  part: BoardPart,
  language: Language,
  isWide = false,
): string[] {
  const { puzzle, blank, dominoes, bars } = figure;
  const { board, numbers } = puzzle;
  const measures = measuresOf(figure, isWide);
  const { label, pitch, interlined } = measures;
  const width = gridWidth(measures, part.columns);
  const at = (column: number) => label + 1 + (column - part.column) * pitch;
  const columns = Array.from({ length: part.columns }, (_, i) => part.column + i);
  const rows = Array.from({ length: part.rows }, (_, i) => part.row + i);
  const signs = new Map<string, Sign>();
  const key = ({ first, second }: Place) => `${first} ${second}`;
  for (const domino of dominoes) signs.set(key(domino), JOINED);
  for (const bar of bars) signs.set(key(bar), STRUCK);
  const signBetween = (first: Cell, second: Cell | undefined) =>
    second === undefined ? undefined : signs.get(key({ first, second }));

  const header = columns.map((column): PlacedCells => [at(column), brailleColumn(column)]);
  const lines = [lineOf(width, header), RULE.repeat(width)];
  for (const row of rows) {
    const line: PlacedCells[] = [[0, brailleNumber(row + 1, language)]];
    const under: PlacedCells[] = [];
    for (const column of columns) {
      const cell = cellIn(board, row, column);
      if (!board.has[cell]) continue;
      const number = numbers[cell]!;
      const cells = blank || number === UNKNOWN ? EMPTY : brailleDigits(number, language);
      line.push([at(column), cells]);
      const across = signBetween(cell, rightOf(board, cell));
      if (across && column < columns.at(-1)!) {
        const next = at(column + 1);
        const start = across.long ? at(column) + cells.length : next - 1;
        line.push([start, across.across.repeat(next - start)]);
      }
      const upright = signBetween(cell, below(board, cell));
      if (upright) under.push([at(column), upright.upright]);
    }
    lines.push(lineOf(width, line));
    if (interlined && row < rows.at(-1)!) lines.push(lineOf(width, under));
  }
  return lines;
}

/** Cells and where in a line they begin. */
type PlacedCells = readonly [at: number, cells: string];

function lineOf(width: number, placed: readonly PlacedCells[]): string {
  const line = new Array<string>(width).fill(BLANK);
  for (const [at, cells] of placed) line.splice(at, cells.length, ...cells);
  return trimEnd(line.join(''));
}

/** Blank cells between two parts of a board that stand side by side. */
const PART_GAP = 3;

/**
 * A board as blocks of lines that are not divided: in one piece if it fits, else in parts, two rows or columns of which are
 * shown twice; what would show no cell is left out. Parts stand side by side if the board is cut between rows only and there
 * is room, else they follow one another in reading order.
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
    .flatMap(([row, height]) =>
      columns.map(([column, width]) => ({ row, rows: height, column, columns: width })),
    )
    .filter((part) => cellsIn(part, board).length > 0)
    .map((part) => gridLines(figure, part, language));
  if (columns.length > 1) return parts;
  const width = gridWidth(measures, board.columns) + PART_GAP;
  const across = Math.floor((cells + PART_GAP) / width);
  return chunks(parts, across).map((beside) => sideBySide(beside, PART_GAP));
}

/**
 * A board to play on. Nobody plays on two parts of a board.
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

/** Rows or columns in as few spans as hold what fits, cut as a line of cells is: the first of each, and how many. */
function spansOf(
  length: number,
  fits: (count: number) => boolean,
): [start: number, count: number][] | undefined {
  let most = length;
  while (most > 0 && !fits(most)) most--;
  if (most === length) return [[0, length]];
  const parts = cutAcross(rectangle(length, 1), { rows: most, columns: 1 });
  return parts?.map(({ row, rows }) => [row, rows]);
}
