import type { Board } from '../domino/board.ts';
import { type KeyTable, makeKeyTable } from '../domino/puzzle.ts';
import { NotPossibleError } from '../errors.ts';
import type { Random } from '../random.ts';
import { completeTiling } from './matching.ts';
import { nearestShapes } from './nearest-shapes.ts';
import { TurningTiler } from './turning-tiling.ts';
import { UniformTiler } from './uniform-tiling.ts';

/** Makes random layouts of dominoes, without numbers, on one board. */
export interface Tiler {
  /** Writes a layout into `key`: for each cell of the bounding box the other half's cell, or -1 for a hole. */
  fill(key: KeyTable, random: Random): void;
}

/**
 * A tiler for the board: one that gives every layout equally often as long as its table has at most
 * {@link MAX_STATES} entries (full boards up to range 13, and others that are long or full of holes), and else one
 * that comes near to it.
 *
 * @throws NotPossibleError if dominoes cannot cover the board
 */
export function makeTiler(board: Board): Tiler {
  if (!completeTiling(board, makeKeyTable(board))) {
    throw new NotPossibleError('dominoes cannot cover this board', {
      expected: 'a board that whole dominoes fill without a gap',
      hint: `on a chessboard it would have as many black cells as white ones, and so would each separate part${nearby(board)}`,
    });
  }
  return UniformTiler.make(board, MAX_STATES) ?? new TurningTiler(board);
}

function nearby(board: Board): string {
  const [shape] = nearestShapes(board);
  return shape === undefined ? '' : `; a shape near to it that they can cover: ${shape}`;
}

/** About 16 MB and a few hundredths of a second. */
const MAX_STATES = 1 << 20;
