import { checkHasGameId, makeGameId, makeLine } from '../domino/notation.ts';
import type { Setup } from '../domino/puzzle.ts';
import { succeeds } from '../errors.ts';
import { makeRoute } from './routes.ts';

/** The address under which a puzzle is played: its game id, which other programs know, or its line of text. */
export function addressOf(puzzle: Setup): string {
  // It says no kind.
  const hasGameId = puzzle.kind === 'omnibus' && succeeds(() => checkHasGameId(puzzle));
  return hasGameId ? `#${makeGameId(puzzle)}` : makeRoute('play', { line: makeLine(puzzle) });
}
