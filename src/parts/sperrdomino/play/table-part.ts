import type { Book } from '../../../book/book.ts';
import type { Playable } from '../../../play/playable.ts';
import type { BareId, WordBook } from '../../../words/word-book.ts';
import type { TableAsk, TableLetters } from './commands.ts';
import { type Duel, NEW_GAME, parseTableGame, type Scene, type TableGame } from './scene.ts';
import type { TableSession } from './table-session.ts';

/** What a help explains: the name of its message; what it does has the same with `-does` after it. */
type HelpTopic = { [Id in BareId]: `${Id}-does` extends BareId ? Id : never }[BareId];

/** A button that only some games have. */
export interface TableButton {
  readonly ask: TableAsk;
  readonly name: string;
}

/** A game of Sperrdomino as it is played at its table. */
export interface OpenTable {
  readonly session: TableSession;
  /** Reads a game as it is kept; a new one if there is none that can be read. */
  readonly read: (kept: string | undefined) => TableGame;
  readonly letters: TableLetters;
  /** Those that only this game has. */
  readonly buttons: readonly TableButton[];
  /** What tells of the program that plays. */
  readonly rival: 'lock-rival' | 'deal-rival';
  readonly topics: readonly HelpTopic[];
}

/** A part of a book that is played at the table of Sperrdomino. */
export interface TablePart {
  /** Whether a book has its games. */
  isIn(book: Book): boolean;
  /** Whether a line is one of its games. */
  isLine(line: string): boolean;
  /** Whether it can be solved once for all, and so is counted among the puzzles. */
  readonly isPuzzle: boolean;
  /** @throws UserError if the line is none of its games */
  playable(line: string): Playable;
  /** @param kept how far it was played @throws UserError if the line is none of its games */
  open(line: string, words: WordBook, kept: string | undefined): OpenTable;
}

/** What reads kept games of a duel. */
export function readerOf<S extends Scene>(duel: Duel<S>): OpenTable['read'] {
  return (kept = '') => parseTableGame(duel, kept) ?? NEW_GAME;
}
