import { describe, expect, it } from 'vitest';
import { FIRST_PLACE } from '../../src/domino/board.ts';
import { makeLine, parseLine, parseRows } from '../../src/domino/notation.ts';
import type { Setup } from '../../src/domino/puzzle.ts';
import { Random } from '../../src/random.ts';
import { LADDER, replay, solvePath } from '../../src/solve/ladder.ts';
import { levelOf, TECHNIQUE_NAMES } from '../../src/solve/levels.ts';
import { countSolutions } from '../../src/solve/solution-counter.ts';
import { figures } from '../helpers/domino/figures.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import { dealOf, rawOf, uniqueOf } from '../helpers/solve/deals.ts';
import { peerPuzzles } from '../helpers/solve/peer.ts';
import { openPlaces, stepText } from '../helpers/solve/steps.ts';

// That each step is the easiest that is there, and how many there were to choose from: slow.test.ts.

/** Whether the path ends with the one solution that counting finds, and lays dominoes by seals and gaps only. */
function expectSolved(setup: Setup): void {
  const { key, solutions } = countSolutions(setup, 2);
  const { pathSteps, end } = solvePath(setup);
  expect([solutions, end.finished], makeLine(setup)).toEqual([1, true]);
  expect(end.key, makeLine(setup)).toEqual(key);
  for (const { step } of pathSteps) {
    expect(step.place !== undefined).toBe(step.technique === 'seal' || step.technique === 'gap');
  }
  expect(pathSteps.filter(({ step }) => step.place)).toHaveLength(end.dominoes);
}

describe('every puzzle with one solution is solved', () => {
  it.each([...Array(10).keys()])('on full boards of range %i', (range) => {
    for (let i = 0; i < 8; i++) expectSolved(uniqueOf(range, new Random(`full/${range}/${i}`)));
  });

  it('on boards of any shape', () => {
    let solved = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const setup = dealOf(seed % 8, false, new Random(`shapes/${seed}`));
      if (countSolutions(setup).solutions !== 1) continue;
      expectSolved(setup);
      solved++;
    }
    expect(solved).toBeGreaterThan(30);
  });

  it.each([
    { range: 12, seed: 3 },
    { range: 15, seed: 1 },
    { range: 21, seed: 0 },
  ])('on a full board of range $range', ({ range, seed }) => {
    expectSolved(uniqueOf(range, new Random(`big/${range}/${seed}`)));
  });

  it('of another program, and of the 1921 book', () => {
    let ambiguous = 0;
    const peer = [...peerPuzzles('puzzles'), ...peerPuzzles('beyond')].filter((_, i) => i % 2 === 0);
    for (const { id, puzzle, key, letter } of peer) {
      const { end } = solvePath(puzzle);
      if (letter !== 'a') expect(end.key, id).toEqual(key);
      else if (!end.finished) ambiguous++;
    }
    expect(ambiguous).toBeGreaterThan(15);
    for (const { name, rows, solutions } of figures) {
      expect(solvePath(parseRows(rows)).end.finished, name).toBe(solutions === 1);
    }
  });
});

describe('where there is not exactly one solution', () => {
  it.each(['omnibus 1 010/101', 'omnibus 1 0..1/01.1/0...', 'omnibus 1 000/110'])(
    '%s ends unsolved',
    (line) => {
      expect(oracleSolutions(rawOf(parseLine(line)), 9)).not.toHaveLength(1);
      expect(solvePath(parseLine(line)).end.finished).toBe(false);
    },
  );

  it('nothing that is in any solution is closed, and hardly anything else is left open', () => {
    let [several, left, needless] = [0, 0, 0];
    for (let seed = 1; seed <= 120; seed++) {
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
    expect(several).toBeGreaterThan(48);
    // Only nested trials would show these.
    expect(needless / left).toBeLessThan(0.01);
  });

  // The Dominosa book shows a locked square in its Fig. 3, on "2 b c und 3 b c", where 4:5 and 4:7 are locked in. The numbers of
  // the figure are lost, but the square is determined up to rotation: 4 is on two corners, 5 and 7 are on the others.
  //
  // A puzzle with one solution has none: two dominoes with two places each on four cells need four pairs of neighbours, so the
  // cells form a square with its four sides. Neither domino has two opposite sides, as the other could not lie next to it. So each
  // has two adjacent sides, either of which is possible: the pair can be turned.
  it('a locked square can be turned: the two solutions of this board differ nowhere else', () => {
    const setup = parseLine(
      'omnibus 7 764273766/154261146/747551574/201102273/603044335/375243626/205241330/101500756',
    );
    const { pathSteps, end } = solvePath(setup);
    expect(pathSteps.map(({ step }) => stepText(setup, step))).toContain(
      'locked-square 4.2: not c 1,2, 2 c d, b 3,4; b2 c2 b3 c3; 4:5 4:7',
    );
    const [one, other, ...more] = oracleSolutions(rawOf(setup), 9);
    expect(more).toEqual([]);
    const differ = setup.board.cells.filter((cell) => one![cell] !== other![cell]);
    expect(differ).toEqual([10, 11, 19, 20]);
    expect(setup.board.cells.filter((cell) => end.key[cell] === -1)).toEqual(differ);
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

  it('can be gone again from its steps, and is the same each time', () => {
    const setup = uniqueOf(6, new Random('again'));
    const { pathSteps, end } = solvePath(setup);
    expect(solvePath(setup).pathSteps).toEqual(pathSteps);
    const steps = pathSteps.map(({ step }) => step);
    expect(replay(setup, []).closed).toBe(0);
    expect(openPlaces(replay(setup, steps))).toEqual(openPlaces(end));
    expect(replay(setup, steps).key).toEqual(end.key);
    // Halfway, the board is as it was: the next step can be made.
    for (const [i, step] of steps.entries()) {
      const state = replay(setup, steps.slice(0, i));
      for (const { index } of [...step.eliminate, ...(step.place ? [step.place] : [])]) {
        expect(state.open[index], stepText(setup, step)).toBe(1);
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
