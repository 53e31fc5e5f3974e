import { judgeAnswer } from '../parts/composing/judge.ts';
import type { WordBook } from '../words/word-book.ts';
import { type Game, parseGame, positionOf } from './game.ts';
import { HintFinder } from './hint-finder.ts';
import type { PlayBoard } from './play-board.ts';
import type { Playable } from './playable.ts';
import { attemptOf, isFull, type Progress, progressAt } from './position.ts';

/** What a book knows of a puzzle without its being opened. */
export type State = 'untouched' | 'begun' | 'solved';

export function progressOf(playBoard: PlayBoard, game: Game): Progress {
  return progressAt(playBoard, positionOf(playBoard, game));
}

/** How far a player is, in a sentence for numbers, where some are to be filled in, and one for dominoes. */
export function progressTexts({ laid, dominoes, filled, unknown }: Progress, words: WordBook): string[] {
  return [
    ...(unknown > 0 ? [words.text('play-filled-in', { filled, unknown })] : []),
    words.text('play-progress', { laid, dominoes }),
  ];
}

/** Whether a game has come to its end and all is right. Nothing is solved before the board is full. */
export function isSolved(playBoard: PlayBoard, game: Game): boolean {
  const position = positionOf(playBoard, game);
  if (!isFull(playBoard, position)) return false;
  return playBoard.task
    ? judgeAnswer(playBoard.task, attemptOf(playBoard, position)).isAnswer
    : new HintFinder(playBoard).check(position).solved;
}

export function playablePuzzle(playBoard: PlayBoard): Playable<Game> {
  return {
    parse: (text) => parseGame(playBoard, text),
    isSolved: (game) => isSolved(playBoard, game),
    progress: (game, words) => progressTexts(progressOf(playBoard, game), words).join(' '),
  };
}
