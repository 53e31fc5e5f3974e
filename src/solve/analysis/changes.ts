import type { Cell } from '../../domino/board.ts';
import type { Placement } from '../../domino/puzzle.ts';
import type { Marks } from '../solution-counter.ts';
import type { Analysis } from './analyse.ts';
import type { Exchange, Renumbered, Renumbering } from './renumbering.ts';

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
export function changesOf({ replaced, exchanged }: Renumbering, { stones, ambiguities }: Analysis): Change[] {
  const touched = [...replaced.map(({ cell }) => cell), ...exchanged.flat()];
  const possible = [...stones, ...ambiguities.flatMap((ambiguity) => ambiguity.places)];
  return [
    ...replaced.map((one): Change => ({ type: 'number', ...one })),
    ...exchanged.map((cells): Change => {
      const isAlone = cells.every((cell) => touched.filter((other) => other === cell).length === 1);
      const place = possible.find(({ first, second }) => first === cells[0] && second === cells[1]);
      return place && isAlone ? { type: 'turn', place } : { type: 'exchange', cells };
    }),
  ];
}
