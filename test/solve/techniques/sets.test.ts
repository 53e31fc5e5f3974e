import { describe } from 'vitest';
import { cellSet, cellSetWithDouble } from '../../../src/solve/techniques/cell-set.ts';
import { hiddenSet } from '../../../src/solve/techniques/hidden-set.ts';
import { mixedSet } from '../../../src/solve/techniques/mixed-set.ts';
import { testTechnique } from '../../helpers/solve/techniques/techniques.ts';

// Real puzzles, each with one solution, unchanged or with places closed that are not in the solution.

describe('cell set: cells of one number with as many dominoes', () => {
  //   a b c d e
  // 1 3 0 2 1 1 b1 is left with 0:2 and 0:3, and so is e2 once e 1,2 is closed.
  // 2 1 2 3 2 0
  // 3 0 2 3 2 3
  // 4 0 0 1 1 3
  const TWO = 'omnibus 3 30211/12320/02323/00113';
  //   a b c d e
  // 1 1 3 0 3 0 b2 and e4 share 2:3 and 3:3; 3:3 is like any other domino as long as they are not neighbours.
  // 2 1 3 2 2 0
  // 3 2 2 1 1 2
  // 4 1 0 0 3 3
  const DOUBLE = 'omnibus 3 13030/13220/22112/10033';
  //   a b c d e
  // 1 2 0 3 2 1
  // 2 2 0 3 2 0   e1, d3 and b4 have 0:1, 1:1 and 1:2.
  // 3 3 3 2 1 0
  // 4 1 1 0 1 3
  const THREE = 'omnibus 3 20321/20320/33210/11013';
  //   a b c d e f
  // 1 0 2 2 2 3 4
  // 2 3 3 1 0 2 4
  // 3 4 0 1 0 1 0 f1, a3, d4 and e4 have 0:4, 1:4, 3:4 and 4:4 once 4 d e, which joins two of them, is closed.
  // 4 4 3 3 4 4 0
  // 5 2 2 3 1 1 1
  const FOUR = 'omnibus 4 022234/331024/401010/433440/223111';

  describe('of two', () => {
    testTechnique(cellSet(4.0, 2, 2), [
      ['closes their other places', TWO, ['e 1,2'], ['cell-set 4: not 3 a b, b 3,4; b1 e2; 0:2 0:3']],
      ['not while one of them has a third domino', TWO, [], []],
      ['not when they are closed', TWO, ['e 1,2', '3 a b', 'b 3,4'], []],
      ['one of which is the double', DOUBLE, ['2 a b'], ['cell-set 4: not d 1,2; b2 e4; 2:3 3:3']],
      ['not while one of them has a third domino, again', DOUBLE, [], []],
      ['not of three', THREE, ['b 3,4'], []],
    ]);
  });

  describe('of three', () => {
    testTechnique(cellSet(4.3, 3, 3), [
      ['closes their other places', THREE, ['b 3,4'], ['cell-set 4.3: not 4 c d; e1 d3 b4; 0:1 1:1 1:2']],
      ['not while one of them has a fourth domino', THREE, [], []],
      ['not of two', TWO, ['e 1,2'], []],
    ]);
  });

  describe('of four and more', () => {
    testTechnique(cellSet(4.6, 4, 6), [
      [
        'closes their other places',
        FOUR,
        ['4 d e'],
        ['cell-set 4.6: not f 2,3, 4 a b; f1 a3 d4 e4; 0:4 1:4 3:4 4:4'],
      ],
      ['not while the double can cover two of them', FOUR, [], []],
      ['not of three', THREE, ['b 3,4'], []],
    ]);
  });
});

describe('cell set with double: the double can cover two of the cells', () => {
  //   a b c d e
  // 1 3 0 0 2 1
  // 2 2 1 1 3 3 d2 and e2 have 1:3 and 3:3 once d 1,2 is closed.
  // 3 2 1 2 3 3
  // 4 2 0 0 1 0
  const SAME = 'omnibus 3 30021/21133/21233/20010';
  //   a b c d e f g h i
  // 1 7 7 2 7 5 1 3 2 4
  // 2 0 2 1 3 0 1 6 0 0
  // 3 1 3 0 4 4 6 0 7 1   Five cells (f1 a3 a4 d4 e4) have 1:1, 1:3, 1:4 and 1:5, and 1:1 can lie on a 3,4 or
  // 4 1 3 4 1 1 4 0 0 3 on 4 d e, so it must lie on one of them.
  // 5 4 5 3 3 5 2 5 6 6
  // 6 4 2 3 6 5 6 2 4 4
  // 7 5 1 6 6 5 7 7 7 5
  // 8 5 7 7 3 0 2 2 6 2
  const FEWER = 'omnibus 7 772751324/021301600/130446071/134114003/453352566/423656244/516657775/577302262';
  testTechnique(cellSetWithDouble(4.8, 6), [
    [
      'as many dominoes as cells: the double covers one of them',
      SAME,
      ['d 1,2'],
      ['cell-set-with-double 4.8: not 3 d e; d2 e2; 1:3 3:3'],
    ],
    ['not while they have a third domino', SAME, [], []],
    ['not when the double cannot lie on two of them: that is a cell set', SAME, ['d 1,2', '2 d e'], []],
    [
      'one domino less: the double covers two of them, and the other dominoes lie there, too',
      FEWER,
      ['a 2,3'],
      [
        'cell-set-with-double 4.8: not f 1,2, 2 c d, i 3,4, 7 a b; f1 a3 a4 d4 e4; 1:1 1:3 1:4 1:5',
        'cell-set-with-double 4.8: not f 1,2; a3 a4 d4; 1:1 1:3 1:4',
        'cell-set-with-double 4.8: not f 1,2; a3 a4 d4 e4; 1:1 1:3 1:4 1:5',
        // Others, in which the double is 7:7.
        'cell-set-with-double 4.8: not 8 b c; a1 b1 h3 g7; 0:7 1:7 2:7 7:7',
        'cell-set-with-double 4.8: not 8 b c; a1 b1 g7; 0:7 2:7 7:7',
      ],
    ],
    [
      'not while there is one domino more',
      FEWER,
      [],
      [
        'cell-set-with-double 4.8: not 8 b c; a1 b1 h3 g7; 0:7 1:7 2:7 7:7',
        'cell-set-with-double 4.8: not 8 b c; a1 b1 g7; 0:7 2:7 7:7',
      ],
    ],
  ]);
});

describe('hidden set: dominoes that cannot do without as many cells', () => {
  //   a b c d e
  // 1 2 3 0 1 2
  // 2 2 1 1 3 2   0:2, 0:3 and 2:3 lie on b1, a3 and e3.
  // 3 2 3 1 3 0
  // 4 0 0 0 1 3
  const THREE = 'omnibus 3 23012/21132/23130/00013';
  //   a b c d e f
  // 1 4 0 0 4 1 0
  // 2 3 2 2 2 1 0
  // 3 1 0 4 1 3 2 1:3 shows on a 2,3, d e 3 and e 2,3; 2:3 on 2 a b, 3 e f and, unless it is closed, e 3,4 …
  // 4 4 3 3 4 4 2
  // 5 3 3 0 1 1 2
  const TWO = 'omnibus 4 400410/322210/104132/433442/330112';
  testTechnique(hiddenSet, [
    ['of three', THREE, ['2 d e', 'b 3,4'], ['hidden-set 4.7: not b 1,2, a 2,3; b1 a3 e3; 0:2 0:3 2:3']],
    ['not while one of the dominoes has a place elsewhere', THREE, ['b 3,4'], []],
    ['nor another', THREE, ['2 d e'], []],
    ['of two', TWO, ['e 3,4'], ['hidden-set 4.7: not a 1,2; a2 e3; 1:3 2:3']],
    ['of two, with one place more to close', TWO, [], ['hidden-set 4.7: not a 1,2, e 3,4; a2 e3; 1:3 2:3']],
    ['not when they are closed', TWO, ['e 3,4', 'a 1,2'], []],
  ]);
});

describe('set of cells of different numbers', () => {
  //   a b c d e
  // 1 3 2 1 3 0   When 0:0 lies on e 1,2 and 3:3 on 3 b c, c2, a3 and e3 have 0:1, 0:2 and 1:2 between them.
  // 2 0 2 0 2 0
  // 3 2 3 3 2 1
  // 4 1 1 1 3 0
  const THREE = 'omnibus 3 32130/02020/23321/11130';
  //   a b c d e
  // 1 0 0 2 0 3   c1, a3, c3 and e3 have 0:2, 1:2, 2:2 and 2:3; c1, d3, c4 and e4 have 0:1, 0:2, 1:1 and 1:2.
  // 2 3 3 1 0 3
  // 3 2 2 2 1 2
  // 4 3 1 1 1 0
  const FOUR = 'omnibus 3 00203/33103/22212/31110';
  testTechnique(mixedSet, [
    ['of three', THREE, [], ['mixed-set 4.9: not 2 a b, 1 b c; c2 a3 e3; 0:1 0:2 1:2'], ['e 1,2', '3 b c']],
    ['not when they are closed', THREE, ['2 a b', '1 b c'], [], ['e 1,2', '3 b c']],
    [
      'of four',
      FOUR,
      ['b 3,4'],
      [
        'mixed-set 4.9: not b 2,3; c1 a3 c3 e3; 0:2 1:2 2:3 2:2',
        'mixed-set 4.9: not c 2,3, 2 c d; c1 d3 c4 e4; 0:2 1:2 0:1 1:1',
      ],
    ],
  ]);
});
