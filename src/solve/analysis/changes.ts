import type { Cell } from '../../domino/board.ts';
import type { Placement, Setup } from '../../domino/puzzle.ts';
import type { Marks } from '../solution-counter.ts';
import type { Analysis } from './analyse.ts';
import { type Miscount, miscountsOf } from './refutation.ts';

/** One change of a layout. */
export type Change =
  /** The numbers of two cells change places. */
  | { readonly type: 'exchange'; readonly cells: Exchange }
  /** The same of the two cells of a domino that lies so in some solution: it is turned. */
  | { readonly type: 'turn'; readonly place: Placement }
  /** A cell gets another number; of a completion, its number is given. */
  | ({ readonly type: 'number' } & Renumbered)
  /** It is said that a domino lies on this place, or that none does. */
  | { readonly type: 'domino' | 'bar'; readonly place: Placement };

/** How far the search looks by default. */
export const USUAL_BOUNDS = { most: 5, tries: 300_000, proposals: 3 } as const;

export interface MendOptions {
  /** Cells whose numbers stay. */
  readonly keep?: readonly Cell[];
  /** The most changes; 5 by default. */
  readonly most?: number;
  /** So many layouts are tried at most with so many numbers changed, until only likely ones are looked at; 300000 by default. */
  readonly tries?: number;
  /** The most proposals of each sort; 3 by default. */
  readonly proposals?: number;
}

/** Changes that leave one solution, and the numbers and marks after them; not yet graded. */
export interface Found {
  readonly changes: readonly Change[];
  readonly numbers: readonly number[];
  readonly marks?: Marks;
}

/** The changes of numbers; an exchange on a domino of some solution is told as its turn if nothing else changes there. */
export function changesOf(
  { replaced, exchanged }: Renumbering,
  { dominoes, ambiguities }: Analysis,
): Change[] {
  const touched = [...replaced.map(({ cell }) => cell), ...exchanged.flat()];
  const possible = [...dominoes, ...ambiguities.flatMap((ambiguity) => ambiguity.places)];
  return [
    ...replaced.map((one): Change => ({ type: 'number', ...one })),
    ...exchanged.map((cells): Change => {
      const isAlone = cells.every((cell) => touched.filter((other) => other === cell).length === 1);
      const place = possible.find(({ first, second }) => first === cells[0] && second === cells[1]);
      return place && isAlone ? { type: 'turn', place } : { type: 'exchange', cells };
    }),
  ];
}

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
