import { hasUnknowns } from '../../domino/kinds.ts';
import type { Key, Puzzle } from '../../domino/puzzle.ts';
import type { ListedPlacement } from '../../solve/candidates.ts';
import { CoverSolver } from '../../solve/cover.ts';
import { gradeFilling } from '../../solve/fillings/grade.ts';
import type { FillingStep } from '../../solve/fillings/step.ts';
import { wayOfFilling } from '../../solve/fillings/way.ts';
import { countFillings } from '../../solve/fillings.ts';
import { type Grade, grade } from '../../solve/grade.ts';
import type { Item } from '../../solve/items.ts';
import { climb } from '../../solve/ladder.ts';
import type { Step } from '../../solve/techniques/technique.ts';
import { wayOf } from '../../solve/way.ts';
import { type Difference, differentNumbers, differentStones } from './differences.ts';

/** Solutions are counted up to here; ways to fill in a completion, each of which takes longer, up to the second. */
export const MOST_SOLUTIONS = 1000;
export const MOST_FILLINGS = 100;

/** What is found out about a puzzle; data that can pass between a worker and its page. */
export interface Examined {
  readonly counted: 'solution' | 'filling';
  readonly solutions: number;
  /** Whether these are all. */
  readonly complete: boolean;
  /** Whether the search stopped before its limit, as it took too long. */
  readonly gaveUp: boolean;
  /** All numbers of the solution that was found first, and how the dominoes lie in it. */
  readonly first?: { readonly numbers: readonly number[]; readonly key: Key };
  /** Where the two that were found first differ. */
  readonly difference?: Difference;
  /** Where there is no solution: what has no place left in the end, from the start or after steps that all must be so. */
  readonly without?: Item;
  /** These steps, by the easiest techniques; none if it has no place from the start. */
  readonly deadEnd?: readonly Step[];
  /** How hard it is, and a way to the solution: where there is exactly one, and the techniques lead to it. */
  readonly graded?: Graded;
}

export interface Graded {
  readonly grade: Grade;
  /** The steps that lay stones, on the board with all its numbers. */
  readonly way: readonly Step[];
  /** What comes before them on a completion: the steps that write its numbers, and the stones that lie then. */
  readonly filling?: { readonly steps: readonly FillingStep[]; readonly laid: readonly ListedPlacement[] };
}

/** Counts the solutions of a puzzle, and finds a way to the only one. */
export function examine(puzzle: Puzzle): Examined {
  return hasUnknowns(puzzle.kind) ? examineFillings(puzzle) : examineSolutions(puzzle);
}

function examineSolutions(puzzle: Puzzle): Examined {
  const { board, range, numbers } = puzzle;
  const found: Key[] = [];
  const { solutions, complete } = new CoverSolver(board, range).load(numbers).count(MOST_SOLUTIONS, (key) => {
    if (found.length < 2) found.push(key);
  });
  const [one, other] = found;
  const count = { counted: 'solution', solutions, complete, gaveUp: false } as const;
  if (!one) return { ...count, ...starved(puzzle) };
  const first = { numbers, key: one };
  if (other) return { ...count, first, difference: differentStones(puzzle, one, other) };
  return { ...count, first, graded: { grade: grade(puzzle)!, way: wayOf(puzzle)!.steps } };
}

function examineFillings(puzzle: Puzzle): Examined {
  const found: (readonly number[])[] = [];
  const { fillings, complete, gaveUp, key } = countFillings(puzzle, MOST_FILLINGS, undefined, (numbers) => {
    if (found.length < 2) found.push(numbers);
  });
  const [one, other] = found;
  const count = { counted: 'filling', solutions: fillings, complete, gaveUp } as const;
  if (!one || !key) return count;
  return {
    ...count,
    first: { numbers: one, key },
    ...(other ? { difference: differentNumbers(puzzle, one, other) } : gradedFilling(puzzle)),
  };
}

/** Nothing where the techniques do not write all numbers, or the stones then lie in several ways. */
function gradedFilling(puzzle: Puzzle): Pick<Examined, 'graded'> {
  const { grade } = gradeFilling(puzzle);
  const way = grade && wayOfFilling(puzzle);
  if (!way) return {};
  const { steps, laid, stones } = way;
  return { graded: { grade, way: stones.steps, filling: { steps, laid } } };
}

/** How it is seen that there is no solution; nothing where the techniques do not lead so far. */
function starved(puzzle: Puzzle): Pick<Examined, 'without' | 'deadEnd'> {
  const { rungs, end } = climb(puzzle);
  const [item] = end.itemsLeft(0);
  if (item === undefined) return {};
  return {
    without: end.itemAt(item),
    ...(rungs.length > 0 && { deadEnd: rungs.map(({ step }) => step) }),
  };
}
