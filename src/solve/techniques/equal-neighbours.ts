import { NO_STONE } from '../items.ts';
import { type Finding, groundsOf, NOTHING, type Technique } from './technique.ts';

/**
 * Equal neighbours: whichever open place covers a cell, it is the same domino. So this domino covers the cell and lies
 * nowhere else.
 * `because`: the cell; `stones`: the domino.
 */
export const equalNeighbours: Technique = {
  name: 'equal-neighbours',
  rating: 2.0,
  focus: 'cell',
  find(state, cell): readonly Finding[] {
    if (state.choices(cell) < 2) return NOTHING;
    const { open, covering, from, to, stoneItem } = state;
    let stone = NO_STONE;
    for (let k = from[cell]!; k < to[cell]!; k++) {
      const place = covering[k]!;
      if (!open[place]) continue;
      const made = stoneItem[place]!;
      if (stone >= 0 && made !== stone) return NOTHING;
      stone = made;
    }
    if (state.choices(stone) === state.choices(cell)) return NOTHING;
    return [
      {
        strikes: state.openPlaces(stone).filter((place) => !state.isOn(place, cell)),
        grounds: () => groundsOf(state, [cell], [stone], [cell]),
      },
    ];
  },
};
