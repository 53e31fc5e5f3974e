import { bruteFillings, canLay as canLayFlat } from '../../solve/fillings/brute.ts';
import { isParted } from '../groups/checks.ts';

// All answers to small tasks, found by brute force without any code of src/. Boards are full rectangles, given as rows of
// digits.

type Grid = readonly (readonly number[])[];

/** A board in rows of digits and question marks, and the conditions in addition to threes and the complete set. */
export interface PlainTask {
  readonly rows: readonly string[];
  readonly range: number;
  readonly holds?: (grid: Grid) => boolean;
}

/** Whether the complete set can be laid on a grid, each domino once. */
export function canLay(grid: Grid): boolean {
  return canLayFlat(grid.flat(), grid[0]!.length);
}

/** Whether the cells of each number divide into straight threes, and each number appears equally often. */
export function liesInThrees(grid: Grid, range: number): boolean {
  const cells = grid.flat();
  const numbers = Array.from({ length: range + 1 }, (_, number) => number);
  return (
    numbers.every((number) => cells.filter((each) => each === number).length === range + 2) && isParted(grid)
  );
}

/** Every answer to a task, as rows of digits separated by slashes, in alphabetical order. */
export function answersTo({ rows, range, holds = () => true }: PlainTask): string[] {
  const columns = rows[0]!.length;
  const numbers = [...rows.join('')].map((sign) => (sign === '?' ? -2 : Number(sign)));
  const gridOf = (filled: readonly number[]) =>
    rows.map((_, r) => filled.slice(r * columns, (r + 1) * columns));
  const board = { rows: rows.length, columns, range, numbers };
  return bruteFillings(board, 3, (filled) => holds(gridOf(filled)))
    .map((filled) =>
      gridOf(filled)
        .map((row) => row.join(''))
        .join('/'),
    )
    .sort();
}
