import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPlace, placesOf } from '../../src/domino/board.ts';
import { makeLine } from '../../src/domino/notation.ts';
import type { Setup } from '../../src/domino/puzzle.ts';
import { Random } from '../../src/random.ts';
import { Candidates } from '../../src/solve/candidates.ts';
import { LADDER, solvePath } from '../../src/solve/ladder.ts';
import { TECHNIQUE_NAMES } from '../../src/solve/levels.ts';
import type { Step, Technique } from '../../src/solve/techniques/technique.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import { type Deal, dealOf, deals, rawOf, uniqueOf } from '../helpers/solve/deals.ts';
import { faultsOf } from '../helpers/solve/proof/proof.ts';
import { openPlaces, stepsOf, stepText } from '../helpers/solve/steps.ts';

// Compared with exact enumeration by dancing links: a place that a technique closes is in no solution, and a place where it
// lays a domino is in each. Each application is also verified by its explanation (proof/).

/** Boards with more solutions are skipped, as listing them would take too long. */
const MOST = 300;

/** The solutions as sets of places; undefined if there are too many. */
function solutionsOf(setup: Setup, state: Candidates): Set<number>[] | undefined {
  const keys = oracleSolutions(rawOf(setup), MOST);
  if (keys.length === MOST) return undefined;
  return keys.map(
    (key) =>
      new Set(
        placesOf(state.board).flatMap(({ first, second }, place) => (key[first] === second ? [place] : [])),
      ),
  );
}

/** The faults of a step before it is made, in view of the solutions. */
function wrongs(setup: Setup, state: Candidates, step: Step, solutions: readonly Set<number>[]): string[] {
  const lost = solutions.some(
    (solution) =>
      (step.place && !solution.has(step.place.index)) ||
      step.eliminate.some(({ index }) => solution.has(index)),
  );
  return [...(lost ? ['loses a solution'] : []), ...faultsOf(setup, state, step)].map(
    (fault) => `${makeLine(setup)}: ${stepText(setup, step)}: ${fault}`,
  );
}

function make(state: Candidates, { place, eliminate }: Step): void {
  if (place) state.lay(place.index);
  else for (const { index } of eliminate) state.close(index);
}

/** The techniques that only close places. Trials require that no seal or gap is left, and nested trials take long. */
const ELIMINATING = LADDER.filter(({ name, rating }) => !['seal', 'gap'].includes(name) && rating < 7.5);

/** The applications of a technique, at most one for each set of places that it closes. */
function differentUses(technique: Technique, state: Candidates): Step[] {
  const byPlaces = new Map(
    stepsOf(technique, state).map((step) => [step.eliminate.map(({ index }) => index).join(), step]),
  );
  return [...byPlaces.values()];
}

/**
 * Follows the complete solution path. Verifies each step and, before each step that only closes places, every open alternative.
 */
function goThrough(setup: Setup, used: Map<string, number>): number {
  const state = new Candidates(setup);
  const solutions = solutionsOf(setup, state);
  if (!solutions) return 0;
  for (const { step } of solvePath(setup).pathSteps) {
    const beside = step.place ? [] : ELIMINATING.flatMap((technique) => differentUses(technique, state));
    for (const use of [step, ...beside]) {
      expect(wrongs(setup, state, use, solutions)).toEqual([]);
      used.set(use.technique, (used.get(use.technique) ?? 0) + 1);
    }
    make(state, step);
  }
  return solutions.length;
}

describe('no technique loses a solution, and each says why', () => {
  it('on puzzles with one solution', () => {
    const used = new Map<string, number>();
    for (let seed = 1; seed <= 120; seed++) {
      expect(goThrough(uniqueOf(1 + (seed % 6), new Random(`sound/${seed}`)), used)).toBe(1);
    }
    for (let seed = 1; seed <= 6; seed++) {
      expect(goThrough(uniqueOf(6 + (seed % 3), new Random(`sound/${seed}`)), used)).toBe(1);
    }
    // A locked square never shows there: see locked-square.test.ts.
    expect([...used.keys()].sort()).toEqual(
      TECHNIQUE_NAMES.filter((name) => name !== 'locked-square').sort(),
    );
    expect(Math.min(...used.values())).toBeGreaterThan(15);
  });

  it('on boards of any shape, most of which have several', () => {
    const used = new Map<string, number>();
    const seen = { none: 0, one: 0, several: 0 };
    for (let seed = 1; seed <= 120; seed++) {
      const setup = dealOf(1 + (seed % 6), seed % 3 === 0, new Random(`shapes/${seed}`));
      const solutions = goThrough(setup, used);
      seen[solutions === 0 ? 'none' : solutions === 1 ? 'one' : 'several']++;
    }
    expect(seen.one).toBeGreaterThan(10);
    expect(seen.several).toBeGreaterThan(40);
    expect([...used.keys()].sort()).toEqual([...TECHNIQUE_NAMES].sort());
  });

  /** A board with random places closed, none of them in its planted solution. No technique may get further than this. */
  const closed = fc
    .record({ deal: deals(5), seed: fc.nat(), share: fc.integer({ min: 0, max: 9 }) })
    .map(({ deal, seed, share }) => ({ deal, state: closeSome(deal, share, new Random(`closed/${seed}`)) }));

  it('where places are closed at random', () => {
    fc.assert(
      fc.property(closed, ({ deal, state }) => {
        const solutions = solutionsOf(deal, state) ?? [];
        const left = solutions.filter((solution) => [...solution].every((place) => state.open[place]));
        for (const technique of ELIMINATING.filter(({ name }) => name !== 'trial')) {
          for (const use of differentUses(technique, state)) {
            expect(wrongs(deal, state, use, left)).toEqual([]);
            for (const { first, second } of use.eliminate) expect(deal.key[first]).not.toBe(second);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});

function closeSome({ key, ...setup }: Deal, tenths: number, random: Random): Candidates {
  const state = new Candidates(setup);
  for (const place of openPlaces(state)) {
    if (key[state.firstCell[place]!] !== state.secondCell[place] && random.below(10) < tenths)
      state.close(asPlace(place));
  }
  return state;
}
