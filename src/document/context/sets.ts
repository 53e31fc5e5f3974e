import type { Board } from '../../domino/board.ts';
import { setFacts } from '../../domino/dominoes.ts';
import { makeShapeRows, nameOfShape } from '../../domino/shapes.ts';
import type { WordBook } from '../../words/word-book.ts';
import { shapeName } from '../say.ts';

/** A set of dominoes, and the full board that it fills. */
export function setContext(range: number) {
  const { dominoes, cells, copies } = setFacts(range);
  return { range, dominoes, cells, copies, rows: range + 1, columns: range + 2 };
}

export function boardContext(board: Board, words: WordBook): object {
  const { rows, columns, cells } = board;
  return {
    rows,
    columns,
    cells: cells.length,
    full: !hasHoles(board),
    shape: shapeName(nameOfShape(board), words) ?? null,
  };
}

/** Whether the bounding box has places without a cell. */
export function hasHoles({ cells, has }: Board): boolean {
  return cells.length < has.length;
}

/** The board that all have; nothing if they differ. */
export function commonBoard(boards: readonly Board[]): Board | undefined {
  return new Set(boards.map((board) => makeShapeRows(board).join())).size === 1 ? boards[0] : undefined;
}
