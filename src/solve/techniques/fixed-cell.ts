import { openPlacesOf } from './open-places.ts';
import { type Finding, NOTHING, type Technique } from './technique.ts';

/**
 * Fixed cell (the book's "Festlegung"): all open places of a stone use one cell, so the stone covers that cell, and
 * the cell's places that show other stones are impossible.
 * `because`: the cell; `stones`: the stone.
 */
export const fixedCell: Technique = {
  name: 'fixed-cell',
  rating: 2.2,
  focus: 'stone',
  find(state, stone): readonly Finding[] {
    const choices = state.choices(stone);
    if (choices < 2 || choices > 4) return NOTHING;
    const { itemsOf } = state;
    const places = state.openPlaces(stone);
    const [one, other] = places as [number, number];
    const [a, b] = [itemsOf[3 * one]!, itemsOf[3 * one + 1]!];
    const cell = itemsOf[3 * other] === a || itemsOf[3 * other + 1] === a ? a : b;
    if (places.some((place) => itemsOf[3 * place] !== cell && itemsOf[3 * place + 1] !== cell))
      return NOTHING;
    const strikes = state.openPlaces(cell).filter((place) => itemsOf[3 * place + 2] !== stone);
    if (strikes.length === 0) return NOTHING;
    return [
      {
        strikes,
        grounds: () => ({
          because: [state.cellAt(cell)],
          stones: [state.stoneAt(stone)],
          places: openPlacesOf(state, [stone]),
        }),
      },
    ];
  },
};
