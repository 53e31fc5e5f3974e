import { type Finding, groundsOf, NOTHING, type Technique } from './technique.ts';

/**
 * Fixed cell (the book's "Festlegung"): all open places of a domino use one cell, so the domino covers that cell, and
 * the cell's places that show other dominoes are impossible.
 * `because`: the cell; `dominoes`: the domino.
 */
export const fixedCell: Technique = {
  name: 'fixed-cell',
  rating: 2.2,
  focus: 'domino',
  find(state, domino): readonly Finding[] {
    const choices = state.choices(domino);
    if (choices < 2 || choices > 4) return NOTHING;
    const { open, covering, from, to, firstItem, secondItem, dominoItem } = state;
    const one = state.openPlace(domino);
    const other = state.openPlace(domino, one);
    const cell = state.isOn(other, firstItem[one]!) ? firstItem[one]! : secondItem[one]!;
    for (let k = from[domino]!; k < to[domino]!; k++) {
      if (open[covering[k]!] && !state.isOn(covering[k]!, cell)) return NOTHING;
    }
    const eliminations = state.openPlaces(cell).filter((place) => dominoItem[place] !== domino);
    if (eliminations.length === 0) return NOTHING;
    return [{ eliminations, grounds: () => groundsOf(state, [cell], [domino], [domino]) }];
  },
};
