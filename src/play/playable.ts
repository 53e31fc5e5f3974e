import type { WordBook } from '../words/word-book.ts';

/** A game as it is kept: its moves, of which `done` count. What a move is knows only what is played. */
export interface KeptGame {
  readonly moves: readonly unknown[];
  readonly done: number;
}

/** Something that can be played, as far as it must be known to keep games of it and to tell how far they are. */
export interface Playable<Played extends KeptGame = KeptGame> {
  /** Reads a game as it is kept; nothing if it is damaged or of something else. */
  parse(text: string): Played | undefined;
  isSolved(game: Played): boolean;
  /** How far a game is, in one sentence or two. */
  progress(game: Played, words: WordBook): string;
}
