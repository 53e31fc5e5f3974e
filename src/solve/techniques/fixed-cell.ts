import type { PlaceIndex } from '../../domino/board.ts';
import { type Finding, groundsOf, NOTHING, type Technique } from './technique.ts';

/**
 * Fixed cell (the book's "Festlegung"): all open places of a domino use one cell, so the domino covers that cell, and
 * the cell's places that show other dominoes are impossible.
 * `because`: the cell; `stones`: the domino.
 */
export const fixedCell: Technique = {
  name: 'fixed-cell',
  rating: 2.2,
  focus: 'stone',
  find(state, stone): readonly Finding[] {
    const choices = state.choices(stone);
    if (choices < 2 || choices > 4) return NOTHING;
    const { open, covering, from, to, firstItem, secondItem, stoneItem } = state;
    const one = state.openPlace(stone);
    const other = state.openPlace(stone, one);
    const cell = state.isOn(other, firstItem[one]!) ? firstItem[one]! : secondItem[one]!;
    for (let k = from[stone]!; k < to[stone]!; k++) {
      if (open[covering[k]!] && !state.isOn(covering[k]!, cell)) return NOTHING;
    }
    const strikes: PlaceIndex[] = [];
    for (let k = from[cell]!; k < to[cell]!; k++) {
      const place = covering[k]!;
      if (open[place] && stoneItem[place] !== stone) strikes.push(place);
    }
    if (strikes.length === 0) return NOTHING;
    return [{ strikes, grounds: () => groundsOf(state, [cell], [stone], [stone]) }];
  },
};
