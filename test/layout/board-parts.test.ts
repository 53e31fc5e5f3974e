import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardFigure } from '../../src/document/document.ts';
import { asCell, type Board, makeBoard, placesOf, rectangle } from '../../src/domino/board.ts';
import { domino } from '../../src/domino/dominoes.ts';
import type { Puzzle } from '../../src/domino/puzzle.ts';
import { parseShape, SHAPE_NAMES } from '../../src/domino/shapes.ts';
import { holesOf, sidesBeyond, sidesOf } from '../../src/layout/board-lines.ts';
import { cellsIn, cutAcross, halvesOf, holds, overlapsOf, wholeOf } from '../../src/layout/board-parts.ts';
import { dealtOn, figureOf, figureWith, SHAPES, VIEWS } from '../helpers/layout/shaped.ts';

describe('a long board cut across', () => {
  const long = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 2, max: 60 }), fc.boolean())
    .filter(([short, length]) => length >= 2 * short)
    .map(([short, length, upright]) => (upright ? rectangle(length, short) : rectangle(short, length)));
  const cuts = fc.tuple(long, fc.integer({ min: 3, max: 25 })).map(([board, most]) => {
    const isUpright = board.rows > board.columns;
    const room = isUpright ? { rows: most, columns: board.columns } : { rows: board.rows, columns: most };
    const spans = cutAcross(board, room)!.map(({ row, column, rows, columns }) =>
      isUpright ? { start: row, held: rows } : { start: column, held: columns },
    );
    return { board, most, room, spans, length: Math.max(board.rows, board.columns) };
  });

  it('has parts that follow each other with two rows or columns in common, from end to end', () => {
    fc.assert(
      fc.property(cuts, ({ spans, length }) => {
        expect(spans[0]!.start).toBe(0);
        expect(spans.at(-1)!.start + spans.at(-1)!.held).toBe(length);
        spans.slice(1).forEach(({ start }, i) => {
          expect(spans[i]!.start + spans[i]!.held - start).toBe(2);
        });
      }),
    );
  });

  it('has parts of nearly one size, as few as can be', () => {
    fc.assert(
      fc.property(cuts, ({ spans, most, length }) => {
        const sizes = spans.map(({ held }) => held);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        // With one part fewer, the board would not be covered: the first part holds `most`, each other `most` minus the
        // overlap.
        const fewer = spans.length - 1;
        if (fewer > 0) expect(most + (fewer - 1) * (most - 2)).toBeLessThan(length);
      }),
    );
  });

  it('has every place for a domino whole on one of its parts', () => {
    fc.assert(
      fc.property(cuts, ({ board, room }) => {
        const parts = cutAcross(board, room)!;
        for (const { first, second } of placesOf(board)) {
          expect(parts.some((part) => holds(part, board, first) && holds(part, board, second))).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('knows what of each part the others show, too', () => {
    fc.assert(
      fc.property(cuts, ({ board, room }) => {
        const parts = cutAcross(board, room)!;
        for (const part of parts) {
          const others = parts.filter((other) => other !== part);
          const shared = cellsIn(part, board).filter((cell) =>
            others.some((other) => holds(other, board, cell)),
          );
          const found = overlapsOf(part, board).flatMap((overlap) => cellsIn(overlap, board));
          expect([...new Set(found)].sort((a, b) => a - b)).toEqual(shared);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is not made of a board that is not long, or too wide', () => {
    expect(cutAcross(rectangle(5, 9), { rows: 9, columns: 4 })).toBeUndefined();
    expect(cutAcross(rectangle(5, 10), { rows: 9, columns: 4 })).toHaveLength(4);
    expect(cutAcross(rectangle(5, 10), { rows: 4, columns: 4 })).toBeUndefined();
    expect(cutAcross(rectangle(5, 10), { rows: 9, columns: 2 })).toBeUndefined();
  });
});

it.each([11, 12, 13])('halves of a board of %i columns have two in common', (columns) => {
  const board = rectangle(11, columns);
  const [left, right] = halvesOf(board);
  expect([left.column, left.columns + right.columns]).toEqual([0, columns + 2]);
  expect(right.column).toBe(left.columns - 2);
  expect(left.columns - right.columns).toBe(columns % 2);
  for (const { first, second } of placesOf(board))
    expect([left, right].some((half) => holds(half, board, first) && holds(half, board, second))).toBe(true);
});

describe('the sides in a part of a board', () => {
  const cut = SHAPES.flatMap((shape) => {
    const dealt = dealtOn(shape);
    const { board } = dealt.puzzle;
    const parts = cutAcross(board, { rows: 9, columns: 9 });
    return parts && parts.length > 1 ? [{ shape, dealt, board, parts }] : [];
  });

  it('are those of the whole board, each in one part at least', () => {
    expect(cut.length).toBeGreaterThan(7);
    for (const { dealt, parts } of cut) {
      for (const view of VIEWS) {
        const figure = figureOf(dealt, view);
        const texts = (sides: readonly object[]) => sides.map((side) => JSON.stringify(side));
        const all = texts(sidesOf(figure));
        const found = new Set(parts.flatMap((part) => texts(sidesOf(figure, part))));
        expect([...found].sort()).toEqual([...all].sort());
      }
    }
  });

  it('leave the cut open', () => {
    for (const { dealt, board, parts } of cut) {
      const figure = figureOf(dealt, 'key');
      for (const part of parts) {
        const onCut = sidesOf(figure, part).filter(({ column, row, upright }) =>
          upright
            ? (column === part.column && part.column > 0 && board.has[row * board.columns + column - 1]) ||
              (column === part.column + part.columns &&
                column < board.columns &&
                board.has[row * board.columns + column])
            : (row === part.row && part.row > 0 && board.has[(row - 1) * board.columns + column]) ||
              (row === part.row + part.rows && board.has[row * board.columns + column]),
        );
        expect(onCut).toEqual([]);
      }
    }
  });

  it('run on beyond the cut as far as the lines of the part meet it', () => {
    const figure = figureOf(dealtOn('2x36'), 'puzzle');
    const part = { row: 0, column: 10, rows: 2, columns: 8 };
    const beyond = sidesBeyond(figure, part).map(({ side, isAfter }) => [
      side.column,
      side.row,
      side.kind,
      side.upright,
      isAfter,
    ]);
    const lines = [
      [0, 'border'],
      [1, 'open'],
      [2, 'border'],
    ] as const;
    const expected = [
      ...lines.map(([row, kind]) => [9, row, kind, false, false]),
      ...lines.map(([row, kind]) => [18, row, kind, false, true]),
    ];
    expect(beyond.map(String).sort()).toEqual(expected.map(String).sort());
    expect(sidesBeyond(figure, wholeOf(figure.puzzle.board))).toEqual([]);
  });
});

describe('the holes of a board', () => {
  // The cells that the book's captions subtract from each figure: `6x16 - 2x12` and so on; frame and ring as drawn.
  const HOLES: Readonly<Record<string, number>> = {
    'figure-x': 2 * 12,
    'figure-xi': 13,
    'figure-xii': 2 * 4 * 3,
    'figure-xiii': 2 * 2 * 3,
    'figure-xiv': 3 * 2 * 2,
    'figure-xv': 3,
    'figure-xvi': 5,
    'figure-xvii': 2 * 15,
    frame: 7 * 7,
    ring: 3 * 3,
    'small-frame': 2 * 2,
    border: 4 * 6,
  };

  it.each(SHAPE_NAMES)('of %s', (name) => {
    const board = parseShape(name);
    const holes = holesOf(board);
    expect(holes).toHaveLength(HOLES[name] ?? 0);
    expect(holes.filter((cell) => board.has[cell])).toEqual([]);
  });

  it('are what cannot be left: those of any board, compared with walks from each cell', () => {
    const boards = fc
      .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }))
      .chain(([rows, columns]) =>
        fc
          .array(fc.boolean(), { minLength: rows * columns, maxLength: rows * columns })
          .map((has) => makeBoard(rows, columns, has)),
      );
    fc.assert(
      fc.property(boards, (board) => {
        const { rows, columns, has } = board;
        /** Whether a path over absent cells leads out of the box. */
        const leads = (row: number, column: number, seen: Set<string>): boolean => {
          if (row < 0 || column < 0 || row >= rows || column >= columns) return true;
          if (has[row * columns + column] || seen.has(`${row} ${column}`)) return false;
          seen.add(`${row} ${column}`);
          return [
            [1, 0],
            [-1, 0],
            [0, 1],
            [0, -1],
          ].some(([r, c]) => leads(row + r!, column + c!, seen));
        };
        const expected = has.flatMap((present, cell) =>
          present || leads(Math.floor(cell / columns), cell % columns, new Set()) ? [] : [cell],
        );
        expect(holesOf(board)).toEqual(expected);
      }),
    );
  });
});

function figureOn(board: Board, marks: Partial<BoardFigure> = {}): BoardFigure {
  const puzzle = { kind: 'omnibus', range: 0, board, numbers: [], checked: true } as unknown as Puzzle;
  return figureWith(puzzle, marks);
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
