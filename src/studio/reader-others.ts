import { ENDGAME_WORD } from '../games/endgame-order.ts';
import { taskLineIn } from '../parts/composing/studio/text.ts';
import { makeEndgameLine } from '../parts/endgames/line.ts';
import { openEndgame, playableLines } from '../parts/endgames/studio/orders.ts';
import { parseEndgame } from '../parts/endgames/written.ts';
import { isDealLine, parseDealLine } from '../parts/games/deal-line.ts';
import type { Subject } from './check/subject.ts';

/**
 * Reads what can be played and is no puzzle: a task for composers, whole games of Sperrdomino, or an end of one, as a line or as
 * games are written.
 *
 * @returns a line for each way to play it: an end can be played for a lock and for the best result
 * @throws UserError if it cannot be read, or there is nothing to win
 */
export function linesOfOther(subject: Exclude<Subject, 'puzzle'>, text: string): readonly string[] {
  const line = text.trim();
  if (subject === 'task') return [taskLineIn(text)];
  if (isDealLine(line)) {
    parseDealLine(line);
    return [line];
  }
  if (line.startsWith(`${ENDGAME_WORD} `)) return [openEndgame(line).line];
  const endgame = parseEndgame(text);
  const lines = playableLines(endgame);
  // Where there is none, opening it tells why.
  return lines.length > 0 ? lines : [openEndgame(makeEndgameLine('points', endgame)).line];
}
