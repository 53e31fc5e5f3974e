import { type Domino, makeDomino } from '../../../domino/dominoes.ts';
import type { Laid } from '../../../games/endgame.ts';
import { parseKept } from '../../../play/kept-text.ts';
import type { KeptGame, Playable } from '../../../play/playable.ts';
import type { WordBook } from '../../../words/word-book.ts';

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/**
 * What a player did in a turn, as it is kept: `left 2:4` lays this domino at that end, `right 2:4` also begins the line; or it
 * shows that neither can follow, which is nobody's turn.
 */
export type Turn = string;

export interface TableGame extends KeptGame {
  /** Those of both players. */
  readonly moves: readonly Turn[];
}

export const NEW_GAME: TableGame = { moves: [], done: 0 };

export const PASS: Turn = 'pass';
export const LOCKED: Turn = 'locked';

/** The hands, as far as the player sees them. */
export interface Hands {
  readonly own: readonly Domino[];
  /** What the other may hold; nothing if it can be too much. */
  readonly other: readonly Domino[];
  /** How many of them the other holds; the rest is talon. */
  readonly held: number;
  /** What is known to be talon. */
  readonly talon: readonly Domino[];
}

/** What lies on the table, and who is to move. */
export interface Scene {
  /** From left to right; nothing before the first domino. */
  readonly line: readonly Laid[];
  readonly hands: Hands;
  /** Whether it is for the player to do something: to lay a domino, or to pass. */
  readonly mine: boolean;
  readonly isOver: boolean;
}

/** A turn with what comes of it. */
export interface Deed<S extends Scene> {
  readonly turn: Turn;
  readonly scene: S;
}

/** A game that a program plays against the player. */
export interface Duel<S extends Scene> {
  readonly start: S;
  /** Each turn that the rules allow, of whoever is to move; a domino that fits both ends has two. */
  deedsOf(scene: S): Deed<S>[];
  /** What happens until it is for the player to do something, or the game is over. */
  answers(scene: S): Deed<S>[];
  /** Whether the player has won all that there is to win. */
  isSolved(scene: S): boolean;
  /** How far a game is, in one sentence or two. @param scenes the table after each turn, the first before any */
  progress(scenes: readonly S[], words: WordBook): string;
}

export function layingOf(domino: Domino, side: Side): Turn {
  return `${side} ${makeDomino(domino)}`;
}

/** The domino and the side of a turn in which one is laid. */
export function laidBy(turn: Turn): { readonly side: Side; readonly domino: string } | undefined {
  const [word, domino] = turn.split(' ');
  const side = SIDES.find((known) => known === word);
  return side && domino !== undefined ? { side, domino } : undefined;
}

/** What comes of a turn; nothing if the rules forbid it. */
export function sceneAfter<S extends Scene>(duel: Duel<S>, scene: S, turn: Turn): S | undefined {
  return duel.deedsOf(scene).find((deed) => deed.turn === turn)?.scene;
}

/** The table after each turn, the first before any; nothing if the rules forbid one. */
export function scenesOf<S extends Scene>(duel: Duel<S>, moves: readonly Turn[]): S[] | undefined {
  const scenes = [duel.start];
  for (const turn of moves) {
    const after = sceneAfter(duel, scenes.at(-1)!, turn);
    if (!after) return undefined;
    scenes.push(after);
  }
  return scenes;
}

/** Where a domino of the player can be laid. */
export function sidesFor<S extends Scene>(duel: Duel<S>, scene: S, domino: Domino): Side[] {
  const allowed = scene.mine ? duel.deedsOf(scene).map(({ turn }) => turn) : [];
  return SIDES.filter((side) => allowed.includes(layingOf(domino, side)));
}

/** Reads a game as it is kept; nothing if it is damaged or of another table. */
export function parseTableGame<S extends Scene>(duel: Duel<S>, text: string): TableGame | undefined {
  return parseKept(text, (moves) => scenesOf(duel, moves) !== undefined);
}

/** A game on the table, as far as it must be known to keep it. */
export function playableOf<S extends Scene>(duel: Duel<S>): Playable<TableGame> {
  const played = ({ moves, done }: TableGame) => scenesOf(duel, moves.slice(0, done))!;
  return {
    parse: (text) => parseTableGame(duel, text),
    isSolved: (game) => duel.isSolved(played(game).at(-1)!),
    progress: (game, words) => duel.progress(played(game), words),
  };
}
