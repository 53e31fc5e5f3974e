import { ENDGAME_WORD } from '../../../games/endgame-order.ts';
import { lockLetters } from '../../../play/table/commands.ts';
import { LOCK_HELP } from '../../../play/table/help.ts';
import { readerOf, type TablePart } from '../../../play/table/part.ts';
import { playableLock, rivalOf } from './playable.ts';
import { LockSession } from './session.ts';

/** Ends of Sperrdomino at the table. */
export const ENDGAME_TABLE: TablePart = {
  isLine: (line) => line.startsWith(`${ENDGAME_WORD} `),
  isPuzzle: true,
  playable: (line) => playableLock(rivalOf(line)),
  open(line, words, kept) {
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
  },
};
