import { ENDGAME_WORD } from '../../../games/endgame-order.ts';
import { playableLock, rivalOf } from '../../locks/playable.ts';
import type { Player } from '../player.ts';
import { addLockButton } from './lock.ts';

/** Plays ends of Sperrdomino. */
export const LOCKS: Player = {
  word: ENDGAME_WORD,
  selector: 'section[data-lock]',
  data: 'lock',
  read: (line) => playableLock(rivalOf(line)),
  addPlayButton: addLockButton,
};
