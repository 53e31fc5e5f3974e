import { type TablePart, TOPICS } from '../../sperrdomino/play/table-part.ts';
import { isDealLine } from '../deal-line.ts';
import { type Match, matchOf } from './match.ts';
import { DealSession } from './session.ts';

export const DEAL_TABLE: TablePart<Match> = {
  isLine: isDealLine,
  isIn: ({ games }) => games?.includes('sperrdomino') ?? false,
  isPuzzle: false,
  duelOf: matchOf,
  sessionOf: (match, words, game) => new DealSession(match, words, game),
  letters: { 'deal-letter-buy': 'buy', 'deal-letter-deal': 'deal' },
  buttons: ['buy', 'deal'],
  rival: 'deal-rival',
  topics: TOPICS.filter((topic) => topic !== 'lock-key-hint'),
};
