import { type Attempt, parseAttempt } from '../domino/attempt.ts';
import { parseLine } from '../domino/notation.ts';
import { checkPuzzle, type Puzzle } from '../domino/puzzle.ts';
import { judgeAttempt, type Verdict } from '../solve/verdict.ts';
import { type Examined, examine } from './check/examine.ts';

/** More characters than any attempt has. */
const MOST_CHARACTERS = 1_000_000;

/** What the worker does that looks into puzzles. */
export const CHECK_JOBS = {
  /** Finds out what can be said about a puzzle. */
  examine({ line }: { readonly line: string }): Examined {
    return examine(puzzleOf(line));
  },

  /**
   * Judges what a player has placed on a puzzle.
   *
   * @throws UserError if the attempt cannot be read
   */
  judge({ line, attempt }: { readonly line: string; readonly attempt: string }): Judged {
    const puzzle = puzzleOf(line);
    const read = parseAttempt(puzzle, attempt.slice(0, MOST_CHARACTERS));
    return { attempt: read, verdict: judgeAttempt(puzzle, read) };
  },
};

export type CheckJobs = typeof CHECK_JOBS;

/** An attempt and what is to be said of it. */
export interface Judged {
  readonly attempt: Attempt;
  readonly verdict: Verdict;
}

function puzzleOf(line: string): Puzzle {
  return checkPuzzle(parseLine(line));
}
