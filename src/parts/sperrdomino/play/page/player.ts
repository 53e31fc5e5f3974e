import { ENDGAME_WORD } from '../../../../games/endgame-order.ts';
import type { Player } from '../../../../play/page/player.ts';
import { tablePartOf } from '../../../play.ts';
import { playableOf } from '../scene.ts';
import { addTableButton } from './table.ts';

/** Plays Sperrdomino: ends, and whole games. */
export const TABLE_PLAYER: Player = {
  word: ENDGAME_WORD,
  selector: 'section[data-lock]',
  data: 'lock',
  read: (line) => playableOf(tablePartOf(line).duelOf(line)),
  isPuzzle: (line) => tablePartOf(line).isPuzzle,
  addPlayButton: addTableButton,
};
