import { firstStone } from './look.ts';
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
  look: firstStone,
  find(state, stone): readonly Finding[] {
    const choices = state.choices(stone);
    if (choices < 2 || choices > 4) return NOTHING;
    const { firstItem, secondItem, stoneItem } = state;
    const places = state.openPlaces(stone);
    const [one, other] = [places[0]!, places[1]!];
    const cell = state.isOn(other, firstItem[one]!) ? firstItem[one]! : secondItem[one]!;
    if (!places.every((place) => state.isOn(place, cell))) return NOTHING;
    const strikes = state.openPlaces(cell).filter((place) => stoneItem[place] !== stone);
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
