import { isIndex, isRecord, parseKept } from './kept-text.ts';
import type { PlayBoard } from './play-board.ts';
import type { KeptGame } from './playable.ts';
import { afterMove, type Move, type Position, startOf } from './position.ts';

/** All moves of a player, of which `done` count; those after them were taken back and can be made again. */
export interface Game {
  readonly moves: readonly Move[];
  readonly done: number;
}

export const NEW_GAME: Game = { moves: [], done: 0 };

/** The game after one more move; what was taken back before is forgotten. */
export function withMove({ moves, done }: Game, move: Move): Game {
  return { moves: [...moves.slice(0, done), move], done: done + 1 };
}

/** The game with its last move taken back; itself if there is none. */
export function undone({ moves, done }: Game): Game {
  return { moves, done: Math.max(0, done - 1) };
}

/** The game with the move made again that was taken back last; itself if there is none. */
export function redone({ moves, done }: Game): Game {
  return { moves, done: Math.min(moves.length, done + 1) };
}

export function positionOf(playBoard: PlayBoard, { moves, done }: Game): Position {
  const start = startOf(playBoard);
  return moves.slice(0, done).reduce((position, move) => afterMove(playBoard, position, move), start);
}

/** The number of moves after which a position was last as asked for, before the last move; 0 if there was none. */
export function lastPosition(
  playBoard: PlayBoard,
  { moves, done }: Game,
  isWanted: (position: Position) => boolean,
): number {
  for (let count = done - 1; count > 0; count--) {
    if (isWanted(positionOf(playBoard, { moves, done: count }))) return count;
  }
  return 0;
}

export function makeGame(game: KeptGame): string {
  return JSON.stringify(game);
}

/** Reads what {@link makeGame} writes; nothing if it is damaged or belongs to another board. */
export function parseGame(playBoard: PlayBoard, text: string): Game | undefined {
  return parseKept(text, (moves) => moves.every((move) => isMove(playBoard, move)));
}

function isMove({ board, pairs, puzzle }: PlayBoard, move: unknown): move is Move {
  if (!isRecord(move)) return false;
  const isCell = isIndex(move.cell, board.has.length) && board.has[move.cell] === true;
  switch (move.do) {
    case 'join':
    case 'split':
    case 'bar':
    case 'unbar':
      return isIndex(move.pair, pairs.length);
    case 'eliminate':
      return Array.isArray(move.pairs) && move.pairs.every((pair) => isIndex(pair, pairs.length));
    case 'fill':
      return isCell && isIndex(move.number, puzzle.range + 1);
    case 'empty':
      return isCell;
    default:
      return ['clear', 'try', 'keep', 'retract'].includes(String(move.do));
  }
}
