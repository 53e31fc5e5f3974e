import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_PLACE } from '../../src/domino/board.ts';
import { makePlace } from '../../src/domino/coordinates.ts';
import { makeLine, parseLine, parseRows } from '../../src/domino/notation.ts';
import type { Setup } from '../../src/domino/puzzle.ts';
import { Random } from '../../src/random.ts';
import { Candidates } from '../../src/solve/candidates.ts';
import { LADDER, replay, solvePath } from '../../src/solve/ladder.ts';
import { levelOf, TECHNIQUE_NAMES } from '../../src/solve/levels.ts';
import { countSolutions, SolutionCounter } from '../../src/solve/solution-counter.ts';
import { figures } from '../helpers/domino/figures.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import { dealOf, deals, rawOf, uniqueOf } from '../helpers/solve/deals.ts';
import { peerPuzzles } from '../helpers/solve/peer.ts';
import { openPlaces, stepsOf, stepText, usesOf } from '../helpers/solve/steps.ts';

/** Whether the path ends with the one solution that counting finds. */
function expectSolved(setup: Setup): void {
  const { key, solutions } = new SolutionCounter(setup.board, setup.range).load(setup.numbers).count(2);
  const { end } = solvePath(setup);
  expect([solutions, end.finished], makeLine(setup)).toEqual([1, true]);
  expect(end.key, makeLine(setup)).toEqual(key);
}

describe('every puzzle with one solution is solved', () => {
  it.each([...Array(10).keys()])('on full boards of range %i', (range) => {
    for (let i = 0; i < (range < 7 ? 80 : 30); i++)
      expectSolved(uniqueOf(range, new Random(`full/${range}/${i}`)));
  });

  it('on boards of any shape', () => {
    let solved = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const setup = dealOf(seed % 8, false, new Random(`shapes/${seed}`));
      if (countSolutions(setup).solutions !== 1) continue;
      expectSolved(setup);
      solved++;
    }
    expect(solved).toBeGreaterThan(60);
  });

  it.each([
    { range: 12, seed: 3 },
    { range: 12, seed: 4 },
    { range: 15, seed: 1 },
    { range: 21, seed: 0 },
    { range: 21, seed: 1 },
  ])('on a full board of range $range ($seed)', ({ range, seed }) => {
    expectSolved(uniqueOf(range, new Random(`big/${range}/${seed}`)));
  });

  it('of another program, and of the 1921 book', () => {
    const made = [...peerPuzzles('puzzles'), ...peerPuzzles('beyond')];
    let ambiguous = 0;
    for (const { id, puzzle, key, letter } of made) {
      const { end } = solvePath(puzzle);
      if (letter === 'a') {
        ambiguous += end.finished ? 0 : 1;
        continue;
      }
      expect(end.key, id).toEqual(key);
    }
    expect(ambiguous).toBeGreaterThan(30);
    for (const { name, rows, solutions } of figures) {
      expect(solvePath(parseRows(rows)).end.finished, name).toBe(solutions === 1);
    }
  });
});

describe('where there is not exactly one solution', () => {
  it.each([
    'omnibus 1 010/101',
    'omnibus 1 0..1/01.1/0...',
    'omnibus 2 0012/0112/0122',
    'omnibus 2 0012/2211/1020',
    'omnibus 1 000/110',
  ])('%s ends unsolved', (line) => {
    expect(oracleSolutions(rawOf(parseLine(line)), 9)).not.toHaveLength(1);
    expect(solvePath(parseLine(line)).end.finished).toBe(false);
  });

  it('nothing that is in any solution is closed, and hardly anything else is left open', () => {
    let [several, left, needless] = [0, 0, 0];
    for (let seed = 1; seed <= 150; seed++) {
      const setup = dealOf(1 + (seed % 4), seed % 2 === 0, new Random(`ambiguous/${seed}`));
      const solutions = oracleSolutions(rawOf(setup), 2000);
      if (solutions.length === 1 || solutions.length === 2000) continue;
      several++;
      const { end } = solvePath(setup);
      expect(end.finished).toBe(false);
      for (let place = FIRST_PLACE; place < end.places; place++) {
        const isInOne = solutions.some((key) => key[end.firstCell[place]!] === end.secondCell[place]);
        if (isInOne) expect(end.open[place]).toBe(1);
        left += end.open[place]!;
        if (!isInOne) needless += end.open[place]!;
      }
    }
    expect(several).toBeGreaterThan(60);
    // Only nested trials would show these.
    expect(needless / left).toBeLessThan(0.01);
  });
});

describe('climbing', () => {
  //   a b c d e
  // 1 0 3 2 1 3
  // 2 2 3 2 0 2
  // 3 0 0 0 1 2
  // 4 1 1 3 1 3
  it('goes by the example of every book, step by step', () => {
    const setup = parseLine('omnibus 3 03213/23202/00012/11313');
    // The number of open seals or gaps is in brackets.
    expect(
      solvePath(setup).pathSteps.map(({ step, choices }) => `${stepText(setup, step)} (${choices})`),
    ).toEqual([
      'seal 1: 3:3 on b 1,2, not 1 a b, 1 b c, 2 a b, 2 b c, b 2,3; b1 b2 (1)',
      'gap 1.2: 0:2 on a 1,2, not a 2,3, 2 c d, c 2,3, 2 d e; a1 (1)',
      'gap 1.2: 2:2 on c 1,2, not 1 c d, e 2,3; c2 (1)',
      'gap 1.2: 2:3 on e 1,2, not 1 d e, e 3,4; e2 (1)',
      'gap 1.2: 0:1 on d 1,2, not d 2,3, a 3,4, b 3,4, 3 c d; d1 (3)',
      'gap 1.2: 0:0 on 3 a b, not 3 b c; a3 (4)',
      'gap 1.2: 0:3 on c 3,4, not 4 b c, 4 c d; c3 (4)',
      'gap 1.2: 1:2 on 3 d e, not d 3,4; e3 (3)',
      'gap 1.2: 1:1 on 4 a b; a4 b4 (2)',
      'gap 1.2: 1:3 on 4 d e; d4 e4 (1)',
    ]);
  });

  it('uses the easiest that is there, counts the choices, and stops when there is none', () => {
    const setups = fc.oneof(
      deals(4),
      fc
        .record({ range: fc.integer({ min: 2, max: 6 }), seed: fc.nat() })
        .map(({ range, seed }) => uniqueOf(range, new Random(`easiest/${seed}`))),
    );
    fc.assert(
      fc.property(setups, (setup) => {
        const state = new Candidates(setup);
        const { pathSteps, end } = solvePath(setup);
        // Nested trials may go on for ever if there are several solutions.
        const ladder = LADDER.slice(0, end.finished ? undefined : -1);
        for (const { step, choices } of pathSteps) {
          const first = ladder.findIndex((technique) => usesOf(technique, state).length > 0);
          const open = stepsOf(ladder[first]!, state);
          const easiest = open.find(({ rating }) => rating === Math.min(...open.map((use) => use.rating)))!;
          const { eliminate: _, ...chosen } = easiest;
          expect(step).toMatchObject(chosen);
          if (!step.place) expect(step.eliminate).toEqual(easiest.eliminate);
          expect(choices).toBe(open.length);
          if (step.place) state.lay(step.place.index);
          else for (const { index } of step.eliminate) state.close(index);
        }
        if (end.possible && !end.finished)
          for (const technique of ladder) expect(usesOf(technique, end)).toEqual([]);
        expect(openPlaces(end)).toEqual(openPlaces(state));
      }),
      { numRuns: 60 },
    );
  });

  it('lays dominoes by seals and gaps only, and closes something with every other step', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { pathSteps, end } = solvePath(uniqueOf(3 + (seed % 5), new Random(`lays/${seed}`)));
      for (const { step } of pathSteps) {
        expect(step.place !== undefined).toBe(step.technique === 'seal' || step.technique === 'gap');
        expect(step.place !== undefined || step.eliminate.length > 0).toBe(true);
      }
      expect(pathSteps.filter(({ step }) => step.place)).toHaveLength(end.dominoes);
    }
  });

  it('is the same each time', () => {
    const setup = uniqueOf(6, new Random('same'));
    expect(solvePath(setup).pathSteps).toEqual(solvePath(setup).pathSteps);
  });

  it('can be gone again from its steps', () => {
    const setup = uniqueOf(6, new Random('again'));
    const { pathSteps, end } = solvePath(setup);
    const steps = pathSteps.map(({ step }) => step);
    expect(replay(setup, []).closed).toBe(0);
    expect(openPlaces(replay(setup, steps))).toEqual(openPlaces(end));
    expect(replay(setup, steps).key).toEqual(end.key);
    // Halfway, the board is as it was: the next step can be made.
    for (const [i, step] of steps.entries()) {
      const state = replay(setup, steps.slice(0, i));
      for (const { index } of [...step.eliminate, ...(step.place ? [step.place] : [])]) {
        expect(state.open[index], `${makePlace(setup.board, step.eliminate[0] ?? step.place!)}`).toBe(1);
      }
    }
  });
});

describe('the ladder', () => {
  it('has a rung for every technique, the easiest first', () => {
    expect(new Set(LADDER.map(({ name }) => name))).toEqual(new Set(TECHNIQUE_NAMES));
    const ratings = LADDER.map(({ rating }) => rating);
    // The lowest rating of chains is below that of a matching, and the highest above it.
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    expect(new Set(ratings.map(levelOf)).size).toBe(6);
  });
});
