import type { Book } from '../../../book/book.ts';
import type { BareId, WordBook } from '../../../words/word-book.ts';
import { type AsksOfLetters, tableLetters } from './commands.ts';
import { type Duel, NEW_GAME, parseTableGame, type Scene, type TableGame } from './scene.ts';
import type { TableSession } from './table-session.ts';

/** What a help explains: the name of its message; what it does has the same with `-does` after it. */
type HelpTopic = { [Id in BareId]: `${Id}-does` extends BareId ? Id : never }[BareId];

/** What the help of all games explains, in its order. */
export const TOPICS = [
  'lock-key-arrows',
  'lock-key-rows',
  'lock-key-shift',
  'lock-key-press',
  'deal-key-buy',
  'lock-key-pass',
  'deal-key-deal',
  'lock-key-undo',
  'lock-key-chain',
  'lock-key-own',
  'lock-key-rest',
  'lock-key-last',
  'lock-key-hint',
  'deal-key-hint',
  'lock-key-tour',
  'lock-key-help',
  'lock-key-escape',
  'lock-key-tap',
] as const satisfies readonly HelpTopic[];

/** A part of a book that is played at the table of Sperrdomino. */
export interface TablePart<Played extends Duel<Scene> = Duel<Scene>> {
  /** Whether a book has its games. */
  isIn(book: Book): boolean;
  /** Whether a line is one of its games. */
  isLine(line: string): boolean;
  /** Whether it can be solved once for all, and so is counted among the puzzles. */
  readonly isPuzzle: boolean;
  /** @throws UserError if the line is none of its games */
  duelOf(line: string): Played;
  sessionOf(duel: Played, words: WordBook, game: TableGame): TableSession;
  /** What only its games ask for by letters, */
  readonly letters: AsksOfLetters;
  /** and by buttons. */
  readonly buttons: readonly ('buy' | 'deal')[];
  /** What tells of the program that plays. */
  readonly rival: 'lock-rival' | 'deal-rival';
  /** What its help explains. */
  readonly topics: readonly HelpTopic[];
}

/** A game on the table. @param kept how far it was played @throws UserError if the line is none of the part's games */
export function openTable(part: TablePart, line: string, words: WordBook, kept: string | undefined) {
  const duel = part.duelOf(line);
  /** Reads a game as it is kept; a new one if there is none that can be read. */
  const read = (text = '') => parseTableGame(duel, text) ?? NEW_GAME;
  return {
    session: part.sessionOf(duel, words, read(kept)),
    read,
    letters: tableLetters(words, part.letters),
  };
}
