import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK, CELLS, cellOf, DOTS, dotsOf, isSixDot, LETTER_DIGITS, LETTERS } from '../src/six-dot.ts';

describe('cells', () => {
  // The braille alphabet by dot numbers: the second row adds dot 3 to the first, the third adds dots 3 and 6. w is irregular,
  // as French had none.
  const first = ['1', '12', '14', '145', '15', '124', '1245', '125', '24', '245'];
  const alphabet = [
    ...first,
    ...first.map((dots) => `${dots}3`),
    ...first.slice(0, 2).map((dots) => `${dots}36`),
    '2456',
    ...first.slice(2, 5).map((dots) => `${dots}36`),
  ];

  it('knows the alphabet', () => {
    expect(LETTERS.map((cell) => dotsOf(cell).join(''))).toEqual(
      alphabet.map((dots) => [...dots].sort().join('')),
    );
  });

  it('writes digits as a to j', () => {
    expect(LETTER_DIGITS.join('')).toBe('⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊');
  });

  it('has 64 cells, each with other dots', () => {
    expect(CELLS).toHaveLength(64);
    expect(new Set(CELLS.map((cell) => dotsOf(cell).join(''))).size).toBe(64);
    expect([CELLS[0], CELLS[63]]).toEqual([BLANK, '⠿']);
    expect([BLANK.codePointAt(0), cellOf(6).codePointAt(0)]).toEqual([0x2800, 0x2820]);
  });

  it('takes and gives dots in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...DOTS]), (dots) => {
        expect(dotsOf(cellOf(...dots))).toEqual([...dots].sort());
      }),
    );
  });

  it('refuses what is not one six-dot cell', () => {
    for (const text of ['', 'a', ' ', '⠁⠃', '⡀', '⣿']) expect(() => dotsOf(text)).toThrow(RangeError);
    expect(isSixDot(CELLS.join(''))).toBe(true);
    for (const text of ['⠁ ⠃', '⠁⡀']) expect(isSixDot(text)).toBe(false);
  });
});
