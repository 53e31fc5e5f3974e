import type { Playable } from '../../../play/playable.ts';
import { parseTableGame, scenesOf, type TableGame } from '../../sperrdomino/play/scene.ts';
import { parseEndgameLine } from '../line.ts';
import { Rival } from './rival.ts';

/** The other player of a line. @throws UserError if it is no end of Sperrdomino */
export function rivalOf(line: string): Rival {
  const { aim, endgame } = parseEndgameLine(line);
  return new Rival(aim, endgame);
}

/** An end of Sperrdomino, as far as it must be known to keep games of it. */
export function playableEndgame(rival: Rival): Playable<TableGame> {
  const scenes = ({ moves, done }: TableGame) => scenesOf(rival, moves.slice(0, done))!;
  return {
    parse: (text) => parseTableGame(rival, text),
    isSolved(game) {
      const { end } = scenes(game).at(-1)!;
      return end !== undefined && rival.worthOf(end) >= rival.best;
    },
    progress(game, words) {
      const before = scenes(game);
      const count = before.slice(0, -1).filter(({ mine }) => mine).length;
      return words.text('lock-standing', { count, over: before.at(-1)!.isOver });
    },
  };
}
