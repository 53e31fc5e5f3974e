import type { Cell } from '../../domino/board.ts';
import type { Setup } from '../../domino/puzzle.ts';
import { type Miscount, miscountsOf } from './refutation.ts';

/** A cell that gets another number. */
export interface Renumbered {
  readonly cell: Cell;
  readonly number: number;
}

/** Two cells whose numbers change places. */
export type Exchange = readonly [Cell, Cell];

/** What makes other numbers of those of a layout, in this order. */
export interface Renumbering {
  readonly replaced: readonly Renumbered[];
  readonly exchanged: readonly Exchange[];
}

/** How many numbers have to be replaced at least, that each stands as often as in the set. */
export function leastReplaced(setup: Setup): number {
  return tooOften(miscountsOf(setup)).reduce((sum, { stands, needed }) => sum + stands - needed, 0);
}

/**
 * Every way to make the numbers those of the set by replacing as few as can be, and then to exchange two numbers so often. The same
 * numbers can come of several ways only where equal numbers stand on several cells.
 *
 * Exchanges are taken with the later of their two cells rising: each permutation is just one such product, and of no more
 * exchanges than it needs (Jucys 1966).
 *
 * @param cells whose numbers may change, in reading order
 * @param visit is given the numbers, which it must not keep, and how they came about; ends the search by `false`
 */
export function eachRenumbering(
  setup: Setup,
  cells: readonly Cell[],
  exchanges: number,
  visit: (numbers: readonly number[], how: Renumbering) => boolean,
): void {
  const numbers = [...setup.numbers];
  const replaced: Renumbered[] = [];
  const exchanged: Exchange[] = [];
  const miscounts = miscountsOf(setup);
  const missing = miscounts
    .filter(({ stands, needed }) => stands < needed)
    .map(({ number, stands, needed }) => ({ number, left: needed - stands }));

  const exchange = (from: number, left: number): boolean => {
    if (left === 0) return visit(numbers, { replaced, exchanged });
    for (let later = from; later < cells.length; later++) {
      for (let earlier = 0; earlier < later; earlier++) {
        const [a, b] = [cells[earlier]!, cells[later]!];
        const [x, y] = [numbers[a]!, numbers[b]!];
        if (x === y) continue;
        numbers[a] = y;
        numbers[b] = x;
        exchanged.push([a, b]);
        const goesOn = exchange(later + 1, left - 1);
        exchanged.pop();
        numbers[a] = x;
        numbers[b] = y;
        if (!goesOn) return false;
      }
    }
    return true;
  };

  /** Of each number that stands too often so many cells get others. */
  const replace = ([excess, ...others]: readonly Miscount[], from: number, left: number): boolean => {
    if (!excess) return exchange(1, exchanges);
    if (left === 0) {
      const [next] = others;
      return replace(others, 0, next ? next.stands - next.needed : 0);
    }
    for (let i = from; i < excess.cells.length; i++) {
      const cell = excess.cells[i]!;
      if (!cells.includes(cell)) continue;
      for (const lacking of missing) {
        if (lacking.left === 0) continue;
        lacking.left--;
        numbers[cell] = lacking.number;
        replaced.push({ cell, number: lacking.number });
        const goesOn = replace([excess, ...others], i + 1, left - 1);
        replaced.pop();
        numbers[cell] = excess.number;
        lacking.left++;
        if (!goesOn) return false;
      }
    }
    return true;
  };

  const often = tooOften(miscounts);
  replace(often, 0, often[0] ? often[0].stands - often[0].needed : 0);
}

function tooOften(miscounts: readonly Miscount[]): Miscount[] {
  return miscounts.filter(({ stands, needed }) => stands > needed);
}
