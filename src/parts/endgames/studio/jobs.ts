import type { Endgame } from '../../../games/endgame.ts';
import { type SeenSolution, solveForAll } from '../../../games/endgame-solution.ts';
import { endgameIn } from '../written.ts';
import { playableLines } from './orders.ts';

/** What is found out about an end of Sperrdomino; data that can pass between a worker and its page. */
export interface ExaminedEndgame {
  readonly endgame: Endgame;
  readonly found: readonly SeenSolution[];
  /** As lines, if there is something to win that can be played. */
  readonly playable: readonly string[];
}

/** What the worker does that looks into ends of Sperrdomino. */
export const ENDGAME_JOBS = {
  /**
   * Tells what can be forced at the end of a game.
   *
   * @param given text: a line of the page, a written game or a position of one
   * @throws UserError if it cannot be read; NotPossibleError if there is too much to look through
   */
  endgame({ text }: { readonly text: string }): ExaminedEndgame {
    const endgame = endgameIn(text);
    return { endgame, found: solveForAll(endgame), playable: playableLines(endgame) };
  },
};
