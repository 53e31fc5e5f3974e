import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asCell, fullRectangle, rectangle } from '../../src/domino/board.ts';
import { dominoesOf, makeDomino } from '../../src/domino/dominoes.ts';
import { listOf } from '../../src/domino/indices.ts';
import { parseGameId, parseKeyRows, parseRows } from '../../src/domino/notation.ts';
import {
  checkPuzzle,
  checkSetup,
  dominoAt,
  isAcross,
  makeKeyTable,
  placeCounts,
  placementsOf,
  type Setup,
} from '../../src/domino/puzzle.ts';
import { UserError } from '../../src/errors.ts';
import { tilings } from '../helpers/domino/arbitraries.ts';
import { faultLine } from '../helpers/fault.ts';

/** The complete set of a range on the full rectangle, with the halves in any order. */
const dealt: fc.Arbitrary<Setup> = fc.integer({ min: 0, max: 21 }).chain((range) => {
  const halves = dominoesOf(range).flatMap(({ low, high }) => [low, high]);
  return fc
    .shuffledSubarray(halves, { minLength: halves.length })
    .map((numbers) => ({ kind: 'omnibus', range, board: fullRectangle(range), numbers }));
});

describe('checkPuzzle', () => {
  it('passes every set of dominoes, however its halves lie', () => {
    fc.assert(
      fc.property(dealt, (setup) => {
        expect(checkPuzzle(setup)).toEqual({ ...setup, checked: true });
      }),
    );
  });

  it('refuses every set of dominoes in which one number is another', () => {
    fc.assert(
      fc.property(dealt, fc.nat(), fc.integer({ min: -1, max: 36 }), (setup, anyCell, number) => {
        const cell = anyCell % setup.numbers.length;
        fc.pre(setup.numbers[cell] !== number);
        expect(() => checkPuzzle({ ...setup, numbers: setup.numbers.with(cell, number) })).toThrow(UserError);
      }),
    );
  });

  const ofRange1 = 'expected 6, two for each of the 3 dominoes up to 1:1';
  const often = 'these numbers stand too often or too seldom';
  const compare = 'compare the numbers with the board you copied them from';
  it.each<[what: string, setup: Setup, said: string]>([
    ['a cell too few', parseRows(['001', '11.'], 1), `the board has 5 cells; ${ofRange1}`],
    ['a cell too many', parseRows(['0011', '1001'], 1), `the board has 8 cells; ${ofRange1}`],
    [
      'no cells at all',
      parseRows(['.'], 0),
      'the board has 0 cells; expected 2, two for each of the 1 dominoes up to 0:0',
    ],
    ['a number above the range', parseRows(['001', '120']), 'b2 holds 2; expected a number from 0 to 1'],
    [
      'a number above the range of a completion',
      parseRows(['?01', '120']),
      'b2 holds 2; expected a number from 0 to 1',
    ],
    [
      'a number of two digits above the range',
      parseGameId('1:0011[10]0'),
      'b2 holds 10; expected a number from 0 to 1',
    ],
    [
      'a place without a number',
      { kind: 'omnibus', range: 0, board: rectangle(1, 2), numbers: [0, -1] },
      'b1 holds -1; expected a number from 0 to 0',
    ],
    [
      'a number too often, another too seldom',
      parseRows(['001', '100']),
      `${often}: 0 (4 times), 1 (2 times); expected each number from 0 to 1 exactly 3 times; ${compare}`,
    ],
    [
      'a number that stands once',
      parseRows(['0011', '1111', '0012']),
      `${often}: 1 (7 times), 2 (1 time); expected each number from 0 to 2 exactly 4 times; ${compare}`,
    ],
    [
      'only one number, on a board with a hole',
      parseRows(['00', '0.', '00', '0.']),
      `${often}: 0 (6 times), 1 (0 times); expected each number from 0 to 1 exactly 3 times; ${compare}`,
    ],
  ])('refuses %s', (_, setup, said) => {
    expect(faultLine(() => checkPuzzle(setup))).toBe(said);
  });

  it('names the cell by the letters and numbers of its board', () => {
    const row = parseRows([`${'0'.repeat(27)}a${'0'.repeat(14)}`], 5);
    expect(() => checkPuzzle(row)).toThrow('ab1 holds 10');
  });
});

describe('checkSetup', () => {
  const setup = parseRows(['001', '110']);
  const { board, numbers } = setup;

  it('gives back what parseRows gives', () => {
    expect(checkSetup(setup)).toBe(setup);
  });

  it.each([
    undefined,
    {},
    { ...setup, kind: 'omnibuss' },
    { ...setup, range: 1.5 },
    { ...setup, board: undefined },
    { ...setup, board: { ...board, has: undefined } },
    { ...setup, board: { ...board, cells: undefined } },
    { ...setup, board: { ...board, rows: 3 } },
    { ...setup, board: { ...board, columns: 2 } },
    { ...setup, numbers: undefined },
    { ...setup, numbers: '001110' },
    { ...setup, numbers: numbers.slice(1) },
    { ...setup, numbers: numbers.with(0, 0.5) },
  ])('refuses what no reader gives (%#)', (wrong) => {
    expect(() => checkSetup(wrong as Setup)).toThrow(
      expect.objectContaining({ message: 'this is not a puzzle', code: 'not-a-puzzle' }),
    );
  });
});

it('placeCounts counts the places on which 0:0, 0:1 and 1:1 can be seen', () => {
  expect(placeCounts(parseRows(['100', '011']))).toEqual([1, 5, 1]);
  expect(placeCounts(parseRows(['1?0', '011']))).toEqual([0, 3, 1]);
});

it('a key without a domino has no other half for any cell', () => {
  expect(listOf(makeKeyTable(rectangle(1, 2)))).toEqual([-1, -1]);
});

describe('placementsOf', () => {
  it('gives every domino of a key once, in reading order, with its numbers', () => {
    fc.assert(
      fc.property(tilings, fc.infiniteStream(fc.integer({ min: 0, max: 21 })), ({ board, key }, stream) => {
        const numbers = board.has.map((present) => (present ? (stream.next().value as number) : -1));
        const setup: Setup = { kind: 'omnibus', range: 21, board, numbers };
        const placements = placementsOf(setup, key);
        const covered = placements.flatMap(({ first, second }) => [first, second]);
        expect(covered.toSorted((a, b) => a - b)).toEqual(board.cells);
        expect(placements.map(({ first }) => first)).toEqual(
          placements.map(({ first }) => first).toSorted((a, b) => a - b),
        );
        for (const { first, second, domino } of placements) {
          expect(key[first]).toBe(second);
          expect(key[second]).toBe(first);
          expect([domino.low, domino.high]).toEqual(
            [numbers[first]!, numbers[second]!].toSorted((a, b) => a - b),
          );
          expect(isAcross(board, { first, second })).toBe(second === first + 1 && board.columns > 1);
        }
      }),
    );
  });

  it('reads a small key', () => {
    const setup = parseRows(['100', '011']);
    const key = parseKeyRows(setup.board, ['TLR', 'BLR']);
    expect(
      placementsOf(setup, key).map(({ first, second, domino }) => [first, second, makeDomino(domino)]),
    ).toEqual([
      [0, 3, '0:1'],
      [1, 2, '0:0'],
      [4, 5, '1:1'],
    ]);
    expect(dominoAt(setup, { first: asCell(2), second: asCell(5) })).toEqual({ low: 0, high: 1 });
  });
});
