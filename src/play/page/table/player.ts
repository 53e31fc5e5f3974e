import { ENDGAME_WORD } from '../../../games/endgame-order.ts';
import { tablePartOf } from '../../../parts/play.ts';
import type { Player } from '../player.ts';
import { addTableButton } from './table.ts';

/** Plays Sperrdomino: ends, and whole games. */
export const TABLE_PLAYER: Player = {
  word: ENDGAME_WORD,
  selector: 'section[data-lock]',
  data: 'lock',
  read: (line) => tablePartOf(line).playable(line),
  isPuzzle: (line) => tablePartOf(line).isPuzzle,
  addPlayButton: addTableButton,
};
