import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseLine } from '../../src/domino/notation.ts';
import { answerRows } from '../../src/proof/answer-rows.ts';
import { Comparison } from '../../src/proof/comparison.ts';
import { readCsv } from '../../src/proof/csv.ts';
import { PRINTED } from '../../src/proof/names.ts';
import type { Seen } from '../../src/proof/passages.ts';
import { numbersAsDigits, readSpoken } from '../../src/proof/spoken.ts';
import { CellSet } from '../../src/proof/subject.ts';
import { faultOf } from '../helpers/fault.ts';

it('a comparison names the first cell that is missing, and how many more are', () => {
  const { board, numbers } = parseLine('omnibus 2 0111/2022/2010');
  const faultsOf = (missing: number) => {
    const seenCells = new CellSet(board.has.length);
    for (const cell of board.cells.slice(missing)) seenCells.add(cell);
    const subject = {
      name: 'puzzle 1',
      headings: ['Puzzle 1'],
      board,
      numbers,
      ids: [],
      needsNumbers: true,
      seenCells,
      seenDominoes: new CellSet(0),
      seenIds: new Set<string>(),
      isTold: false,
    };
    const faults: string[] = [];
    const book = { title: 'x', language: 'en' } as ConstructorParameters<typeof Comparison>[0];
    new Comparison(book, [subject], PRINTED, (_, fault) => faults.push(fault)).finish('book.txt');
    return faults;
  };
  expect(faultsOf(0)).toEqual([]);
  expect(faultsOf(1)).toEqual(['puzzle 1: the cell a1 is missing']);
  expect(faultsOf(4)).toEqual(['puzzle 1: the cell a1 is missing (and 3 more)']);
});

describe('a table of records', () => {
  it.each([
    ['a,b\r\n1,2\r\n', [{ a: '1', b: '2' }]],
    ['\uFEFFa;b\r\n1;2,3', [{ a: '1', b: '2,3' }]],
    ['a,b\n"x, ""y""\nz",', [{ a: 'x, "y"\nz', b: '' }]],
    ["a\r\n'=1+1\r\n'tis\r\n", [{ a: '=1+1' }, { a: "'tis" }]],
    ['a,b\nit\'=1,"\'-2"\n', [{ a: "it'=1", b: '-2' }]],
    ['a\n"1"', [{ a: '1' }]],
    ['a,b\n1', [{ a: '1', b: '' }]],
    ['a\nx;y\n', [{ a: 'x;y' }]],
    ['', []],
    ['a,b\r\n', []],
    ['"a;""b",c\n1,2\n', [{ 'a;"b': '1', c: '2' }]],
    ['a\n\uFEFFb', [{ a: '\uFEFFb' }]],
  ])('reads %j', (text, records) => {
    expect(readCsv(text)).toEqual(records);
  });

  it('says where a quotation mark is missing', () => {
    expect(faultOf(() => readCsv('a,b\r\n1,"2\r\n'))).toEqual({
      message: 'a quotation mark is missing',
      where: 'record 1, character 7',
    });
    expect(faultOf(() => readCsv('a"b')).message).toBe('a quotation mark is missing');
    expect(faultOf(() => readCsv('a\n"b"c\n')).message).toBe('a quotation mark is missing');
  });

  it('may not have too many columns, nor more records than asked for', () => {
    expect(faultOf(() => readCsv(','.repeat(101)))).toEqual({
      message: 'there are more than 100 columns',
      where: 'record 0',
    });
    expect(readCsv(`${','.repeat(99)}\n`)).toEqual([]);
    expect(readCsv('a\n1\n2\n', 2)).toHaveLength(2);
    expect(faultOf(() => readCsv('a\n1\n2\n', 1)).message).toBe('there are more than 1 records');
  });
});

describe('a table of answers', () => {
  const blank = { time: '', round: '' };

  it('has its columns by their names, in any order and however they are written', () => {
    expect(answerRows(' Attempt ,PUZZLE,player,Round,other\n a1-b1 , 3 ,Ann,2,x\n,4,Bo\n')).toEqual([
      { player: 'Ann', puzzle: '3', attempt: 'a1-b1', time: '', round: '2' },
      { ...blank, player: 'Bo', puzzle: '4', attempt: '' },
    ]);
    expect(answerRows('player,puzzle,attempt,time\nAnn,1,x,12:30\n')).toEqual([
      { ...blank, player: 'Ann', puzzle: '1', attempt: 'x', time: '12:30' },
    ]);
  });

  it('lacks none of the columns that are needed, but where it has no answers at all', () => {
    expect(faultOf(() => answerRows('player,attempt\nAnn,x\n')).message).toBe('there is no column "puzzle"');
    expect(faultOf(() => answerRows('name\nAnn\n')).message).toBe('there is no column "player"');
    expect([answerRows(''), answerRows('name\n')]).toEqual([[], []]);
  });
});

describe('numbers in words', () => {
  it.each([
    ['en', 'Two-three on row one columns Anna and Bella.', '2-3 on row 1 columns Anna and Bella.'],
    ['en', 'Twenty-one-twenty-one, zero-twenty, nineteen-twenty', '21-21, 0-20, 19-20'],
    ['en', 'Puzzle one hundred and six; two hundred; nine hundred and ninety-nine', 'Puzzle 106; 200; 999'],
    ['en', 'Puzzle 1000. Someone is alone, often.', 'Puzzle 1000. Someone is alone, often.'],
    ['de', 'Zwei-drei auf Zeile eins Spalten Anna und Bella.', '2-3 auf Zeile 1 Spalten Anna und Bella.'],
    ['de', 'Zwanzig-einundzwanzig, dreißig, siebzehn', '20-21, 30, 17'],
    ['de', 'Aufgabe einhundertsechs, zweihundert, neunhundertneunundneunzig', 'Aufgabe 106, 200, 999'],
    ['de', 'Einer achtet auf eine Spalte.', 'Einer achtet auf eine Spalte.'],
  ] as const)('become digits in %s: %s', (language, words, digits) => {
    expect(numbersAsDigits(words, language)).toBe(digits);
  });
});

describe('a script', () => {
  const read = (...lines: string[]) => [...readSpoken(strToU8(lines.join('\n')), 'en')];
  const SIZE = 'The board has three rows and two columns, Anna to Bella.';
  const board = (cells: readonly (readonly [string, Seen])[], where = 'line 1') => ({
    type: 'board',
    cells: new Map(cells),
    where,
  });

  it('has chapters, sentences, and boards row by row', () => {
    expect(
      read(
        'Chapter: One.',
        '',
        'Puzzle one.',
        SIZE,
        'Row one: zero, one.',
        'Row two: empty, twenty-one.',
        'Words.',
      ),
    ).toEqual([
      { type: 'heading', text: 'Chapter: 1.', where: 'line 1' },
      { type: 'line', text: 'Puzzle 1.', where: 'line 3' },
      board(
        [
          ['a1', 0],
          ['b1', 1],
          ['a2', 'empty'],
          ['b2', 21],
        ],
        'line 4',
      ),
      { type: 'line', text: 'Words.', where: 'line 7' },
    ]);
  });

  it('has rows of a board below its size alone', () => {
    expect(read('Row one: zero, one.')).toEqual([{ type: 'line', text: 'Row 1: 0, 1.', where: 'line 1' }]);
    expect(read(SIZE, '', 'Row one: zero, one.', '')).toEqual([
      board([]),
      { type: 'line', text: 'Row 1: 0, 1.', where: 'line 3' },
    ]);
  });

  it('says where runs of cells stand on a board with holes', () => {
    const wide = 'The board has two rows and six columns, Anna to Felix.';
    expect(
      read(
        wide,
        'Row one: columns Bella and Cesar: zero, one; column Eva: two.',
        'Row two: no cell.',
        'Row three: all empty.',
        'Row four: columns Bella to David: no cell; columns Eva to Felix: all empty.',
        '',
      ),
    ).toEqual([
      board([
        ['b1', 0],
        ['c1', 1],
        ['e1', 2],
        ...[...'abcdef'].map((column) => [`${column}2`, 'none'] as const),
        ...[...'abcdef'].map((column) => [`${column}3`, 'empty'] as const),
        ['b4', 'none'],
        ['c4', 'none'],
        ['d4', 'none'],
        ['e4', 'empty'],
        ['f4', 'empty'],
      ]),
    ]);
  });

  it('has columns after the twenty-sixth by two names, and cells that are no words', () => {
    expect(
      read(
        'The board has one row and one column, Anna.',
        'Row one: column Anna Bella: six; column Zeno: what.',
        '',
      ),
    ).toEqual([
      board([
        ['ab1', 6],
        ['z1', 'blank'],
      ]),
    ]);
  });

  it('has dominoes sentence by sentence, with or without their numbers', () => {
    expect(
      read(
        'Zero-one on row one columns Anna and Bella.',
        'Column Cesar rows two and three.',
        'Two-two on column Anna Anna rows nine and ten.',
        'Row one columns Anna and Bella',
      ),
    ).toEqual([
      { type: 'dominoes', dominoes: [{ domino: '0:1', cells: ['a1', 'b1'] }], where: 'line 1' },
      { type: 'dominoes', dominoes: [{ domino: undefined, cells: ['c2', 'c3'] }], where: 'line 2' },
      { type: 'dominoes', dominoes: [{ domino: '2:2', cells: ['aa9', 'aa10'] }], where: 'line 3' },
      { type: 'line', text: 'Row 1 columns Anna and Bella', where: 'line 4' },
    ]);
  });

  it('may not have too many columns or cells', () => {
    const message = (...lines: string[]) => faultOf(() => read(...lines)).message;
    expect(message('The board has one row and 507 columns, x.')).toBe('there are more than 506 columns');
    expect(message(SIZE, `Row one: ${'zero, '.repeat(506)}zero.`)).toBe(
      'there are more than 506 cells in a row',
    );
    expect(message(SIZE, 'Row one: columns Anna to Zeno Zeno Zeno: no cell.')).toBe(
      'there are more than 506 columns',
    );
    expect(message(SIZE, `Row one: ${'columns Anna to Rosa Zeno: no cell; '.repeat(2)}zero.`)).toBe(
      'there are more than 506 cells in a row',
    );
  });
});
