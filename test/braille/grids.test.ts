import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brailleCell,
  brailleColumn,
  brailleDigits,
  brailleDomino,
  brailleNumber,
  braillePlace,
  brailleShortDomino,
  digitCells,
  numberCells,
} from '../../src/braille/grids.ts';
import { fullRectangle, placesOf, rectangle } from '../../src/domino/board.ts';
import { makeCell, makePlace, parseCell, parsePlace } from '../../src/domino/coordinates.ts';
import { domino, dominoesOf, makeDomino } from '../../src/domino/dominoes.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { onBoard } from '../../src/proof/braille.ts';
import { translateText } from '../helpers/braille/writing.ts';

const board = fullRectangle(7);

describe('numbers', () => {
  it.each([
    [0, '⠚'],
    [7, '⠛'],
    [10, '⠁⠚'],
    [21, '⠃⠁'],
  ])('%i on a board', (number, cells) => {
    expect(brailleDigits(number, 'en')).toBe(cells);
    expect(brailleNumber(number, 'de')).toBe(`⠼${cells}`);
  });

  it.each(LANGUAGE_CODES)('reads the digits it writes: %s', (language) => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        const cells = brailleDigits(number, language);
        expect(Number(onBoard(cells, language))).toBe(number);
        expect(digitCells(number)).toBe(cells.length);
        expect(numberCells(number)).toBe(brailleNumber(number, language).length);
      }),
    );
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
    expect(brailleCell(board, parseCell(board, text), 'en')).toBe(cells);
    expect(brailleCell(board, parseCell(board, text), 'de')).toBe(cells);
  });

  it.each([
    ['1 b c', '⠼⠁⠀⠃⠀⠉'],
    ['8 h i', '⠼⠓⠀⠓⠀⠊'],
    ['a 1,2', '⠁⠀⠼⠁⠂⠃'],
    ['i 7,8', '⠊⠀⠼⠛⠂⠓'],
  ])('place %s', (text, cells) => {
    expect(braillePlace(board, parsePlace(board, text), 'en')).toBe(cells);
    expect(braillePlace(board, parsePlace(board, text), 'de')).toBe(cells);
  });

  it('has rows of two digits and columns of two letters', () => {
    const large = rectangle(22, 28);
    expect(braillePlace(large, parsePlace(large, 'ab 9,10'), 'en')).toBe('⠁⠃⠀⠼⠊⠂⠁⠚');
    expect(braillePlace(large, parsePlace(large, '22 z aa'), 'en')).toBe('⠼⠃⠃⠀⠵⠀⠁⠁');
  });

  // The translators write a separate coordinate by the same rules; uncontracted, both codes agree on it.
  it.each([
    ['en', 'uncontracted'],
    ['en', 'contracted'],
    ['de', 'uncontracted'],
    ['de', 'full'],
    ['de', 'contracted'],
    ['fr', 'uncontracted'],
    ['fr', 'contracted'],
  ] as const)('is what the translator makes of it alone: %s %s', (language, grade) => {
    const writing = { grade, translator: 'built-in' } as const;
    const low = rectangle(2, 9);
    for (const cell of low.cells) {
      const print = makeCell(low, cell);
      expect(brailleCell(low, cell, language, writing)).toBe(translateText(print, language, writing));
    }
    for (const pair of placesOf(low)) {
      const print = makePlace(low, pair);
      expect(braillePlace(low, pair, language, writing)).toBe(translateText(print, language, writing));
    }
  });

  const large = rectangle(22, 99);
  const CONTRACTED = { grade: 'contracted', translator: 'built-in' } as const;

  // RUEB 5.7.1: a, i and o are no wordsigns; 2.6: a letter next to a number does not stand alone; 5.7.2 and 10.9.1: pairs of
  // letters that would be a shortform.
  it.each([
    ['a4', '⠁⠼⠙'],
    ['b4', '⠃⠼⠙'],
    ['1 b c', '⠼⠁⠀⠰⠃⠀⠰⠉'],
    ['1 h i', '⠼⠁⠀⠰⠓⠀⠊'],
    ['o 1,2', '⠕⠀⠼⠁⠂⠃'],
    ['b 1,2', '⠰⠃⠀⠼⠁⠂⠃'],
    ['ab 1,2', '⠰⠁⠃⠀⠼⠁⠂⠃'],
    ['aa 1,2', '⠁⠁⠀⠼⠁⠂⠃'],
    ['be 1,2', '⠃⠑⠀⠼⠁⠂⠃'],
    ['ab4', '⠁⠃⠼⠙'],
  ])('UEB grade 2: %s', (text, cells) => {
    expect(inText(text, 'en')).toBe(cells);
  });

  // rw-blindenschrift.de 4.3: every letter is a word when it stands alone, and ⠼ is "ich"; within words, c, q, x and y are en,
  // ll, mm and el.
  it.each([
    ['a4', '⠠⠁⠠⠼⠙'],
    ['c4', '⠠⠉⠠⠼⠙'],
    ['1 b c', '⠼⠁⠀⠠⠃⠀⠠⠉'],
    ['i 7,8', '⠠⠊⠀⠼⠛⠂⠓'],
    ['ac 1,2', '⠠⠁⠠⠉⠀⠼⠁⠂⠃'],
    ['ab4', '⠠⠁⠃⠠⠼⠙'],
  ])('Kurzschrift: %s', (text, cells) => {
    expect(inText(text, 'de')).toBe(cells);
  });

  it('have no signs along a board', () => {
    expect([brailleColumn(1), brailleColumn(2), brailleColumn(27)]).toEqual(['⠃', '⠉', '⠁⠃']);
  });

  function inText(text: string, language: 'en' | 'de') {
    return /^[a-z]+\d+$/.test(text)
      ? brailleCell(large, parseCell(large, text), language, CONTRACTED)
      : braillePlace(large, parsePlace(large, text), language, CONTRACTED);
  }
});

describe('stones', () => {
  it.each([
    ['en', domino(6, 4), '⠼⠙⠒⠼⠋'],
    ['en', domino(0, 12), '⠼⠚⠒⠼⠁⠃'],
    ['de', domino(6, 4), '⠼⠙⠠⠒⠼⠋'],
    ['de', domino(0, 12), '⠼⠚⠠⠒⠼⠁⠃'],
  ] as const)('%s: %o', (language, each, cells) => {
    expect(brailleDomino(each, language)).toBe(cells);
  });

  it('have a short name, if each number is one digit', () => {
    const short = [domino(0, 1), domino(9, 9), domino(9, 10)].map((each) => brailleShortDomino(each, 'en'));
    expect(short).toEqual(['⠼⠚⠁', '⠼⠊⠊', '⠼⠊⠒⠼⠁⠚']);
  });

  it.each(LANGUAGE_CODES)('is what the translator makes of it alone: %s', (language) => {
    for (const each of dominoesOf(11)) {
      expect(brailleDomino(each, language)).toBe(translateText(makeDomino(each), language));
    }
  });
});
