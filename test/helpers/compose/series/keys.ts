import { type Board, below, rightOf } from '../../../../src/domino/board.ts';
import type { Key } from '../../../../src/domino/puzzle.ts';
import { asCells } from '../../indices.ts';

/** Every key of a board, by covering the first free cell in reading order in each possible way. */
export function keysOf(board: Board): Key[] {
  const key = new Array<number>(board.has.length).fill(-1);
  const found: Key[] = [];
  const search = () => {
    const cell = board.cells.find((free) => key[free] === -1);
    if (cell === undefined) {
      found.push(asCells([...key]));
      return;
    }
    for (const other of [rightOf(board, cell), below(board, cell)]) {
      if (other === undefined || key[other] !== -1) continue;
      [key[cell], key[other]] = [other, cell];
      search();
      [key[cell], key[other]] = [-1, -1];
    }
  };
  search();
  return found;
}
