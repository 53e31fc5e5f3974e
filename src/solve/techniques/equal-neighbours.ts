import { NO_DOMINO } from '../items.ts';
import { type Finding, groundsOf, NOTHING, type Technique } from './technique.ts';

/**
 * Equal neighbours: whichever open place covers a cell, it is the same domino. So this domino covers the cell and lies
 * nowhere else.
 * `because`: the cell; `dominoes`: the domino.
 */
export const equalNeighbours: Technique = {
  name: 'equal-neighbours',
  rating: 2.0,
  focus: 'cell',
  find(state, cell): readonly Finding[] {
    if (state.choices(cell) < 2) return NOTHING;
    const { open, covering, from, to, dominoItem } = state;
    let domino = NO_DOMINO;
    for (let k = from[cell]!; k < to[cell]!; k++) {
      const place = covering[k]!;
      if (!open[place]) continue;
      const made = dominoItem[place]!;
      if (domino >= 0 && made !== domino) return NOTHING;
      domino = made;
    }
    if (state.choices(domino) === state.choices(cell)) return NOTHING;
    return [
      {
        eliminations: state.openPlaces(domino).filter((place) => !state.isOn(place, cell)),
        grounds: () => groundsOf(state, [cell], [domino], [cell]),
      },
    ];
  },
};
