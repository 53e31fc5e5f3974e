import { describe, expect, it } from 'vitest';
import type { BoardFigure } from '../../src/document/document.ts';
import { asCell, type Board, fullRectangle, makeBoard, placesOf, rectangle } from '../../src/domino/board.ts';
import { domino, dominoesOf, MAX_RANGE, makeDomino } from '../../src/domino/dominoes.ts';
import type { Puzzle } from '../../src/domino/puzzle.ts';
import { sidesOf } from '../../src/layout/board.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import { PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { arrangeTally } from '../../src/layout/print/tally.ts';
import { loadFonts } from '../../src/node/fonts.ts';

function figureOn(board: Board, marks: Partial<BoardFigure> = {}): BoardFigure {
  const puzzle = { kind: 'omnibus', range: 0, board, numbers: [], checked: true } as unknown as Puzzle;
  return { puzzle, blank: false, dominoes: [], bars: [], marked: [], description: '', ...marks };
}

describe('the sides of the cells of a board', () => {
  const ring = makeBoard(3, 3, [true, true, true, true, false, true, true, true, true]);

  it.each([
    ['a rectangle', rectangle(3, 4), 14],
    ['a single row', rectangle(1, 4), 10],
    ['a ring round a hole', ring, 16],
  ])('of %s come once each', (_, board, border) => {
    const sides = sidesOf(figureOn(board));
    const places = sides.map(({ column, row, upright }) => `${column} ${row} ${upright}`);
    expect(new Set(places).size).toBe(places.length);
    expect(sides.filter(({ kind }) => kind === 'border')).toHaveLength(border);
    expect(sides.filter(({ kind }) => kind === 'open')).toHaveLength(placesOf(board).length);
    expect(sides).toHaveLength(border + placesOf(board).length);
  });

  it('tell dominoes, bars and what lies beside them', () => {
    // 0 1 2 a domino on 0 and 1, another on 3 and 6, a bar between 4 and 5
    // 3 4 5
    // 6 7 8
    const double = domino(0, 0);
    const sides = sidesOf(
      figureOn(rectangle(3, 3), {
        dominoes: [
          { first: asCell(0), second: asCell(1), domino: double },
          { first: asCell(3), second: asCell(6), domino: double },
        ],
        bars: [{ first: asCell(4), second: asCell(5) }],
      }),
    );
    const kind = (column: number, row: number, upright: boolean) =>
      sides.find((side) => side.column === column && side.row === row && side.upright === upright)!.kind;
    expect(kind(1, 0, true)).toBe('inside');
    expect(kind(0, 2, false)).toBe('inside');
    expect(kind(0, 1, false)).toBe('between');
    expect(kind(1, 1, false)).toBe('beside');
    expect(kind(2, 0, true)).toBe('beside');
    expect(kind(2, 1, true)).toBe('bar');
    expect(kind(2, 2, true)).toBe('open');
    expect(kind(0, 0, true)).toBe('border');
  });
});

describe('the tally', () => {
  const settings = {
    sheet: 'a4',
    profile: PRINT_PROFILES['large-print'],
    metrics: makeMetrics(loadFonts()),
  } as const;
  const ranges = Array.from({ length: MAX_RANGE + 1 }, (_, range) => range);

  it.each(ranges)('of range %i lists every domino once in rows that fit', (range) => {
    for (const width of [165, 252]) {
      const { rows, entryWidth } = arrangeTally({ range }, width, settings);
      const dominoes = rows.flat().filter((entry) => entry !== undefined);
      expect(dominoes.map(makeDomino).sort()).toEqual(dominoesOf(range).map(makeDomino).sort());
      // The gap after the last entry of a row may reach over the margin.
      for (const row of rows) expect(row.length * entryWidth).toBeLessThanOrEqual(width + 3.5);
    }
  });

  it('is a triangle with a row for each number where there is room', () => {
    const { rows } = arrangeTally({ range: 3 }, 165, settings);
    expect(rows.map((row) => row.map((entry) => (entry ? makeDomino(entry) : '')).join(' '))).toEqual([
      '0:0 0:1 0:2 0:3',
      ' 1:1 1:2 1:3',
      '  2:2 2:3',
      '   3:3',
    ]);
    expect(fullRectangle(3).rows).toBe(rows.length);
  });
});
