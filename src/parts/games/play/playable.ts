import type { Playable } from '../../../play/playable.ts';
import { parseTableGame, scenesOf, type TableGame } from '../../sperrdomino/play/scene.ts';
import { parseDealLine } from '../deal-line.ts';
import { Match, roundWinner } from './match.ts';

/** The deals of a line. @throws UserError if it is no game of Sperrdomino */
export function matchOf(line: string): Match {
  return new Match(parseDealLine(line));
}

/** Whole games of Sperrdomino, as far as they must be known to keep them. */
export function playableMatch(match: Match): Playable<TableGame> {
  const now = ({ moves, done }: TableGame) => scenesOf(match, moves.slice(0, done))!.at(-1)!;
  return {
    parse: (text) => parseTableGame(match, text),
    /** When the player wins a round; it stays so until the next deal. */
    isSolved(game) {
      const { isOver, score } = now(game);
      return isOver && roundWinner(score) === 'you';
    },
    progress(game, words) {
      const { number, score } = now(game);
      return words.text('deal-standing', { number, ...score });
    },
  };
}
