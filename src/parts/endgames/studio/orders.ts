import { NotPossibleError, succeeds, UserError } from '../../../errors.ts';
import type { Endgame } from '../../../games/endgame.ts';
import { AIMS, type Aim, isEndgameLine, type TaskOrder } from '../../../games/endgame-order.ts';
import { Random } from '../../../random.ts';
import type { Chosen } from '../../../studio/studio-part.ts';
import { makeEndgameLine, parseEndgameLine } from '../line.ts';
import { Rival } from '../play/rival.ts';
import { HANDS, makeTask } from '../tasks.ts';
import { parseEndgame } from '../written.ts';

/** Makes an end of Sperrdomino. @returns its line @throws NotPossibleError if none is found */
export function makeEndgame({ aim, sees, moves }: Chosen, seed: string): string {
  const order = { aim, sees, moves: Number(moves) } as TaskOrder;
  const task = makeTask(order, new Random(seed));
  if (!task) throw new NotPossibleError('no such end is found', { hint: 'ask for fewer moves' });
  return makeEndgameLine(order.aim, task.endgame);
}

/**
 * Reads an end of Sperrdomino, as a line or as games are written.
 *
 * @returns a line for each aim for which it can be played
 * @throws UserError if it cannot be read, or there is nothing to win
 */
export function linesIn(text: string): readonly string[] {
  const line = text.trim();
  if (isEndgameLine(line)) return [openEndgame(line).line];
  const endgame = parseEndgame(text);
  const lines = playableLines(endgame);
  // Where there is none, opening it tells why.
  return lines.length > 0 ? lines : [openEndgame(makeEndgameLine('points', endgame)).line];
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
