import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../src/book/read.ts';
import { makeRecord, parseRecord } from '../../src/book/record.ts';
import { COMPLETED, COMPLETION, completionKey } from '../../src/document/worked.ts';
import { makeKeyRows, makeLine, parseLine } from '../../src/domino/notation.ts';
import { checkPuzzle, type Puzzle } from '../../src/domino/puzzle.ts';
import { UserError } from '../../src/errors.ts';
import { grade } from '../../src/solve/grade.ts';
import { countSolutions } from '../../src/solve/solution-counter.ts';
import { faultLine, inOneLine, told } from '../helpers/fault.ts';

const [A, B, C] = ['omnibus 1 001/110', 'omnibus 1 100/011', 'omnibus 3 03213/23202/00012/11313'] as const;

function recordOf(line: string) {
  const puzzle = checkPuzzle(parseLine(line));
  const key = countSolutions(puzzle, 2).key!;
  return makeRecord({ puzzle, key, grade: grade(puzzle), origin: { seed: 'x/1', engine: 1 } });
}

const [JSON_A, JSON_B, JSON_C] = [A, B, C].map((line) => JSON.stringify(recordOf(line)));

const SEE = '`dominosa schema puzzle` lists every field';

/** Each entry with its place: the puzzle as a line, or the fault. */
function summary(text: string): string[] {
  return readPuzzles(text).map(({ where, read }) => {
    const what =
      read instanceof UserError ? inOneLine(told(read)).replace(SEE, 'SEE') : makeLine(read.puzzle);
    return where ? `${where}: ${what}` : what;
  });
}

describe('puzzles in every notation', () => {
  it.each<[name: string, text: string, expected: string[]]>([
    ['rows', '001\n110', [A]],
    ['rows on one line', '001/110', [A]],
    ['rows with blanks between the digits', '0 0 1\n1 1  0\n', [A]],
    ['the same on one line', '0 0 1 / 1 1 0', [A]],
    ['rows, a blank line between puzzles', '001\n110\n\n\n100\n011\n', [`line 1: ${A}`, `line 5: ${B}`]],
    ['rows of DOS', '001\r\n110\r\n\r\n100\r\n011\r\n', [`line 1: ${A}`, `line 4: ${B}`]],
    ['rows after a byte order mark', '\uFEFF001\n110\n', [A]],
    ['a line', `${C}\n`, [C]],
    ['lines', `${A}\n${C}\n\n${B}\n`, [`line 1: ${A}`, `line 2: ${C}`, `line 4: ${B}`]],
    ['a game id', '1:001110', [A]],
    ['a game id with a difficulty', '1dt:001110', [A]],
    ['one JSON puzzle', JSON_A!, [A]],
    ['one JSON puzzle on several lines', JSON.stringify(recordOf(C), null, 2), [C]],
    [
      'JSON, a puzzle a line, blank lines between',
      `\n${JSON_A}\n\n${JSON_C}\n`,
      [`line 2: ${A}`, `line 4: ${C}`],
    ],
    ['a JSON list', `[${JSON_A},\n${JSON_B}]`, [`puzzle 1: ${A}`, `puzzle 2: ${B}`]],
    [
      'all together',
      `001\n110\n\n1:100011\n${C}\n100\n011\n${JSON_C}\n001/110\n`,
      [`line 1: ${A}`, `line 4: ${B}`, `line 5: ${C}`, `line 6: ${B}`, `line 8: ${C}`, `line 9: ${A}`],
    ],
    [
      'all together, JSON first',
      `${JSON_C}\n1:100011\n\n001\n110\n`,
      [`line 1: ${C}`, `line 2: ${B}`, `line 4: ${A}`],
    ],
  ])('%s', (_, text, expected) => {
    expect(summary(text)).toEqual(expected);
  });

  it('come with their key and record where the notation has them', () => {
    const record = recordOf(C);
    const [entry] = readPuzzles(JSON.stringify(record));
    if (!entry || entry.read instanceof UserError) throw new Error('not read');
    expect(entry.read.record).toEqual(record);
    expect(makeKeyRows(entry.read.puzzle.board, entry.read.key!)).toEqual(record.key);
    const [plain] = readPuzzles(C);
    expect(plain!.read).toEqual({ puzzle: checkPuzzle(parseLine(C)) });
  });
});

const JSON_FORM = 'names and texts in double quotes, commas between entries, none after the last';
const ODD =
  'these numbers stand too often or too seldom: 0 (2 times), 1 (4 times); ' +
  'expected each number from 0 to 1 exactly 3 times; compare the numbers with the board you copied them from';
const HOLE = 'a place without a cell is written as a full stop';
const puzzle = (fields: object) => JSON.stringify({ ...recordOf(A), id: undefined, ...fields });

describe('a puzzle that cannot be read', () => {
  it('does not keep the others from being read, each with its place', () => {
    const text = `${A}\n1:00111\n${JSON_B}\n{"a":\n\n001\n11x\n\ntriplet 1 001/110\n22:0\n1:101101\n${B}`;
    expect(summary(text)).toEqual([
      `line 1: ${A}`,
      'line 2: the game id has 5 numbers; expected 6: 2 rows of 3',
      `line 3: ${B}`,
      `line 4: column 6: this is not valid JSON; expected ${JSON_FORM}`,
      'line 6: c2 holds 33; expected a number from 0 to 1',
      'line 9: "triplet" is not a kind of puzzle; expected omnibus, terzett, completion, duett, quartett, quadrat, quodlibet',
      'line 10: range 22 is out of bounds; expected a whole number from 0 to 21; range 6 is the ordinary set with 28 dominoes, range 7 the double-seven set with 36',
      `line 11: ${ODD}`,
      `line 12: ${B}`,
    ]);
  });

  it('does not where it is the first of puzzles in JSON, or in a list', () => {
    expect(summary(`{"format":\n${JSON_B}\n`)).toEqual([
      `line 1: column 11: this is not valid JSON; expected ${JSON_FORM}`,
      `line 2: ${B}`,
    ]);
    expect(summary(`[${JSON_A}, 5, ${puzzle({ rows: ['101', '101'] })}, ${JSON_B}]`)).toEqual([
      `puzzle 1: ${A}`,
      'puzzle 2: 5 is not an object; expected fields in braces; SEE',
      `puzzle 3: ${ODD}`,
      `puzzle 4: ${B}`,
    ]);
  });

  it.each<[text: string, fault: string]>([
    ['hello', 'no set of dominoes has 5 halves; expected 2, 6, 12, 20, 30, 42, 56, 72, 90, 110 … cells'],
    ['001\n1100', `row 2 has 4 characters; expected 3, as in row 1; ${HOLE}`],
    ['0 0 1\n1 10 0', `row 2 has 6 characters; expected 3, as in row 1; ${HOLE}`],
    [
      '10 0\n1 10',
      'row 1, column 3: " "; expected a digit, a letter for a number above 9, a question mark for one to be found, or a full stop for a hole',
    ],
    ['{}', 'format: this field is missing; expected dominosa/puzzle@1; SEE'],
    [
      puzzle({ format: 'dominosa/puzzle@2' }),
      'format: "dominosa/puzzle@2" is not a format that this version knows; expected dominosa/puzzle@1; did you mean "dominosa/puzzle@1"? SEE',
    ],
    [
      puzzle({ seals: 3 }),
      'unknown field "seals"; expected format, id, kind, range, rows, solution, key, series, grade or origin; did you mean "grade.seals"? SEE',
    ],
    [puzzle({ rows: ['00', '110'] }), `rows: row 2 has 3 characters; expected 2, as in row 1; ${HOLE}`],
    [puzzle({ range: 2 }), 'the board has 6 cells; expected 12, two for each of the 6 dominoes up to 2:2'],
    [puzzle({ key: ['LRT', 'LRT'] }), 'key: key row 1, column 3: "T"; expected L beside R, or T above B'],
    [
      puzzle({ key: ['LR', 'LR'] }),
      'key: the key has another shape than the puzzle; expected 2 rows of 3 characters',
    ],
    [puzzle({ key: ['TLR', 'BLR'] }), 'key: the domino 0:1 is there twice; expected every domino once'],
    [
      puzzle({ grade: { ...recordOf(A).grade, hardest: 'guess' } }),
      'grade.hardest: "guess" is not a technique that this version knows; expected ' +
        'three, only-number, last-cells, filling-seal, filling-gap, no-three, no-domino, second-link, supposition, seal, gap, equal-neighbours, fixed-cell, overlap, forced-duplicate, odd-area, locked-square, cell-set, ' +
        'hidden-set, cell-set-with-double, mixed-set, chain, matching or trial; SEE',
    ],
  ])('%s', (text, fault) => {
    expect(summary(text)).toEqual([fault]);
  });

  it('has a solution that changes a given number', () => {
    const [puzzle, key] = [COMPLETION, completionKey()];
    const solution: Puzzle = { ...COMPLETED, kind: 'terzett' };
    expect(parseRecord(makeRecord({ puzzle, solution, key })).solution).toEqual(solution);
    // Also a complete set, but with 0 and 1 swapped.
    const numbers = solution.numbers.map((number) => (number === 0 ? 1 : number === 1 ? 0 : number));
    const record = makeRecord({ puzzle, solution: { ...solution, numbers }, key });
    expect(faultLine(() => parseRecord(record))).toMatch(
      /^solution: the solution does not agree with the numbers that are given/,
    );
  });
});

describe('a text without any puzzle', () => {
  it.each(['', '\n \n', '\uFEFF', '[]', ' [ ] '])('%j', (text) => {
    expect(faultLine(() => readPuzzles(text))).toBe(
      'there is no puzzle here; expected rows of numbers, a game id, a line or JSON',
    );
  });

  it('that is a broken list', () => {
    expect(faultLine(() => readPuzzles(`[\n${JSON_A},\n]`))).toBe(
      `line 3, column 1: this is not valid JSON; expected ${JSON_FORM}`,
    );
  });
});
