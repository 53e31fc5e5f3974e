import { makePlace } from '../domino/coordinates.ts';
import { makeDomino } from '../domino/dominoes.ts';
import { makeKeyRows, makeLine, makeRows } from '../domino/notation.ts';
import { type Puzzle, placementsOf } from '../domino/puzzle.ts';
import { plural } from '../errors.ts';
import { type Solutions, solutionsOf } from '../solve/solutions.ts';
import type { Finding } from './call.ts';

export interface SolveSubject {
  readonly puzzle: Puzzle;
  /** What it is called in words, if it is not the only one. */
  readonly where: string;
  /** At which counting stops. */
  readonly limit: number;
  readonly isJson: boolean;
}

/** Counts what solves a puzzle. */
export function judge({ puzzle, where, limit, isJson }: SolveSubject): Finding {
  // A second solution is looked for in any case, or nothing could be said of the first.
  const found = solutionsOf(puzzle, Math.max(limit, 2));
  const unique = found.solutions === 1 && found.complete;
  const shown = found.solutions >= limit ? { ...found, solutions: limit, complete: false } : found;
  const lines = isJson ? inJson(puzzle, shown, unique) : inWords(where, puzzle, shown, unique);
  return { lines, code: unique ? 0 : 1 };
}

function inJson(puzzle: Puzzle, found: Solutions, unique: boolean): string[] {
  const { counted, solutions, complete, first } = found;
  const line = {
    puzzle: makeLine(puzzle),
    solutions,
    complete,
    unique,
    ...(first && counted === 'filling' && { solution: makeRows(first.solved) }),
    ...(first && { key: makeKeyRows(puzzle.board, first.key) }),
  };
  return [JSON.stringify(line)];
}

function inWords(where: string, puzzle: Puzzle, found: Solutions, unique: boolean): string[] {
  const { counted, first } = found;
  const title = `${where ? `${where}: ` : ''}${numberText(found, unique)}`;
  if (!first) return [title];
  const { solved, key } = first;
  const dominoes = placementsOf(solved, key).map(
    (placement) => `${makeDomino(placement.domino)} on ${makePlace(puzzle.board, placement)}`,
  );
  const filled = counted === 'filling' ? makeRows(solved) : [];
  return [title, ...filled, ...makeKeyRows(puzzle.board, key), ...dominoes];
}

function numberText({ counted, solutions, complete, gaveUp }: Solutions, unique: boolean): string {
  if (unique) return `exactly one ${counted}`;
  if (complete) return solutions === 0 ? `no ${counted}` : `exactly ${solutions} ${counted}s`;
  const why = gaveUp ? 'the search was given up as too long' : 'counting stopped there';
  return `at least ${solutions} ${plural(solutions, counted)}; ${why}`;
}
