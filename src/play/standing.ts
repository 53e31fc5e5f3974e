import { setFacts } from '../domino/stones.ts';
import { judgeAnswer } from '../parts/composing/judge.ts';
import { Adviser } from './adviser.ts';
import { type Game, parseGame, positionOf } from './game.ts';
import type { Playable } from './playable.ts';
import { attemptOf } from './position.ts';
import type { Terrain } from './terrain.ts';

/** What a book knows of a puzzle without its being opened. */
export type State = 'untouched' | 'begun' | 'solved';

/** How far a game is: dominoes laid and numbers filled in, of how many. */
export interface Standing {
  readonly laid: number;
  readonly stones: number;
  readonly filled: number;
  readonly unknown: number;
}

export function standingOf(terrain: Terrain, game: Game): Standing {
  const { stones, filled } = positionOf(terrain, game);
  return {
    laid: stones.size,
    stones: setFacts(terrain.puzzle.range).stones,
    filled: filled.size,
    unknown: terrain.board.cells.filter((cell) => terrain.isUnknown(cell)).length,
  };
}

/** Whether a game has come to its end and all is right. Nothing is solved before the board is full. */
export function isSolved(terrain: Terrain, game: Game): boolean {
  const { laid, stones, filled, unknown } = standingOf(terrain, game);
  const isFull = terrain.hasUnknowns ? filled === unknown : laid === stones;
  if (!isFull) return false;
  const position = positionOf(terrain, game);
  return terrain.task
    ? judgeAnswer(terrain.task, attemptOf(terrain, position)).isAnswer
    : new Adviser(terrain).check(position).solved;
}

export function playablePuzzle(terrain: Terrain): Playable<Game> {
  return {
    parse: (text) => parseGame(terrain, text),
    isSolved: (game) => isSolved(terrain, game),
    standing(game, words) {
      const { laid, stones, filled, unknown } = standingOf(terrain, game);
      return [
        ...(unknown > 0 ? [words.text('play-filled-in', { filled, unknown })] : []),
        words.text('play-progress', { laid, stones }),
      ].join(' ');
    },
  };
}
