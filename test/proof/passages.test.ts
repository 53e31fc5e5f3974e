import { describe, expect, it } from 'vitest';
import {
  inCells,
  isBraille,
  labelInCells,
  lettersInCells,
  onBoard,
  plainOf,
} from '../../src/proof/braille.ts';
import { EMBOSSED, ON_PAPER, PRINTED, RAISED, SPOKEN } from '../../src/proof/names.ts';
import { boardOf, closeMarks, columnLetters, laidIn, seenAs, withColons } from '../../src/proof/passages.ts';

describe('the dominoes of a text', () => {
  it.each([
    [
      '2:3 on 1 a b; 0:1 on c 3,4',
      [
        ['2:3', 'a1', 'b1'],
        ['0:1', 'c3', 'c4'],
      ],
    ],
    ['a 1,2', [[undefined, 'a1', 'a2']]],
    ['10:12 aa 9,10', [['10:12', 'aa9', 'aa10']]],
    ['0:0 12 z aa.', [['0:0', 'z12', 'aa12']]],
    [
      '1:1 a1-b1; c1–c2',
      [
        ['1:1', 'a1', 'b1'],
        [undefined, 'c1', 'c2'],
      ],
    ],
    ['2:3 auf 1 a b', [['2:3', 'a1', 'b1']]],
    // What stands beside is no part of a place.
    ['x1 a b', []],
    ['1 a bcde', []],
    ['a 1,2,3', []],
    ['no domino', []],
  ])('%s', (text, dominoes) => {
    expect(laidIn(text)).toEqual(dominoes.map(([domino, ...cells]) => ({ domino, cells })));
  });

  it('have colons in lists in which they have none', () => {
    expect(withColons('23 1 a b')).toBe('2:3 1 a b');
    expect(withColons('  00 a 1,2  11 2 c d')).toBe('  0:0 a 1,2  1:1 2 c d');
    // The row of a place is no domino, nor is what no place follows.
    expect(withColons('12 a b')).toBe('12 a b');
    expect(withColons('2:3 12 a b')).toBe('2:3 12 a b');
    expect(withColons('page 23 1 a b')).toBe('page 23 1 a b');
    expect(withColons('23 of them')).toBe('23 of them');
  });
});

describe('a word on a cell', () => {
  it.each([
    ['0', 0],
    ['12', 12],
    ['506', 506],
    ['', 'blank'],
    ['-', 'empty'],
    ['empty', 'empty'],
    ['no cell', 'none'],
    ['1234', undefined],
    ['x', undefined],
    ['1a', undefined],
    ['leer', undefined],
  ] as const)('"%s"', (word, seen) => {
    expect(seenAs(word, 'en')).toBe(seen);
  });
});

describe('a table', () => {
  it('is a board by the letters above it and the numbers beside it', () => {
    const board = boardOf(
      [
        ['', 'a', 'b'],
        ['1', '0', '-'],
        ['2', 'no cell', ''],
      ],
      'en',
    );
    expect(board).toEqual(
      new Map<string, unknown>([
        ['a1', 0],
        ['b1', 'empty'],
        ['a2', 'none'],
        ['b2', 'blank'],
      ]),
    );
    expect(
      boardOf(
        [
          ['', 'z', 'aa', 'aab'],
          ['10', '1', '2', '3'],
        ],
        'en',
      ),
    ).toEqual(
      new Map([
        ['z10', 1],
        ['aa10', 2],
        ['aab10', 3],
      ]),
    );
  });

  it.each([
    ['nothing', []],
    [
      'a word in the corner',
      [
        ['Level', 'a'],
        ['1', '0'],
      ],
    ],
    ['no columns', [['']]],
    [
      'columns that are no letters',
      [
        ['', 'a', 'Points'],
        ['1', '0', '0'],
      ],
    ],
    [
      'columns with more letters than any',
      [
        ['', 'abcd'],
        ['1', '0'],
      ],
    ],
  ])('is none with %s', (_, rows) => {
    expect(boardOf(rows, 'en')).toBeUndefined();
  });

  it.each([
    [
      'a row is called "x"',
      [
        ['', 'a'],
        ['x', '0'],
      ],
    ],
    ['a row is called "undefined"', [['', 'a'], []]],
    [
      'row 1 has 2 cells',
      [
        ['', 'a'],
        ['1', '0', '1'],
      ],
    ],
    ['row 1 has 0 cells', [['', 'a'], ['1']]],
    [
      'b2 holds "many"',
      [
        ['', 'a', 'b'],
        ['1', '0', '1'],
        ['2', '0', 'many'],
      ],
    ],
  ])('cannot be read: %s', (told, rows) => {
    expect(boardOf(rows, 'en')).toBe(told);
  });
});

it('letters of columns go on after z', () => {
  expect([0, 1, 25, 26, 27, 51, 52, 701, 702].map(columnLetters)).toEqual([
    'a',
    'b',
    'z',
    'aa',
    'ab',
    'az',
    'ba',
    'zz',
    'aaa',
  ]);
});

it('marks stand close, but other blanks stay', () => {
  expect(closeMarks('Un\u00a0: deux\u202f; trois\u00a0\u202f! «\u00a0quatre\u00a0»')).toBe(
    'Un: deux; trois! «\u00a0quatre»',
  );
});

describe('cells of braille', () => {
  it.each([
    ['⠼⠃⠒⠼⠉⠀⠁⠀⠼⠁⠂⠃', '2:3 a 1,2'],
    ['⠠⠏⠥⠵⠵⠇⠑⠀⠼⠁⠚', 'puzzle 10'],
    // A letter ends a number, and a sign that does not hold it on.
    ['⠼⠁⠰⠁', '1a'],
    ['⠼⠁⠤⠁', '1-a'],
    ['⠼⠁⠂⠁', '1,1'],
    ['⠿', '⠿'],
    ['a b', 'a b'],
  ])('%s are in plain signs %s', (cells, plain) => {
    expect(plainOf(cells, 'en')).toBe(plain);
  });

  it('on a board are digits alone, or are read as elsewhere', () => {
    expect([
      onBoard('⠁⠚', 'en'),
      onBoard('⠼⠉', 'en'),
      onBoard('⠤', 'en'),
      onBoard('', 'en'),
      onBoard('⠀⠍⠀', 'en'),
    ]).toEqual(['10', '3', '-', '', 'm']);
  });

  it('write what they are read as', () => {
    for (const number of [0, 7, 10, 21, 306]) {
      expect(onBoard(inCells(number, 'en'), 'en')).toBe(String(number));
      expect(plainOf(labelInCells(number, 'en'), 'en')).toBe(String(number));
    }
    expect(plainOf(lettersInCells('azk'), 'en')).toBe('azk');
  });

  it('are known by one that is not blank', () => {
    expect(['⠁', 'x⣿', '⠀', '', 'a'].map(isBraille)).toEqual([true, true, false, false, false]);
  });
});

describe('the marks after a heading', () => {
  const ends = (marks: RegExp, text: string) =>
    Array.from(text.matchAll(marks), ({ index }) => text.slice(0, index));

  it('are those of its writing, before a blank or the end', () => {
    const text = 'Puzzle 1: a, b. c:d:';
    expect(ends(PRINTED.marks('en'), text)).toEqual(['Puzzle 1', 'Puzzle 1: a, b. c:d']);
    expect(ends(ON_PAPER.marks('en'), text)).toEqual(['Puzzle 1', 'Puzzle 1: a', 'Puzzle 1: a, b. c:d']);
    expect(ends(SPOKEN.marks('en'), `${text} e.`)).toEqual([
      'Puzzle 1',
      'Puzzle 1: a, b',
      'Puzzle 1: a, b. c:d',
      `${text} e`,
    ]);
    expect(ends(EMBOSSED.marks('en'), '⠼⠁⠒ ⠼⠃⠂ ⠒⠃')).toEqual(['⠼⠁']);
    expect(ends(RAISED.marks('en'), '⠼⠁⠒ ⠼⠃⠂')).toEqual(['⠼⠁', '⠼⠁⠒ ⠼⠃']);
  });

  it('are not needed where a voice says Roman numerals as numbers', () => {
    const headings = [
      'Figure I',
      'Figure IV',
      'Figure IX',
      'Figure XIII',
      'Figure XXIV',
      'Puzzle 1',
      'VI',
      'Figure X and more',
    ];
    expect(SPOKEN.write(headings, {} as never)).toEqual([
      'Figure 1',
      'Figure 4',
      'Figure 9',
      'Figure 13',
      'Figure 24',
      'Puzzle 1',
      'VI',
      'Figure X and more',
    ]);
    expect(PRINTED.write(headings, {} as never)).toBe(headings);
  });
});
