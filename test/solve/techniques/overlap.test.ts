import { describe } from 'vitest';
import { equalNeighbours } from '../../../src/solve/techniques/equal-neighbours.ts';
import { fixedCell } from '../../../src/solve/techniques/fixed-cell.ts';
import { forcedDuplicate, forcedDuplicateOfTwo } from '../../../src/solve/techniques/forced-duplicate.ts';
import { overlap } from '../../../src/solve/techniques/overlap.ts';
import { testTechnique } from '../../helpers/solve/techniques/techniques.ts';

// Real puzzles, each with one solution, as they are or with places closed that are not in the solution.

describe('equal neighbours: whatever covers a cell is one domino', () => {
  //   a b c d
  // 1 0 2 2 1 The neighbours of d1 are two twos.
  // 2 0 2 1 2
  // 3 0 1 1 0
  const CORNER = 'omnibus 2 0221/0212/0110';
  //   a b c d e
  // 1 3 3 2 1 0
  // 2 0 0 2 3 0 The neighbours of a2 are 3, 0 and 0.
  // 3 0 1 3 1 2
  // 4 3 1 2 1 2
  const STRUCK = 'omnibus 3 33210/00230/01312/31212';
  testTechnique(equalNeighbours, [
    [
      'closes the other places of the domino',
      CORNER,
      [],
      ['equal-neighbours 2: not c 1,2, 2 b c, b 2,3, 2 c d; d1; 1:2'],
    ],
    [
      'also when a third neighbour is eliminated off',
      STRUCK,
      ['a 1,2'],
      ['equal-neighbours 2: not e 1,2; a2; 0:0'],
    ],
    ['not while the third is there', STRUCK, [], []],
    ['not when the domino shows nowhere else', STRUCK, ['a 1,2', 'e 1,2'], []],
    ['not when one place is left: that is a gap', STRUCK, ['a 1,2', '2 a b'], []],
  ]);
});

describe('fixed cell: all places of a domino use it', () => {
  //   a b c d
  // 1 2 1 1 2   2:2 shows on d 1,2 and d 2,3.
  // 2 0 0 0 2
  // 3 0 1 1 2
  const COLUMN = 'omnibus 2 2112/0002/0112';
  //   a b c d e
  // 1 1 2 0 0 3   3:3 shows on 4 a b, 4 b c and c 3,4.
  // 2 1 2 1 0 1
  // 3 0 0 3 2 2
  // 4 3 3 3 1 2
  const STRUCK = 'omnibus 3 12003/12101/00322/33312';
  testTechnique(fixedCell, [
    ['closes the other dominoes of the cell', COLUMN, [], ['fixed-cell 2.2: not 2 c d; d2; 2:2']],
    ['not when they are closed', COLUMN, ['2 c d'], []],
    [
      'also when a place elsewhere is eliminated off',
      STRUCK,
      ['c 3,4'],
      ['fixed-cell 2.2: not b 3,4; b4; 3:3'],
    ],
    ['not while it is there: three in a chain share no cell', STRUCK, [], []],
    ['not when one place is left: that is a seal', STRUCK, ['c 3,4', '4 b c'], []],
  ]);
});

describe('overlap: a place that meets every place of some domino', () => {
  //   a b c d
  // 1 2 0 1 2   1:2 shows on a 1,2, 3 a b, 1 c d and 2 c d.
  // 2 1 0 1 2
  // 3 1 2 0 0
  const RANGE_2 = 'omnibus 2 2012/1012/1200';
  //   a b c d e
  // 1 1 2 0 0 3   0:2 shows on 1 b c, b 2,3 and d 2,3.
  // 2 1 2 1 0 1
  // 3 0 0 3 2 2
  // 4 3 3 3 1 2
  const STRUCK = 'omnibus 3 12003/12101/00322/33312';
  testTechnique(overlap, [
    [
      'of two, one at each of its ends',
      RANGE_2,
      ['1 c d', '2 c d'],
      ['overlap 2.5: not a 2,3; a1 a2 a3 b3; 1:2'],
    ],
    ['not while there is a place that it does not meet', RANGE_2, ['1 c d'], []],
    ['nor another', RANGE_2, ['2 c d'], []],
    ['of two, again', STRUCK, ['d 2,3'], ['overlap 2.5: not b 1,2; b1 c1 b2 b3; 0:2']],
    ['not of three, of which it meets two', STRUCK, [], []],
  ]);
});

describe('forced duplicate: a cell would need the domino once more', () => {
  //   a b c d e
  // 1 1 1 2 2 1   d1 has 2:2, 1:2 and, below, 2:3.
  // 2 0 3 3 3 1
  // 3 0 1 0 3 0
  // 4 3 2 2 2 0
  const ONE = 'omnibus 3 11221/03331/01030/32220';
  //   a b c d e
  // 1 0 1 0 3 1   e1 has 1:3 and 1:1; without e2 only 1:3.
  // 2 3 2 1 3 1
  // 3 0 0 1 2 2
  // 4 3 3 0 2 2
  const START = 'omnibus 3 01031/32131/00122/33022';
  testTechnique(forcedDuplicate, [
    ['one cell', ONE, ['d 1,2'], ['forced-duplicate 2.8: not 1 b c; d1; 1:2']],
    ['not while the cell has a third domino', ONE, [], []],
    ['not when the place is gone', ONE, ['d 1,2', '1 b c'], []],
    [
      'several at once, also two places for one cell',
      START,
      [],
      [
        'forced-duplicate 2.8: not 2 d e; e1; 1:3',
        'forced-duplicate 2.8: not b 3,4; a3; 0:3',
        'forced-duplicate 2.8: not b 3,4, 4 b c; a4; 0:3',
        'forced-duplicate 2.8: not a 3,4; b4; 0:3',
      ],
    ],
  ]);
});

describe('forced duplicate of two cells: both would need the same domino', () => {
  //   a b c d e
  // 1 1 1 0 0 2 A domino on c2 and c3 would leave c1 only b1, and c4 only 0:1 with b4, too.
  // 2 2 3 3 1 2
  // 3 3 3 1 2 2
  // 4 0 0 1 0 3
  const BETWEEN = 'omnibus 3 11002/23312/33122/00103';
  //   a b c d e
  // 1 1 0 3 2 0 A domino on c1 and d1 would leave b1 and e1 only 0:1.
  // 2 1 3 0 2 1
  // 3 1 3 0 2 2
  // 4 3 2 1 3 0
  const ACROSS = 'omnibus 3 10320/13021/13022/32130';
  testTechnique(forcedDuplicateOfTwo, [
    ['above and below', BETWEEN, ['1 c d'], ['forced-duplicate 3: not c 2,3; c1 c4; 0:1']],
    ['not while one of them has another domino', BETWEEN, [], []],
    ['left and right', ACROSS, ['b 1,2'], ['forced-duplicate 3: not 1 c d; b1 e1; 0:1']],
    ['not while one of them has another neighbour', ACROSS, [], []],
    ['not when the place is gone', ACROSS, ['b 1,2', '1 c d'], []],
  ]);
});
