import { replayGame } from '../../../src/games/sperrdomino.ts';
import { parseGame } from '../../../src/games/written.ts';
import { BOOK_GAME } from '../../../src/parts/games/document/commented-game.ts';
import { pick, renumbered, varied } from './mutate.ts';
import { GAMES } from './seeds.ts';
import type { Change, Target } from './target.ts';

/** Other ways to write down a game, or to play it with other numbers. */
const CHANGES: readonly Change[] = [
  (text, random) => renumbered(text.replace(/\n?score:.*/, ''), random),
  (text) => text.replace(/\b[AB]\b/g, (player) => (player === 'A' ? 'B' : 'A')),
  (text) => text.replace(/\+(\d):(\d)/g, '+$2:$1'),
  (text) => text.replace(/\n/g, ' # a remark\n\n'),
  (text) => text.replace(/ /g, '  \t'),
  (text) => text.replace(/\+\d:\d/g, '+?'),
  (text) => text.split('\n').slice(0, -1).join('\n'),
  (text, random) =>
    `${text}\n${pick(['score: nobody', 'score: A 12', 'talon: 0:0 0:1', 'B: pass', 'A: +? pass'], random)}`,
  varied,
];

/** A game of Sperrdomino in writing, as input for the referee. */
export const GAME_TARGET: Target = {
  name: 'written game',
  seeds: [BOOK_GAME, ...GAMES],
  vary(text, random, other) {
    const once = pick(CHANGES, random)(text, random, other);
    return random.below(2) === 0 ? once : pick(CHANGES, random)(once, random, other);
  },
  read: (text) => void replayGame(parseGame(text)),
};
