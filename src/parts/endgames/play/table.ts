import { ENDGAME_WORD } from '../../../games/endgame-order.ts';
import { endgameLetters } from '../../../play/table/commands.ts';
import { ENDGAME_HELP } from '../../../play/table/help.ts';
import { readerOf, type TablePart } from '../../../play/table/part.ts';
import { playableEndgame, rivalOf } from './playable.ts';
import { EndgameSession } from './session.ts';

/** Ends of Sperrdomino at the table. */
export const ENDGAME_TABLE: TablePart = {
  isLine: (line) => line.startsWith(`${ENDGAME_WORD} `),
  isPuzzle: true,
  playable: (line) => playableEndgame(rivalOf(line)),
  open(line, words, kept) {
    const rival = rivalOf(line);
    const read = readerOf(rival);
    return {
      session: new EndgameSession(rival, words, read(kept)),
      read,
      letters: endgameLetters(words),
      buttons: [],
      rival: 'lock-rival',
      topics: ENDGAME_HELP,
    };
  },
};
