import { describe, expect, it } from 'vitest';
import { puzzlesOf } from '../../src/book/make.ts';
import type { Order } from '../../src/book/order.ts';
import { makePlace } from '../../src/domino/coordinates.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { Random } from '../../src/random.ts';
import { grade } from '../../src/solve/grade.ts';
import { turningPointOf } from '../../src/solve/hints.ts';
import { replay } from '../../src/solve/ladder.ts';
import { LEVELS, type Level, levelOf } from '../../src/solve/levels.ts';
import { heaviestOf, LIGHT_LEVELS, loadOf, USUAL_LOAD } from '../../src/solve/load.ts';
import { countSolutions } from '../../src/solve/solution-counter.ts';
import type { Step } from '../../src/solve/techniques/technique.ts';
import { type Way, wayOf } from '../../src/solve/way.ts';
import { likelyUnique } from '../helpers/solve/deals.ts';

/** Small boards of all levels that have one solution, each with the way to it. */
const WAYS = Array.from({ length: 150 }, (_, i) =>
  likelyUnique(3 + ((i + 1) % 4), new Random(`ways/${i + 1}`)),
)
  .filter((setup) => countSolutions(setup, 2).solutions === 1)
  .map((setup) => ({ setup, way: wayOf(setup)! }));

const rating = ({ steps }: Way) => Math.max(...steps.map((step) => step.rating));

describe('a way to the solution', () => {
  it('lays every domino where it lies, and strikes no place where one does', () => {
    for (const { setup, way } of WAYS) {
      const { key } = countSolutions(setup);
      const laid = way.steps.flatMap(({ place }) => place ?? []);
      expect(laid).toHaveLength(setup.board.cells.length / 2);
      for (const { first, second } of laid) expect(key![first]).toBe(second);
      for (const { place, eliminate } of way.steps) {
        expect(eliminate.length === 0).toBe(place !== undefined);
        for (const { first, second } of eliminate) expect(key![first]).not.toBe(second);
      }
    }
  });

  it('has the level of the grade, and the easiest step that there is after each', () => {
    const levels = new Set<Level>();
    for (const { setup, way } of WAYS) {
      const { level } = grade(setup)!;
      expect(levelOf(rating(way))).toBe(level);
      levels.add(level);
      if (LIGHT_LEVELS.has(level)) expect(heaviestOf(way.steps)).toBe(1);
    }
    expect([...levels].sort()).toEqual([...LEVELS].sort());
  });

  it('strikes nothing on which nothing rests', () => {
    let leftOut = 0;
    for (const { setup, way } of WAYS) {
      const { steps } = way;
      // Without the last elimination, the next domino would be neither a seal nor a gap.
      const last = steps.findLastIndex(({ place }) => !place);
      if (last < 0) continue;
      const { place } = steps[last + 1]!;
      const state = replay(setup, steps.slice(0, last));
      const isSettled = state.itemsOf(place!.index).some((item) => state.choices(item) === 1);
      expect(isSettled, makePlace(setup.board, place!)).toBe(false);
      leftOut++;
    }
    expect(leftOut).toBeGreaterThan(25);
  });

  it('is not there for boards with several solutions or none', () => {
    for (const line of ['omnibus 1 010/101', 'omnibus 1 101/001', 'omnibus 2 1021/1010/2220']) {
      expect(wayOf(parseLine(line)), line).toBeUndefined();
    }
  });

  it('turns on its hardest step, and on one that a domino follows at once where there is such a one', () => {
    const between = new Set<number>();
    for (const { way } of WAYS) {
      const { index, step, next, between: steps } = turningPointOf(way);
      expect(way.steps[index]).toBe(step);
      expect(step.rating).toBe(rating(way));
      if (step.place) expect(next).toBeUndefined();
      else expect(way.steps[index + 1 + steps]).toBe(next);
      for (const { place } of way.steps.slice(index + 1, index + 1 + steps)) expect(place).toBeUndefined();
      between.add(steps);
    }
    expect([...between].sort()).toContain(0);
    expect(between.size).toBeGreaterThan(1);
  });
});

describe('what a step asks to be held in mind', () => {
  const place = {
    index: 0,
    first: 0,
    second: 1,
    domino: { low: 0, high: 1 },
  } as unknown as Step['eliminate'][number];
  const step = (more: object) =>
    ({ technique: 'overlap', rating: 2.5, because: [1, 2, 3], eliminate: [], ...more }) as unknown as Step;
  const forced = [{ item: { domino: place.domino }, place }];
  const end = { domino: place.domino };

  it('is one look, the cells of a set, or the dominoes of a supposition', () => {
    expect(loadOf(step({}))).toBe(1);
    expect(loadOf(step({ technique: 'cell-set' }))).toBe(3);
    expect(loadOf(step({ technique: 'matching' }))).toBe(3);
    const trial = { supposed: place, inner: [], forced, end };
    expect(loadOf(step({ technique: 'trial', trial }))).toBe(2);
    expect(loadOf(step({ technique: 'chain', trial }))).toBe(2);
    expect(loadOf(step({ technique: 'trial', trial: { ...trial, inner: [trial] } }))).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  it('is no more in puzzles that are made than the order allows', () => {
    const order: Order = { kind: 'omnibus', range: 5, level: 'expert', count: 1, seed: 'mind' };
    const heaviest = (inMind?: number) =>
      Array.from({ length: 12 }, (_, i) => {
        const { puzzle } = puzzlesOf({ ...order, inMind })(i + 1)!;
        return heaviestOf(wayOf(puzzle)!.steps);
      });
    expect(Math.max(...heaviest())).toBeGreaterThan(USUAL_LOAD);
    expect(Math.max(...heaviest(USUAL_LOAD))).toBeLessThanOrEqual(USUAL_LOAD);
    expect(Math.max(...heaviest(3))).toBeLessThanOrEqual(3);
  });
});
