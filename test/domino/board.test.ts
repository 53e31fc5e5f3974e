import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areasOf,
  asCell,
  asPlace,
  type Board,
  below,
  cellAt,
  columnOf,
  fullRectangle,
  imageOf,
  isFullRectangle,
  isLong,
  makeBoard,
  neighboursOf,
  placesOf,
  rectangle,
  rightOf,
  rowOf,
} from '../../src/domino/board.ts';
import { MAX_RANGE } from '../../src/domino/dominoes.ts';
import { parseRows } from '../../src/domino/notation.ts';
import { boards } from '../helpers/domino/arbitraries.ts';
import { figures } from '../helpers/domino/figures.ts';

describe('the tally sum (how many places a board has)', () => {
  // "die Zahl 127 erreicht", of range 7
  it('is 2s² + 4s + 1 for the full rectangle of range s', () => {
    for (let s = 0; s <= MAX_RANGE; s++) {
      expect(placesOf(fullRectangle(s)), `range ${s}`).toHaveLength(2 * s ** 2 + 4 * s + 1);
    }
  });

  // The bounding box, empty cells and sum of each figure in the 1921 book, counted for the project by two other programs.
  it.each([
    ['I', 9, 8, 0, 127],
    ['II', 9, 8, 0, 127],
    ['III', 9, 8, 0, 127],
    ['IV', 12, 6, 0, 126],
    ['V', 18, 4, 0, 122],
    ['VI', 24, 3, 0, 117],
    ['VII', 2, 36, 0, 106],
    ['VIII', 9, 18, 90, 106],
    ['IX', 12, 14, 96, 106],
    ['X', 16, 6, 24, 108],
    ['XI', 17, 5, 13, 108],
    ['XII', 12, 8, 24, 110],
    ['XIII', 14, 6, 12, 114],
    ['XIV', 14, 6, 12, 112],
    ['XV', 15, 5, 3, 120],
    ['XVI', 11, 7, 5, 120],
    ['XVII', 17, 6, 30, 104],
  ])('is for figure %s (%i columns, %i rows, %i empty cells): %i', (name, columns, rows, empty, sum) => {
    const figure = figures.find((candidate) => candidate.name === name);
    const { board } = parseRows(figure?.rows ?? []);
    expect([board.columns, board.rows]).toEqual([columns, rows]);
    expect(board.has.filter((present) => !present)).toHaveLength(empty);
    expect(board.cells).toHaveLength(72);
    expect(placesOf(board)).toHaveLength(sum);
  });
});

describe('placesOf', () => {
  it('are those pairs of cells of the board that are one step apart, the earlier cell first', () => {
    fc.assert(
      fc.property(boards(), (board) => {
        const expected: string[] = [];
        for (const a of board.cells) {
          for (const b of board.cells) {
            const apart =
              Math.abs(rowOf(board, a) - rowOf(board, b)) + Math.abs(columnOf(board, a) - columnOf(board, b));
            if (a < b && apart === 1) expected.push(`${a}-${b}`);
          }
        }
        expect(placesOf(board).map(({ first, second }) => `${first}-${second}`)).toEqual(expected);
      }),
    );
  });

  it('are numbered as they come', () => {
    expect(placesOf(rectangle(2, 2))[asPlace(3)]).toEqual({ first: 2, second: 3 });
  });
});

describe('a board', () => {
  it('counts its cells row by row from 0, and knows the neighbour on the right and the one below', () => {
    const board = boardOf('.##', '#.#');
    expect(board.cells).toEqual([1, 2, 3, 5]);
    expect(board.cells.map((cell) => rowOf(board, cell))).toEqual([0, 0, 1, 1]);
    expect(board.cells.map((cell) => columnOf(board, cell))).toEqual([1, 2, 0, 2]);
    expect(board.cells.map((cell) => rightOf(board, cell))).toEqual([2, undefined, undefined, undefined]);
    expect(board.cells.map((cell) => below(board, cell))).toEqual([undefined, 5, undefined, undefined]);
  });

  it('has a cell in a row and a column where it has one, and none beyond its sides', () => {
    fc.assert(
      fc.property(boards(), (board) => {
        for (let row = -1; row <= board.rows; row++) {
          for (let column = -1; column <= board.columns; column++) {
            const cell = board.cells.find(
              (cell) => rowOf(board, cell) === row && columnOf(board, cell) === column,
            );
            expect(cellAt(board, row, column)).toBe(cell);
          }
        }
      }),
    );
  });

  it('has beside a cell the other cells of its places, in the order of the board', () => {
    fc.assert(
      fc.property(boards(), (board) => {
        for (const cell of board.cells) {
          const places = placesOf(board).filter(({ first, second }) => first === cell || second === cell);
          const others = places.map(({ first, second }) => first + second - cell);
          expect(neighboursOf(board, cell)).toEqual(others.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it.each([
    [boardOf('###', '#.#', '###'), [[0, 1, 3, 2, 6, 5, 7, 8]]],
    [boardOf('#.##', '#..#', '.#..'), [[0, 4], [2, 3, 7], [9]]],
  ])('has areas, each in the order in which it is reached (%#)', (board, areas) => {
    expect(areasOf(board)).toEqual(areas);
  });

  it('is counted from the other end of its rows, its columns or both', () => {
    const board = boardOf('###', '#.#');
    const images = (flipsRows: boolean, flipsColumns: boolean) =>
      [0, 1, 5].map((cell) => imageOf(board, asCell(cell), flipsRows, flipsColumns));
    expect(images(false, false)).toEqual([0, 1, 5]);
    expect(images(true, false)).toEqual([3, 4, 2]);
    expect(images(false, true)).toEqual([2, 1, 3]);
    expect(images(true, true)).toEqual([5, 4, 0]);
  });

  it('is long if one side has at least twice the cells of the other', () => {
    expect([rectangle(2, 4), rectangle(4, 2), rectangle(3, 5), rectangle(5, 3)].map(isLong)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([
    [fullRectangle(7), 7, true],
    [fullRectangle(0), 0, true],
    [fullRectangle(7), 6, false],
    [rectangle(9, 8), 7, false], // rotated by 90°
    [rectangle(8, 8), 7, false],
    [rectangle(9, 9), 7, false],
    [boardOf('##.', '###'), 1, false],
    [boardOf('###', '###'), 1, true],
  ])('is or is not the full rectangle of a range (%#)', (board, range, expected) => {
    expect(isFullRectangle(board, range)).toBe(expected);
  });
});

function boardOf(...rows: string[]): Board {
  return makeBoard(
    rows.length,
    rows[0]!.length,
    [...rows.join('')].map((character) => character === '#'),
  );
}

describe('boards of one shape', () => {
  it('are one object, those of other shapes are not', () => {
    const has = [true, true, false, true, true, true];
    expect(makeBoard(2, 3, has)).toBe(makeBoard(2, 3, [...has]));
    const usual = rectangle(8, 9);
    for (let columns = 1; columns <= 200; columns++) rectangle(1, columns);
    expect(fullRectangle(7)).toBe(usual);
    expect(makeBoard(2, 3, has)).not.toEqual(makeBoard(2, 3, has.toReversed()));
    expect(makeBoard(3, 2, has)).not.toEqual(makeBoard(2, 3, has));
    expect(rectangle(2, 3)).not.toEqual(rectangle(3, 2));
  });
});
