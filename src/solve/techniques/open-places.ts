import type { Candidates, ListedPlacement } from '../candidates.ts';

/** All open places of some cells or stones (as items), each once, in reading order. */
export function openPlacesOf(state: Candidates, items: readonly number[]): ListedPlacement[] {
  const places = new Set(items.flatMap((item) => state.openPlaces(item)));
  return [...places].sort((a, b) => a - b).map((place) => state.placeAt(place));
}
