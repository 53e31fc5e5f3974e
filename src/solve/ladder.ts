import type { Setup } from '../domino/puzzle.ts';
import { Candidates } from './candidates.ts';
import { countSolutions } from './cover.ts';
import { LEVELS, levelOf } from './levels.ts';
import { Sweep } from './sweep.ts';
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

/** All aids, easiest first. */
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

/** The aids of each level, but for seals and gaps, which are always used, and trials. */
export const AIDS_OF_LEVELS: readonly (readonly Technique[])[] = LEVELS.filter(
  (level) => level !== 'easy' && level !== 'master',
).map((level) => LADDER.filter(({ rating }) => levelOf(rating) === level));

/** A step of a solution with how many uses of the same aid were open beside it, itself counted. */
export interface Rung {
  readonly step: Step;
  readonly choices: number;
}

/** How far the aids lead. */
export interface Climb {
  readonly setup: Setup;
  readonly rungs: readonly Rung[];
  /** The board after the last step. */
  readonly end: Candidates;
}

/**
 * Solves as a person would: the easiest aid that gives something is used once, then all are tried again from
 * the easiest. A puzzle with exactly one solution is always solved; others end where no aid helps.
 *
 * @param aids only these, the easiest first, if all shall not be used
 */
export function climb(setup: Setup, aids?: readonly Technique[]): Climb {
  const state = new Candidates(setup);
  const sweeps =
    aids?.map((technique) => new Sweep(technique, state)) ??
    sweepsOf(state, countSolutions(setup).solutions === 1);
  const rungs: Rung[] = [];
  while (state.possible && !state.finished) {
    const rung = nextRung(state, sweeps);
    if (!rung) break;
    rungs.push(rung);
  }
  return { setup, rungs, end: state };
}

/**
 * The step that comes next on a board on which stones were laid and places closed, by whomever; it is not yet
 * known to be wrong. Nothing if no aid helps. The board is changed.
 *
 * @param isUnique whether the puzzle has exactly one solution
 */
export function nextStep(state: Candidates, isUnique: boolean): Step | undefined {
  return nextRung(state, sweepsOf(state, isUnique))?.step;
}

/** Every aid; but with several solutions nested trials could go on for long and come to nothing. */
function sweepsOf(state: Candidates, isUnique: boolean): Sweep[] {
  const ladder = isUnique ? LADDER : LADDER.filter((technique) => technique !== nestedTrial);
  return ladder.map((technique) => new Sweep(technique, state));
}

function nextRung(state: Candidates, sweeps: readonly Sweep[]): Rung | undefined {
  for (const sweep of sweeps) {
    const found = sweep.all();
    if (found.length === 0) continue;
    const easiest = found.reduce((best, next) =>
      ratingOf(next, sweep.technique) < ratingOf(best, sweep.technique) ? next : best,
    );
    return { step: apply(state, sweep.technique, easiest), choices: found.length };
  }
  return undefined;
}

function ratingOf({ rating }: Finding, technique: Technique): number {
  return rating ?? technique.rating;
}

/** Applies a use of an aid, and gives it as data. */
function apply(state: Candidates, technique: Technique, finding: Finding): Step {
  const grounds = finding.grounds();
  const strikes = finding.place === undefined ? finding.strikes : state.lay(finding.place);
  if (finding.place === undefined) for (const place of strikes) state.close(place);
  return {
    technique: technique.name,
    rating: ratingOf(finding, technique),
    ...(finding.place !== undefined && { place: state.placementAt(finding.place) }),
    eliminate: strikes.map((place) => state.placementAt(place)),
    ...grounds,
  };
}

/** The board after some steps of a way to the solution. */
export function replay(setup: Setup, steps: readonly Step[]): Candidates {
  const state = new Candidates(setup);
  for (const { place, eliminate } of steps) {
    if (place) state.lay(place.index);
    else for (const { index } of eliminate) state.close(index);
  }
  return state;
}
