import { fullRectangle } from '../../src/domino/board.ts';
import { makeRows } from '../../src/domino/notation.ts';
import type { MostSolutions } from './facts.ts';
import { LayoutsLeft } from './layouts.ts';

/**
 * Proves how many solutions a board of a range can have at most. Numbers are written cell by cell, named in the order in which they
 * come; a beginning that leaves no more layouts than the best board has solutions is given up.
 *
 * @returns the most solutions, a board that has them, and how many beginnings of boards were looked at
 */
export function mostSolutions(range: number): Pick<MostSolutions, 'solutions' | 'rows' | 'among'> {
  const board = fullRectangle(range);
  const numbers = new Array<number>(board.has.length).fill(0);
  const copies = new Array<number>(range + 1).fill(range + 2);
  // Down the columns, the shorter way.
  const order = board.cells.toSorted((a, b) => (a % board.columns) - (b % board.columns) || a - b);
  const layouts = new LayoutsLeft(
    board,
    range,
    order.map((cell) => [cell]),
    numbers,
  );
  let [solutions, rows, among] = [0, '', 0];
  const write = (step: number, named: number, left: number): void => {
    among++;
    const cell = order[step];
    if (cell === undefined) {
      [solutions, rows] = [left, makeRows({ kind: 'omnibus', range, board, numbers }).join('/')];
      return;
    }
    for (let number = 0; number <= Math.min(named, range); number++) {
      if (copies[number] === 0) continue;
      numbers[cell] = number;
      const stay = layouts.write(step);
      if (stay > solutions) {
        copies[number]!--;
        write(step + 1, Math.max(named, number + 1), stay);
        copies[number]!++;
      }
      layouts.takeBack(step);
    }
  };
  write(0, 0, Number.POSITIVE_INFINITY);
  return { solutions, rows, among };
}
