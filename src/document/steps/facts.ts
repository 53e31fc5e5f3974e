import type { Cell } from '../../domino/board.ts';
import { type Domino, isSameDomino, makeDomino } from '../../domino/dominoes.ts';
import type { Placement } from '../../domino/puzzle.ts';

// What sentences say in every language, taken from the data of a step.

export function covers({ first, second }: Placement, cell: Cell): boolean {
  return first === cell || second === cell;
}

export function placesWith(places: readonly Placement[], domino: Domino): Placement[] {
  return places.filter((place) => isSameDomino(place.domino, domino));
}

/** Each domino that the places show, once. */
export function dominoesOn(places: readonly Placement[]): Domino[] {
  return [...new Map(places.map(({ domino }) => [makeDomino(domino), domino])).values()];
}

/** Why two places exclude each other: they use one cell, or show one domino. */
type Clash = { readonly cell: Cell } | { readonly domino: Domino };

export function clashOf(one: Placement, other: Placement): Clash | undefined {
  if (isSameDomino(one.domino, other.domino)) return { domino: one.domino };
  const cell = [one.first, one.second].find((end) => covers(other, end));
  return cell === undefined ? undefined : { cell };
}
