import type { PlaceIndex } from '../../domino/board.ts';
import type { Candidates } from '../candidates.ts';
import type { CellItem } from '../items.ts';
import { firstCell } from './look.ts';
import { type Finding, NOTHING, type Technique } from './technique.ts';

/**
 * Gap (the book's "Lücke"): every cell is covered, so a cell with one open neighbour left pairs with it. It is a
 * small gap if the neighbour has other open places, a large one if the two cells are cut off from all others.
 * `because`: the cell, or both cells of a large gap.
 */
export const gap: Technique = {
  name: 'gap',
  rating: 1.2,
  focus: 'cell',
  look: firstCell,
  find(state, cell): readonly Finding[] {
    if (state.choices(cell) !== 1) return NOTHING;
    const place = state.openPlace(cell);
    const other = state.otherEnd(place, cell);
    const isLarge = state.choices(other) === 1;
    // A large gap is found on its first cell.
    if (state.isLaid(place) || (isLarge && other < cell)) return NOTHING;
    return [laying(state, place, isLarge ? [cell, other] : [cell])];
  },
};

function laying(state: Candidates, place: PlaceIndex, cells: readonly CellItem[]): Finding {
  return { place, strikes: [], grounds: () => ({ because: cells.map((item) => state.cellAt(item)) }) };
}
