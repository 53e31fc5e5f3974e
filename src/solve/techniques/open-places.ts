import type { Candidates, ListedPlacement } from '../candidates.ts';
import type { ItemIndex } from '../items.ts';

/** All open places of some cells or dominoes each once, in reading order. */
export function openPlacesOf(state: Candidates, items: readonly ItemIndex[]): ListedPlacement[] {
  const places = new Set(items.flatMap((item) => state.openPlaces(item)));
  return [...places].sort((a, b) => a - b).map((place) => state.placementAt(place));
}
