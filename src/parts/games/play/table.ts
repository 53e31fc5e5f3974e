import { dealLetters } from '../../../play/table/commands.ts';
import { DEAL_HELP } from '../../../play/table/help.ts';
import { readerOf, type TablePart } from '../../../play/table/part.ts';
import { isDealLine } from '../deal-line.ts';
import { matchOf, playableMatch } from './playable.ts';
import { DealSession } from './session.ts';

/** Whole games of Sperrdomino at the table. */
export const DEAL_TABLE: TablePart = {
  isLine: isDealLine,
  isPuzzle: false,
  playable: (line) => playableMatch(matchOf(line)),
  open(line, words, kept) {
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
  },
};
