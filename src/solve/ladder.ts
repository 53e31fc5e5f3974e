import type { Setup } from '../domino/puzzle.ts';
import { Candidates, type ListedPlacement } from './candidates.ts';
import { LEVELS, levelOf } from './levels.ts';
import { Scan } from './scan.ts';
import { type Marks, SolutionCounter } from './solution-counter.ts';
import { cellSet, cellSetWithDouble } from './techniques/cell-set.ts';
import { chain } from './techniques/chain.ts';
import { equalNeighbours } from './techniques/equal-neighbours.ts';
import { fixedCell } from './techniques/fixed-cell.ts';
import { forcedDuplicate, forcedDuplicateOfTwo } from './techniques/forced-duplicate.ts';
import { gap } from './techniques/gap.ts';
import { hiddenSet } from './techniques/hidden-set.ts';
import { lockedSquare } from './techniques/locked-square.ts';
import { matching } from './techniques/matching.ts';
import { mixedSet } from './techniques/mixed-set.ts';
import { oddArea } from './techniques/odd-area.ts';
import { overlap } from './techniques/overlap.ts';
import { derivedSeal, seal } from './techniques/seal.ts';
import type { Finding, Step, Technique } from './techniques/technique.ts';
import { nestedTrial, trial } from './techniques/trial.ts';

/** More cells than anyone could keep in mind; on boards of range 12 and more, all sets would take too long, too. */
const LARGEST_SET = 6;

/** All techniques, easiest first. */
export const LADDER: readonly Technique[] = [
  seal,
  gap,
  derivedSeal,
  equalNeighbours,
  fixedCell,
  overlap,
  forcedDuplicate,
  forcedDuplicateOfTwo,
  oddArea,
  cellSet(4.0, 2, 2),
  lockedSquare,
  cellSet(4.3, 3, 3),
  cellSet(4.6, 4, LARGEST_SET),
  hiddenSet,
  cellSetWithDouble(4.8, LARGEST_SET),
  mixedSet,
  chain,
  matching,
  trial,
  nestedTrial,
];

/** The techniques of each level, but for seals and gaps, which are always used, and trials. */
export const TECHNIQUES_OF_LEVELS: readonly (readonly Technique[])[] = LEVELS.filter(
  (level) => level !== 'easy' && level !== 'master',
).map((level) => LADDER.filter(({ rating }) => levelOf(rating) === level));

/** A use of a technique that may come next, and nothing done yet. */
export interface Use {
  readonly technique: Technique;
  readonly finding: Finding;
  readonly rating: number;
  /** How many uses of the same technique are open, itself counted. */
  readonly choices: number;
}

/** A step of a solution with how many uses of the same technique were open beside it, itself counted. */
export interface PathStep<S = Step> {
  readonly step: S;
  readonly choices: number;
}

/** The solution path, as far as the techniques lead. */
export interface SolvePath {
  readonly setup: Setup;
  readonly pathSteps: readonly PathStep[];
  /** The board after the last step. */
  readonly end: Candidates;
}

/**
 * Solves as a person would: the easiest technique that gives something is used once, then all are tried again from the
 * easiest. What is found is not put into words: {@link stepOf} does that, for those who want it. One instance serves
 * any number of boards that its state is given, one after the other.
 */
export class Ladder {
  readonly state: Candidates;
  readonly #scans: readonly Scan[];

  constructor(state: Candidates, techniques: readonly Technique[] = LADDER) {
    this.state = state;
    this.#scans = techniques.map((technique) => new Scan(technique, state));
  }

  /**
   * The use that comes next; nothing if no technique helps.
   *
   * @param mayNest whether nested trials are among the techniques; only asked when no other helps
   */
  next(mayNest: () => boolean): Use | undefined {
    for (const scan of this.#scans) {
      const { technique } = scan;
      if (technique === nestedTrial && !mayNest()) continue;
      const found = scan.all();
      if (found.length === 0) continue;
      const finding = found[0]!;
      return { technique, finding, rating: ratingOf(technique, finding), choices: found.length };
    }
    return undefined;
  }

  /**
   * Makes one use after the other, as long as there is one.
   *
   * @param mayNest as for {@link next}; asked once at most
   * @param visit called with each use before it is made
   */
  solvePath(mayNest: () => boolean, visit: (use: Use) => void): void {
    const { state } = this;
    let mayNestHere: boolean | undefined;
    const mayNestOnce = () => {
      mayNestHere ??= mayNest();
      return mayNestHere;
    };
    let isPossible = state.possible;
    while (isPossible && !state.finished) {
      const use = this.next(mayNestOnce);
      if (!use) return;
      visit(use);
      const before = state.closed;
      make(state, use.finding);
      isPossible = !state.isStarvedSince(before);
    }
  }
}

function ratingOf(technique: Technique, finding: Finding): number {
  return finding.rating ?? technique.rating;
}

function make(state: Candidates, { place, eliminations }: Finding): void {
  if (place !== undefined) state.lay(place);
  else for (const place of eliminations) state.close(place);
}

/** A use as data, with its grounds; to be asked before it is made. */
export function stepOf(state: Candidates, { technique, finding }: Pick<Use, 'technique' | 'finding'>): Step {
  const { place, eliminations } = finding;
  const closed = place === undefined ? eliminations : state.excludedBy(place);
  return {
    technique: technique.name,
    rating: ratingOf(technique, finding),
    ...(place !== undefined && { place: state.placementAt(place) }),
    eliminate: closed.map((place) => state.placementAt(place)),
    ...finding.grounds(),
  };
}

/**
 * The whole way, step by step. A puzzle with exactly one solution is always solved; others end where no technique helps.
 *
 * @param techniques only these, the easiest first, if all shall not be used
 */
export function solvePath(setup: Setup, techniques?: readonly Technique[]): SolvePath {
  const state = new Candidates(setup);
  const pathSteps: PathStep[] = [];
  new Ladder(state, techniques).solvePath(
    () => techniques !== undefined || isUnique(setup),
    (use) => pathSteps.push({ step: stepOf(state, use), choices: use.choices }),
  );
  return { setup, pathSteps, end: state };
}

/**
 * A way whose techniques are given, one for each step.
 *
 * @throws Error if one of them finds nothing at its step
 */
export function solvePathBy(setup: Setup, techniques: readonly Technique[]): SolvePath {
  const state = new Candidates(setup);
  const pathSteps = techniques.map((technique) => {
    const use = new Ladder(state, [technique]).next(() => false);
    if (!use) throw new Error(`${technique.name} finds nothing`);
    const step = stepOf(state, use);
    make(state, use.finding);
    return { step, choices: use.choices };
  });
  return { setup, pathSteps, end: state };
}

/** Whether there is exactly one solution: with several, nested trials could go on for long and come to nothing. */
export function isUnique({ board, range, numbers }: Omit<Setup, 'kind'>, marks: Marks = {}): boolean {
  return new SolutionCounter(board, range).load(numbers).count(2, undefined, marks).solutions === 1;
}

/**
 * The step that comes next on a board on which dominoes were laid and places closed, by whomever; it is not yet
 * known to be wrong. Nothing if no technique helps. The board is not changed.
 *
 * @param isUnique whether the puzzle has exactly one solution
 */
export function nextStep(state: Candidates, isUnique: boolean): Step | undefined {
  const use = new Ladder(state).next(() => isUnique);
  return use && stepOf(state, use);
}

/** The board after some steps of a way to the solution. @param laid dominoes that lay before */
export function replay(
  setup: Setup,
  steps: readonly Step[],
  laid: readonly ListedPlacement[] = [],
): Candidates {
  const state = new Candidates(setup);
  for (const { index } of laid) state.lay(index);
  for (const { place, eliminate } of steps) {
    if (place) state.lay(place.index);
    else for (const { index } of eliminate) state.close(index);
  }
  return state;
}
