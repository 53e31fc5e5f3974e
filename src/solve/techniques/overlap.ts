import type { PlaceIndex } from '../../domino/board.ts';
import { type Finding, groundsOf, NOTHING, type Technique } from './technique.ts';

/**
 * Overlap: a place that shares a cell with every open place of some other domino would leave that domino no place.
 * `because`: the cells of all its places; `dominoes`: that domino.
 */
export const overlap: Technique = {
  name: 'overlap',
  rating: 2.5,
  focus: 'domino',
  find(state, domino): readonly Finding[] {
    const choices = state.choices(domino);
    // A place has two cells, and besides it each has three places.
    if (choices < 2 || choices > 6) return NOTHING;
    const { open, covering, from, to, firstItem, secondItem, dominoItem } = state;
    const start = from[domino]!;
    const end = to[domino]!;
    const one = state.openPlace(domino);
    const eliminations: PlaceIndex[] = [];
    for (const side of [firstItem, secondItem]) {
      const cell = side[one]!;
      search: for (let k = from[cell]!; k < to[cell]!; k++) {
        const place = covering[k]!;
        if (!open[place] || dominoItem[place] === domino) continue;
        for (let i = start; i < end; i++) {
          const other = covering[i]!;
          if (open[other] && other !== one && !state.overlap(place, other)) continue search;
        }
        eliminations.push(place);
      }
    }
    if (eliminations.length === 0) return NOTHING;
    const cells = () =>
      new Set(state.openPlaces(domino).flatMap((place) => [firstItem[place]!, secondItem[place]!]));
    const inOrder = () => [...cells()].sort((a, b) => a - b);
    return [{ eliminations, grounds: () => groundsOf(state, inOrder(), [domino], [domino]) }];
  },
};
