import { expect } from 'vitest';
import { SOLVED_KINDS } from '../../../../src/domino/kinds.ts';
import { checkPuzzle, type Key, type Setup, UNKNOWN } from '../../../../src/domino/puzzle.ts';

/** Whether a filling contains the given numbers. */
export const agrees = (filling: readonly number[], numbers: readonly number[]) =>
  numbers.every((number, cell) => number === UNKNOWN || number === filling[cell]);

/**
 * Whether the dominoes of a key are all different on these numbers, and each cell and its partner are neighbours and each
 * other's partner.
 */
function isKey({ board, numbers }: Setup, key: Key): boolean {
  const dominoes = new Set(
    board.cells.map((cell) => [numbers[cell]!, numbers[key[cell]!]!].sort((a, b) => a - b).join(':')),
  );
  const fits = board.cells.every((cell) => {
    const [one, other] = [Math.min(cell, key[cell]!), Math.max(cell, key[cell]!)];
    const across = other === one + 1 && other % board.columns !== 0;
    return board.has[other] && key[key[cell]!] === cell && (across || other === one + board.columns);
  });
  return fits && 2 * dominoes.size === board.cells.length;
}

/** What must hold of any filling that is reported as found. */
export function checkFound(setup: Setup, { numbers, key }: { numbers?: readonly number[]; key?: Key }): void {
  expect(agrees(numbers!, setup.numbers)).toBe(true);
  const full = { ...setup, kind: SOLVED_KINDS[setup.kind], numbers: numbers! };
  checkPuzzle(full);
  expect(isKey(full, key!)).toBe(true);
}
