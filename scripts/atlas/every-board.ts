import { type Board, type Cell, fullRectangle, imageOf } from '../../src/domino/board.ts';
import { dominoCount, dominoIndex } from '../../src/domino/dominoes.ts';
import { makeKeyRows } from '../../src/domino/notation.ts';
import { type Key, type KeyTable, makeKeyTable } from '../../src/domino/puzzle.ts';
import { canonicalKey } from '../../src/domino/symmetry.ts';
import type { LayoutFacts } from './facts.ts';
import { someSquare } from './laid-board.ts';
import { allLayouts, LayoutsLeft } from './layouts.ts';
import { Tally } from './tally.ts';

/** Where the other cells are counted from: row or column, or both, from the other end. */
const FLIPS = [
  [true, false],
  [false, true],
  [true, true],
] as const;

/** All boards of a range with one solution. */
export interface Everything {
  /** All sets laid out: layouts, orders of the dominoes, ways round. */
  readonly boards: number;
  readonly tally: Tally;
  /** How many boards were looked at, of those that differ by names of numbers, turning and mirroring one. */
  readonly among: number;
  readonly puzzles: number;
  readonly layouts: readonly LayoutFacts[];
}

/**
 * Lays a set out in every way. Of layouts that are turned or mirrored one is filled, with the numbers named in the order in which
 * they are laid, and each board counts as often as it stands for others.
 */
export function everyBoard(range: number): Everything {
  const board = fullRectangle(range);
  const numbers = new Int32Array(board.has.length);
  const tally = new Tally({ range, board, numbers });
  const layouts = layoutsOf(board);
  const names = factorial(range + 1);
  let among = 0;
  let puzzles = 0;
  const facts = layouts.map(({ key, alike }): LayoutFacts => {
    let unique = 0;
    fillLayout(range, key, numbers, () => {
      unique++;
      tally.add(alike * names, '');
      // A board that is its own image stands for fewer puzzles.
      puzzles +=
        (alike * (1 + FLIPS.filter((flip) => isOwnImage(board, numbers, flip)).length)) / (1 + FLIPS.length);
    });
    among += unique;
    return { key: makeKeyRows(board, key).join('/'), alike, unique };
  });
  const turned = 2 ** (dominoCount(range) - (range + 1));
  const all = layouts.reduce((sum, { alike }) => sum + alike, 0);
  return { boards: all * factorial(dominoCount(range)) * turned, tally, among, puzzles, layouts: facts };
}

/** The layouts of a board, one of those that are turned or mirrored, and how many these are. */
export function layoutsOf(board: Board): { readonly key: Key; readonly alike: number }[] {
  const layouts = new Map<string, { key: Key; alike: number }>();
  for (const key of allLayouts(board)) {
    const form = canonicalKey(board, key);
    const known = layouts.get(form);
    if (known) known.alike++;
    else layouts.set(form, { key, alike: 1 });
  }
  return [...layouts.values()];
}

/**
 * Fills a layout in every way, but for names of numbers. Branches with two dominoes that can be turned together are left out.
 *
 * @param visit called while `numbers` hold a board with one solution
 */
export function fillLayout(range: number, layout: Key, numbers: Int32Array, visit: () => void): void {
  const board = fullRectangle(range);
  const key: KeyTable = makeKeyTable(board);
  layout.forEach((other, cell) => {
    key[cell as Cell] = other;
  });
  const firsts = board.cells.filter((cell) => key[cell]! > cell);
  const turnOf = (cell: Cell) => firsts.indexOf(cell < key[cell]! ? cell : key[cell]!);
  /** The diagonals of the squares that are full when a domino is laid. */
  const diagonals: (readonly [Cell, Cell])[][] = firsts.map(() => []);
  someSquare(board, key, (a, b, c, d) => {
    diagonals[Math.max(turnOf(a), turnOf(d))]!.push([a, d], [b, c]);
    return false;
  });
  const layouts = new LayoutsLeft(
    board,
    range,
    firsts.map((cell) => [cell, key[cell]!]),
    numbers,
  );
  const isLaid = new Uint8Array(firsts.length);
  const lay = (laid: number, named: number, left: number): void => {
    const first = firsts[laid];
    if (first === undefined) {
      if (left === 1) visit();
      return;
    }
    const second = key[first]!;
    for (let a = 0; a <= Math.min(named, range); a++) {
      const withA = Math.max(named, a + 1);
      for (let b = 0; b <= Math.min(withA, range); b++) {
        const domino = dominoIndex(a, b);
        if (isLaid[domino]) continue;
        numbers[first] = a;
        numbers[second] = b;
        if (diagonals[laid]!.some(([one, other]) => numbers[one] === numbers[other])) continue;
        isLaid[domino] = 1;
        lay(laid + 1, Math.max(withA, b + 1), layouts.write(laid));
        layouts.takeBack(laid);
        isLaid[domino] = 0;
      }
    }
  };
  lay(0, 0, Number.POSITIVE_INFINITY);
}

/** Whether the board mirrored or turned has the same numbers, but for their names. */
function isOwnImage(
  board: Board,
  numbers: Int32Array,
  [flipsRows, flipsColumns]: (typeof FLIPS)[number],
): boolean {
  const names = new Map<number, number>();
  return board.cells.every((cell) => {
    const image = numbers[imageOf(board, cell, flipsRows, flipsColumns)]!;
    const name = names.get(numbers[cell]!);
    if (name === undefined) names.set(numbers[cell]!, image);
    return name === undefined || name === image;
  });
}

function factorial(count: number): number {
  return count < 2 ? 1 : count * factorial(count - 1);
}
