import { asPlace, placesOf } from '../../domino/board.ts';
import { type Key, type Setup, stoneAt } from '../../domino/puzzle.ts';
import type { ListedPlacement } from '../candidates.ts';
import type { SolutionCounter } from '../solution-counter.ts';

/** Every place of a board with the domino that its numbers make. */
export function listedPlaces(setup: Setup): ListedPlacement[] {
  return placesOf(setup.board).map((place, index) => ({
    ...place,
    stone: stoneAt(setup, place),
    index: asPlace(index),
  }));
}

export function isIn(key: Key, { first, second }: ListedPlacement): boolean {
  return key[first] === second;
}

/**
 * The places that some solution has. Each solution that is found settles all of its places, so few have to be asked for.
 *
 * @param solver with the numbers of the setup, which have the solution `first`
 * @param most when there are more, no others are looked for
 */
export function possiblePlaces(
  solver: SolutionCounter,
  places: readonly ListedPlacement[],
  first: Key,
  most = Number.POSITIVE_INFINITY,
): ListedPlacement[] {
  const possible = new Set(places.filter((place) => isIn(first, place)));
  for (const place of places) {
    if (possible.size > most) break;
    if (possible.has(place)) continue;
    const { key } = solver.count(1, undefined, { laid: [place.index] });
    if (key) for (const other of places) if (isIn(key, other)) possible.add(other);
  }
  return places.filter((place) => possible.has(place));
}
