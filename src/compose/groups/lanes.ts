import { type Board, type Cell, cellAt, columnOf, rowOf } from '../../domino/board.ts';
import { makeColumn, parseColumn } from '../../domino/coordinates.ts';
import { UserError } from '../../errors.ts';

/** A row or column of the board. */
export interface Lane {
  /** `row 3`, `column c` */
  readonly name: string;
  readonly isColumn: boolean;
  /** From each cell to its neighbour in the lane. */
  readonly step: number;
  /** Without the holes. */
  readonly cells: readonly Cell[];
}

/** Reads a column's letters or a row's number. @throws UserError */
export function parseLane(text: string, board: Board): Lane {
  const isColumn = /^[a-z]+$/.test(text);
  const [index, last] = isColumn
    ? [parseColumn(text), board.columns - 1]
    : [/^\d{1,3}$/.test(text) ? Number(text) - 1 : -1, board.rows - 1];
  if (index >= 0 && index <= last) return laneAt(board, isColumn, index);
  throw new UserError(`"${text}" is not a row or column of this board`, {
    expected: `rows 1 to ${board.rows}, columns a to ${makeColumn(board.columns - 1)}`,
  });
}

/** The row or column of this number, counted from 0. */
export function laneAt(board: Board, isColumn: boolean, index: number): Lane {
  const indexOf = isColumn ? columnOf : rowOf;
  return {
    name: isColumn ? `column ${makeColumn(index)}` : `row ${index + 1}`,
    isColumn,
    step: isColumn ? board.columns : 1,
    cells: board.cells.filter((cell) => indexOf(board, cell) === index),
  };
}

/**
 * The sites for crosses of so many cells: a lane and a shorter one of three across its middle. Of nine equal numbers in
 * threes no other cross with four arms can be made (Fig. 12 of the book, and measured).
 */
export function crossesOn(board: Board, length: number): Cell[][] {
  const arm = (length - 3) / 2;
  if (!Number.isInteger(arm)) return [];
  return board.cells.flatMap((middle) => {
    const [row, column] = [rowOf(board, middle), columnOf(board, middle)];
    return [
      { across: arm, along: 1 },
      { across: 1, along: arm },
    ].flatMap(({ across, along }) => {
      const cells: Cell[] = [];
      const reach = (r: number, c: number) => {
        const cell = cellAt(board, r, c);
        if (cell !== undefined) cells.push(cell);
      };
      for (let by = -across; by <= across; by++) reach(row, column + by);
      for (let by = -along; by <= along; by++) if (by !== 0) reach(row + by, column);
      return cells.length === length ? [cells] : [];
    });
  });
}

/** The sites in a lane for so many cells side by side. */
export function runsIn({ cells, step }: Lane, length: number): Cell[][] {
  return cells.flatMap((first, i) => {
    const run = cells.slice(i, i + length);
    return run.length === length && run.at(-1) === first + (length - 1) * step ? [run] : [];
  });
}
