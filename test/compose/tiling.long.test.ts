import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTiler, type Tiler, TurningTiler, UniformTiler } from '../../src/compose/tiling.ts';
import { type Board, FIRST_CELL, fullRectangle, makeBoard, rectangle } from '../../src/domino/board.ts';
import { listOf } from '../../src/domino/indices.ts';
import { makeKeyTable } from '../../src/domino/puzzle.ts';
import { NotPossibleError } from '../../src/errors.ts';
import { Random } from '../../src/random.ts';
import { boards, tilings } from '../helpers/domino/arbitraries.ts';

const ENOUGH = 1 << 20;
const countOf = (board: Board) => UniformTiler.make(board, ENOUGH)?.count;
const UNIFORM_13 = UniformTiler.make(fullRectangle(13), ENOUGH);

function draw(tiler: Tiler, board: Board, random: Random): number[] {
  const key = makeKeyTable(board).fill(FIRST_CELL);
  tiler.fill(key, random);
  return listOf(key);
}

/** Whether every cell is joined to one neighbour, and no hole to anything. */
function isLayout({ has, columns }: Board, key: readonly number[]): boolean {
  return has.every((present, cell) => {
    const other = key[cell]!;
    if (!present) return other === -1;
    const inRow = Math.floor(other / columns) === Math.floor(cell / columns);
    return (
      key[other] === cell && (Math.abs(other - cell) === columns || (Math.abs(other - cell) === 1 && inRow))
    );
  });
}

/** The diamond of order n: rows of 2, 4 … 2n, 2n … 4, 2 cells. */
function aztecDiamond(order: number): Board {
  const side = 2 * order;
  const has = Array.from({ length: side * side }, (_, cell) => {
    const [y, x] = [Math.floor(cell / side) - order + 0.5, (cell % side) - order + 0.5];
    return Math.abs(x) + Math.abs(y) <= order;
  });
  return makeBoard(side, side, has);
}

describe('the number of layouts', () => {
  // Kasteleyn, The statistics of dimers on a lattice (1961).
  const kasteleyn = (rows: number, columns: number) => {
    let product = 1;
    for (let j = 1; j <= Math.ceil(rows / 2); j++) {
      for (let k = 1; k <= Math.ceil(columns / 2); k++) {
        product *=
          4 * Math.cos((j * Math.PI) / (rows + 1)) ** 2 + 4 * Math.cos((k * Math.PI) / (columns + 1)) ** 2;
      }
    }
    return Math.round(product);
  };

  it.each([
    [2, 10, 89],
    [7, 8, 1_292_697],
    [8, 9, 108_435_745],
    [3, 3, 0],
    [1, 3, 0],
  ])('of %i by %i is %i', (rows, columns, expected) => {
    expect(countOf(rectangle(rows, columns))).toBe(expected);
  });

  it('of every rectangle up to 6 by 6 with an even number of cells is as Kasteleyn says', () => {
    for (let rows = 1; rows <= 6; rows++) {
      for (let columns = 1; columns <= 6; columns++) {
        if ((rows * columns) % 2 === 0)
          expect(countOf(rectangle(rows, columns))).toBe(kasteleyn(rows, columns));
      }
    }
  });

  // Elkies, Kuperberg, Larsen and Propp, Alternating-sign matrices and domino tilings (1992).
  it.each([1, 2, 5])('of the Aztec diamond of order %i is 2^(n(n+1)/2)', (order) => {
    expect(countOf(aztecDiamond(order))).toBe(2 ** ((order * (order + 1)) / 2));
  });

  it('is not computed where the table would be too large', () => {
    expect(UNIFORM_13?.count).toBeCloseTo(5.338532535620005e24, -12);
    expect(UniformTiler.make(fullRectangle(14), ENOUGH)).toBeUndefined();
    expect(UniformTiler.make(rectangle(31, 32), ENOUGH)).toBeUndefined();
    expect(UniformTiler.make(rectangle(2, 1000), ENOUGH)).toBeDefined();
  });
});

describe('drawn layouts', () => {
  it('cover any board that can be covered', () => {
    fc.assert(
      fc.property(tilings, fc.string(), ({ board }, seed) => {
        const random = new Random(seed);
        for (const tiler of [makeTiler(board), new TurningTiler(board)]) {
          expect(isLayout(board, draw(tiler, board, random))).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are refused exactly for boards that have none', () => {
    const refused = new Set<boolean>();
    fc.assert(
      fc.property(boards(4), (board) => {
        const impossible = countOf(board) === 0;
        refused.add(impossible);
        if (impossible) expect(() => makeTiler(board)).toThrow(NotPossibleError);
        else expect(() => makeTiler(board)).not.toThrow();
      }),
      { numRuns: 40 },
    );
    expect(refused).toEqual(new Set([true, false]));
  });

  it('cover the largest board, by turning', () => {
    const board = fullRectangle(21);
    const tiler = makeTiler(board);
    expect(tiler).toBeInstanceOf(TurningTiler);
    expect(isLayout(board, draw(tiler, board, new Random('largest')))).toBe(true);
  });

  it.each([
    ['uniform', (board: Board): Tiler => UniformTiler.make(board, ENOUGH)!],
    ['turning', (board: Board): Tiler => new TurningTiler(board)],
  ])('depend on the seed alone (%s)', (_name, make) => {
    const board = rectangle(6, 7);
    const used = make(board);
    const first = draw(used, board, new Random('a'));
    expect(draw(used, board, new Random('b'))).not.toEqual(first);
    expect(draw(used, board, new Random('a'))).toEqual(first);
    expect(draw(make(board), board, new Random('a'))).toEqual(first);
  });
});

/** How often each layout of a board is drawn. */
function frequencies(tiler: Tiler, board: Board, draws: number): number[] {
  const random = new Random('frequencies');
  const seen = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const layout = draw(tiler, board, random).join();
    seen.set(layout, (seen.get(layout) ?? 0) + 1);
  }
  return [...seen.values()];
}

describe('every layout comes about as often as any other', () => {
  it.each([
    ['on 3 by 4', rectangle(3, 4), UniformTiler.make(rectangle(3, 4), ENOUGH)!],
    ['on 4 by 3', rectangle(4, 3), UniformTiler.make(rectangle(4, 3), ENOUGH)!],
    ['on an Aztec diamond', aztecDiamond(2), UniformTiler.make(aztecDiamond(2), ENOUGH)!],
    ['on 3 by 4, by turning', rectangle(3, 4), new TurningTiler(rectangle(3, 4))],
  ])('%s', (_name, board, tiler) => {
    const layouts = countOf(board)!;
    const seen = frequencies(tiler, board, 400 * layouts);
    expect(seen).toHaveLength(layouts);
    // 400 expected of each, with a standard deviation of 20: the tolerance is five of them.
    expect(Math.min(...seen)).toBeGreaterThan(300);
    expect(Math.max(...seen)).toBeLessThan(500);
  });

  it('and by turning, dominoes across and squares to turn are as frequent as they should be at range 13', () => {
    const board = fullRectangle(13);
    const measure = (tiler: Tiler) => {
      const random = new Random('range 13');
      const totals = { across: 0, squares: 0 };
      for (let i = 0; i < 200; i++) {
        const key = draw(tiler, board, random);
        for (const cell of board.cells) {
          const [right, down] = [cell + 1, cell + board.columns];
          if (key[cell] === right) totals.across++;
          if (key[cell] === right && key[down] === down + 1) totals.squares++;
          if (key[cell] === down && key[right] === down + 1 && right % board.columns > 0) totals.squares++;
        }
      }
      return { across: totals.across / 200, squares: totals.squares / 200 };
    };
    const [uniform, turning] = [UNIFORM_13!, new TurningTiler(board)].map(measure);
    // The standard deviations are 5.7 and 4.8 for single layouts, and 0.4 and 0.34 for these means.
    expect(Math.abs(uniform!.across - turning!.across)).toBeLessThan(1.2);
    expect(Math.abs(uniform!.squares - turning!.squares)).toBeLessThan(1.6);
  });
});
