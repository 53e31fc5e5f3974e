import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAttempt } from '../../src/domino/attempt.ts';
import { makePlace } from '../../src/domino/coordinates.ts';
import { makeDomino } from '../../src/domino/dominoes.ts';
import { makeKeyRows, parseKeyRows, parseLine, parseRows } from '../../src/domino/notation.ts';
import { placementsOf } from '../../src/domino/puzzle.ts';
import { faultLine, faultOf } from '../helpers/fault.ts';

const PUZZLE = parseLine('omnibus 3 33013/12012/02320/21130');
const KEY = ['LRTTT', 'TTBBB', 'BBTLR', 'LRBLR'];
const DOMINOES = placementsOf(PUZZLE, parseKeyRows(PUZZLE.board, KEY));
const written = (dominoes: readonly { first: number; second: number }[]) =>
  dominoes.map(({ first, second }) => `${first}-${second}`).join(' ');
const pairs = (text: string, puzzle = PUZZLE) => written(parseAttempt(puzzle, text).dominoes);

describe('an attempt', () => {
  it.each<[what: string, text: string, dominoes: string]>([
    ['nothing', '', ''],
    ['places', '1 a b\n a 2,3 ', '0-1 5-10'],
    ['places between semicolons', '1 a b; a 2/3;', '0-1 5-10'],
    ['dominoes with places', '3:3 on 1 a b\n1:0 a 2,3', '0-1 5-10'],
    ['German words', '3:3 auf 1 a b', '0-1'],
    ['letters in one line', 'lttttttlll', written(DOMINOES)],
    ['rows', ' LR???  \n?????\n?????\n???LR', '0-1 18-19'],
    ['rows between slashes, small letters', 'lrt??/??b??/?????/?????', '0-1 2-7'],
  ])('is read from %s', (_, text, dominoes) => {
    expect(pairs(text)).toBe(dominoes);
    expect(parseAttempt(PUZZLE, text).filled).toEqual([]);
  });

  it('keeps the name that the player gave a domino', () => {
    expect(parseAttempt(PUZZLE, '2:1 on 1 a b').dominoes).toEqual([
      { first: 0, second: 1, named: { low: 1, high: 2 } },
    ]);
    expect(parseAttempt(PUZZLE, '1 a b').dominoes).toEqual([{ first: 0, second: 1 }]);
  });

  it('is read back from any part of a key, written in any way', () => {
    fc.assert(
      fc.property(
        fc.subarray(DOMINOES),
        fc.constantFrom('rows', 'letters', 'places', 'dominoes'),
        (some, form) => {
          const rows = KEY.join('\n').replace(/[LRTB]/g, (letter, at: number) => {
            const cell = at - Math.floor(at / 6);
            return some.some(({ first, second }) => first === cell || second === cell) ? letter : '?';
          });
          const places = some.map((domino) => makePlace(PUZZLE.board, domino));
          const letters = PUZZLE.board.cells.map((cell) => {
            const domino = some.find(({ first, second }) => first === cell || second === cell);
            if (domino?.second === cell) return '';
            return domino ? KEY.join('')[cell] : '?';
          });
          const texts = {
            rows,
            letters: letters.join(''),
            places: places.join(';'),
            dominoes: some.map((domino, i) => `${makeDomino(domino.domino)} on ${places[i]}`).join('\n'),
          };
          expect(pairs(texts[form])).toBe(written(some));
        },
      ),
    );
  });

  it('of a completion has the numbers that were filled in', () => {
    const puzzle = parseRows(['?11', '00?'], 1, 'completion');
    expect(parseAttempt(puzzle, '011\n00?\nLR?\n???')).toEqual({
      filled: [[0, 0]],
      dominoes: [{ first: 0, second: 1 }],
    });
    expect(parseAttempt(puzzle, '011\n001').filled).toEqual([
      [0, 0],
      [5, 1],
    ]);
    expect(parseAttempt(puzzle, 'a 1,2').filled).toEqual([]);
    for (const text of ['-11', '11-'])
      expect(() => parseAttempt(puzzle, `${text}\n00?`)).toThrow(`"${text}" is not the place of a domino`);
    const fault = (text: string) => faultLine(() => parseAttempt(puzzle, text));
    expect(fault('001\n00?')).toBe('b1 holds 0; expected 1, which is given there');
    expect(fault('211\n00?')).toBe('a1 holds 2; expected a number from 0 to 1');
  });

  it('reads what solve prints', () => {
    const printed = ['exactly one solution', ...makeKeyRows(PUZZLE.board, parseKeyRows(PUZZLE.board, KEY))];
    const listed = DOMINOES.map(
      (domino) => `${makeDomino(domino.domino)} on ${makePlace(PUZZLE.board, domino)}`,
    );
    expect(pairs([...printed, ...listed].join('\n'))).toBe(written(DOMINOES));
  });

  it.each([
    ['1 a c', '"1 a c"', '"1 a c" names two cells that do not touch'],
    ['1 a z', '"1 a z"', /not on the board|do not touch/],
    ['hello', '"hello"', '"hello" is not the place of a domino'],
    ['L????/?????/?????/?????', undefined, 'a1 holds L without its other half'],
    ['????L/R????/?????/?????', undefined, 'e1 holds L without its other half'],
    ['?????/?????/?????/T????', undefined, 'a4 holds T without its other half'],
    ['.????/?????/?????/?????', undefined, 'a1 holds . without its other half'],
    ['LR???/?????/?????/????', '"LR???"', '"LR???" is not the place of a domino'],
    ['XLR??/?????/?????/?????', '"XLR??"', '"XLR??" is not the place of a domino'],
    ['LR??X/?????/?????/?????', '"LR??X"', '"LR??X" is not the place of a domino'],
    ['RLT', '"RLT"', '"RLT" is not the place of a domino'],
    ['LTR', '"LTR"', '"LTR" is not the place of a domino'],
    ['not exactly one key', '"not exactly one key"', /is not the place of a domino$/],
    ['x'.repeat(80), `"${'x'.repeat(60)}"`, /is not the place of a domino$/],
    ['T', 'letter 2', 'no domino can begin at b1 with no letter'],
    ['????L', 'letter 5', 'no domino can begin at e1 with L'],
    ['?T???L', 'letter 6', 'no domino can begin at a2 with L'],
    ['LTTTTTTLLLL', undefined, 'there are 11 letters'],
  ])('%s is refused', (text, where, message) => {
    const fault = faultOf(() => parseAttempt(PUZZLE, text));
    expect(fault.where).toBe(where);
    expect(fault.message).toMatch(message);
  });

  it('on a board of one row has a letter for each cell', () => {
    const row = parseLine('omnibus 0 00');
    expect(pairs('LR', row)).toBe('0-1');
    expect(() => parseAttempt(row, 'L?')).toThrow('a1 holds L without its other half');
  });
});
