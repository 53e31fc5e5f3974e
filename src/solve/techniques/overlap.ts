import { openPlacesOf } from './open-places.ts';
import { type Finding, NOTHING, type Technique } from './technique.ts';

/**
 * Overlap: a place that shares a cell with every open place of some other stone would leave that stone no place.
 * `because`: the cells of all its places; `stones`: that stone.
 */
export const overlap: Technique = {
  name: 'overlap',
  rating: 2.5,
  focus: 'stone',
  find(state, stone): readonly Finding[] {
    const choices = state.choices(stone);
    // A place has two cells, and besides it each has three places.
    if (choices < 2 || choices > 6) return NOTHING;
    const { open, placesOf, from, itemsOf } = state;
    const start = from[stone]!;
    const end = from[stone + 1]!;
    const one = state.openPlace(stone);
    let strikes: number[] | undefined;
    for (let side = 0; side < 2; side++) {
      const cell = itemsOf[3 * one + side]!;
      search: for (let k = from[cell]!; k < from[cell + 1]!; k++) {
        const place = placesOf[k]!;
        if (!open[place] || itemsOf[3 * place + 2] === stone) continue;
        const a = itemsOf[3 * place]!;
        const b = itemsOf[3 * place + 1]!;
        for (let i = start; i < end; i++) {
          const other = placesOf[i]!;
          if (!open[other] || other === one) continue;
          const c = itemsOf[3 * other]!;
          const d = itemsOf[3 * other + 1]!;
          if (a !== c && a !== d && b !== c && b !== d) continue search;
        }
        strikes ??= [];
        strikes.push(place);
      }
    }
    if (!strikes) return NOTHING;
    const cells = () =>
      new Set(state.openPlaces(stone).flatMap((place) => [itemsOf[3 * place]!, itemsOf[3 * place + 1]!]));
    return [
      {
        strikes,
        grounds: () => ({
          because: [...cells()].sort((a, b) => a - b).map((item) => state.cellAt(item)),
          stones: [state.stoneAt(stone)],
          places: openPlacesOf(state, [stone]),
        }),
      },
    ];
  },
};
