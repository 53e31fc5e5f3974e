import type { Placement } from '../../domino/puzzle.ts';
import type { Marked } from '../../words/marked.ts';
import { stonesOn } from './facts.ts';
import type { Phrases } from './phrases.ts';

/** How many places are named without being counted first. */
const FEW = 3;

/** What follows from a step that lays no domino. */
export function strike(places: readonly Placement[], say: Phrases): Marked {
  if (places.length <= FEW) return say.words.marked('step-strike', { spots: say.spots(places) });
  const numeral = say.count(places.length);
  const [stone, ...others] = stonesOn(places);
  return others.length === 0
    ? say.words.marked('step-strike-stone', {
        stone: say.stone(stone!),
        numeral,
        places: say.places(places, 'and'),
      })
    : say.words.marked('step-strike-many', { numeral, spots: say.spots(places) });
}
