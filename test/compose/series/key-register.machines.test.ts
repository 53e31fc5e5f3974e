import { beforeAll, describe, expect, it } from 'vitest';
import { countPlain, type PlainCount } from '../../../scripts/theorems/plain-keys.ts';
import {
  keyInRegister,
  MARK_DISTANCE,
  REGISTER_BOARD,
  REGISTER_SIZE,
} from '../../../src/compose/series/key-register.ts';
import { makeShapeRows } from '../../../src/domino/shapes.ts';
import { isThorough } from '../../helpers/thorough.ts';

/** A key in the format of the program that counts keys: column by column, a 1 for each horizontal domino. */
function codeOf(key: readonly number[]): number {
  const { rows, columns } = REGISTER_BOARD;
  let code = 0;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const cell = row * columns + column;
      if (key[cell]! > cell) code = 2 * code + (key[cell] === cell + 1 ? 1 : 0);
    }
  }
  return code;
}

// This takes a minute; test/compose/series/key-register.long.test.ts counts smaller boards by the same program.
describe.skipIf(!isThorough)('the register, counted by another program', () => {
  let counted: PlainCount;
  beforeAll(() => {
    counted = countPlain(makeShapeRows(REGISTER_BOARD), 8);
  }, 600_000);

  // The first two were known beforehand from a third program.
  it('has as many keys', () => {
    const { partitions, pairs, keys } = counted;
    expect({ partitions, pairs, keys: keys.length }).toEqual({
      partitions: 8133,
      pairs: 6_399_912,
      keys: REGISTER_SIZE,
    });
  });

  it('has the same key at the beginning and in the middle of each block, and at the end', () => {
    const { keys } = counted;
    for (let number = 1; number <= REGISTER_SIZE; number += MARK_DISTANCE) {
      expect(codeOf(keyInRegister(number))).toBe(keys[number - 1]);
    }
    for (let number = 500; number <= REGISTER_SIZE; number += 100 * MARK_DISTANCE) {
      expect(codeOf(keyInRegister(number))).toBe(keys[number - 1]);
    }
    expect(codeOf(keyInRegister(REGISTER_SIZE))).toBe(keys[REGISTER_SIZE - 1]);
  });
});
