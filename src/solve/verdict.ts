import type { Attempt, Laid } from '../domino/attempt.ts';
import type { Cell } from '../domino/board.ts';
import { type Domino, domino, dominoIndex, setFacts } from '../domino/dominoes.ts';
import { hasUnknowns } from '../domino/kinds.ts';
import { type Puzzle, UNKNOWN } from '../domino/puzzle.ts';
import { solutionsOf } from './solutions.ts';

/** What is against the rules, which anybody can see who looks at the dominoes. */
export type RuleFault =
  /** Two dominoes lie on this cell. */
  | { readonly type: 'cell-twice'; readonly cell: Cell }
  /** The player gave the domino another name than the numbers make. */
  | { readonly type: 'misnamed'; readonly laid: Laid; readonly named: Domino; readonly is: Domino }
  /** A domino lies at both places. */
  | { readonly type: 'domino-twice'; readonly domino: Domino; readonly laid: readonly [Laid, Laid] };

/** What is wrong with an attempt, as far as it can be said without giving the answer. */
export type Fault =
  | RuleFault
  /** In the solution there is no domino at this place. */
  | { readonly type: 'domino-wrong'; readonly laid: Laid }
  /** In the filling there is another number on this cell. */
  | { readonly type: 'number-wrong'; readonly cell: Cell; readonly number: number };

export interface Verdict {
  readonly faults: readonly Fault[];
  readonly laid: number;
  readonly dominoes: number;
  /** Numbers that were filled in, and how many were to be found. */
  readonly filled: number;
  readonly unknown: number;
  /** Whether all that was to be done is done, and rightly. */
  readonly solved: boolean;
  /** Whether the attempt could be compared with a solution: there is only one, and it was found. */
  readonly compared: boolean;
}

/**
 * Judges what a player has done so far: against the rules, and against the solution if there is only one.
 *
 * @param found what solves the puzzle, counted to 2 or further; for those who ask about one puzzle again and again
 */
export function judgeAttempt(puzzle: Puzzle, attempt: Attempt, found = solutionsOf(puzzle, 2)): Verdict {
  const { board, range } = puzzle;
  const { dominoes, filled } = attempt;
  const { solutions, complete, first } = found;
  const only = solutions === 1 && complete ? first : undefined;
  const numbers = [...puzzle.numbers];
  for (const [cell, number] of filled) numbers[cell] = number;
  const faults: Fault[] = [
    ...ruleFaults(numbers, dominoes),
    ...filled.flatMap(([cell, number]): Fault[] =>
      only && only.solved.numbers[cell] !== number ? [{ type: 'number-wrong', cell, number }] : [],
    ),
    ...dominoes.flatMap((laid): Fault[] =>
      only && only.key[laid.first] !== laid.second ? [{ type: 'domino-wrong', laid }] : [],
    ),
  ];
  const unknown = board.cells.filter((cell) => puzzle.numbers[cell] === UNKNOWN).length;
  const allFilled = filled.length === unknown;
  const allLaid = dominoes.length === setFacts(range).dominoes;
  // Who has filled in all numbers rightly has done what was asked.
  const isDone = hasUnknowns(puzzle.kind) ? allFilled && (allLaid || dominoes.length === 0) : allLaid;
  return {
    faults,
    laid: dominoes.length,
    dominoes: setFacts(range).dominoes,
    filled: filled.length,
    unknown,
    solved: isDone && faults.length === 0 && (only !== undefined || !hasUnknowns(puzzle.kind)),
    compared: only !== undefined,
  };
}

/** What of the dominoes is against the rules, whatever the solution. @param numbers also those that were filled in */
export function ruleFaults(numbers: readonly number[], dominoes: readonly Laid[]): RuleFault[] {
  return [
    ...cellsTwice(dominoes),
    ...dominoes.flatMap((laid) => misnamed(numbers, laid)),
    ...dominoesTwice(numbers, dominoes),
  ];
}

function cellsTwice(dominoes: readonly Laid[]): RuleFault[] {
  const seen = new Set<Cell>();
  const twice = new Set<Cell>();
  for (const { first, second } of dominoes) {
    for (const cell of [first, second]) (seen.has(cell) ? twice : seen).add(cell);
  }
  return [...twice].sort((a, b) => a - b).map((cell) => ({ type: 'cell-twice', cell }));
}

/** The domino that the numbers make, if both are known. */
function dominoOn(numbers: readonly number[], { first, second }: Laid): Domino | undefined {
  const [a, b] = [numbers[first]!, numbers[second]!];
  return a < 0 || b < 0 ? undefined : domino(a, b);
}

function misnamed(numbers: readonly number[], laid: Laid): RuleFault[] {
  const is = dominoOn(numbers, laid);
  const { named } = laid;
  if (!named || !is || dominoIndex(named.low, named.high) === dominoIndex(is.low, is.high)) return [];
  return [{ type: 'misnamed', laid, named, is }];
}

function dominoesTwice(numbers: readonly number[], dominoes: readonly Laid[]): RuleFault[] {
  const first = new Map<number, Laid>();
  return dominoes.flatMap((laid): RuleFault[] => {
    const is = dominoOn(numbers, laid);
    if (!is) return [];
    const index = dominoIndex(is.low, is.high);
    const earlier = first.get(index);
    if (earlier) return [{ type: 'domino-twice', domino: is, laid: [earlier, laid] }];
    first.set(index, laid);
    return [];
  });
}
