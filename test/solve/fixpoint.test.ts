import { describe, expect, it } from 'vitest';
import { Random } from '../../src/random.ts';
import { Candidates } from '../../src/solve/candidates.ts';
import { Fixpoint } from '../../src/solve/fixpoint.ts';
import { LADDER } from '../../src/solve/ladder.ts';
import { sgtSets } from '../../src/solve/sgt.ts';
import type { Technique } from '../../src/solve/techniques/technique.ts';
import { type Deal, dealOf, uniqueOf } from '../helpers/solve/deals.ts';
import { openPlaces, usesOf } from '../helpers/solve/steps.ts';

const LAYING = LADDER.filter(({ name }) => name === 'seal' || name === 'gap');
const ELIMINATING = LADDER.filter(({ name }) => name !== 'seal' && name !== 'gap' && name !== 'trial');
const trial = LADDER.at(-2)!;

/** Applies one technique at a time in random order, wherever it helps: the slow way, without remembering attempts. */
function stepByStep(deal: Deal, techniques: readonly Technique[], random: Random): Candidates {
  const state = new Candidates(deal);
  for (;;) {
    // Trials require that no seal or gap is left.
    const laying = LAYING.flatMap((technique) => usesOf(technique, state));
    const open = laying.length > 0 ? laying : techniques.flatMap((technique) => usesOf(technique, state));
    if (open.length === 0) return state;
    const { place, eliminations } = open[random.below(open.length)]!;
    if (place !== undefined) state.lay(place);
    else for (const place of eliminations) state.close(place);
  }
}

function reached(deal: Deal, sets: readonly (readonly Technique[])[], upTo = sets.length): number[] {
  const fixpoint = new Fixpoint(deal.board, deal.range, sets);
  expect(fixpoint.load(deal.numbers)).toBe(true);
  const solved = fixpoint.reach(upTo);
  expect(solved).toBe(openPlaces(fixpoint.state).length === fixpoint.state.dominoes);
  return openPlaces(fixpoint.state);
}

const dealt = (seed: number, most: number): Deal => {
  const random = new Random(`closure/${seed}`);
  return seed % 2 === 0
    ? uniqueOf(2 + (seed % most), random)
    : dealOf(1 + (seed % most), seed % 3 === 0, random);
};

// The techniques of the ladder up to a given one. Larger sets alone may lead to different ends, as they skip what smaller ones
// can express.
describe('techniques used wherever they help lead as far as one at a time, in any order', () => {
  it('seals and gaps alone', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const deal = dealt(seed, 6);
      expect(reached(deal, [])).toEqual(openPlaces(stepByStep(deal, [], new Random(`order/${seed}`))));
    }
  });

  it.each(ELIMINATING.map((technique, i) => [`${technique.name} ${technique.rating}`, i] as const))(
    'up to %s',
    (_, i) => {
      const techniques = ELIMINATING.slice(0, i + 1);
      for (let seed = 1; seed <= 12; seed++) {
        const deal = dealt(seed * 13 + i, 5);
        expect(reached(deal, [techniques])).toEqual(
          openPlaces(stepByStep(deal, techniques, new Random(`order/${seed}`))),
        );
      }
    },
  );

  it.each([1, 2, 3])('with the first %i sets of the other program', (sets) => {
    for (let seed = 1; seed <= 12; seed++) {
      const deal = dealt(seed * 17, 5);
      const techniques = sgtSets(deal.range).slice(0, sets).flat();
      expect(reached(deal, [techniques])).toEqual(
        openPlaces(stepByStep(deal, techniques, new Random(`order/${seed}`))),
      );
    }
  });

  it('up to a trial', () => {
    const techniques = [...ELIMINATING, trial];
    for (let seed = 1; seed <= 15; seed++) {
      const deal = dealt(seed, 3);
      expect(reached(deal, [techniques])).toEqual(
        openPlaces(stepByStep(deal, techniques, new Random(`order/${seed}`))),
      );
    }
  });
});

describe('sets of techniques', () => {
  const sets = [ELIMINATING.slice(0, 3), ELIMINATING.slice(3, 6), ELIMINATING.slice(6)];

  it('each is used with those before it, and each takes up where they end', () => {
    let further = 0;
    for (let seed = 1; seed <= 25; seed++) {
      const deal = uniqueOf(5, new Random(`sets/${seed}`));
      const fixpoint = new Fixpoint(deal.board, deal.range, sets);
      fixpoint.load(deal.numbers);
      let before = Number.POSITIVE_INFINITY;
      for (let upTo = 0; upTo <= sets.length; upTo++) {
        fixpoint.reach(upTo);
        const open = openPlaces(fixpoint.state);
        expect(open).toEqual(reached(deal, [sets.slice(0, upTo).flat()]));
        if (open.length < before && upTo > 0) further++;
        before = open.length;
      }
    }
    expect(further).toBeGreaterThan(18);
  });

  it('one instance takes many boards, and each starts afresh', () => {
    const boards = [1, 2, 3, 4, 5, 6].map((seed) => uniqueOf(4, new Random(`afresh/${seed}`)));
    const fixpoint = new Fixpoint(boards[0]!.board, 4, sets);
    for (const deal of [...boards, ...boards.toReversed()]) {
      expect(fixpoint.load(deal.numbers)).toBe(true);
      fixpoint.reach(sets.length);
      expect(openPlaces(fixpoint.state)).toEqual(reached(deal, sets));
    }
  });

  it('a board without a solution is not solved', () => {
    const { board } = uniqueOf(1, new Random('none'));
    const fixpoint = new Fixpoint(board, 1, sets);
    expect(fixpoint.load([0, 1, 0, 1, 0, 1])).toBe(false);
    expect(fixpoint.load([0, 0, 0, 1, 1, 0])).toBe(false);
    expect(fixpoint.load([0, 0, 1, 1, 1, 0]) && fixpoint.reach(0)).toBe(true);
  });
});
