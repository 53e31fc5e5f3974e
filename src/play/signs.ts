import type { Cell, PlaceIndex } from '../domino/board.ts';
import type { PlayBoard } from './play-board.ts';
import { cellsOf } from './position.ts';
import type { Stop } from './tour.ts';

/** What is drawn on a board for an answer, each by a sign of its own. */
export interface Signs {
  /** Places where a domino could go. */
  readonly could: readonly PlaceIndex[];
  /** Places where none can go. */
  readonly cannot: readonly PlaceIndex[];
  /** Cells that are talked about; of these places only the cells that the answer is about. */
  readonly ringed: readonly Cell[];
}

export const NO_SIGNS: Signs = { could: [], cannot: [], ringed: [] };

/** What a stop of an answer shows: where it ends in a domino, that alone. */
export function signsOf(
  { cells, about = [], places = [], cannot: told = [], deed }: Stop,
  playBoard: PlayBoard,
): Signs {
  const move = deed && 'do' in deed ? deed : undefined;
  const cannot = move?.do === 'eliminate' ? move.pairs : told;
  const could = move?.do === 'join' ? [move.pair] : places.filter((pair) => !cannot.includes(pair));
  const covered = new Set([...could, ...cannot].flatMap((pair) => cellsOf(playBoard, pair)));
  return { could, cannot, ringed: cells.filter((cell) => about.includes(cell) || !covered.has(cell)) };
}
