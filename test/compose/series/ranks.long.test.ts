import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeyRanks } from '../../../src/compose/series/ranks.ts';
import { makeKeyRows } from '../../../src/domino/notation.ts';
import type { Key } from '../../../src/domino/puzzle.ts';
import { parseShape } from '../../../src/domino/shapes.ts';
import { NotPossibleError } from '../../../src/errors.ts';
import { keysOf } from '../../helpers/compose/series/keys.ts';
import { boards } from '../../helpers/domino/arbitraries.ts';

describe('the keys of a board', () => {
  // OEIS A099390 (ways to tile a board with dominoes); two rows: the Fibonacci numbers, A000045.
  it.each([
    ['2x3', 3n],
    ['2x36', 24_157_817n],
    ['3x3', 0n],
    ['4x5', 95n],
    ['5x6', 1183n],
    ['6x6', 6728n],
    ['8x8', 12_988_816n],
    ['8x9', 108_435_745n],
    ['9x8', 108_435_745n],
    ['10x10', 258_584_046_368n],
    ['1x72', 1n],
  ])('on %s are %s', (shape, count) => {
    expect(new KeyRanks(parseShape(shape)).count).toBe(count);
  });

  it.each(['4x5', '5x4', '5x6', '1x4', '###.##/######/.#####/####..'])(
    'on %s are numbered from 0',
    (shape) => {
      const board = parseShape(shape);
      const keys = keysOf(board);
      const ranks = new KeyRanks(board);
      const numbers = keys.map((key) => Number(ranks.rankOf(key)));
      expect(keys.length).toBeGreaterThan(0);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from(keys.keys()));
      expect(numbers.map((number) => ranks.keyOf(BigInt(number)))).toEqual(keys);
    },
  );

  it('are numbered on boards of any shape', () => {
    fc.assert(
      fc.property(boards(5), (board) => {
        const keys = keysOf(board);
        const ranks = new KeyRanks(board);
        expect(ranks.count).toBe(BigInt(keys.length));
        expect(new Set(keys.map((key) => ranks.rankOf(key))).size).toBe(keys.length);
        for (const key of keys) expect(ranks.keyOf(ranks.rankOf(key))).toEqual(key);
      }),
      { seed: 1921 },
    );
  });

  // Ids are printed in books, so the order must never change.
  it('begin and end with the same keys for ever', () => {
    const board = parseShape('2x4');
    const ranks = new KeyRanks(board);
    const rows = (key: Key) => makeKeyRows(board, key).join('/');
    expect([0n, 1n, 2n, 3n, 4n].map((rank) => rows(ranks.keyOf(rank)))).toEqual([
      'TTTT/BBBB',
      'TTLR/BBLR',
      'TLRT/BLRB',
      'LRTT/LRBB',
      'LRLR/LRLR',
    ]);
  });

  it('are not numbered where the board is too wide', () => {
    expect(() => new KeyRanks(parseShape('17x18'))).toThrow(NotPossibleError);
  });
});
