import type { Cell } from '../../domino/board.ts';
import { setFacts } from '../../domino/dominoes.ts';
import { hasUnknowns, SOLVED_KINDS } from '../../domino/kinds.ts';
import {
  checkPuzzle,
  checkSetup,
  type Key,
  type Placement,
  type Setup,
  UNKNOWN,
} from '../../domino/puzzle.ts';
import { UserError } from '../../errors.ts';
import { countFillings, FillingProver } from '../fillings.ts';
import { countSolutions, SolutionCounter } from '../solution-counter.ts';
import { type Ambiguity, ambiguitiesOf, isIn, listedPlaces, possiblePlaces } from './ambiguities.ts';
import { miscountsOf, type Refutation, refute } from './refutation.ts';

/** Ways of an ambiguity are counted up to here by default; ways to fill in a completion, which take longer, up to the second. */
export const MOST_SOLUTIONS = 100_000;
export const MOST_FILLINGS = 100;
/** So many conflicts are made to find out whether a number of a completion can be another. */
const MOST_CONFLICTS = 20_000;

/** A solution: all numbers, cell by cell of the bounding box, and how the dominoes lie. */
export interface Solved {
  readonly numbers: readonly number[];
  readonly key: Key;
}

/** How many solutions a layout has. */
export interface Count {
  /** Ways to lay the dominoes; or, where numbers are to be found, to fill these in. */
  readonly counted: 'solution' | 'filling';
  /** How many there are; null if there are more than `moreThan`. */
  readonly solutions: number | null;
  readonly moreThan?: number;
  /** Whether a search was given up as too long, so that there may be more than was found. */
  readonly gaveUp: boolean;
}

/** What all solutions of a layout have alike, and where they differ. */
export interface Analysis extends Count {
  /** The cells whose domino, or whose number to be found, is the same in all solutions; in reading order. */
  readonly shared: readonly Cell[];
  /** The cells with another domino or number in some solution. */
  readonly differ: readonly Cell[];
  /** The dominoes that lie so in all solutions; none of a completion. */
  readonly dominoes: readonly Placement[];
  /** Two solutions, the second as different from the first as can be; fewer if there are fewer. */
  readonly examples: readonly Solved[];
  /** What is ambiguous independently of each other; none of a completion. */
  readonly ambiguities: readonly Ambiguity[];
  /** Of a completion all ways to fill it in, as numbers cell by cell; none if there are more than were counted. */
  readonly fillings: readonly (readonly number[])[];
  /** Why there is no solution; nothing of a completion. */
  readonly refutation?: Refutation;
}

export interface AnalyseOptions {
  /** Beyond so many nothing is counted: ways of one ambiguity, or fillings. A whole number from 1. */
  readonly limit?: number;
}

/**
 * Finds out how many solutions a layout has, what they share and where they differ; or, if it has none, why.
 *
 * @param setup numbers as they are written down: of an Omnibus they need not be those of a set
 * @throws UserError if the board does not have two cells for each domino, the numbers break the rule of their kind, or an option
 *   cannot be used
 */
export function analyse(setup: Setup, options: AnalyseOptions = {}): Analysis {
  const { limit } = checkOptions(options);
  checkLayout(setup);
  return hasUnknowns(setup.kind)
    ? analyseFillings(setup, limit ?? MOST_FILLINGS)
    : analyseSolutions(setup, limit ?? MOST_SOLUTIONS);
}

/**
 * Checks that a layout can be analysed: of an Omnibus that the board has room for the set, of other kinds that it is a puzzle.
 *
 * @throws UserError
 */
function checkLayout(setup: Setup): void {
  const { kind, range, board } = checkSetup(setup);
  if (kind !== 'omnibus' || board.cells.length !== setFacts(range).cells || setup.numbers.includes(UNKNOWN))
    checkPuzzle(setup);
}

/** The options that count something. */
const COUNTS = ['limit', 'most', 'tries', 'proposals'];

/** @throws UserError if these are no options, or one of those that count is not a whole number from 1 */
export function checkOptions<Options extends object>(options: Options): Options {
  if (typeof options !== 'object' || options === null) {
    throw new UserError('the options are not an object', {
      where: 'options',
      expected: 'an object, or nothing',
    });
  }
  for (const [name, value] of Object.entries(options)) {
    if (!COUNTS.includes(name) || value === undefined || (Number.isInteger(value) && value >= 1)) continue;
    throw new UserError(`${value} cannot be used`, { where: name, expected: 'a whole number from 1' });
  }
  return options;
}

/** What is said where there is no solution. */
const NOTHING = {
  solutions: 0,
  gaveUp: false,
  shared: [],
  differ: [],
  dominoes: [],
  examples: [],
  ambiguities: [],
  fillings: [],
};

function analyseSolutions(setup: Setup, limit: number): Analysis {
  const counted = 'solution';
  const miscounts = miscountsOf(setup);
  if (miscounts.length > 0)
    return { counted, ...NOTHING, refutation: { because: 'numbers', numbers: miscounts } };
  const { board, range, numbers } = setup;
  const places = listedPlaces(setup);
  const solver = new SolutionCounter(board, range).load(numbers);
  const { key: first } = solver.count(1);
  if (!first) return { counted, ...NOTHING, refutation: refute(setup, places) };
  const possible = possiblePlaces(solver, places, first);
  const ambiguities = ambiguitiesOf(setup, solver, possible, first, limit);
  const open = new Set(ambiguities.flatMap(({ cells }) => cells));
  const key = [...first];
  for (const { other } of ambiguities)
    for (const place of other) [key[place.first], key[place.second]] = [place.second, place.first];
  return {
    counted,
    ...productOf(ambiguities, limit),
    gaveUp: false,
    shared: board.cells.filter((cell) => !open.has(cell)),
    differ: board.cells.filter((cell) => open.has(cell)),
    dominoes: possible.filter((place) => isIn(first, place) && !open.has(place.first)),
    examples: (ambiguities.length > 0 ? [first, key] : [first]).map((key) => ({ numbers, key })),
    ambiguities,
    fillings: [],
  };
}

function productOf(
  ambiguities: readonly Ambiguity[],
  limit: number,
): Pick<Analysis, 'solutions' | 'moreThan'> {
  if (ambiguities.some(({ complete }) => !complete)) return { solutions: null, moreThan: limit };
  const product = ambiguities.reduce((number, { ways }) => number * ways, 1);
  const isExact = product <= Number.MAX_SAFE_INTEGER;
  return isExact ? { solutions: product } : { solutions: null, moreThan: Number.MAX_SAFE_INTEGER };
}

function analyseFillings(setup: Setup, limit: number): Analysis {
  const { board, range, kind } = setup;
  const found: (readonly number[])[] = [];
  const { fillings, complete, gaveUp } = countFillings(setup, limit + 1, undefined, (numbers) =>
    found.push(numbers),
  );
  const counted = 'filling';
  const [first] = found;
  if (!first) return { counted, ...NOTHING, gaveUp, ...(gaveUp && { solutions: null, moreThan: 0 }) };
  const prover = complete
    ? undefined
    : new FillingProver({ ...setup, kind: SOLVED_KINDS[kind], numbers: first });
  const unknown = board.cells.filter((cell) => setup.numbers[cell] === UNKNOWN);
  const given = board.cells.filter((cell) => setup.numbers[cell] !== UNKNOWN);
  const differ = unknown.filter(
    (cell) =>
      found.some((numbers) => numbers[cell] !== first[cell]) ||
      prover?.follows(cell, given, MOST_CONFLICTS) === false,
  );
  const differing = (numbers: readonly number[]) =>
    differ.filter((cell) => numbers[cell] !== first[cell]).length;
  const other = found.reduce((most, numbers) => (differing(numbers) > differing(most) ? numbers : most));
  return {
    counted,
    ...(complete ? { solutions: fillings } : { solutions: null, moreThan: Math.min(fillings, limit) }),
    gaveUp,
    shared: unknown.filter((cell) => !differ.includes(cell)),
    differ,
    dominoes: [],
    examples: [...new Set([first, other])].map((numbers) => ({
      numbers,
      key: countSolutions({ board, range, kind, numbers }, 1).key!,
    })),
    ambiguities: [],
    fillings: complete ? found : [],
  };
}
