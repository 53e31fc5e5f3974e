import { UserError } from '../errors.ts';
import { type Board, type Cell, cellAt, columnOf, type Place, rowOf } from './board.ts';

// The coordinates are those of the 1921 book: columns are letters from the left, rows are numbers from the top.

/** The letters of a column counted from 0: a … z, aa, ab … */
export function makeColumn(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26));
  return column < 26 ? letter : makeColumn(Math.floor(column / 26) - 1) + letter;
}

/** The number of the column with these letters, counted from 0. @throws UserError */
export function parseColumn(letters: string): number {
  if (!/^[a-z]{1,3}$/i.test(letters)) {
    throw new UserError(`"${letters}" is not a column`, { expected: 'letters from a' });
  }
  const number = [...letters.toLowerCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
  return number - 1;
}

/** A single cell as it is written: `a4`, column a and row 4. */
export function makeCell(board: Board, cell: Cell): string {
  return `${makeColumn(columnOf(board, cell))}${rowOf(board, cell) + 1}`;
}

/**
 * The place of a domino in the words of the book: one that lies across has the number first (`1 b c`: row 1, columns
 * b and c), one that stands has the letter first (`a 1,2`), so that a listener knows the direction at once.
 */
export function makePlace(board: Board, { first, second }: Place): string {
  const [row, column] = [rowOf(board, first) + 1, makeColumn(columnOf(board, first))];
  return rowOf(board, second) + 1 === row
    ? `${row} ${column} ${makeColumn(columnOf(board, second))}`
    : `${column} ${row},${row + 1}`;
}

/** The same place for the eye, as its two cells: `b1-c1`, `a1-a2`. */
export function makeCells(board: Board, { first, second }: Place): string {
  return `${makeCell(board, first)}-${makeCell(board, second)}`;
}

/** Reads `a4` or `4a`. @throws UserError if it is written otherwise or the board has no such cell */
export function parseCell(board: Board, text: string): Cell {
  const match = /^\s*(?:([a-z]+)\s*(\d+)|(\d+)\s*([a-z]+))\s*$/i.exec(text);
  if (!match) {
    throw new UserError(`"${text}" is not a cell`, {
      expected: 'a column letter and a row number, such as a4',
    });
  }
  return readCell(board, match[1] ?? match[4]!, match[2] ?? match[3]!, text);
}

/** How a place is written; where the other cell has no column or row of its own, it has that of the one. */
const PLACE_FORMS = [
  /^(?<column>[a-z]+)(?<row>\d+)\s*[-–,/ ]\s*(?<otherColumn>[a-z]+)(?<otherRow>\d+)$/i,
  /^(?<row>\d+)\s*(?<column>[a-z])(?<otherColumn>[a-z])$/i,
  /^(?<column>[a-z])(?<otherColumn>[a-z])\s*(?<row>\d+)$/i,
  /^(?<row>\d+)\s*(?<column>[a-z]+)[\s,/]+(?<otherColumn>[a-z]+)$/i,
  /^(?<column>[a-z]+)[\s,/]+(?<otherColumn>[a-z]+)\s*(?<row>\d+)$/i,
  /^(?<column>[a-z]+)\s*(?<row>\d+)[\s,/]+(?<otherRow>\d+)$/i,
];

/**
 * Reads the place of a domino: `1 b c`, `b c 1` and `1bc` across; `a 1,2`, `a 1/2`, `a1,2` and `a 1 2` upright; either as
 * its cells, `b1–c1`, `b1-c1` or `b1 c1`.
 * Two letters without a gap are two columns; columns of two letters need the gap (`1 z aa`).
 *
 * @throws UserError if it is written otherwise, the two cells are not neighbours, or the board lacks one of them
 */
export function parsePlace(board: Board, text: string): Place {
  const form = PLACE_FORMS.find((known) => known.test(text.trim()));
  if (!form) {
    throw new UserError(`"${text}" is not the place of a domino`, {
      expected: 'a row and two columns (1 b c), a column and two rows (a 1,2), or two cells (a1-b1)',
    });
  }
  const { column, row, otherColumn = column, otherRow = row } = form.exec(text.trim())!.groups!;
  const cells = [
    readCell(board, column!, row!, text),
    readCell(board, otherColumn!, otherRow!, text),
  ] as const;
  const [first, second] = cells[0] < cells[1] ? cells : [cells[1], cells[0]];
  const apart = rowOf(board, first) === rowOf(board, second) ? 1 : board.columns;
  if (second - first !== apart) {
    throw new UserError(`"${text}" names two cells that do not touch`, {
      expected: 'two neighbouring cells',
    });
  }
  return { first, second };
}

function readCell(board: Board, letters: string, row: string, text: string): Cell {
  const cell = cellAt(board, Number(row) - 1, parseColumn(letters));
  if (cell === undefined) {
    throw new UserError(`"${text}" is not on the board`, {
      expected: `columns a to ${makeColumn(board.columns - 1)}, rows 1 to ${board.rows}, and no hole`,
    });
  }
  return cell;
}
