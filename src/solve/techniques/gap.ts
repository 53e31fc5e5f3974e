import type { PlaceIndex } from '../../domino/board.ts';
import type { Candidates } from '../candidates.ts';
import type { CellItem } from '../items.ts';
import { firstCell } from './look.ts';
import { scratch } from './scratch.ts';
import { type Finding, NOTHING, type Technique } from './technique.ts';

/**
 * Gap (a forced cell; the book's "Lücke"): every cell is covered, so a cell with one open neighbour left pairs with it. It is a
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
    // A large gap is found on its first cell.
    if (state.isLaid(place) || (other < cell && state.choices(other) === 1)) return NOTHING;
    const layings = layingsOf(state);
    const known = layings[cell];
    if (known?.[0].place === place) return known;
    const here = [laying(state, place, cell)] as const;
    layings[cell] = here;
    return here;
  },
};

/** For each cell the use that was found there last: with the same place it is the same on every board. */
const layingsOf = scratch((): (readonly [Finding])[] => []);

function laying(state: Candidates, place: PlaceIndex, cell: CellItem): Finding {
  const other = state.otherEnd(place, cell);
  const cells = () => (state.choices(other) === 1 ? [cell, other] : [cell]);
  return { place, strikes: [], grounds: () => ({ because: cells().map((item) => state.cellAt(item)) }) };
}
