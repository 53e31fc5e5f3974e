import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullRectangle, rectangle } from '../../src/domino/board.ts';
import { setFacts } from '../../src/domino/dominoes.ts';
import { KINDS } from '../../src/domino/kinds.ts';
import {
  makeGameId,
  makeKeyRows,
  makeLine,
  makeRows,
  parseGameId,
  parseKeyRows,
  parseKind,
  parseLine,
  parseRows,
} from '../../src/domino/notation.ts';
import { checkPuzzle } from '../../src/domino/puzzle.ts';
import { UserError } from '../../src/errors.ts';
import { boards, setups, setupsOn, tilings } from '../helpers/domino/arbitraries.ts';
import { faultLine } from '../helpers/fault.ts';
import { asCells } from '../helpers/indices.ts';

const OUT_OF_BOUNDS = (range: number) =>
  `range ${range} is out of bounds; expected a whole number from 0 to 21; range 6 is the ordinary set with 28 dominoes, range 7 the double-seven set with 36`;

describe('rows', () => {
  it('are read as they are written, on boards of any shape', () => {
    const anyNumbers = boards().chain((board) => setupsOn(board, 7, 35));
    fc.assert(
      fc.property(anyNumbers, (setup) => {
        const rows = makeRows(setup);
        expect(parseRows(rows, 7)).toEqual(setup);
        expect(
          parseRows(
            rows.map((row) => row.toUpperCase()),
            7,
          ),
        ).toEqual(setup);
      }),
    );
  });

  it('are one character a cell', () => {
    const setup = parseRows(['09aL', '..zZ'], 21, 'omnibus');
    expect(setup.numbers).toEqual([0, 9, 10, 21, -1, -1, 35, 35]);
    expect(setup.board).toEqual({
      rows: 2,
      columns: 4,
      has: [true, true, true, true, false, false, true, true],
      cells: [0, 1, 2, 3, 6, 7],
    });
    expect(makeRows(setup)).toEqual(['09al', '..zz']);
    expect(makeRows(parseRows(['?1'], 1))).toEqual(['?1']);
  });

  it('tell their range from the number of cells', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 21 }), (range) => {
        const row = '0'.repeat(setFacts(range).cells);
        expect(parseRows([row]).range).toBe(range);
        expect(parseRows([`.${row}.`]).range).toBe(range);
        expect(parseRows([...row]).range).toBe(range);
      }),
    );
  });

  const character =
    'a digit, a letter for a number above 9, a question mark for one to be found, or a full stop for a hole';
  const hole = 'a place without a cell is written as a full stop';
  const cells = '2, 6, 12, 20, 30, 42, 56, 72, 90, 110 … cells';
  it.each([
    ['no rows', [], undefined, 'the puzzle has no cells; expected rows of numbers'],
    ['an empty row', [''], undefined, 'the puzzle has no cells; expected rows of numbers'],
    ['a short row', ['001', '11'], 1, `row 2 has 2 characters; expected 3, as in row 1; ${hole}`],
    ['a long row', ['00', '11', '0110'], 1, `row 3 has 4 characters; expected 2, as in row 1; ${hole}`],
    ['an empty last row', ['001', '110', ''], 1, `row 3 has 0 characters; expected 3, as in row 1; ${hole}`],
    ['a blank', ['001', '1 0'], 1, `row 2, column 2: " "; expected ${character}`],
    ['a sign', ['001', '11-'], 1, `row 2, column 3: "-"; expected ${character}`],
    ['a digit of another script', ['00', '0٣'], 1, `row 2, column 2: "٣"; expected ${character}`],
    ['a letter with an accent', ['0é'], 0, `row 1, column 2: "é"; expected ${character}`],
    // It is a k only in small letters.
    ['the Kelvin sign', ['0\u212a'], 0, `row 1, column 2: "\u212a"; expected ${character}`],
    ['a dotted capital I', ['\u0130'], 0, `row 1, column 1: "\u0130"; expected ${character}`],
    ['a character of two code units', ['1😀'], 0, `row 1, column 2: "😀"; expected ${character}`],
    [
      'a number of cells that no set has',
      ['0011', '000.'],
      undefined,
      `no set of dominoes has 7 halves; expected ${cells}`,
    ],
    ['holes only', ['..', '..'], undefined, `no set of dominoes has 0 halves; expected ${cells}`],
    ['a range that no set has', ['00'], 22, OUT_OF_BOUNDS(22)],
  ])('are refused: %s', (_, rows, range, said) => {
    expect(faultLine(() => parseRows(rows, range))).toBe(said);
  });

  it('can be very long', () => {
    const long = '0'.repeat(300_000);
    expect(() => parseRows([long])).toThrow('no set of dominoes has 300000 halves');
    expect(() => checkPuzzle(parseRows([long], 7))).toThrow('the board has 300000 cells');
  });
});

const noKind = (kind: string) => `"${kind}" is not a kind of puzzle; expected ${KINDS.join(', ')}`;

describe('lines', () => {
  it('are read as they are written, on boards of any shape', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        expect(parseLine(makeLine(setup))).toEqual(setup);
      }),
    );
  });

  it('are kind, range and rows', () => {
    const setup = parseLine('  omnibus\t1  0.01/.110 \n');
    expect(setup).toEqual(parseRows(['0.01', '.110'], 1, 'omnibus'));
    expect(makeLine(setup)).toBe('omnibus 1 0.01/.110');
  });

  it('are of one row or one column too', () => {
    expect(parseLine('omnibus 0 00').board).toEqual(rectangle(1, 2));
    expect(parseLine('omnibus 0 0/0').board).toEqual(rectangle(2, 1));
  });

  const noPuzzle = 'this line is not a puzzle; expected kind, range and rows, as: omnibus 1 001/110';
  it.each([
    ['nothing', '', noPuzzle],
    ['no rows', 'omnibus 1', noPuzzle],
    ['rows alone', '001/110', noPuzzle],
    ['no range', 'omnibus 001/110', noPuzzle],
    ['too many parts', 'omnibus 1 001/110 x', noPuzzle],
    ['a range in letters', 'omnibus one 001/110', noPuzzle],
    ['a range with a letter', 'omnibus 1x 001/110', noPuzzle],
    ['a negative range', 'omnibus -1 001/110', noPuzzle],
    ['an unknown kind', 'omnibuss 1 001/110', noKind('omnibuss')],
    ['a range that no set has', 'omnibus 99 001/110', OUT_OF_BOUNDS(99)],
    [
      'rows that end in a bar',
      'omnibus 1 001/110/',
      'row 3 has 0 characters; expected 3, as in row 1; a place without a cell is written as a full stop',
    ],
  ])('are refused: %s', (_, text, said) => {
    expect(faultLine(() => parseLine(text))).toBe(said);
  });
});

describe('kinds', () => {
  it.each(KINDS)('%s is one', (kind) => {
    expect(parseKind(kind)).toBe(kind);
  });

  it.each(['', 'Omnibus', 'toString'])('"%s" is none', (text) => {
    expect(faultLine(() => parseKind(text))).toBe(noKind(text));
  });
});

describe('game ids', () => {
  // Made by Simon Tatham's Dominosa (sgt-puzzles 20230122), `sgt-dominosa --generate`.
  const twelve =
    '12:96[11]844409[12]00643[11]715887[10][12]432156009109[12][10]275902762[12]614[11]297[12]8[11]322943[12]5[10]' +
    '06[11]1041[11]9266[10]123237813[11]4368235380[12]8318[10]75[12]7[10][12]2[10]6819[12][10]9[12]47515[10]9[10]09' +
    '[11]557[11][12]405[10]1[11]39450[10]6[10]46[10]82747705[11][11]386295318[12][12][11]681[11]7';
  const peers = [
    '1:001110',
    '3:03312012202110303231',
    '6:43455126206366010253532304516116350142255610224314300446',
    twelve,
  ];

  it.each(peers)('of another program are puzzles, and are written as they were: %s', (id) => {
    const puzzle = checkPuzzle(parseGameId(id));
    expect(makeGameId(puzzle)).toBe(id);
  });

  it('put numbers of two digits in square brackets', () => {
    expect(makeRows(parseGameId(twelve)).slice(0, 2)).toEqual(['96b844409c0064', '3b715887ac4321']);
  });

  it('are read row by row', () => {
    expect(parseGameId('1:001110')).toEqual(parseRows(['001', '110']));
    expect(parseGameId('0:00')).toEqual(parseRows(['00']));
  });

  it.each(['7db', '7dt', '7dh', '7de', '7da', '07', ' 7'])(
    'may begin with parameters as %s',
    (parameters) => {
      const numbers = '0'.repeat(72);
      expect(parseGameId(`${parameters}:${numbers} \n`)).toEqual(parseGameId(`7:${numbers}`));
    },
  );

  it('may put any number in brackets', () => {
    expect(parseGameId('1:[0]0[1]11[0]')).toEqual(parseGameId('1:001110'));
  });

  it('are read as they are written, for every range', () => {
    const full = fc.integer({ min: 0, max: 21 }).chain((range) => setupsOn(fullRectangle(range), range));
    fc.assert(
      fc.property(full, (setup) => {
        expect(parseGameId(makeGameId(setup))).toEqual(setup);
      }),
    );
  });

  it.each([
    ['a hole', parseRows(['001', '11.', '0..'])],
    ['another rectangle', parseRows(['00', '11', '10'])],
    ['the rectangle of another range', parseRows(['001', '110'], 1, 'omnibus'), 2],
  ])('are not for a board with %s', (_, setup, range = 1) => {
    expect(faultLine(() => makeGameId({ ...setup, range }))).toBe(
      `only a full rectangle has a game id; expected ${range + 1} rows of ${range + 2} cells; use the text or JSON form`,
    );
  });

  it('are not for numbers to be found', () => {
    expect(() => makeGameId(parseRows(['?01', '110']))).toThrow('a completion has no game id');
  });

  const notAnId =
    'this is not a game id; expected the range, a colon and the numbers, those above 9 in square brackets, such as 1:001110';
  it.each([
    ['nothing', '', notAnId],
    ['no range', ':001110', notAnId],
    ['a letter before the range', 'x1:001110', notAnId],
    ['no numbers', '1:', notAnId],
    ['a letter among the numbers', '1:00111a', notAnId],
    ['a blank among the numbers', '1:001 110', notAnId],
    ['a bracket that is not closed', '1:00111[0', notAnId],
    ['empty brackets', '1:001110[]', notAnId],
    ['a number of four digits', '1:00111[1000]', notAnId],
    ['a seed', '7db#123456', notAnId],
    ['two letters of difficulty', '1dbb:001110', notAnId],
    ['a number too few', '1:00111', 'the game id has 5 numbers; expected 6: 2 rows of 3'],
    ['a number too many', '1:0011100', 'the game id has 7 numbers; expected 6: 2 rows of 3'],
    ['a range that no set has', '22:00', OUT_OF_BOUNDS(22)],
  ])('are refused: %s', (_, id, said) => {
    expect(faultLine(() => parseGameId(id))).toBe(said);
  });

  it('can be very long', () => {
    expect(() => parseGameId(`7:${'0'.repeat(300_000)}`)).toThrow('the game id has 300000 numbers');
    expect(() => parseGameId(`7:${'['.repeat(300_000)}`)).toThrow('this is not a game id');
  });
});

describe('keys', () => {
  it('are read as they are written, on boards of any shape, in small letters too', () => {
    fc.assert(
      fc.property(tilings, ({ board, key }) => {
        const rows = makeKeyRows(board, key);
        expect(parseKeyRows(board, rows)).toEqual(key);
        const small = rows.map((row) => row.toLowerCase());
        expect(parseKeyRows(board, small)).toEqual(key);
      }),
    );
  });

  it('are refused as soon as one letter is another', () => {
    fc.assert(
      fc.property(tilings, fc.nat(), fc.constantFrom(...'LRTB.?x'), ({ board, key }, anyCell, letter) => {
        const rows = makeKeyRows(board, key);
        const cell = anyCell % board.has.length;
        const [row, column] = [Math.floor(cell / board.columns), cell % board.columns];
        const was = rows[row]!;
        fc.pre(was[column] !== letter);
        const changed = rows.with(row, was.slice(0, column) + letter + was.slice(column + 1));
        expect(() => parseKeyRows(board, changed)).toThrow(UserError);
      }),
    );
  });

  it.each([
    ['LR', [1, 0]],
    ['T/B', [1, 0]],
    ['LR/LR', [1, 0, 3, 2]],
    ['TT/BB', [2, 3, 0, 1]],
    ['LR./.LR', [1, 0, -1, -1, 5, 4]],
    ['T.T/B.B', [3, -1, 5, 0, -1, 2]],
  ])('name the other half of every cell: %s', (letters, key) => {
    const rows = letters.split('/');
    const { board } = parseRows(
      rows.map((row) => row.replace(/[^.]/g, '0')),
      0,
    );
    expect(parseKeyRows(board, rows)).toEqual(key);
    expect(makeKeyRows(board, asCells(key))).toEqual(rows);
  });

  const square = rectangle(2, 2);
  const column = rectangle(2, 1);
  const holed = parseRows(['0.', '00', '0.'], 1).board;
  const half = (row: number, column: number, letter: string) =>
    `key row ${row}, column ${column}: "${letter}"; expected L beside R, or T above B`;
  const otherShape = 'the key has another shape than the puzzle; expected 2 rows of 2 characters';
  it.each([
    ['too few rows', square, ['LR'], otherShape],
    ['too short a row', square, ['LR', 'L'], otherShape],
    ['a lone left half', square, ['LL', 'LR'], half(1, 1, 'L')],
    ['a lone right half', square, ['LR', 'RR'], half(2, 1, 'R')],
    [
      'a left half at the end of a row, a right half at the next begin',
      square,
      ['TL', 'RB'],
      half(1, 1, 'T'),
    ],
    ['the same where nothing before it is wrong', rectangle(2, 3), ['LRL', 'RLR'], half(1, 3, 'L')],
    ['an upper half in the last row', square, ['LR', 'TT'], half(2, 1, 'T')],
    ['a lower half in the first row', square, ['BB', 'LR'], half(1, 1, 'B')],
    ['left above right in a single column', column, ['L', 'R'], half(1, 1, 'L')],
    ['a domino that reaches into a hole', holed, ['T.', 'BL', 'L.'], half(2, 2, 'L')],
    ['another letter', square, ['LR', 'LX'], half(2, 1, 'L')],
    ['a cell without a domino', square, ['.R', 'LR'], half(1, 1, '.')],
    [
      'half a domino in a hole',
      holed,
      ['TR', 'BT', '..'],
      'key row 1, column 2: "R"; expected a full stop, as the board has no cell there',
    ],
  ])('are refused: %s', (_, board, rows, said) => {
    expect(faultLine(() => parseKeyRows(board, rows))).toBe(said);
  });
});
