import type { Placement } from '../../domino/puzzle.ts';
import type { Marked } from '../../words/marked.ts';
import { dominoesOn } from './facts.ts';
import type { Phrases } from './phrases.ts';

/** How many places are named without being counted first. */
const FEW = 3;

/** What follows from a step that lays no domino. */
export function elimination(places: readonly Placement[], say: Phrases): Marked {
  if (places.length <= FEW) return say.words.marked('step-eliminate', { spots: say.spots(places) });
  const numeral = say.count(places.length);
  const [domino, ...others] = dominoesOn(places);
  return others.length === 0
    ? say.words.marked('step-eliminate-domino', {
        domino: say.domino(domino!),
        numeral,
        places: say.places(places, 'and'),
      })
    : say.words.marked('step-eliminate-many', { numeral, spots: say.spots(places) });
}
