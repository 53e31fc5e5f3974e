import type { Index } from './indices.ts';

/** A cell's number: row * columns + column in the bounding box, both counted from 0. */
export type Cell = Index<'cell'>;

/** A number of which it is known that it is a cell's: the position in a list, or a step from another cell. */
export function asCell(number: number): Cell {
  return number as Cell;
}

/** The first of the bounding box, where counting begins. */
export const FIRST_CELL = 0 as Cell;

/** Stands for a cell where there is none. */
export const NO_CELL = -1 as Cell;

/** A board of any shape with or without holes: some of the cells of a bounding box. */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  /** One entry for each cell of the bounding box, row by row: whether the board has it. */
  readonly has: readonly boolean[];
  /** The cells that the board has, in reading order. */
  readonly cells: readonly Cell[];
}

/** Two neighbouring cells, the left or upper one first: a place where a domino can lie. */
export interface Place {
  readonly first: Cell;
  readonly second: Cell;
}

/**
 * A board from the cells it has, `rows * columns` entries row by row. Boards of one shape are as a rule one object, so
 * that what is made for a board is made once, however many puzzles lie on it.
 */
export function makeBoard(rows: number, columns: number, has: readonly boolean[]): Board {
  const holes = has.includes(false) ? has.map((present) => (present ? '#' : '.')).join('') : '';
  const shape = `${rows}x${columns} ${holes}`;
  const known = made.get(shape)?.deref();
  if (known) return known;
  const cells: Cell[] = [];
  for (let cell = FIRST_CELL; cell < has.length; cell++) if (has[cell]) cells.push(cell);
  const board = { rows, columns, has, cells };
  made.set(shape, new WeakRef(board));
  forgotten.register(board, shape);
  return board;
}

/** Boards that somebody still holds: those of one shape are one object for as long. */
const made = new Map<string, WeakRef<Board>>();
const forgotten = new FinalizationRegistry<string>((shape) => {
  if (!made.get(shape)?.deref()) made.delete(shape);
});

export function rectangle(rows: number, columns: number): Board {
  return makeBoard(rows, columns, new Array<boolean>(rows * columns).fill(true));
}

/** The usual board of a set: `range + 1` rows of `range + 2` columns. */
export function fullRectangle(range: number): Board {
  return rectangle(range + 1, range + 2);
}

/** Whether the board is the usual one for this range, without holes. */
export function isFullRectangle(board: Board, range: number): boolean {
  return board.rows === range + 1 && board.columns === range + 2 && board.cells.length === board.has.length;
}

/** Whether the board is at least twice as long as wide, so that layouts may cut it into parts. */
export function isLong({ rows, columns }: Board): boolean {
  return Math.max(rows, columns) >= 2 * Math.min(rows, columns);
}

export function rowOf(board: Board, cell: Cell): number {
  return Math.floor(cell / board.columns);
}

export function columnOf(board: Board, cell: Cell): number {
  return cell % board.columns;
}

/** The cell in this row and column of the bounding box, both counted from 0, whether or not the board has it. */
export function cellIn({ columns }: Pick<Board, 'columns'>, row: number, column: number): Cell {
  return (row * columns + column) as Cell;
}

/** The cell in this row and column, if the board has it. */
export function cellAt(board: Board, row: number, column: number): Cell | undefined {
  if (column < 0 || column >= board.columns) return undefined;
  const cell = cellIn(board, row, column);
  return board.has[cell] ? cell : undefined;
}

/** The cell to the right of `cell`, if the board has it. */
export function rightOf(board: Board, cell: Cell): Cell | undefined {
  return columnOf(board, cell) + 1 < board.columns && board.has[cell + 1] ? asCell(cell + 1) : undefined;
}

/** The cell below `cell`, if the board has it. */
export function below(board: Board, cell: Cell): Cell | undefined {
  const next = cell + board.columns;
  return board.has[next] ? asCell(next) : undefined;
}

/** The cells that share a side with `cell`: above, to the left, to the right, below. */
export function neighboursOf(board: Board, cell: Cell): Cell[] {
  const { columns, has } = board;
  const column = columnOf(board, cell);
  return [
    asCell(cell - columns),
    ...(column > 0 ? [asCell(cell - 1)] : []),
    ...(column + 1 < columns ? [asCell(cell + 1)] : []),
    asCell(cell + columns),
  ].filter((next) => has[next]);
}

/** The parts of a board that no side of a cell joins, each in the order in which it is reached. */
export function areasOf(board: Board): Cell[][] {
  const seen = new Set<Cell>();
  return board.cells.flatMap((start) => {
    if (seen.has(start)) return [];
    seen.add(start);
    const area = [start];
    for (const cell of area) {
      for (const next of neighboursOf(board, cell)) {
        if (seen.has(next)) continue;
        seen.add(next);
        area.push(next);
      }
    }
    return [area];
  });
}

/** Where a cell comes to lie when rows, columns or both are counted from the other end. */
export function imageOf(board: Board, cell: Cell, flipsRows: boolean, flipsColumns: boolean): Cell {
  const { rows, columns } = board;
  const [row, column] = [rowOf(board, cell), columnOf(board, cell)];
  return cellIn(board, flipsRows ? rows - 1 - row : row, flipsColumns ? columns - 1 - column : column);
}

/** The number of a place in the list that {@link placesOf} gives. */
export type PlaceIndex = Index<'place'>;
export function asPlace(number: number): PlaceIndex {
  return number as PlaceIndex;
}
export const NO_PLACE = -1 as PlaceIndex;
export const FIRST_PLACE = 0 as PlaceIndex;

/**
 * All pairs of neighbouring cells, by first cell, the pair across before the pair down.
 * A rectangle has 2rc - r - c of them (127 for 8 rows of 9): the check sum of the tally.
 */
export function placesOf(board: Board): Place[] {
  const pairs: Place[] = [];
  for (const first of board.cells) {
    const right = rightOf(board, first);
    const down = below(board, first);
    if (right !== undefined) pairs.push({ first, second: right });
    if (down !== undefined) pairs.push({ first, second: down });
  }
  return pairs;
}
