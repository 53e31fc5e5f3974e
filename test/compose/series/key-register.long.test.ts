import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPlain } from '../../../scripts/theorems/plain-keys.ts';
import { makeKeyId } from '../../../src/compose/series/key-id.ts';
import {
  KEY_TURNS,
  keyInRegister,
  MARK_DISTANCE,
  numberInRegister,
  REGISTER_BOARD,
  REGISTER_SIZE,
  turnedKey,
} from '../../../src/compose/series/key-register.ts';
import { entryOf, namesKey } from '../../../src/compose/series/register-entry.ts';
import { REGISTER_MARKS } from '../../../src/compose/series/register-marks.ts';
import { TerzettKeys } from '../../../src/compose/series/terzett-keys.ts';
import { rangeOfCells } from '../../../src/domino/dominoes.ts';
import { makeKeyRows } from '../../../src/domino/notation.ts';
import { makeShapeRows, parseShape } from '../../../src/domino/shapes.ts';
import { NotPossibleError, UserError } from '../../../src/errors.ts';
import { FIGURES } from '../../../src/parts/exhibits/figures.ts';
import { Random } from '../../../src/random.ts';
import { FIG_5, keyOf } from '../../helpers/compose/groups/checks.ts';
import { asCells } from '../../helpers/indices.ts';

/** The numbers of all keys found, in order. */
function ranksOf(keys: TerzettKeys, from = 0): number[] {
  const ranks: number[] = [];
  keys.begin(from);
  for (let rank = keys.next(); rank >= 0; rank = keys.next()) ranks.push(rank);
  return ranks;
}

const figure = (name: keyof typeof FIGURES) => FIGURES[name][1].replaceAll(/\d/g, '#');

describe('the keys of Terzetts', () => {
  it.each([
    ['2x3', 2],
    ['5x6', 244],
    ['6x5', 244],
    ['2x15', 0],
    ['2x36', 21],
    ['letter-e', 3],
    [figure('XI'), 42],
    [figure('XII'), 1452],
  ])('on %s are as many as another program finds', (shape, count) => {
    const board = parseShape(shape);
    const plain = countPlain(makeShapeRows(board), rangeOfCells(board.cells.length)! + 1);
    const keys = new TerzettKeys(board);
    expect(ranksOf(keys).length).toBe(plain.keys.length);
    expect(plain.keys.length).toBe(count);
  });

  it('come in the order of all keys, and begin anywhere', () => {
    const keys = new TerzettKeys(parseShape('5x6'));
    const all = ranksOf(keys);
    expect(all).toEqual(all.toSorted((a, b) => a - b));
    for (const at of [0, 1, 17, 200, 242, 243]) {
      expect(ranksOf(keys, all[at]!).length).toBe(all.length - at);
      expect(ranksOf(keys, all[at]! + 1).length).toBe(all.length - at - 1);
      expect(keys.ranks.rankOf(keys.ranks.keyOf(BigInt(all[at]!)))).toBe(BigInt(all[at]!));
    }
  });

  it('are not listed where the board is too wide or holds no set', () => {
    expect(() => new TerzettKeys(parseShape('11x12'))).toThrow(NotPossibleError);
    expect(() => new TerzettKeys(parseShape('4x4'))).toThrow(NotPossibleError);
  });
});

describe('what names a key for the register', () => {
  const rows = Array.from({ length: 8 }, () => 'LRLRLRLRT');

  it.each(['1', '23805', '8x9-babaz-tazos', '12X6-babaz', rows.join('/'), rows.join('\n'), rows.join(' / ')])(
    'is %j',
    (text) => expect(namesKey(text)).toBe(true),
  );

  it.each([
    ...['', '-1', '1.5', '8x9', '8x9-', 'a8x9-babaz', '8x9-babaz1', 'letter-e-babaz'],
    ...[rows.slice(1).join('/'), [...rows, rows[0]].join('/'), rows.join(''), `x${rows.join('/')}`],
    ...[rows.map((row) => row.slice(1)).join('/'), rows.join('/').replace('T', 'X'), rows.join('-')],
  ])('is not %j', (text) => expect(namesKey(text)).toBe(false));
});

describe('the register', () => {
  const numbers = fc.integer({ min: 1, max: REGISTER_SIZE });

  it('leads from a number to its key and back', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(numberInRegister(keyInRegister(number))).toBe(number);
      }),
      { seed: 1921, numRuns: 1 },
    );
  });

  it('holds a key as often as it can be turned, under other numbers or its own', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...KEY_TURNS), (number, turn) => {
        const turned = turnedKey(keyInRegister(number), turn);
        const other = numberInRegister(turned)!;
        expect(keyInRegister(other)).toEqual(turned);
        expect(numberInRegister(turnedKey(turned, turn))).toBe(number);
      }),
      { seed: 1921, numRuns: 1 },
    );
  });

  // Printed numbers must refer to the same key for ever.
  it.each([
    [1, '8x9-babaz-tazos'],
    [1025, '8x9-bagit-gadas'],
    [1_234_567, '8x9-janin-padat'],
    [REGISTER_SIZE, '8x9-vusod-vomap'],
  ])('has the same key %i for ever', (number, id) => {
    expect(makeKeyId(REGISTER_BOARD, keyInRegister(number))).toBe(id);
  });

  it('has an entry for each key, with every way to part it into threes', () => {
    const { key: rows, images, partitions, ...told } = entryOf('1025', 2);
    const key = keyInRegister(1025);
    expect(told).toEqual({ number: 1025, of: REGISTER_SIZE, keyId: '8x9-bagit-gadas' });
    expect(rows).toEqual(makeKeyRows(REGISTER_BOARD, key));
    expect(keyInRegister(images.half)).toEqual(turnedKey(key, 'half'));
    for (const { threes, inside, fillings, unique } of partitions) {
      const letters = threes.join('');
      // In the order in which they are met.
      expect([...new Set(letters)].join('')).toBe('abcdefghijklmnopqrstuvwx');
      const within = key.filter((other, cell) => other > cell && letters[other] === letters[cell]);
      expect(inside).toBe(within.length);
      expect(fillings).toBeGreaterThanOrEqual(unique);
    }
    expect(new Set(partitions.map(({ threes }) => threes.join('/'))).size).toBe(partitions.length);
    expect(Math.max(...partitions.map(({ inside }) => inside))).toBe(8);
  });

  it('has a mark for each block, and as many keys as are said between two of them', () => {
    let sum = 0;
    const marks = REGISTER_MARKS.split(/\s+/).map((gap) => {
      sum += Number.parseInt(gap, 36);
      return sum;
    });
    expect(marks.length).toBe(Math.ceil(REGISTER_SIZE / MARK_DISTANCE));
    const keys = new TerzettKeys(REGISTER_BOARD);
    const random = new Random('marks');
    const blocks = [random.below(marks.length - 1), marks.length - 1];
    for (const block of blocks) {
      keys.begin(marks[block]!);
      expect(keys.next()).toBe(marks[block]);
      const length = block + 1 < marks.length ? MARK_DISTANCE : REGISTER_SIZE % MARK_DISTANCE;
      for (let i = 1; i < length; i++) keys.next();
      expect(keys.next()).toBe(marks[block + 1] ?? -1);
    }
  });

  it('holds both keys that suit Fig. 5, and not every key', () => {
    for (const { key } of FIG_5.keys) expect(numberInRegister(asCells(keyOf(key)))).toBeGreaterThan(0);
    const upright = REGISTER_BOARD.cells.map((cell) => cell + (Math.floor(cell / 9) % 2 === 0 ? 9 : -9));
    expect(numberInRegister(asCells(upright))).toBeUndefined();
  });

  it.each([0, -1, 1.5, REGISTER_SIZE + 1, Number.NaN])('has no number %d', (number) => {
    expect(() => keyInRegister(number)).toThrow(UserError);
  });
});
