import { checkHasGameId, makeGameId, makeLine } from '../domino/notation.ts';
import type { Setup } from '../domino/puzzle.ts';
import { UserError } from '../errors.ts';
import { makeRoute } from './routes.ts';

/** The address under which a puzzle is played: its game id, which other programs know, or its line of text. */
export function addressOf(puzzle: Setup): string {
  return hasGameId(puzzle) ? `#${makeGameId(puzzle)}` : makeRoute('play', { line: makeLine(puzzle) });
}

/** Whether a game id says all of a puzzle; it says no kind. */
function hasGameId(puzzle: Setup): boolean {
  if (puzzle.kind !== 'omnibus') return false;
  try {
    checkHasGameId(puzzle);
    return true;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}
