import { ENDGAME_WORD } from '../../../games/endgame-order.ts';
import { tablePartOf } from '../../../parts/play.ts';
import type { Playable } from '../../playable.ts';
import type { Player } from '../player.ts';
import { addTableButton } from './table.ts';

/** What is played by a line. @throws UserError if it is no game of Sperrdomino */
export function playableTable(line: string): Playable {
  return tablePartOf(line).playable(line);
}

/** Plays Sperrdomino: ends, and whole games. */
export const ENDGAMES: Player = {
  word: ENDGAME_WORD,
  selector: 'section[data-lock]',
  data: 'lock',
  read: playableTable,
  isPuzzle: (line) => tablePartOf(line).isPuzzle,
  addPlayButton: addTableButton,
};
