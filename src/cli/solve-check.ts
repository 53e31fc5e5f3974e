import { type Attempt, parseAttempt } from '../domino/attempt.ts';
import { makeCell, makePlace } from '../domino/coordinates.ts';
import { makeLine } from '../domino/notation.ts';
import type { Puzzle } from '../domino/puzzle.ts';
import { UserError, within } from '../errors.ts';
import { type Fault, judgeAttempt, type Verdict } from '../solve/verdict.ts';
import type { Call, Finding } from './call.ts';
import { readerFor } from './each-puzzle.ts';
import { puzzleText, textOrFile } from './options.ts';
import { faultText, wrongText } from './rule-fault.ts';

export interface AttemptSubject {
  readonly puzzle: Puzzle;
  readonly attempt: Attempt;
  readonly isJson: boolean;
}

/**
 * Reads an attempt on the one puzzle that the arguments name.
 *
 * @throws UserError if the puzzle or the attempt cannot be read, or there are several puzzles
 */
export async function attemptSubject(call: Call, attempt: string): Promise<AttemptSubject> {
  const { text, where } = puzzleText(call.args[0]);
  const read = await readerFor(text);
  const entries = read(text);
  const [entry] = entries;
  if (!entry || entries.length > 1) {
    throw new UserError(`there are ${entries.length} puzzles`, {
      where,
      expected: 'one puzzle to check the attempt against',
    });
  }
  if (entry.read instanceof UserError) throw entry.read.within(where);
  const { puzzle } = entry.read;
  const found = within('--check', () => parseAttempt(puzzle, textOrFile(attempt)));
  return { puzzle, attempt: found, isJson: call.flag('json') };
}

/** Tells what is wrong with an attempt, without giving the answer. */
export function judge({ puzzle, attempt, isJson }: AttemptSubject): Finding {
  const verdict = judgeAttempt(puzzle, attempt);
  const lines = isJson ? [JSON.stringify(inJson(puzzle, verdict))] : inWords(puzzle, verdict);
  return { lines, code: verdict.faults.length > 0 ? 1 : 0 };
}

function inJson(puzzle: Puzzle, { faults, ...rest }: Verdict): object {
  return {
    puzzle: makeLine(puzzle),
    ...rest,
    faults: faults.map((fault) => ({ type: fault.type, text: wordsOf(puzzle, fault) })),
  };
}

function inWords(puzzle: Puzzle, verdict: Verdict): string[] {
  const { faults, laid, dominoes, filled, unknown, solved, compared } = verdict;
  const done = [
    ...(unknown > 0 ? [`${filled} of ${unknown} numbers filled in`] : []),
    `${laid} of ${dominoes} dominoes placed`,
  ].join(', ');
  const judged = solved ? 'all is right' : wrongText(faults.length);
  const unsure = compared ? [] : ['the puzzle has not exactly one solution: only the rules were checked'];
  return [`${done}; ${judged}`, ...faults.map((fault) => wordsOf(puzzle, fault)), ...unsure];
}

function wordsOf({ board }: Puzzle, fault: Fault): string {
  switch (fault.type) {
    case 'domino-wrong':
      return `no domino goes on ${makePlace(board, fault.laid)}`;
    case 'number-wrong':
      return `${makeCell(board, fault.cell)} does not hold ${fault.number.toString(36)}`;
    default:
      return faultText(board, fault);
  }
}
