import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOf } from '../../src/domino/board.ts';
import { makeLine } from '../../src/domino/notation.ts';
import type { Setup } from '../../src/domino/puzzle.ts';
import { Random } from '../../src/random.ts';
import { Candidates } from '../../src/solve/candidates.ts';
import { LADDER, solvePath } from '../../src/solve/ladder.ts';
import { TECHNIQUE_NAMES } from '../../src/solve/levels.ts';
import type { Step } from '../../src/solve/techniques/technique.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import { dealOf, deals, rawOf, uniqueOf } from '../helpers/solve/deals.ts';
import { faultsOf } from '../helpers/solve/proof/proof.ts';
import { openPlaces, stepsOf, stepText } from '../helpers/solve/steps.ts';

// Compared with exact enumeration by dancing links: a place that a technique closes is in no solution, and a place where it
// lays a domino is in each. Each application is also verified by its explanation (proof/).

/** Boards with more solutions are skipped, as listing them would take too long. */
const MOST = 300;

/** The solutions as sets of places; none if there are too many. */
function solutionsOf(setup: Setup): Set<number>[] {
  const keys = oracleSolutions(rawOf(setup), MOST);
  if (keys.length === MOST) return [];
  const places = [...placesOf(setup.board).entries()];
  return keys.map(
    (key) => new Set(places.flatMap(([place, { first, second }]) => (key[first] === second ? [place] : []))),
  );
}

/** A step before it is made loses no solution, and follows from what it says. */
function expectSound(setup: Setup, state: Candidates, step: Step, solutions: readonly Set<number>[]): void {
  const isLost = solutions.some(
    (solution) =>
      (step.place && !solution.has(step.place.index)) ||
      step.eliminate.some(({ index }) => solution.has(index)),
  );
  const faults = [...(isLost ? ['loses a solution'] : []), ...faultsOf(setup, state, step)];
  expect(faults, `${makeLine(setup)}: ${stepText(setup, step)}`).toEqual([]);
}

/** The techniques that only close places. Trials require that no seal or gap is left, and nested trials take long. */
const ELIMINATING = LADDER.filter(({ name, rating }) => !['seal', 'gap'].includes(name) && rating < 7.5);

/** The open uses of techniques, at most one for each set of places that one closes. */
function differentUses(techniques: typeof ELIMINATING, state: Candidates): Step[] {
  return techniques.flatMap((technique) => {
    const steps = stepsOf(technique, state);
    return [
      ...new Map(steps.map((step) => [step.eliminate.map(({ index }) => index).join(), step])).values(),
    ];
  });
}

/**
 * Follows the complete solution path. Verifies each step and, before each step that only closes places, every open alternative.
 */
function goThrough(setup: Setup, used: Map<string, number>): number {
  const state = new Candidates(setup);
  const solutions = solutionsOf(setup);
  if (solutions.length === 0) return 0;
  for (const { step } of solvePath(setup).pathSteps) {
    const beside = step.place ? [] : differentUses(ELIMINATING, state);
    for (const use of [step, ...beside]) {
      expectSound(setup, state, use, solutions);
      used.set(use.technique, (used.get(use.technique) ?? 0) + 1);
    }
    if (step.place) state.lay(step.place.index);
    else for (const { index } of step.eliminate) state.close(index);
  }
  return solutions.length;
}

describe('no technique loses a solution, and each says why', () => {
  it('on puzzles with one solution', () => {
    const used = new Map<string, number>();
    for (let seed = 1; seed <= 80; seed++) {
      const range = seed > 76 ? 6 + (seed % 3) : 1 + (seed % 6);
      expect(goThrough(uniqueOf(range, new Random(`sound/${seed}`)), used)).toBe(1);
    }
    // A locked square never shows there: see ladder.test.ts.
    expect([...used.keys()].sort()).toEqual(
      TECHNIQUE_NAMES.filter((name) => name !== 'locked-square').sort(),
    );
    expect(Math.min(...used.values())).toBeGreaterThan(8);
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

  it('where places that are not in the planted solution are closed at random', () => {
    const tenths = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(deals(5), fc.nat(), tenths, (deal, seed, share) => {
        const random = new Random(`closed/${seed}`);
        const state = new Candidates(deal);
        for (const place of openPlaces(state)) {
          const isLaid = deal.key[state.firstCell[place]!] === state.secondCell[place];
          if (!isLaid && random.below(10) < share) state.close(place);
        }
        const left = solutionsOf(deal).filter((solution) => [...solution].every((p) => state.open[p]));
        for (const use of differentUses(
          ELIMINATING.filter(({ name }) => name !== 'trial'),
          state,
        )) {
          expectSound(deal, state, use, left);
          for (const { first, second } of use.eliminate) expect(deal.key[first]).not.toBe(second);
        }
      }),
      { numRuns: 150 },
    );
  });
});
