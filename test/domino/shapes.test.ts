import { describe, expect, it } from 'vitest';
import { rectangle } from '../../src/domino/board.ts';
import { makeRows, parseRows } from '../../src/domino/notation.ts';
import { makeShapeRows, nameOfShape, parseShape, SHAPE_NAMES } from '../../src/domino/shapes.ts';
import { figures } from '../helpers/domino/figures.ts';
import { faultOf } from '../helpers/fault.ts';

describe('a shape by name', () => {
  it('is a rectangle by its rows and columns', () => {
    expect(parseShape('8x9')).toEqual(rectangle(8, 9));
    expect(parseShape(' 2 X 36 ')).toEqual(rectangle(2, 36));
    expect(parseShape(' Frame ')).toBe(parseShape('frame'));
  });

  it('has the cells of the double-seven set, or of the double-six set', () => {
    const cells = SHAPE_NAMES.map((name) => parseShape(name).cells.length);
    expect(cells).toEqual([...new Array<number>(14).fill(72), ...new Array<number>(8).fill(56)]);
  });

  it.each(SHAPE_NAMES)('%s is named again by its rows', (name) => {
    const board = parseShape(name);
    expect(nameOfShape(parseShape(makeShapeRows(board).join('\n')))).toBe(name);
  });

  // The figures of the book after which the shapes are named; the letters are its figures VIII and IX.
  const NAMES: Record<string, string> = {
    VIII: 'letter-e',
    IX: 'letter-h',
    VII: '36x2',
    I: '8x9',
    V: '4x18',
  };
  it.each(figures.filter(({ name }) => name in NAMES || /^X/.test(name)))(
    'figure $name',
    ({ name, rows }) => {
      expect(nameOfShape(parseRows(rows).board)).toBe(NAMES[name] ?? `figure-${name.toLowerCase()}`);
    },
  );
});

describe('a shape by its rows', () => {
  it('takes any sign for a cell, and full stops and blanks for none', () => {
    const board = parseShape('#x0\n. 7');
    expect(makeShapeRows(board)).toEqual(['###', '..#']);
    expect(makeShapeRows(parseShape('##/#.'))).toEqual(['##', '#.']);
    expect(faultOf(() => parseShape('/home/shape')).message).toBe('"/home/shape" is not a shape');
  });

  it('is refused if it is longer than any board', () => {
    expect(faultOf(() => parseShape(`${'\n'.repeat(300_000)}##`))).toMatchObject({
      message: 'the shape is too long',
      expected: 'at most 257048 characters',
    });
  });

  it('may have rows of different length and nothing round it', () => {
    expect(makeShapeRows(parseShape('\n\n  ##\r\n  #\n    #\n\n'))).toEqual(['##.', '#..', '..#']);
  });

  it('keeps the order of rows and columns of a puzzle', () => {
    const rows = ['01.', '.10', '10.'];
    const { board } = parseRows(rows, 1);
    expect(parseShape(makeShapeRows(board).join('/'))).toEqual(board);
    expect(makeRows(parseRows(rows, 1))).toEqual(rows);
  });
});

it('a shape may have as many cells, rows and columns as the largest set has halves', () => {
  expect(parseShape('22x23').cells).toHaveLength(506);
  expect(parseShape(`${'#'.repeat(506)}/`).cells).toHaveLength(506);
  expect(parseShape(`#${' '.repeat(504)}#/`).columns).toBe(506);
  expect(parseShape(`#${'\n'.repeat(505)}#`).rows).toBe(506);
  expect(parseShape(`${'\n'.repeat(257_046)}##`)).toBe(parseShape('1x2'));
});

describe('what is no shape', () => {
  it.each([
    ['5x0', 'no board has 5 rows of 0 cells', undefined],
    ['1x507', 'no board has 1 rows of 507 cells', undefined],
    ['18x9x', '"18x9x" is not a shape', undefined],
    ['x8x9', '"x8x9" is not a shape', undefined],
    ['x#/##', '"x#/##" is not a shape', undefined],
    ['##/#x', '"##/#x" is not a shape', undefined],
    [` ${'x'.repeat(50)} `, `"${'x'.repeat(40)}" is not a shape`, undefined],
    [`#${'\n'.repeat(506)}#`, 'the shape is 1 cells wide and 507 high', undefined],
    ['     leter-e', '"leter-e" is not a shape', 'did you mean letter-e?'],
    ['0x5', 'no board has 0 rows of 5 cells', undefined],
    ['30x30', 'no board has 30 rows of 30 cells', undefined],
    ['../..', 'the shape has no cells', undefined],
    [`${'#'.repeat(507)}/`, 'the shape has 507 cells', undefined],
    [`#${' '.repeat(600)}#/`, 'the shape is 602 cells wide and 1 high', undefined],
  ])('%s', (text, message, hint) => {
    const fault = faultOf(() => parseShape(text));
    expect(fault.message).toBe(message);
    expect(fault.hint).toBe(hint);
  });
});
