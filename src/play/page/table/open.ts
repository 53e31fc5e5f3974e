import { isDealLine } from '../../../parts/games/deal-line.ts';
import { matchOf } from '../../../parts/games/play/playable.ts';
import { DealSession } from '../../../parts/games/play/session.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { dealLetters, type LockLetters, lockLetters } from '../../table/commands.ts';
import { DEAL_HELP, type HelpTopic, LOCK_HELP } from '../../table/help.ts';
import { rivalOf } from '../../table/playable.ts';
import { type Duel, NEW_GAME, parseTableGame, type Scene, type TableGame } from '../../table/scene.ts';
import { LockSession } from '../../table/session.ts';
import type { TableSession } from '../../table/table-session.ts';
import type { TableButton } from './panel.ts';

/** A game of Sperrdomino as it is played at its table. */
interface OpenTable {
  readonly session: TableSession;
  /** Reads a game as it is kept; a new one if there is none that can be read. */
  readonly read: (kept: string | undefined) => TableGame;
  readonly letters: LockLetters;
  /** Those that only this game has. */
  readonly buttons: readonly TableButton[];
  /** What tells of the program that plays. */
  readonly rival: 'lock-rival' | 'deal-rival';
  readonly topics: readonly HelpTopic[];
}

/** Opens whole games or an end, by its line. @param kept how far it was played @throws UserError if it is neither */
export function openTable(line: string, words: WordBook, kept: string | undefined): OpenTable {
  if (isDealLine(line)) {
    const match = matchOf(line);
    const read = readerOf(match);
    return {
      session: new DealSession(match, words, read(kept)),
      read,
      letters: dealLetters(words),
      buttons: [
        { ask: 'buy', name: words.text('deal-button-buy') },
        { ask: 'deal', name: words.text('deal-button-deal') },
      ],
      rival: 'deal-rival',
      topics: DEAL_HELP,
    };
  }
  const rival = rivalOf(line);
  const read = readerOf(rival);
  return {
    session: new LockSession(rival, words, read(kept)),
    read,
    letters: lockLetters(words),
    buttons: [],
    rival: 'lock-rival',
    topics: LOCK_HELP,
  };
}

function readerOf<S extends Scene>(duel: Duel<S>): OpenTable['read'] {
  return (kept = '') => parseTableGame(duel, kept) ?? NEW_GAME;
}
