import { describe } from 'vitest';
import { cellChain, chain } from '../../../src/solve/techniques/chain.ts';
import { matching } from '../../../src/solve/techniques/matching.ts';
import { trial } from '../../../src/solve/techniques/trial.ts';
import { testTechnique } from '../../helpers/solve/techniques/techniques.ts';

// Real puzzles, each with one solution, as they are or with places closed that are not in the solution.

describe('chain: links of two places take two colours in turn', () => {
  //   a b c d e
  // 1 2 0 3 0 2   e1: 1 d e or e 1,2; 2:3: e 1,2 or 3 a b; a3: 3 a b or a 3,4; a4: a 3,4 or 4 a b.
  // 2 2 1 1 1 3   1 d e and 4 a b are both 0:2.
  // 3 3 2 0 0 3
  // 4 0 2 1 1 3
  const CLASH = 'omnibus 3 20302/21113/32003/02113';
  //   a b c d e
  // 1 0 1 1 3 3   c1: 1 b c or c 1,2; 1:3: c 1,2 or e 2,3; e2: e 2,3 or 2 d e. b 1,2 is 1:2 as 2 d e is,
  // 2 0 2 3 2 1   and shares b1 with 1 b c.
  // 3 3 2 0 0 3
  // 4 0 1 1 2 2
  const PINCER = 'omnibus 3 01133/02321/32003/01122';
  //   a b c d e
  // 1 0 2 3 3 1   a3: a 2,3 or a 3,4; 2:3: a 3,4 or 1 b c. a 2,3 takes a2 and 1 b c takes b1: both neighbours of a1.
  // 2 3 1 3 0 2
  // 3 3 1 0 0 2
  // 4 2 2 0 1 1
  const CELL = 'omnibus 3 02331/31302/31002/22011';
  //   a b c d e
  // 1 0 0 3 1 2   e1: 1 d e or e 1,2; e2: e 1,2 or e 2,3. 1 d e takes d1 and e 2,3 takes e3, on which 1:3 lies.
  // 2 0 3 2 1 2
  // 3 2 3 2 0 3
  // 4 3 0 1 1 1
  const DOMINO = 'omnibus 3 00312/03212/23203/30111';
  const shared = 'chain 5.1: not 3 d e; e2 e3 e4; 3:3 e 3,4 or e 2,3; together e 3,4';
  testTechnique(chain, [
    [
      'two places of one colour exclude each other; a place outside excludes one of either colour',
      CLASH,
      ['a 2,3'],
      [
        shared,
        'chain 5.4: not 1 d e, 3 a b, 4 a b; d1 e1 e2 a3 b3 a4 b4; e1 1 d e or e 1,2; 2:3 e 1,2 or 3 a b; ' +
          'a3 3 a b or a 3,4; a4 a 3,4 or 4 a b; together 1 d e, 3 a b, 4 a b',
        'chain 5.3: not 1 c d; d1 e1 e2 a3 b3 a4; e1 1 d e or e 1,2; 2:3 e 1,2 or 3 a b; a3 3 a b or a 3,4; ' +
          'together 1 d e, 3 a b',
      ],
    ],
    ['not while a link has a third place', CLASH, [], [shared]],
    [
      'a place outside excludes one of either colour',
      PINCER,
      ['1 c d', 'e 1,2'],
      [
        'chain 5.3: not b 1,2; b1 c1 c2 d2 e2 e3; c1 1 b c or c 1,2; 1:3 c 1,2 or e 2,3; e2 e 2,3 or 2 d e; ' +
          'together 1 b c, e 2,3',
      ],
    ],
    ['not while its first link has a third place', PINCER, ['e 1,2'], []],
    ['nor its last', PINCER, ['1 c d'], []],
    [
      'a colour leaves a cell no place',
      CELL,
      ['3 a b'],
      [
        'chain 5.2: not 1 b c, a 2,3; b1 c1 a2 a3 a4; a3 a 2,3 or a 3,4; 2:3 a 3,4 or 1 b c; ' +
          'together a 2,3, 1 b c; none for a1',
      ],
    ],
    ['not while the link has a third place', CELL, [], []],
    [
      'a colour leaves a domino no place',
      DOMINO,
      ['2 d e'],
      [
        'chain 5.2: not 1 d e, e 2,3; d1 e1 e2 e3; e1 1 d e or e 1,2; e2 e 1,2 or e 2,3; ' +
          'together 1 d e, e 2,3; none for 1:3',
      ],
    ],
    [
      'not while it has a place elsewhere',
      DOMINO,
      [],
      ['chain 5.1: not 2 d e; d1 e1 e2; e1 1 d e or e 1,2; together 1 d e'],
    ],
  ]);

  describe('as the other program knows it', () => {
    //   a b c d e
    // 1 3 2 2 0 3   e1, e2, e3, e4, d4, c4: 1 d e and 4 b c are both 0:3.
    // 2 1 2 1 3 2
    // 3 1 0 1 3 1
    // 4 2 3 0 0 0
    const CELLS = 'omnibus 3 32203/12132/10131/23000';
    testTechnique(cellChain, [
      [
        'through cells, to a cell both of whose dominoes are used up',
        CLASH,
        ['a 2,3'],
        [
          'chain 5.2: not 3 a b, 4 a b; a3 b3 a4 b4; a3 3 a b or a 3,4; a4 a 3,4 or 4 a b; ' +
            'together 3 a b, 4 a b; none for e1',
        ],
      ],
      ['not for places that share a cell only', DOMINO, ['2 d e'], []],
      ['not through dominoes', PINCER, ['1 c d', 'e 1,2'], []],
      [
        'through cells, to a domino that would lie twice',
        CELLS,
        [],
        [
          'chain 5.6: not 1 d e, e 2,3, 4 b c, 4 d e; d1 e1 e2 e3 b4 c4 d4 e4; e1 1 d e or e 1,2; ' +
            'e2 e 1,2 or e 2,3; e3 e 2,3 or e 3,4; e4 e 3,4 or 4 d e; d4 4 d e or 4 c d; c4 4 c d or 4 b c; ' +
            'together 1 d e, e 2,3, 4 d e, 4 b c',
        ],
        ['d 2,3', 'a 1,2', 'c 2,3'],
      ],
    ]);
  });
});

describe('matching: cells of one colour that need all their neighbours', () => {
  //   a b c d e
  // 1 1 1 2 2 3
  // 2 3 0 0 2 1 With two places closed, b3 and a4 have a3 and b4, and nothing else.
  // 3 3 2 0 0 3
  // 4 0 2 1 1 3
  const CORNER = 'omnibus 3 11223/30021/32003/02113';
  //   a b c d e f
  // 1 4 3 4 1 0 1
  // 2 0 3 1 1 3 3   a1, c1, b2, d2, a3, b4 and a5 have b1, d1, a2, c2, b3, a4 and b5.
  // 3 0 2 3 0 0 2
  // 4 0 2 4 4 2 4
  // 5 1 2 4 3 2 1
  const SEVEN = 'omnibus 4 434101/031133/023002/024424/124321';
  const around = ['2 d e', 'd 2,3', '4 b c'];
  testTechnique(matching, [
    ['two cells', CORNER, ['b 2,3', '3 b c'], ['matching 5.5: not a 2,3, 4 b c; b3 a4; beside a3 b4']],
    ['not while they have a third neighbour', CORNER, ['3 b c'], []],
    ['nor another', CORNER, ['b 2,3'], []],
    ['not when their neighbours have no others', CORNER, ['b 2,3', '3 b c', 'a 2,3', '4 b c'], []],
    [
      'seven cells',
      SEVEN,
      around,
      ['matching 5.5: not 1 d e, c 2,3, 3 b c, 5 b c; a1 c1 b2 d2 a3 b4 a5; beside b1 d1 a2 c2 b3 a4 b5'],
    ],
    ['not while they have one neighbour more', SEVEN, around.slice(1), []],
  ]);
});

describe('trial: what is supposed comes to nothing', () => {
  //   a b c d e
  // 1 1 2 0 3 3
  // 2 0 0 0 3 2
  // 3 2 3 2 1 0
  // 4 2 3 1 1 1
  const ONE = 'omnibus 3 12033/00032/23210/23111';
  //   a b c d e
  // 1 2 2 3 3 0
  // 2 1 3 1 0 2
  // 3 1 3 1 0 3
  // 4 0 0 2 2 1
  const FOUR = 'omnibus 3 22330/13102/13103/00221';
  testTechnique(trial, [
    [
      'one domino is forced',
      ONE,
      [],
      ['trial 6.1: not a 1,2; a1 a2; if 0:1 on a 1,2, e3 0:2 on e 2,3, then none for b1'],
      ['a 3,4'],
    ],
    [
      'the shortest of all is the easiest and comes first, the others in reading order',
      FOUR,
      [],
      [
        'trial 6.4: not a 2,3; a2 a3; if 1:1 on a 2,3, a1 2:2 on 1 a b, a4 0:0 on 4 a b, 2:3 2:3 on e 2,3, ' +
          'c4 1:2 on c 3,4, then none for e4',
        'trial 6.5: not 1 a b; a1 b1; if 2:2 on 1 a b, 2:3 2:3 on e 2,3, e1 0:3 on 1 d e, e4 1:2 on 4 d e, ' +
          'c1 1:3 on c 1,2, d2 0:0 on d 2,3, then none for c3',
        'trial 6.4: not 4 d e; d4 e4; if 1:2 on 4 d e, c4 0:2 on 4 b c, a4 0:1 on a 3,4, e1 0:3 on 1 d e, ' +
          'a2 1:3 on 2 a b, then none for 3:3',
      ],
    ],
    // The last two dominoes can be turned.
    [
      'nothing where every place is in a solution',
      'omnibus 2 0012/2211/1020',
      [],
      [],
      ['1 a b', '2 a b', '3 a b', '3 c d'],
    ],
  ]);
});
