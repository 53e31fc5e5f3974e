import type { Placement } from '../../../domino/puzzle.ts';
import { stonesOn } from '../facts.ts';
import type { Phrases } from '../phrases.ts';

/** How many places are told without being counted first. */
const FEW = 3;

/** What follows from a step that lays no stone. */
export function strike(places: readonly Placement[], say: Phrases): string {
  if (places.length <= FEW) return `Streichen Sie ${say.spots(places)}.`;
  const [stone, ...others] = stonesOn(places);
  return others.length === 0
    ? `Streichen Sie ${say.stone(stone!)} auf ${say.count(places.length)} Plätzen: ${say.places(places, 'and')}.`
    : `Streichen Sie ${say.count(places.length)} Plätze: ${say.spots(places)}.`;
}
