import { ENDGAME_WORD } from '../../../games/endgame-order.ts';
import { isDealLine } from '../../../parts/games/deal-line.ts';
import { matchOf, playableMatch } from '../../../parts/games/play/playable.ts';
import type { Playable } from '../../playable.ts';
import { playableLock, rivalOf } from '../../table/playable.ts';
import type { Player } from '../player.ts';
import { addTableButton } from './table.ts';

/** What is played by a line. @throws UserError if it is no game of Sperrdomino */
export function playableTable(line: string): Playable {
  return isDealLine(line) ? playableMatch(matchOf(line)) : playableLock(rivalOf(line));
}

/** Plays Sperrdomino: ends, and whole games. */
export const LOCKS: Player = {
  word: ENDGAME_WORD,
  selector: 'section[data-lock]',
  data: 'lock',
  read: playableTable,
  isPuzzle: (line) => !isDealLine(line),
  addPlayButton: addTableButton,
};
