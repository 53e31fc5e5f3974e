import fc from 'fast-check';
import { asCell, type Board, type Cell, makeBoard, placesOf, rectangle } from '../../../src/domino/board.ts';
import type { Key, Setup } from '../../../src/domino/puzzle.ts';

/** Boards of any shape, possibly with holes, with at least one cell and at most `most` rows and columns. */
export function boards(most = 7): fc.Arbitrary<Board> {
  const side = fc.integer({ min: 1, max: most });
  return fc.tuple(side, side).chain(([rows, columns]) =>
    fc
      .array(fc.boolean(), { minLength: rows * columns, maxLength: rows * columns })
      .filter((has) => has.includes(true))
      .map((has) => makeBoard(rows, columns, has)),
  );
}

/** Random numbers from 0 to `highest` on a board. */
export function setupsOn(board: Board, range: number, highest = range): fc.Arbitrary<Setup> {
  const length = board.has.length;
  return fc
    .array(fc.integer({ min: 0, max: highest }), { minLength: length, maxLength: length })
    .map((drawn) => ({
      kind: 'omnibus',
      range,
      board,
      numbers: drawn.map((number, cell) => (board.has[cell] ? number : -1)),
    }));
}

/** Setups on boards of any shape, of any range. */
export const setups: fc.Arbitrary<Setup> = fc
  .tuple(boards(), fc.integer({ min: 0, max: 21 }))
  .chain(([board, range]) => setupsOn(board, range));

/** Boards of any shape with dominoes on them. The dominoes are dropped on a rectangle wherever there is room. */
export const tilings: fc.Arbitrary<{ board: Board; key: Key }> = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
  .filter(([rows, columns]) => rows * columns > 1)
  .chain(([rows, columns]) =>
    fc
      .shuffledSubarray(placesOf(rectangle(rows, columns)), { minLength: 1 })
      .map((thrown) => ({ rows, columns, thrown })),
  )
  .map(({ rows, columns, thrown }) => {
    const key = new Array<Cell>(rows * columns).fill(asCell(-1));
    for (const { first, second } of thrown) {
      if (key[first] !== -1 || key[second] !== -1) continue;
      key[first] = second;
      key[second] = first;
    }
    const board = makeBoard(
      rows,
      columns,
      key.map((other) => other >= 0),
    );
    return { board, key };
  });
