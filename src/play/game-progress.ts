import { setFacts } from '../domino/dominoes.ts';
import { judgeAnswer } from '../parts/composing/judge.ts';
import { type Game, parseGame, positionOf } from './game.ts';
import { HintFinder } from './hint-finder.ts';
import type { PlayBoard } from './play-board.ts';
import type { Playable } from './playable.ts';
import { attemptOf } from './position.ts';

/** What a book knows of a puzzle without its being opened. */
export type State = 'untouched' | 'begun' | 'solved';

/** How far a game is: dominoes laid and numbers filled in, of how many. */
export interface GameProgress {
  readonly laid: number;
  readonly dominoes: number;
  readonly filled: number;
  readonly unknown: number;
}

export function progressOf(playBoard: PlayBoard, game: Game): GameProgress {
  const { dominoes, filled } = positionOf(playBoard, game);
  return {
    laid: dominoes.size,
    dominoes: setFacts(playBoard.puzzle.range).dominoes,
    filled: filled.size,
    unknown: playBoard.board.cells.filter((cell) => playBoard.isUnknown(cell)).length,
  };
}

/** Whether a game has come to its end and all is right. Nothing is solved before the board is full. */
export function isSolved(playBoard: PlayBoard, game: Game): boolean {
  const { laid, dominoes, filled, unknown } = progressOf(playBoard, game);
  const isFull = playBoard.hasUnknowns ? filled === unknown : laid === dominoes;
  if (!isFull) return false;
  const position = positionOf(playBoard, game);
  return playBoard.task
    ? judgeAnswer(playBoard.task, attemptOf(playBoard, position)).isAnswer
    : new HintFinder(playBoard).check(position).solved;
}

export function playablePuzzle(playBoard: PlayBoard): Playable<Game> {
  return {
    parse: (text) => parseGame(playBoard, text),
    isSolved: (game) => isSolved(playBoard, game),
    progress(game, words) {
      const { laid, dominoes, filled, unknown } = progressOf(playBoard, game);
      return [
        ...(unknown > 0 ? [words.text('play-filled-in', { filled, unknown })] : []),
        words.text('play-progress', { laid, dominoes }),
      ].join(' ');
    },
  };
}
