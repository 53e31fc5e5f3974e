import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asCell, columnOf, makeBoard, placesOf, rectangle, rowOf } from '../../src/domino/board.ts';
import {
  makeCell,
  makeCells,
  makeColumn,
  makePlace,
  parseCell,
  parseColumn,
  parsePlace,
} from '../../src/domino/coordinates.ts';
import { UserError } from '../../src/errors.ts';
import { boards } from '../helpers/domino/arbitraries.ts';
import { faultLine } from '../helpers/fault.ts';

const book = rectangle(8, 9);
const wide = rectangle(2, 60);
/** Boards of any shape, half of them so wide that columns need two letters. */
const anyBoard = fc.oneof(
  boards(),
  fc
    .array(fc.boolean(), { minLength: 120, maxLength: 120 })
    .filter((has) => has.includes(true))
    .map((has) => makeBoard(2, 60, has)),
);

describe('columns', () => {
  const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
  const twoLetters = alphabet.flatMap((first) => alphabet.map((second) => first + second));

  it('are a to z, then aa, ab and so on', () => {
    const all = [...alphabet, ...twoLetters, 'aaa', 'aab'];
    expect(all.map((_, column) => makeColumn(column))).toEqual(all);
    expect(all.map((letters) => parseColumn(letters))).toEqual(all.map((_, column) => column));
  });

  it('are read as they are written, up to three letters, in capitals too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 26 + 26 ** 2 + 26 ** 3 - 1 }), (column) => {
        expect(parseColumn(makeColumn(column))).toBe(column);
        expect(parseColumn(makeColumn(column).toUpperCase())).toBe(column);
      }),
      { numRuns: 20 },
    );
  });

  it.each(['', 'abcd', 'a1', 'ä', ' a', '1'])('"%s" is none', (letters) => {
    expect(faultLine(() => parseColumn(letters))).toBe(
      `"${letters}" is not a column; expected letters from a`,
    );
  });
});

describe('the coordinates of the 1921 book', () => {
  // The places named in the text of the book, in its notation, with their cells in 8 rows of 9.
  it.each([
    ['1 a b', 0, 1, '1 a b'],
    ['1 b c', 1, 2, '1 b c'],
    ['1 c d', 2, 3, '1 c d'],
    ['1 h i', 7, 8, '1 h i'],
    ['5 a b', 36, 37, '5 a b'],
    ['2 b c', 10, 11, '2 b c'],
    ['3 b c', 19, 20, '3 b c'],
    ['8 e f', 67, 68, '8 e f'],
    ['8 h i', 70, 71, '8 h i'],
    ['e f 6', 49, 50, '6 e f'],
    ['f g 1', 5, 6, '1 f g'],
    ['f g 2', 14, 15, '2 f g'],
    ['a 1, 2', 0, 9, 'a 1,2'],
    ['a 4, 5', 27, 36, 'a 4,5'],
    ['b 2, 3', 10, 19, 'b 2,3'],
    ['c 1, 2', 2, 11, 'c 1,2'],
    ['c 2, 3', 11, 20, 'c 2,3'],
    ['e 5, 6', 40, 49, 'e 5,6'],
    ['f 5, 6', 41, 50, 'f 5,6'],
    ['g 5, 6', 42, 51, 'g 5,6'],
    ['h 1, 2', 7, 16, 'h 1,2'],
    ['h 6, 7', 52, 61, 'h 6,7'],
    ['h 4/5', 34, 43, 'h 4,5'],
    ['i 1, 2', 8, 17, 'i 1,2'],
    ['i 3, 4', 26, 35, 'i 3,4'],
    ['i 6, 7', 53, 62, 'i 6,7'],
  ])('reads the place %s', (text, first, second, written) => {
    expect(parsePlace(book, text)).toEqual({ first, second });
    const place = { first: asCell(first), second: asCell(second) };
    expect(makePlace(book, place)).toBe(written);
    expect(parsePlace(book, makeCells(book, place))).toEqual(place);
  });

  it.each([
    ['1 a', 0, 'a1'],
    ['a 2', 9, 'a2'],
    ['a 3', 18, 'a3'],
    ['4 a', 27, 'a4'],
    ['4 b', 28, 'b4'],
    ['c 5', 38, 'c5'],
    ['h 5', 43, 'h5'],
  ])('reads the cell %s', (text, cell, written) => {
    expect(parseCell(book, text)).toBe(cell);
    expect(makeCell(book, asCell(cell))).toBe(written);
  });
});

describe('reading a place', () => {
  it.each([
    [
      'across',
      1,
      2,
      [
        '1 b c',
        '1bc',
        '1 bc',
        'b c 1',
        'bc1',
        'bc 1',
        '1 B C',
        ' 1  b,c ',
        '1 c b',
        'c b 1',
        'b/c 1',
        'b1–c1',
        'b1-c1',
        'c1 b1',
      ],
    ],
    [
      'upright',
      0,
      9,
      ['a 1,2', 'a 1/2', 'a1,2', 'a 1 2', 'a1 2', 'a 1, 2', 'A1/2', ' a 2,1 ', 'a 01,02', 'a1–a2', 'A2 - A1'],
    ],
  ])('takes every way to write it: %s', (_, first, second, texts) => {
    for (const text of texts) expect(parsePlace(book, text), text).toEqual({ first, second });
  });

  it.each([
    ['1 z aa', 25, 26],
    ['1 aa ab', 26, 27],
    ['aa,ab 1', 26, 27],
    ['1 ab', 0, 1], // without a space between them, letters are columns of one letter each
    ['ab 1', 0, 1],
    ['aa 1,2', 26, 86],
    ['2 z aa', 85, 86],
  ])('tells columns of two letters apart: %s', (text, first, second) => {
    expect(parsePlace(wide, text)).toEqual({ first, second });
  });

  it('takes rows of two digits, with columns of one letter or two', () => {
    const large = rectangle(12, 28);
    const [b, z] = [11 * 28 + 1, 11 * 28 + 25];
    for (const text of ['12bc', 'bc12', 'b12-c12'])
      expect(parsePlace(large, text), text).toEqual({ first: b, second: b + 1 });
    for (const text of ['12z, aa', '12 z  aa ', 'z, aa12', 'z aa  12', ' z12 – aa12 ', 'aa12/z12'])
      expect(parsePlace(large, text), text).toEqual({ first: z, second: z + 1 });
  });

  it.each(['0 a b', '9 a b', '1 i j', 'a 8,9', 'a 0,1', '1 z aa', 'a 99999999999999999999999 1'])(
    'refuses what lies beside the board: %s',
    (text) => {
      expect(faultLine(() => parsePlace(book, text))).toBe(
        `"${text}" is not on the board; expected columns a to i, rows 1 to 8, and no hole`,
      );
    },
  );

  it.each(['1 a c', '1 a a', 'a1–a3', 'i1–a2', 'a1–b2', 'a 1,3', 'a 2,2', '1 i a'])(
    'refuses cells that do not touch: %s',
    (text) => {
      expect(faultLine(() => parsePlace(book, text))).toBe(
        `"${text}" names two cells that do not touch; expected two neighbouring cells`,
      );
    },
  );

  it.each([
    '',
    'a',
    '1',
    'a1',
    '1 a',
    '12',
    'a 12',
    '1,2 a',
    '1 2',
    'a b',
    'a1b1',
    'a 1,2,3',
    '1 a b c',
    '-1 a b',
    '1 a 1,2',
    '1 a1–b1',
    'a1–b1 2',
  ])('refuses what is no place: "%s"', (text) => {
    expect(faultLine(() => parsePlace(book, text))).toBe(
      `"${text}" is not the place of a domino; expected a row and two columns (1 b c), a column and two rows (a 1,2), or two cells (a1-b1)`,
    );
  });
});

describe('reading a cell', () => {
  it.each([
    ['a4', 27],
    ['4a', 27],
    ['A4', 27],
    ['a 4', 27],
    [' 4 a ', 27],
    ['i8', 71],
    ['a04', 27],
  ])('takes "%s"', (text, cell) => {
    expect(parseCell(book, text)).toBe(cell);
  });

  it.each(['', 'a', '4', 'a4b', '4a4', 'a-4', 'a4 5', 'ä4', 'a,4'])('refuses "%s"', (text) => {
    expect(faultLine(() => parseCell(book, text))).toBe(
      `"${text}" is not a cell; expected a column letter and a row number, such as a4`,
    );
  });

  it.each(['a0', 'a9', 'j1', 'ab1', '10a'])('refuses "%s", which lies beside the board', (text) => {
    expect(faultLine(() => parseCell(book, text))).toBe(
      `"${text}" is not on the board; expected columns a to i, rows 1 to 8, and no hole`,
    );
  });

  it('refuses a column that no board has', () => {
    expect(faultLine(() => parseCell(book, 'abcd1'))).toBe('"abcd" is not a column; expected letters from a');
  });
});

describe('on boards of any shape', () => {
  it('every cell is read as it is written, the row first too, and no hole is', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        for (let cell = 0; cell < board.has.length; cell++) {
          const text = makeCell(board, asCell(cell));
          const turned = `${rowOf(board, asCell(cell)) + 1} ${makeColumn(columnOf(board, asCell(cell)))}`;
          for (const form of [text, text.toUpperCase(), turned]) {
            if (board.has[cell]) expect(parseCell(board, form)).toBe(cell);
            else expect(() => parseCell(board, form)).toThrow(UserError);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('every place is read as it is written, its two ends in either order', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        for (const pair of placesOf(board)) {
          const text = makePlace(board, pair);
          const [x, y, z] = text.split(/[ ,]/);
          const other = text.includes(',')
            ? [`${x} ${z},${y}`, `${x}${y}/${z}`]
            : [`${x} ${z} ${y}`, `${y} ${z} ${x}`];
          for (const form of [text, text.toUpperCase(), ...other])
            expect(parsePlace(board, form)).toEqual(pair);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('two cells of one row or column make a place only if they are neighbours', () => {
    fc.assert(
      fc.property(boards(5), (board) => {
        const touching = new Set(placesOf(board).map(({ first, second }) => `${first}-${second}`));
        for (const a of board.cells) {
          for (const b of board.cells) {
            const [rows, columns] = [rowOf, columnOf].map((of) => [of(board, a), of(board, b)] as const);
            const [left, right] = columns!.map(makeColumn);
            const [upper, lower] = rows!.map((row) => row + 1);
            const text =
              upper === lower ? `${upper} ${left} ${right}` : left === right && `${left} ${upper},${lower}`;
            if (text === false) continue;
            const pair = { first: Math.min(a, b), second: Math.max(a, b) };
            if (touching.has(`${pair.first}-${pair.second}`)) expect(parsePlace(board, text)).toEqual(pair);
            else expect(() => parsePlace(board, text)).toThrow('names two cells that do not touch');
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});
