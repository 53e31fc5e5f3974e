import type { TaskOrder } from '../../../src/games/endgame-order.ts';
import type { Language } from '../../../src/languages/index.ts';
import { makeEndgameLine } from '../../../src/parts/endgames/line.ts';
import { rivalOf } from '../../../src/parts/endgames/play/rival.ts';
import { EndgameSession } from '../../../src/parts/endgames/play/session.ts';
import { makeTask } from '../../../src/parts/endgames/tasks.ts';
import type { TableCommand } from '../../../src/parts/sperrdomino/play/commands.ts';
import { Random } from '../../../src/random.ts';
import { playWordsOf } from './words.ts';

/** The endgame whose solution docs/games.md explains. */
export const POSITION = `chain: 2:1 1:6 6:4 4:1 1:5 5:5 5:0 0:6 6:5 5:2 2:4 4:0 0:1 1:3 3:5 5:4
you: 0:0 0:2 0:3 2:2 2:3 4:4
other: 2:6 3:4 3:6 6:6
`;

/** The same as a line with both hands visible, and two generated ones with one visible hand. */
export const LOCKS = {
  both: 'sperrdomino lock 2:1,1:6,6:4,4:1,1:5,5:5,5:0,0:6,6:5,5:2,2:4,4:0,0:1,1:3,3:5,5:4/0:0,0:2,0:3,2:2,2:3,4:4/2:6,3:4,3:6,6:6',
  own: lineOf({ aim: 'lock', sees: 'own', moves: 3 }, 'a'),
  points: lineOf({ aim: 'points', sees: 'own', moves: 3 }, 'a'),
  /** After the best first move, no domino fits. */
  stuck:
    'sperrdomino lock 3:3,3:4,4:4,4:0,0:2,2:2,2:5,5:5,5:1,1:1,1:0,0:6,6:5,5:0,0:3,3:6,6:1/1:2,1:3,2:4,4:6/0:0,2:3,2:6,3:5,6:6',
  /** A long one, for points, with both hands visible. */
  long: lineOf({ aim: 'points', sees: 'both', moves: 5 }, 'a'),
} as const;
export type LockName = keyof typeof LOCKS;

function lineOf(order: TaskOrder, seed: string): string {
  return makeEndgameLine(order.aim, makeTask(order, new Random(seed))!.endgame);
}

export function lockSession(name: LockName, language: Language = 'en') {
  const rival = rivalOf(LOCKS[name]);
  const session = new EndgameSession(rival, playWordsOf(language));
  const say = (...commands: TableCommand[]) => commands.map((command) => session.obey(command));
  return { rival, session, say };
}
