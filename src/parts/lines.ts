import { parseEndgameLine } from './endgames/line.ts';
import { isDealLine, parseDealLine } from './games/deal-line.ts';

/** Checks the line of a game that is played at a table. @throws UserError if it is none */
export function checkGameLine(line: string): void {
  if (isDealLine(line)) parseDealLine(line);
  else parseEndgameLine(line);
}
