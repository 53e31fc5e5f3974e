import { hasUnknowns, SOLVED_KINDS } from '../domino/kinds.ts';
import type { Key, Puzzle, Setup } from '../domino/puzzle.ts';
import { countFillings } from './fillings.ts';
import { countSolutions } from './solution-counter.ts';

/** What solves a puzzle: ways to lay its dominoes, or, where numbers are to be found, to fill these in. */
export interface Solutions {
  readonly counted: 'solution' | 'filling';
  readonly solutions: number;
  /** Whether these are all. */
  readonly complete: boolean;
  /** Whether counting stopped before the limit, as it took too long. */
  readonly gaveUp: boolean;
  /** The puzzle with all numbers of what was found first, and how the dominoes lie on it; if anything was found. */
  readonly first?: { readonly solved: Setup; readonly key: Key };
}

/** Counts what solves a puzzle. @param limit at which counting stops, 1 or more */
export function solutionsOf(puzzle: Puzzle, limit: number): Solutions {
  if (!hasUnknowns(puzzle.kind)) {
    const { key, ...count } = countSolutions(puzzle, limit);
    return { ...count, counted: 'solution', gaveUp: false, ...(key && { first: { solved: puzzle, key } }) };
  }
  const { fillings, complete, gaveUp, numbers, key } = countFillings(puzzle, limit);
  const solved = numbers && { ...puzzle, kind: SOLVED_KINDS[puzzle.kind], numbers };
  return {
    counted: 'filling',
    solutions: fillings,
    complete,
    gaveUp,
    ...(solved && key && { first: { solved, key } }),
  };
}
