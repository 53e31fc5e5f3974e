import { expect } from 'vitest';
import { SOLVED_KINDS } from '../../../../src/domino/kinds.ts';
import { checkPuzzle, type Key, type Setup, UNKNOWN } from '../../../../src/domino/puzzle.ts';

/** Whether a filling contains the given numbers. */
export const agrees = (filling: readonly number[], numbers: readonly number[]) =>
  numbers.every((number, cell) => number === UNKNOWN || number === filling[cell]);

/** Whether a key lays each domino of the set once on these numbers: plain loops, without code of src/solve. */
export function isSolution({ range, board, numbers }: Setup, key: Key): boolean {
  const dominoes = new Set<string>();
  for (const cell of board.cells) {
    const other = key[cell]!;
    const gap = Math.abs(other - cell);
    const sameRow = Math.floor(other / board.columns) === Math.floor(cell / board.columns);
    if (key[other] !== cell || !(gap === board.columns || (gap === 1 && sameRow))) return false;
    dominoes.add([numbers[cell]!, numbers[other]!].sort((a, b) => a - b).join(':'));
  }
  return dominoes.size === ((range + 1) * (range + 2)) / 2 && board.cells.length === 2 * dominoes.size;
}

/** What must hold of any filling that is reported as found. */
export function checkFound(setup: Setup, { numbers, key }: { numbers?: readonly number[]; key?: Key }): void {
  expect(agrees(numbers!, setup.numbers)).toBe(true);
  const full = { ...setup, kind: SOLVED_KINDS[setup.kind], numbers: numbers! };
  checkPuzzle(full);
  expect(isSolution(full, key!)).toBe(true);
}
