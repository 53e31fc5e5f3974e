import { tableLetters } from '../../sperrdomino/play/commands.ts';
import { readerOf, type TablePart } from '../../sperrdomino/play/table-part.ts';
import { isDealLine } from '../deal-line.ts';
import { matchOf, playableMatch } from './playable.ts';
import { DealSession } from './session.ts';

/** What only whole games ask for by letters. */
const LETTERS = { 'deal-letter-buy': 'buy', 'deal-letter-deal': 'deal' } as const;

/** What its help explains, in its order. */
const HELP = [
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
  'deal-key-hint',
  'lock-key-tour',
  'lock-key-help',
  'lock-key-escape',
  'lock-key-tap',
] as const;

/** Whole games of Sperrdomino at the table. */
export const DEAL_TABLE: TablePart = {
  isLine: isDealLine,
  isIn: ({ games }) => games?.includes('sperrdomino') ?? false,
  isPuzzle: false,
  playable: (line) => playableMatch(matchOf(line)),
  open(line, words, kept) {
    const match = matchOf(line);
    const read = readerOf(match);
    return {
      session: new DealSession(match, words, read(kept)),
      read,
      letters: tableLetters(words, LETTERS),
      buttons: [
        { ask: 'buy', name: words.text('deal-button-buy') },
        { ask: 'deal', name: words.text('deal-button-deal') },
      ],
      rival: 'deal-rival',
      topics: HELP,
    };
  },
};
