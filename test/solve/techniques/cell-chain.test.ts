import { describe, expect, it } from 'vitest';
import { asPlace, placesOf } from '../../../src/domino/board.ts';
import { makePlace } from '../../../src/domino/coordinates.ts';
import { parseLine } from '../../../src/domino/notation.ts';
import { Candidates } from '../../../src/solve/candidates.ts';
import { cellChain } from '../../../src/solve/techniques/chain.ts';
import { stepsOf, stepText } from '../../helpers/solve/steps.ts';

// Real puzzles, each with one solution, with places closed that are not in the solution.
describe('chain, as the other program knows it', () => {
  it.each<[what: string, line: string, closed: string[], expected: string[], laid?: string[]]>([
    //   a b c d e
    // 1 2 0 3 0 2   a3: 3 a b or a 3,4; a4: a 3,4 or 4 a b. 3 a b is 2:3 and 4 a b is 0:2, as are the places of e1.
    // 2 2 1 1 1 3
    // 3 3 2 0 0 3
    // 4 0 2 1 1 3
    [
      'through cells, to a cell both of whose dominoes are used up',
      'omnibus 3 20302/21113/32003/02113',
      ['a 2,3'],
      [
        'chain 5.2: not 3 a b, 4 a b; a3 b3 a4 b4; a3 3 a b or a 3,4; a4 a 3,4 or 4 a b; ' +
          'together 3 a b, 4 a b; none for e1',
      ],
    ],
    //   a b c d e
    // 1 0 0 3 1 2   e1: 1 d e or e 1,2; e2: e 1,2 or e 2,3. 1 d e takes d1 and e 2,3 takes e3, on which 1:3 lies.
    // 2 0 3 2 1 2
    // 3 2 3 2 0 3
    // 4 3 0 1 1 1
    ['not for places that share a cell only', 'omnibus 3 00312/03212/23203/30111', ['2 d e'], []],
    //   a b c d e
    // 1 0 1 1 3 3   c1: 1 b c or c 1,2; 1:3: c 1,2 or e 2,3; e2: e 2,3 or 2 d e.
    // 2 0 2 3 2 1
    // 3 3 2 0 0 3
    // 4 0 1 1 2 2
    ['not through dominoes', 'omnibus 3 01133/02321/32003/01122', ['1 c d', 'e 1,2'], []],
    //   a b c d e
    // 1 3 2 2 0 3   e1, e2, e3, e4, d4, c4: 1 d e and 4 b c are both 0:3.
    // 2 1 2 1 3 2
    // 3 1 0 1 3 1
    // 4 2 3 0 0 0
    [
      'through cells, to a domino that would lie twice',
      'omnibus 3 32203/12132/10131/23000',
      [],
      [
        'chain 5.6: not 1 d e, e 2,3, 4 b c, 4 d e; d1 e1 e2 e3 b4 c4 d4 e4; e1 1 d e or e 1,2; ' +
          'e2 e 1,2 or e 2,3; e3 e 2,3 or e 3,4; e4 e 3,4 or 4 d e; d4 4 d e or 4 c d; c4 4 c d or 4 b c; ' +
          'together 1 d e, e 2,3, 4 d e, 4 b c',
      ],
      ['d 2,3', 'a 1,2', 'c 2,3'],
    ],
  ])('%s', (_, line, closed, expected, laid = []) => {
    const setup = parseLine(line);
    const state = new Candidates(setup);
    for (const [index, place] of placesOf(setup.board).entries()) {
      if (closed.includes(makePlace(setup.board, place))) state.close(asPlace(index));
      if (laid.includes(makePlace(setup.board, place))) state.lay(asPlace(index));
    }
    expect(stepsOf(cellChain, state).map((step) => stepText(setup, step))).toEqual(expected);
  });
});
