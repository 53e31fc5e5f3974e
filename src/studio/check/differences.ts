import { type Cell, placesOf } from '../../domino/board.ts';
import { type Key, type Placement, type Setup, stoneAt } from '../../domino/puzzle.ts';

/** Where two solutions of one puzzle differ. */
export type Difference =
  /** The dominoes of each that the other has elsewhere, and how many both have alike. */
  | {
      readonly of: 'dominoes';
      readonly alike: number;
      readonly one: readonly Placement[];
      readonly other: readonly Placement[];
    }
  /** The cells on which each has another number, with both. */
  | {
      readonly of: 'numbers';
      readonly cells: readonly { readonly cell: Cell; readonly one: number; readonly other: number }[];
    };

/** How the dominoes lie in the one and in the other. */
export function differentStones(setup: Setup, one: Key, other: Key): Difference {
  const placed = (key: Key) => placesOf(setup.board).filter(({ first, second }) => key[first] === second);
  const beyond = (key: Key, those: Key) =>
    placed(key)
      .filter(({ first, second }) => those[first] !== second)
      .map((place) => ({ ...place, stone: stoneAt(setup, place) }));
  const only = beyond(one, other);
  return { of: 'dominoes', alike: placed(one).length - only.length, one: only, other: beyond(other, one) };
}

/** Which numbers stand in the one and in the other. */
export function differentNumbers(
  { board }: Setup,
  one: readonly number[],
  other: readonly number[],
): Difference {
  const cells = board.cells
    .map((cell) => ({ cell, one: one[cell]!, other: other[cell]! }))
    .filter((found) => found.one !== found.other);
  return { of: 'numbers', cells };
}
