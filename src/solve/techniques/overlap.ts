import type { PlaceIndex } from '../../domino/board.ts';
import { type Finding, groundsOf, NOTHING, type Technique } from './technique.ts';

/**
 * Overlap: a place that shares a cell with every open place of some other domino would leave that domino no place.
 * `because`: the cells of all its places; `stones`: that domino.
 */
export const overlap: Technique = {
  name: 'overlap',
  rating: 2.5,
  focus: 'stone',
  find(state, stone): readonly Finding[] {
    const choices = state.choices(stone);
    // A place has two cells, and besides it each has three places.
    if (choices < 2 || choices > 6) return NOTHING;
    const { open, covering, from, to, firstItem, secondItem, stoneItem } = state;
    const start = from[stone]!;
    const end = to[stone]!;
    const one = state.openPlace(stone);
    let strikes: PlaceIndex[] | undefined;
    for (const side of [firstItem, secondItem]) {
      const cell = side[one]!;
      search: for (let k = from[cell]!; k < to[cell]!; k++) {
        const place = covering[k]!;
        if (!open[place] || stoneItem[place] === stone) continue;
        for (let i = start; i < end; i++) {
          const other = covering[i]!;
          if (open[other] && other !== one && !state.overlap(place, other)) continue search;
        }
        strikes ??= [];
        strikes.push(place);
      }
    }
    if (!strikes) return NOTHING;
    const cells = () =>
      new Set(state.openPlaces(stone).flatMap((place) => [firstItem[place]!, secondItem[place]!]));
    const inOrder = () => [...cells()].sort((a, b) => a - b);
    return [{ strikes, grounds: () => groundsOf(state, inOrder(), [stone], [stone]) }];
  },
};
