import { type Attempt, parseAttempt } from '../domino/attempt.ts';
import { parseLine } from '../domino/notation.ts';
import { checkPuzzle, type Puzzle } from '../domino/puzzle.ts';
import { succeeds } from '../errors.ts';
import { COMPOSING_JOBS } from '../parts/composing/studio/jobs.ts';
import { ENDGAME_JOBS } from '../parts/endgames/studio/jobs.ts';
import { type Analysis, analyse, type Count } from '../solve/analysis/analyse.ts';
import { type MendResult, mend } from '../solve/analysis/mend.ts';
import { countSolutions } from '../solve/solution-counter.ts';
import { judgeAttempt, type Verdict } from '../solve/verdict.ts';
import { type Examined, examine } from './check/examine.ts';

/** More characters than any attempt has. */
const MOST_CHARACTERS = 1_000_000;

/** Ways of one ambiguity that are counted while a layout is being drawn. */
const MOST_COUNTED = 10_000;
const MOST_COUNTED_FIRST = 1000;

/** This many layouts are tried to mend one, a few seconds, until only likely ones are. */
const MOST_TRIES = 30_000;

/** What the worker does that looks into puzzles. */
export const CHECK_JOBS = {
  examine({ line }: { readonly line: string }): Examined {
    return examine(puzzleOf(line));
  },

  /**
   * Counts the solutions of a layout, whose numbers need not be those of a set, and finds out where they differ or why there are none.
   *
   * @param tell called with how many there are as soon as they are counted, if they are not many: why takes longer
   * @throws UserError
   */
  analyse({ line }: { readonly line: string }, tell: (count: Count) => void): Analysis {
    const setup = parseLine(line);
    if (setup.kind === 'omnibus' && succeeds(() => checkPuzzle(setup))) {
      const { solutions, complete } = countSolutions(setup, MOST_COUNTED_FIRST);
      if (complete) tell({ counted: 'solution', solutions, gaveUp: false });
    }
    return analyse(setup, { limit: MOST_COUNTED });
  },

  /** Looks for what would leave one solution. @param analysis what was found out about the layout */
  mend({ line, analysis }: { readonly line: string; readonly analysis: Analysis }): MendResult[] {
    return mend(parseLine(line), { tries: MOST_TRIES }, analysis);
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

  ...ENDGAME_JOBS,
  ...COMPOSING_JOBS,
};

export type CheckJobs = typeof CHECK_JOBS;

export interface Judged {
  readonly attempt: Attempt;
  readonly verdict: Verdict;
}

function puzzleOf(line: string): Puzzle {
  return checkPuzzle(parseLine(line));
}
