import type { Candidates } from '../candidates.ts';
import { type CellItem, NO_STONE, type StoneItem } from '../items.ts';
import { firstCell } from './look.ts';
import { openPlacesOf } from './open-places.ts';
import { type Finding, NOTHING, type Technique } from './technique.ts';

/**
 * Equal neighbours: whichever open place covers a cell, it is the same domino. So this domino covers the cell and lies
 * nowhere else.
 * `because`: the cell; `stones`: the domino.
 */
export const equalNeighbours: Technique = {
  name: 'equal-neighbours',
  rating: 2.0,
  focus: 'cell',
  look: firstCell,
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
    return [only(state, cell, stone)];
  },
};

/** The domino covers the cell, and lies nowhere else. */
function only(state: Candidates, cell: CellItem, stone: StoneItem): Finding {
  return {
    strikes: state.openPlaces(stone).filter((place) => !state.isOn(place, cell)),
    grounds: () => ({
      because: [state.cellAt(cell)],
      stones: [state.stoneAt(stone)],
      places: openPlacesOf(state, [cell]),
    }),
  };
}
