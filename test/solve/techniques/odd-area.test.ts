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
    for (let i = 0; i < 100; i++) {
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
