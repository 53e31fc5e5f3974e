import { isEndgameLine } from '../../../games/endgame-order.ts';
import { tableLetters } from '../../sperrdomino/play/commands.ts';
import { readerOf, type TablePart } from '../../sperrdomino/play/table-part.ts';
import { playableEndgame, rivalOf } from './playable.ts';
import { EndgameSession } from './session.ts';

/** What its help explains, in its order. */
const HELP = [
  'lock-key-arrows',
  'lock-key-rows',
  'lock-key-shift',
  'lock-key-press',
  'lock-key-pass',
  'lock-key-undo',
  'lock-key-chain',
  'lock-key-own',
  'lock-key-rest',
  'lock-key-last',
  'lock-key-hint',
  'lock-key-tour',
  'lock-key-help',
  'lock-key-escape',
  'lock-key-tap',
] as const;

/** Ends of Sperrdomino at the table. */
export const ENDGAME_TABLE: TablePart = {
  isLine: isEndgameLine,
  isIn: ({ locks }) => locks !== undefined && locks.length > 0,
  isPuzzle: true,
  playable: (line) => playableEndgame(rivalOf(line)),
  open(line, words, kept) {
    const rival = rivalOf(line);
    const read = readerOf(rival);
    return {
      session: new EndgameSession(rival, words, read(kept)),
      read,
      letters: tableLetters(words),
      buttons: [],
      rival: 'lock-rival',
      topics: HELP,
    };
  },
};
