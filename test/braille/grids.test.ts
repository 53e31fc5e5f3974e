import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brailleCell,
  brailleColumn,
  brailleDigits,
  brailleNumber,
  braillePlace,
  brailleStone,
  digitsFromBraille,
} from '../../src/braille/grids.ts';
import { BRAILLE_LANGUAGES } from '../../src/braille/tables.ts';
import { translateText } from '../../src/braille/translate.ts';
import { adjacencies, fullRectangle, rectangle } from '../../src/domino/board.ts';
import { makeCell, makePlace, parseCell, parsePlace } from '../../src/domino/coordinates.ts';
import { MAX_RANGE, makeStone, stone, stonesOf } from '../../src/domino/stones.ts';

const board = fullRectangle(7);

describe('numbers', () => {
  it.each([
    [0, '⠚'],
    [7, '⠛'],
    [10, '⠁⠚'],
    [21, '⠃⠁'],
  ])('%i on a board', (number, cells) => {
    expect(brailleDigits(number)).toBe(cells);
    expect(brailleNumber(number)).toBe(`⠼${cells}`);
  });

  it('reads the digits it writes', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        expect(digitsFromBraille(brailleDigits(number))).toBe(number);
      }),
    );
  });

  it.each(['', '⠼⠁', '⠁⠀', '⠅', '1'])('does not read "%s"', (cells) => {
    expect(() => digitsFromBraille(cells)).toThrow(RangeError);
  });
});

describe('coordinates', () => {
  it.each([
    [0, '⠁'],
    [8, '⠊'],
    [22, '⠺'],
    [25, '⠵'],
    [27, '⠁⠃'],
  ])('column %i', (column, cells) => {
    expect(brailleColumn(column)).toBe(cells);
  });

  it.each([
    ['a1', '⠁⠼⠁'],
    ['a4', '⠁⠼⠙'],
    ['i8', '⠊⠼⠓'],
  ])('cell %s', (text, cells) => {
    expect(brailleCell(board, parseCell(board, text))).toBe(cells);
  });

  it.each([
    ['1 b c', '⠼⠁⠀⠃⠀⠉'],
    ['8 h i', '⠼⠓⠀⠓⠀⠊'],
    ['a 1,2', '⠁⠀⠼⠁⠂⠃'],
    ['i 7,8', '⠊⠀⠼⠛⠂⠓'],
  ])('place %s', (text, cells) => {
    expect(braillePlace(board, parsePlace(board, text))).toBe(cells);
  });

  it('has rows of two digits and columns of two letters', () => {
    const large = rectangle(22, 28);
    expect(braillePlace(large, parsePlace(large, 'ab 9,10'))).toBe('⠁⠃⠀⠼⠊⠂⠁⠚');
    expect(braillePlace(large, parsePlace(large, '22 z aa'))).toBe('⠼⠃⠃⠀⠵⠀⠁⠁');
  });

  // The translators write a coordinate that stands alone by the same rules; both codes agree on it.
  it.each(BRAILLE_LANGUAGES)('is what the translator makes of it alone: %s', (language) => {
    for (const cell of board.cells) {
      expect(brailleCell(board, cell)).toBe(translateText(makeCell(board, cell), language));
    }
    for (const pair of adjacencies(board)) {
      expect(braillePlace(board, pair)).toBe(translateText(makePlace(board, pair), language));
    }
  });
});

describe('stones', () => {
  it.each([
    ['en', stone(6, 4), '⠼⠙⠒⠼⠋'],
    ['en', stone(0, 12), '⠼⠚⠒⠼⠁⠃'],
    ['de', stone(6, 4), '⠼⠙⠠⠒⠼⠋'],
    ['de', stone(0, 12), '⠼⠚⠠⠒⠼⠁⠃'],
  ] as const)('%s: %o', (language, each, cells) => {
    expect(brailleStone(each, language)).toBe(cells);
  });

  it.each(BRAILLE_LANGUAGES)('is what the translator makes of it alone: %s', (language) => {
    for (const each of stonesOf(MAX_RANGE)) {
      expect(brailleStone(each, language)).toBe(translateText(makeStone(each), language));
    }
  });
});
