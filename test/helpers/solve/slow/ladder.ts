import type { Setup } from '../../../../src/domino/puzzle.ts';
import { Candidates } from '../../../../src/solve/candidates.ts';
import { LADDER, type PathStep, type SolvePath } from '../../../../src/solve/ladder.ts';
import { countSolutions } from '../../../../src/solve/solution-counter.ts';
import type { Finding, Technique, TechniqueFor } from '../../../../src/solve/techniques/technique.ts';
import { cellSet, cellSetWithDouble } from './cell-set.ts';
import { chain } from './chain.ts';
import { hiddenSet } from './hidden-set.ts';
import { lockedSquare } from './locked-square.ts';
import { matching } from './matching.ts';
import { mixedSet } from './mixed-set.ts';
import { oddArea } from './odd-area.ts';
import { nestedTrial, trial } from './trial.ts';

// The ladder by definition: every technique is tried on everything at every step, and nothing is cached. This folder contains
// the techniques in their plainest form; the program reaches the same findings faster.

const PLAIN: readonly Technique[] = [
  oddArea,
  cellSet(4.0, 2, 2),
  lockedSquare,
  cellSet(4.3, 3, 3),
  cellSet(4.6, 4, 6),
  hiddenSet,
  cellSetWithDouble(4.8, 6),
  mixedSet,
  chain,
  matching,
  trial,
  nestedTrial,
];

/** The ladder with the plain form of each technique that has one. */
export const PLAIN_LADDER = LADDER.map(
  (technique) =>
    PLAIN.find(({ name, rating }) => name === technique.name && rating === technique.rating) ?? technique,
);

/** The ladder's solution path, found the slow way. */
export function slowClimb(setup: Setup): SolvePath {
  const state = new Candidates(setup);
  const isUnique = countSolutions(setup).solutions === 1;
  const ladder = PLAIN_LADDER.filter((technique) => isUnique || technique !== nestedTrial);
  const pathSteps: PathStep[] = [];
  while (state.possible && !state.finished) {
    const pathStep = nextPathStep(state, ladder);
    if (!pathStep) break;
    pathSteps.push(pathStep);
  }
  return { setup, pathSteps, end: state };
}

function nextPathStep(state: Candidates, ladder: readonly Technique[]): PathStep | undefined {
  for (const technique of ladder) {
    const found = usesOf(state, technique);
    if (found.length === 0) continue;
    const ratingOf = ({ rating }: Finding) => rating ?? technique.rating;
    const easiest = found.reduce((best, next) => (ratingOf(next) < ratingOf(best) ? next : best));
    const grounds = easiest.grounds();
    const before = state.closed;
    const { place, eliminations } = easiest;
    if (place !== undefined) state.lay(place);
    else for (const place of eliminations) state.close(place);
    const closed = [...state.trail.subarray(before, state.closed)];
    const step = {
      technique: technique.name,
      rating: ratingOf(easiest),
      ...(place !== undefined && { place: state.placementAt(place) }),
      eliminate: closed.map((place) => state.placementAt(place)),
      ...grounds,
    };
    return { step, choices: found.length };
  }
  return undefined;
}

function usesOf(state: Candidates, technique: Technique): Finding[] {
  const { cells, items, range } = state;
  const [first, end] = { cell: [0, cells], domino: [cells, items], number: [0, range + 1], board: [0, 1] }[
    technique.focus
  ] as [number, number];
  const found: Finding[] = [];
  for (let focus = first; focus < end; focus++) {
    found.push(...(technique as TechniqueFor<'number'>).find(state, focus));
  }
  return found;
}
