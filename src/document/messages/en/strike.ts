import type { Placement } from '../../../domino/puzzle.ts';
import { stonesOn } from '../facts.ts';
import type { Phrases } from '../phrases.ts';

/** How many places are told without being counted first. */
const FEW = 3;

/** What follows from a step that lays no stone. */
export function strike(places: readonly Placement[], say: Phrases): string {
  if (places.length <= FEW) return `Strike ${say.spots(places)}.`;
  const [stone, ...others] = stonesOn(places);
  return others.length === 0
    ? `Strike ${say.stone(stone!)} on ${say.count(places.length)} places: ${say.places(places, 'and')}.`
    : `Strike ${say.count(places.length)} places: ${say.spots(places)}.`;
}
