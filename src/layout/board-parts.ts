import { type Board, type Cell, columnOf, isLong, rowOf } from '../domino/board.ts';

/** Rows and columns of a board's bounding box that are drawn together: all of them, or what one page holds. */
export interface BoardPart {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/**
 * How many rows or columns stand on both sides of a cut. With two, every place for a domino lies whole on one part, and so
 * does every side of a cell: nothing is lost when a part shows nothing on its cut.
 */
const OVERLAP = 2;

export function wholeOf({ rows, columns }: Board): BoardPart {
  return { row: 0, column: 0, rows, columns };
}

/** How many rows and columns one part can have. */
type Most = Readonly<Record<'rows' | 'columns', number>>;

/** Cuts a long board across; others would be as large in each part as a puzzle of their own. @returns nothing if it is not long, or cannot be cut so */
export function cutAcross(board: Board, most: Most): readonly BoardPart[] | undefined {
  return isLong(board) ? cutAlong(board, board.columns > board.rows ? 'columns' : 'rows', most) : undefined;
}

/**
 * Cuts a board between its rows or its columns into as few parts as hold at most so many of them each. Rows and columns keep
 * their numbers and letters; the parts differ by one row or column at most.
 * @returns nothing if its parts would still be too large
 */
export function cutAlong(board: Board, along: keyof Most, most: Most): readonly BoardPart[] | undefined {
  const across = along === 'rows' ? 'columns' : 'rows';
  if (most[across] < board[across] || most[along] <= OVERLAP) return undefined;
  const length = board[along];
  const count = Math.max(1, Math.ceil((length - OVERLAP) / (most[along] - OVERLAP)));
  const total = length + (count - 1) * OVERLAP;
  const parts: BoardPart[] = [];
  let start = 0;
  for (let i = 0; i < count; i++) {
    const held = Math.floor((total + count - 1 - i) / count);
    parts.push(
      along === 'columns'
        ? { ...wholeOf(board), column: start, columns: held }
        : { ...wholeOf(board), row: start, rows: held },
    );
    start += held - OVERLAP;
  }
  return parts;
}

/** The left and the right half of a board, with columns in common as where it is cut across. */
export function halvesOf(board: Board): readonly [left: BoardPart, right: BoardPart] {
  const whole = wholeOf(board);
  const columns = Math.ceil((board.columns + OVERLAP) / 2);
  const column = columns - OVERLAP;
  return [
    { ...whole, columns },
    { ...whole, column, columns: board.columns - column },
  ];
}

/** What of a part its neighbours show, too: its first and last rows or columns, where it is cut there. */
export function overlapsOf(part: BoardPart, board: Board): BoardPart[] {
  const { row, column, rows, columns } = part;
  const overlaps: BoardPart[] = [];
  if (row > 0) overlaps.push({ ...part, rows: OVERLAP });
  if (row + rows < board.rows) overlaps.push({ ...part, row: row + rows - OVERLAP, rows: OVERLAP });
  if (column > 0) overlaps.push({ ...part, columns: OVERLAP });
  if (column + columns < board.columns)
    overlaps.push({ ...part, column: column + columns - OVERLAP, columns: OVERLAP });
  return overlaps;
}

/** Whether a part holds this cell of the bounding box. */
export function holds({ row, column, rows, columns }: BoardPart, board: Board, cell: Cell): boolean {
  const [r, c] = [rowOf(board, cell) - row, columnOf(board, cell) - column];
  return r >= 0 && r < rows && c >= 0 && c < columns;
}

/** The cells of the board in a part, in reading order. */
export function cellsIn(part: BoardPart, board: Board): Cell[] {
  return board.cells.filter((cell) => holds(part, board, cell));
}
