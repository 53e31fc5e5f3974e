import type { Endgame } from '../../../games/endgame.ts';
import { ENDGAME_WORD } from '../../../games/endgame-order.ts';
import { type SeenSolution, solveForAll } from '../../../games/endgame-solution.ts';
import { parseEndgameLine } from '../line.ts';
import { parseEndgame } from '../written.ts';
import { playableLines } from './orders.ts';

/** What is found out about an end of Sperrdomino; data that can pass between a worker and its page. */
export interface ExaminedEndgame {
  readonly endgame: Endgame;
  readonly found: readonly SeenSolution[];
  /** As lines, if there is something to win that can be played. */
  readonly playable: readonly string[];
}

/**
 * Tells what can be forced at the end of a game.
 *
 * @param text a line of the page, a written game or a position of one
 * @throws UserError if it cannot be read; NotPossibleError if there is too much to look through
 */
export function examineEndgame(text: string): ExaminedEndgame {
  const line = text.trim();
  const isLine = line.startsWith(`${ENDGAME_WORD} `);
  const endgame = isLine ? parseEndgameLine(line).endgame : parseEndgame(text);
  return {
    endgame,
    found: solveForAll(endgame),
    playable: playableLines(endgame),
  };
}
