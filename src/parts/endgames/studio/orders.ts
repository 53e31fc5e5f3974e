import { NotPossibleError, succeeds, UserError } from '../../../errors.ts';
import type { Endgame } from '../../../games/endgame.ts';
import { AIMS, type Aim, type TaskOrder } from '../../../games/endgame-order.ts';
import { Random } from '../../../random.ts';
import { makeEndgameLine, parseEndgameLine } from '../line.ts';
import { Rival } from '../play/rival.ts';
import { HANDS, makeTask } from '../tasks.ts';

/** Makes an end of Sperrdomino. @returns its line @throws NotPossibleError if none is found */
export function makeEndgame(order: TaskOrder, seed: string): string {
  const task = makeTask(order, new Random(seed));
  if (!task) throw new NotPossibleError('no such end is found', { hint: 'ask for fewer moves' });
  return makeEndgameLine(order.aim, task.endgame);
}

export interface OpenEndgame {
  readonly line: string;
  readonly aim: Aim;
  readonly sees: TaskOrder['sees'];
  /** Your turns until the game is over. */
  readonly moves: number;
}

/**
 * Opens an end of Sperrdomino that was made elsewhere.
 *
 * @throws UserError if it is none, its hands are larger than those of tasks, or there is nothing to win
 */
export function openEndgame(line: string): OpenEndgame {
  const { aim, endgame } = parseEndgameLine(line);
  const rival = new Rival(aim, endgame);
  const { own, held } = rival.start.hands;
  if (own.length > HANDS.own.most || held > HANDS.other.most) {
    throw new UserError('the hands are too large', {
      expected: `${HANDS.own.most} dominoes in your hand at most, and ${HANDS.other.most} in the other`,
    });
  }
  const best = rival.outlook(rival.start)[0]!;
  if (best.worth <= 0 || best.aim !== aim) {
    throw new UserError('there is nothing to win', {
      expected: aim === 'lock' ? 'a lock that can be forced' : 'points that you can be sure of',
    });
  }
  return { line, aim, sees: rival.isSeen ? 'both' : 'own', moves: Math.ceil(best.turns / 2) };
}

/** The lines by which an end can be played: for each aim that can be won. */
export function playableLines(endgame: Endgame): string[] {
  return AIMS.map((aim) => makeEndgameLine(aim, endgame)).filter((line) => succeeds(() => openEndgame(line)));
}
