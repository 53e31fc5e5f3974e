import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAttempt } from '../../src/domino/attempt.ts';
import { makePlace } from '../../src/domino/coordinates.ts';
import { makeKeyRows, parseKeyRows, parseLine, parseRows } from '../../src/domino/notation.ts';
import { placementsOf } from '../../src/domino/puzzle.ts';
import { makeStone } from '../../src/domino/stones.ts';
import { faultOf } from '../helpers/fault.ts';

const PUZZLE = parseLine('omnibus 3 33013/12012/02320/21130');
const KEY = ['LRTTT', 'TTBBB', 'BBTLR', 'LRBLR'];
const STONES = placementsOf(PUZZLE, parseKeyRows(PUZZLE.board, KEY));
const pairs = (text: string, puzzle = PUZZLE) =>
  parseAttempt(puzzle, text).stones.map(({ first, second }) => [first, second]);

describe('an attempt', () => {
  it.each<[what: string, text: string, stones: number[][]]>([
    ['nothing', '', []],
    [
      'places',
      '1 a b\n a 2,3 ',
      [
        [0, 1],
        [5, 10],
      ],
    ],
    [
      'places between semicolons',
      '1 a b; a 2/3;',
      [
        [0, 1],
        [5, 10],
      ],
    ],
    [
      'stones with places',
      '3:3 on 1 a b\n1:0 a 2,3',
      [
        [0, 1],
        [5, 10],
      ],
    ],
    ['German words', '3:3 auf 1 a b', [[0, 1]]],
    [
      'rows',
      'LR???\n?????\n?????\n???LR',
      [
        [0, 1],
        [18, 19],
      ],
    ],
    [
      'rows between slashes, small letters',
      'lrt??/??b??/?????/?????',
      [
        [0, 1],
        [2, 7],
      ],
    ],
  ])('is read from %s', (_, text, stones) => {
    expect(pairs(text)).toEqual(stones);
  });

  it('keeps the name that the player gave a stone', () => {
    expect(parseAttempt(PUZZLE, '2:1 on 1 a b').stones).toEqual([
      { first: 0, second: 1, named: { low: 1, high: 2 } },
    ]);
  });

  it('is read back from any part of a key, written in any way', () => {
    fc.assert(
      fc.property(fc.subarray(STONES), fc.constantFrom('rows', 'places', 'stones'), (some, form) => {
        const rows = KEY.join('\n').replace(/[LRTB]/g, (letter, at: number) => {
          const cell = at - Math.floor(at / 6);
          return some.some(({ first, second }) => first === cell || second === cell) ? letter : '?';
        });
        const places = some.map((stone) => makePlace(PUZZLE.board, stone));
        const texts = {
          rows,
          places: places.join(';'),
          stones: some.map((stone, i) => `${makeStone(stone.stone)} on ${places[i]}`).join('\n'),
        };
        expect(pairs(texts[form])).toEqual(some.map(({ first, second }) => [first, second]));
      }),
    );
  });

  it('of a completion has the numbers that were filled in', () => {
    const puzzle = parseRows(['?11', '00?'], 1, 'completion');
    expect(parseAttempt(puzzle, '011\n00?\nLR?\n???')).toEqual({
      filled: [[0, 0]],
      stones: [{ first: 0, second: 1 }],
    });
    expect(parseAttempt(puzzle, 'a 1,2').filled).toEqual([]);
    const fault = faultOf(() => parseAttempt(puzzle, '001\n00?'));
    expect(fault).toMatchObject({ message: 'b1 holds 0', expected: '1, which is given there' });
    const large = faultOf(() => parseAttempt(puzzle, '211\n00?'));
    expect(large).toMatchObject({ message: 'a1 holds 2', expected: 'a number from 0 to 1' });
  });

  it('reads what solve prints', () => {
    const printed = ['exactly one solution', ...makeKeyRows(PUZZLE.board, parseKeyRows(PUZZLE.board, KEY))];
    const listed = STONES.map((stone) => `${makeStone(stone.stone)} on ${makePlace(PUZZLE.board, stone)}`);
    expect(pairs([...printed, ...listed].join('\n'))).toHaveLength(10);
  });

  it.each([
    ['1 a c', '"1 a c"', '"1 a c" names two cells that do not touch'],
    ['1 a z', '"1 a z"', /not on the board|do not touch/],
    ['hello', '"hello"', '"hello" is not the place of a domino'],
    ['L????/?????/?????/?????', undefined, 'a1 holds L without its other half'],
    ['????L/R????/?????/?????', undefined, 'e1 holds L without its other half'],
    ['?????/?????/?????/T????', undefined, 'a4 holds T without its other half'],
    ['.????/?????/?????/?????', undefined, 'a1 holds . without its other half'],
  ])('%s is refused', (text, where, message) => {
    const fault = faultOf(() => parseAttempt(PUZZLE, text));
    expect(fault.where).toBe(where);
    expect(fault.message).toMatch(message);
  });
});
