import { checkHasGameId, makeGameId, makeLine } from '../domino/notation.ts';
import type { Setup } from '../domino/puzzle.ts';
import { succeeds } from '../errors.ts';
import { makeRoute } from './routes.ts';

/** The address under which a puzzle is played: its game id, which other programs know, or its line of text. */
export function addressOf(puzzle: Setup): string {
  return hasGameId(puzzle) ? `#${makeGameId(puzzle)}` : makeRoute('play', { line: makeLine(puzzle) });
}

/** Whether a game id says all of a puzzle; it says no kind. */
function hasGameId(puzzle: Setup): boolean {
  return puzzle.kind === 'omnibus' && succeeds(() => checkHasGameId(puzzle));
}
