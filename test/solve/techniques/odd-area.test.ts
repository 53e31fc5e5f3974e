import { describe, expect, it } from 'vitest';
import { puzzleId } from '../../../src/book/id.ts';
import { ladderOf } from '../../../src/book/ladder.ts';
import { FIRST_PLACE } from '../../../src/domino/board.ts';
import { makeLine, parseLine } from '../../../src/domino/notation.ts';
import { checkPuzzle } from '../../../src/domino/puzzle.ts';
import { Random } from '../../../src/random.ts';
import { Candidates } from '../../../src/solve/candidates.ts';
import { Fixpoint } from '../../../src/solve/fixpoint.ts';
import { grade } from '../../../src/solve/grade.ts';
import { LADDER } from '../../../src/solve/ladder.ts';
import { oddArea } from '../../../src/solve/techniques/odd-area.ts';
import { oddBridge } from '../../../src/solve/techniques/odd-bridge.ts';
import { dealOf } from '../../helpers/solve/deals.ts';
import { oddArea as plainOddArea } from '../../helpers/solve/slow/odd-area.ts';
import { stepsOf, stepText } from '../../helpers/solve/steps.ts';
import { testTechnique } from '../../helpers/solve/techniques/techniques.ts';

describe('odd area: a domino would cut off an odd number of cells', () => {
  //   a b c d e
  // 1 2 0 3 2 0
  // 2 2 1 3 2 0 With three places closed, a3, b3, a4 and b4 are connected to the rest only by 4 b c.
  // 3 0 0 1 1 3
  // 4 1 3 3 2 1
  const CORNER = 'omnibus 3 20320/21320/00113/13321';
  const around = ['3 b c', 'a 2,3', 'b 2,3'];
  testTechnique(oddArea, [
    ['the only way out of four cells', CORNER, around, ['odd-area 3.3: not 4 b c; a3 b3 a4']],
    ['not while there is a second way, above', CORNER, ['3 b c', 'a 2,3'], []],
    ['nor beside', CORNER, ['a 2,3', 'b 2,3'], []],
    [
      'not 4 b c where three hang on it, but what would leave one of these alone, or all three',
      CORNER,
      ['a 2,3', '3 a b', 'b 3,4'],
      [
        'odd-area 3.3: not c 3,4; a3 a4 b4',
        'odd-area 3.3: not 4 a b; a3',
        'odd-area 3.3: not 4 c d; a3 a4 b4',
      ],
    ],
    ['not where it is closed', CORNER, [...around, '4 b c'], []],
    ['not where the area itself is odd: then there is no solution', 'omnibus 1 00011.1', [], []],
  ]);
});

describe('an odd area that no single place leads to', () => {
  const EASIER = LADDER.slice(0, LADDER.indexOf(oddArea)).filter(
    ({ name }) => name !== 'seal' && name !== 'gap',
  );

  it.each([
    [
      'gataj-sivof',
      'omnibus 7 027345711/125147555/204026762/611330154/003657304/067610454/272641377/532362364',
      'odd-area 3.3: not 3 d e; a1 b1 a2 b2 c2 d2 a3 b3 c3',
      4.3,
    ],
    [
      'vokid-votum',
      'omnibus 7 561407100/575245335/663723533/142224464/677631172/764630510/404001517/223120657',
      'odd-area 3.3: not c 6,7; a4 b4 c4 a5 b5 c5 a6 b6 a7 b7 a8 b8 c8',
      4.6,
    ],
  ])('makes %s tricky', (id, line, expected, before) => {
    const puzzle = checkPuzzle(parseLine(line));
    expect(puzzleId(puzzle)).toBe(id);
    const fixpoint = new Fixpoint(puzzle.board, puzzle.range, [EASIER]);
    fixpoint.load(puzzle.numbers);
    expect(fixpoint.reach(1)).toBe(false);
    expect(stepsOf(oddArea, fixpoint.state).map((step) => stepText(puzzle, step))).toContain(expected);
    expect(stepsOf(oddBridge, fixpoint.state).map((step) => stepText(puzzle, step))).not.toContain(expected);
    expect(grade(puzzle)).toMatchObject({ level: 'tricky', rating: 3.3 });
    expect(grade(puzzle, ladderOf(3))).toMatchObject({ level: 'hard', rating: before });
  });
});

describe('odd areas on any boards, with any places closed', () => {
  it('are those that are found by taking both cells away', () => {
    const random = new Random('odd-areas');
    const counts = { none: 0, odd: 0, bridges: 0, more: 0 };
    for (let i = 0; i < 200; i++) {
      const deal = dealOf(1 + random.below(5), i % 3 === 0, random);
      const state = new Candidates(deal);
      const share = random.below(10);
      for (let place = FIRST_PLACE; place < state.places; place++) {
        const isLaid = deal.key[state.firstCell[place]!] === state.secondCell[place];
        if (random.below(10) < share && (!isLaid || i % 10 === 0)) state.close(place);
      }
      const found = stepsOf(oddArea, state);
      expect(found, makeLine(deal)).toEqual(stepsOf(plainOddArea, state));
      const bridges = stepsOf(oddBridge, state).length;
      if (found.length === 0) counts[bridges > 0 ? 'odd' : 'none']++;
      else counts[found.length > bridges ? 'more' : 'bridges']++;
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(2);
  });
});
