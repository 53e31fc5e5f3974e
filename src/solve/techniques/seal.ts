import { memoize } from '../../memoize.ts';
import type { Candidates } from '../candidates.ts';
import { type Finding, NOTHING, type Technique } from './technique.ts';

/**
 * Seal (a hidden single; the book's "Siegel"): every domino lies somewhere, so a domino with one place left lies there. It is a primary
 * seal if the domino had no other place from the start.
 * `because`: the two cells.
 */
export const seal = sealed(1.0, (choicesAtStart) => choicesAtStart === 1);

/** Derived seal (the book's "sekundäres Siegel"): the other places of the domino were ruled out before. */
export const derivedSeal = sealed(1.4, (choicesAtStart) => choicesAtStart > 1);

function sealed(rating: number, applies: (choicesAtStart: number) => boolean): Technique {
  return {
    name: 'seal',
    rating,
    focus: 'domino',
    find(state, domino): readonly Finding[] {
      if (state.choices(domino) !== 1 || !applies(state.choicesAtStart(domino))) return NOTHING;
      const place = state.openPlace(domino);
      if (state.isLaid(place)) return NOTHING;
      const layings = layingsOf(state);
      layings[place] ??= [
        {
          place,
          eliminations: [],
          grounds: () => ({ because: [state.firstCell[place]!, state.secondCell[place]!] }),
        },
      ];
      return layings[place];
    },
  };
}

/** For each place its use, once it was found: it is the same on every board. */
const layingsOf = memoize((_: Candidates): (readonly Finding[])[] => []);
