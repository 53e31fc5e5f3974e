import { isEndgameLine } from '../../../games/endgame-order.ts';
import { type TablePart, TOPICS } from '../../sperrdomino/play/table-part.ts';
import { type Rival, rivalOf } from './rival.ts';
import { EndgameSession } from './session.ts';

export const ENDGAME_TABLE: TablePart<Rival> = {
  isLine: isEndgameLine,
  isIn: ({ locks }) => locks !== undefined && locks.length > 0,
  isPuzzle: true,
  duelOf: rivalOf,
  sessionOf: (rival, words, game) => new EndgameSession(rival, words, game),
  letters: {},
  buttons: [],
  rival: 'lock-rival',
  topics: TOPICS.filter((topic) => !topic.startsWith('deal-')),
};
