import { describe, expect, it } from 'vitest';
import { parseLine } from '../../src/domino/notation.ts';
import { Comparison } from '../../src/proof/comparison.ts';
import { readCsv } from '../../src/proof/csv.ts';
import { PRINTED } from '../../src/proof/names.ts';
import { numbersAsDigits } from '../../src/proof/spoken.ts';
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
    ['a,b\r\n', []],
  ])('reads %j', (text, records) => {
    expect(readCsv(text)).toEqual(records);
  });

  it('says where a quotation mark is missing', () => {
    expect(faultOf(() => readCsv('a,b\r\n1,"2\r\n'))).toMatchObject({
      message: 'a quotation mark is missing',
    });
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
