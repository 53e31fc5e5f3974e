import { type Board, type Cell, NO_CELL, neighboursOf } from '../domino/board.ts';
import { makeTable } from '../domino/indices.ts';
import type { KeyTable } from '../domino/puzzle.ts';

/**
 * Completes a partial layout to one that covers the whole board. `key` has one entry for each cell of the
 * bounding box: the cell with the other half of its domino, or -1. Dominoes that lie may be moved.
 * Returns false, and leaves as many dominoes as found room, if dominoes cannot cover the board.
 *
 * The cells are coloured like a chessboard, so a layout is a matching of the two colours; a matching can be
 * enlarged exactly if an alternating path leads from one free cell to another (Berge, 1957), and a cell from which
 * none leads stays free in some largest matching.
 */
export function completeTiling(board: Board, key: KeyTable): boolean {
  const search = {
    cameFrom: makeTable<Cell, Cell>(key.length),
    seen: makeTable<Cell, Cell>(key.length, NO_CELL),
  };
  return board.cells.every((cell) => key[cell]! >= 0 || augment(board, key, cell, search));
}

interface PathSearch {
  /** The cell from which the path came to this one. */
  readonly cameFrom: KeyTable;
  /** The start of the last search that came to this cell. */
  readonly seen: KeyTable;
}

function augment(board: Board, key: KeyTable, start: Cell, { cameFrom, seen }: PathSearch): boolean {
  const waiting = [start];
  for (const cell of waiting) {
    for (const next of neighboursOf(board, cell)) {
      if (seen[next] === start) continue;
      seen[next] = start;
      cameFrom[next] = cell;
      const partner = key[next]!;
      if (partner >= 0) {
        waiting.push(partner);
      } else {
        layAlong(key, start, next, cameFrom);
        return true;
      }
    }
  }
  return false;
}

/** Lays dominoes along an alternating path from its free end back to its start. */
function layAlong(key: KeyTable, start: Cell, end: Cell, cameFrom: KeyTable): void {
  let second = end;
  for (;;) {
    const first = cameFrom[second]!;
    const moved = key[first]!;
    key[first] = second;
    key[second] = first;
    if (first === start) return;
    second = moved;
  }
}
