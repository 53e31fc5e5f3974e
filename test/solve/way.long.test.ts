import { describe, expect, it } from 'vitest';
import { puzzlesOf } from '../../src/book/make.ts';
import type { Order } from '../../src/book/order.ts';
import { makePlace } from '../../src/domino/coordinates.ts';
import { makeDomino } from '../../src/domino/dominoes.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { Random } from '../../src/random.ts';
import { Candidates } from '../../src/solve/candidates.ts';
import { grade } from '../../src/solve/grade.ts';
import { lookAt, looksOf, premisesOf, turningPointOf } from '../../src/solve/hints.ts';
import type { Item } from '../../src/solve/items.ts';
import { LADDER, replay, solvePath, stepOf } from '../../src/solve/ladder.ts';
import { LEVELS, type Level, levelOf, type TechniqueName } from '../../src/solve/levels.ts';
import { heaviestOf, LIGHT_LEVELS, loadOf, USUAL_LOAD } from '../../src/solve/load.ts';
import { countSolutions } from '../../src/solve/solution-counter.ts';
import type { Step, Technique } from '../../src/solve/techniques/technique.ts';
import { supposition } from '../../src/solve/techniques/trial.ts';
import { lightestStep, type Way, wayOf } from '../../src/solve/way.ts';
import { canBeServed } from '../helpers/solve/analysis/oracle.ts';
import { likelyUnique } from '../helpers/solve/deals.ts';
import { covers, openPlacesOf } from '../helpers/solve/proof/case.ts';
import { stepText, usesOf } from '../helpers/solve/steps.ts';

/** Small boards of all levels that have one solution, each with the way to it. */
const WAYS = Array.from({ length: 150 }, (_, i) =>
  likelyUnique(3 + ((i + 1) % 4), new Random(`ways/${i + 1}`)),
)
  .filter((setup) => countSolutions(setup, 2).solutions === 1)
  .map((setup) => ({ setup, way: wayOf(setup)! }));

const rating = ({ steps }: Way) => Math.max(...steps.map((step) => step.rating));

function make(state: Candidates, { place, eliminate }: Step): void {
  if (place) state.lay(place.index);
  else for (const { index } of eliminate) state.close(index);
}

/** What the lightest use of a technique asks to be held in mind: of a chain as a supposition. */
function leastLoad(state: Candidates, technique: Technique): number {
  const found = usesOf(technique, state);
  const loads =
    technique.name === 'chain'
      ? found.flatMap(({ eliminations }) =>
          eliminations.map((place) => 1 + supposition(state, place).forced.length),
        )
      : found.map((finding) => loadOf(stepOf(state, { technique, finding })));
  return Math.min(...loads);
}

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

  it('makes the first step of a level that can be held in mind, and where there is none, the lightest', () => {
    const seen = { first: 0, later: 0, heavy: 0, lighter: 0 };
    for (const line of [
      'omnibus 5 0523130/1500430/2044451/3245102/1543342/1135522',
      'omnibus 6 10616603/63643322/22533015/60126400/43542245/11045515/56244310',
      'omnibus 6 22032365/10134060/63634150/62235624/53112241/44506401/55603451',
      'omnibus 7 063331142/474001632/562560253/560405700/715674254/211014676/267414731/557322733',
      'omnibus 7 506145714/277526641/444007304/664310155/137210166/274260223/357672305/153350723',
      'omnibus 7 074567734/564724254/160633504/254657516/376177624/170320051/216300313/212034215',
    ]) {
      const setup = parseLine(line);
      const state = new Candidates(setup);
      for (const { step } of solvePath(setup).pathSteps) {
        if (LIGHT_LEVELS.has(levelOf(step.rating)) || step.technique === 'trial') {
          make(state, step);
          continue;
        }
        const uses = LADDER.filter(({ rating }) => levelOf(rating) === levelOf(step.rating)).flatMap(
          (technique) => {
            const load = leastLoad(state, technique);
            return load < Number.POSITIVE_INFINITY ? [{ technique, load }] : [];
          },
        );
        const least = Math.min(...uses.map(({ load }) => load));
        const isWanted = ({ load }: (typeof uses)[number]) => load <= Math.max(least, USUAL_LOAD);
        const wanted = uses.find((use) => (least <= USUAL_LOAD ? isWanted(use) : use.load === least))!;
        const made = lightestStep(state);
        expect([made.technique, loadOf(made)], line).toEqual([wanted.technique.name, wanted.load]);
        if (least > USUAL_LOAD) seen.heavy++;
        else seen[wanted === uses[0] ? 'first' : 'later']++;
        if (least < wanted.load) seen.lighter++;
        make(state, step);
      }
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
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

describe('what a step rests on', () => {
  const named = (item: Item) => ('cell' in item ? item.cell : makeDomino(item.domino));

  it('is enough: with all other places open again, what it rules out still has no room', () => {
    const seen = new Set<TechniqueName>();
    for (const { setup } of WAYS.slice(0, 50)) {
      const state = new Candidates(setup);
      for (const { step } of solvePath(setup).pathSteps) {
        const { technique, place, eliminate } = step;
        const premises = premisesOf(step);
        const open = openPlacesOf(setup).filter(
          (one) => state.open[one.index] || !premises.some((item) => covers(one, item)),
        );
        const needs = premises.map(named);
        if (place) {
          const others = open.filter(({ index }) => index !== place.index);
          expect(canBeServed(others, needs), stepText(setup, step)).toBe(false);
        }
        for (const { index } of place ? [] : eliminate) {
          const chosen = open.find((one) => one.index === index)!;
          expect(canBeServed(open, needs, [chosen]), stepText(setup, step)).toBe(false);
        }
        make(state, step);
        seen.add(technique);
      }
    }
    expect(seen.size).toBeGreaterThan(11);
  });

  const cells = ({ because }: Step) => because;
  const dominoes = (step: Step) => step.dominoes!.map(makeDomino);
  const nothing = () => [];
  /** Where to look to see a step whose place is known, and where to begin if nothing is. */
  const LOOKS: Readonly<Record<TechniqueName, (step: Step) => readonly (number | string)[]>> = {
    seal: nothing,
    gap: ({ because }) => because.slice(0, 1),
    'equal-neighbours': cells,
    'fixed-cell': (step) => [...dominoes(step), ...cells(step)],
    overlap: dominoes,
    'forced-duplicate': cells,
    'odd-area': nothing,
    'locked-square': dominoes,
    'cell-set': cells,
    'hidden-set': dominoes,
    'cell-set-with-double': cells,
    'mixed-set': cells,
    chain: cells,
    matching: cells,
    trial: nothing,
  };

  it('is where a player looks to see it', () => {
    const seen = new Set<TechniqueName>();
    for (const { setup, way } of WAYS) {
      for (const step of [...way.steps, ...solvePath(setup).pathSteps.map((one) => one.step)]) {
        const { technique, trial, place } = step;
        // A chain that a way tells as a supposition begins at the place, too.
        const looks = trial ? [] : LOOKS[technique](step);
        expect(looksOf(step).map(named)).toEqual(looks);
        const tried = technique === 'trial' ? makeDomino(trial!.supposed.domino) : step.because[0];
        const first = technique === 'seal' ? makeDomino(place!.domino) : looks[0];
        const [link] = step.chain?.links ?? [];
        const begin = technique === 'odd-area' || trial ? tried : link ? named(link.item) : first;
        expect(named(lookAt(step))).toBe(begin);
        seen.add(technique);
      }
    }
    expect(seen.size).toBeGreaterThan(11);
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
