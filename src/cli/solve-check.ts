import { parseAttempt } from '../domino/attempt.ts';
import { makeCell, makePlace } from '../domino/coordinates.ts';
import { makeLine } from '../domino/notation.ts';
import type { Puzzle } from '../domino/puzzle.ts';
import { UserError, within } from '../errors.ts';
import { type Fault, judgeAttempt, type Verdict } from '../solve/verdict.ts';
import type { Call } from './command.ts';
import { flag, puzzleText, textOrFile } from './options.ts';
import { readerFor } from './reader.ts';
import { faultText, wrongText } from './rule-fault.ts';

/**
 * Tells what is wrong with an attempt on the one puzzle that the arguments name, without giving the answer.
 *
 * @returns 0 if nothing is wrong so far, else 1
 * @throws UserError if the puzzle or the attempt cannot be read, or there are several puzzles
 */
export async function checkAttempt(call: Call, attempt: string): Promise<number> {
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
  if (entry.read instanceof UserError) throw where ? entry.read.within(where) : entry.read;
  const { puzzle } = entry.read;
  const found = within('--check', () => parseAttempt(puzzle, textOrFile(attempt)));
  const verdict = judgeAttempt(puzzle, found);
  if (flag(call, 'json')) call.output.result(JSON.stringify(inJson(puzzle, verdict)));
  else for (const line of inWords(puzzle, verdict)) call.output.result(line);
  return verdict.faults.length > 0 ? 1 : 0;
}

function inJson(puzzle: Puzzle, { faults, ...rest }: Verdict): object {
  return {
    puzzle: makeLine(puzzle),
    ...rest,
    faults: faults.map((fault) => ({ type: fault.type, text: wordsOf(puzzle, fault) })),
  };
}

function inWords(puzzle: Puzzle, verdict: Verdict): string[] {
  const { faults, laid, stones, filled, unknown, solved, compared } = verdict;
  const done = [
    ...(unknown > 0 ? [`${filled} of ${unknown} numbers filled in`] : []),
    `${laid} of ${stones} dominoes placed`,
  ].join(', ');
  const judged = solved ? 'all is right' : wrongText(faults.length);
  const unsure = compared ? [] : ['the puzzle has not exactly one solution: only the rules were checked'];
  return [`${done}; ${judged}`, ...faults.map((fault) => wordsOf(puzzle, fault)), ...unsure];
}

function wordsOf({ board }: Puzzle, fault: Fault): string {
  switch (fault.type) {
    case 'stone-wrong':
      return `no domino goes on ${makePlace(board, fault.laid)}`;
    case 'number-wrong':
      return `${makeCell(board, fault.cell)} does not hold ${fault.number.toString(36)}`;
    default:
      return faultText(board, fault);
  }
}
