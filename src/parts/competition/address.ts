import { isFullRectangle } from '../../domino/board.ts';
import { makeGameId, makeLine } from '../../domino/notation.ts';
import type { Puzzle } from '../../domino/puzzle.ts';

/** Up to which range each number of a game id is one digit. */
const ONE_DIGIT = 9;

/**
 * The address at which the studio opens a puzzle: with its game id, which is the shortest, else with the line of its kind,
 * range and rows.
 *
 * @param studio the address of its page
 */
export function playAddress(studio: string, puzzle: Puzzle): string {
  const { kind, range, board } = puzzle;
  const hasId = kind === 'omnibus' && range <= ONE_DIGIT && isFullRectangle(board, range);
  return `${studio}#${hasId ? makeGameId(puzzle) : `/play?line=${encodeURIComponent(makeLine(puzzle))}`}`;
}
