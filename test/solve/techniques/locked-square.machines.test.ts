import { describe, expect, it } from 'vitest';
import { parseLine } from '../../../src/domino/notation.ts';
import type { Setup } from '../../../src/domino/puzzle.ts';
import { Random } from '../../../src/random.ts';
import { Candidates } from '../../../src/solve/candidates.ts';
import { solvePath } from '../../../src/solve/ladder.ts';
import { lockedSquare } from '../../../src/solve/techniques/locked-square.ts';
import { oracleSolutions } from '../../helpers/oracle.ts';
import { dealOf, rawOf, uniqueOf } from '../../helpers/solve/deals.ts';
import { stepText, usesOf } from '../../helpers/solve/steps.ts';
import { testTechnique } from '../../helpers/solve/techniques/techniques.ts';

// The Dominosa book shows one in its Fig. 3, on "2 b c und 3 b c", where 4:5 and 4:7 are locked in. The numbers of the figure
// are lost, but the square is determined up to rotation: 4 is on two corners, 5 and 7 are on the others. Here it appears on
// boards of our own.
//   b c
// 2 5 4
// 3 4 7

describe('a locked square', () => {
  //   a b c d e f g h i
  // 1 0 1 0 0 6 1 5 5 6
  // 2 6 5 4 0 4 4 2 0 3
  // 3 2 4 7 6 1 1 1 7 0
  const FROM_THE_START =
    'omnibus 7 010061556/654044203/247611170/446655726/434202376/022031327/673157713/555733241';
  //   a b c d e f g h i
  // 1 7 6 4 2 7 3 7 6 6
  // 2 1 5 4 2 6 1 1 4 6
  // 3 7 4 7 5 5 1 5 7 4
  const LATER = 'omnibus 7 764273766/154261146/747551574/201102273/603044335/375243626/205241330/101500756';

  testTechnique(lockedSquare, [
    [
      'closes the other places of its four cells',
      FROM_THE_START,
      [],
      ['locked-square 4.2: not b 1,2, 2 a b, c 1,2, 2 c d, 3 a b, b 3,4, 3 c d, c 3,4; b2 c2 b3 c3; 4:5 4:7'],
    ],
    ['not when one of the dominoes is shut in further: that is a seal', FROM_THE_START, ['2 b c'], []],
    ['not while one of the dominoes has a place elsewhere', LATER, [], []],
  ]);

  it('can be turned: the two solutions of this board differ nowhere else', () => {
    const setup = parseLine(LATER);
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

// A puzzle with one solution has none. Two dominoes with two places each on four cells need four pairs of neighbours, so the
// cells form a square with its four sides. Neither domino has two opposite sides, as the other could not lie next to it. So
// each has two adjacent sides, either of which is possible: the pair can be turned.
describe('in the course of a solution', () => {
  /** How often it is open, at the start and after each step. */
  function meets(setup: Setup): number {
    const state = new Candidates(setup);
    let met = usesOf(lockedSquare, state).length;
    for (const { step } of solvePath(setup).pathSteps) {
      if (step.place) state.lay(step.place.index);
      else for (const { index } of step.eliminate) state.close(index);
      met += usesOf(lockedSquare, state).length;
    }
    return met;
  }

  it('it never shows if there is one solution', () => {
    for (let seed = 1; seed <= 3000; seed++) {
      expect(meets(uniqueOf(1 + (seed % 6), new Random(`one/${seed}`)))).toBe(0);
    }
  });

  it('it often shows if there are several', () => {
    let met = 0;
    for (let seed = 1; seed <= 200; seed++) {
      const setup = dealOf(2 + (seed % 6), true, new Random(`several/${seed}`));
      if (meets(setup) > 0) met++;
    }
    expect(met).toBeGreaterThan(40);
  });
});
