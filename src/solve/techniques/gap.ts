import { memoize } from '../../memoize.ts';
import type { Candidates } from '../candidates.ts';
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
  find(state, cell): readonly Finding[] {
    if (state.choices(cell) !== 1) return NOTHING;
    const place = state.openPlace(cell);
    const other = state.otherEnd(place, cell);
    // A large gap is found on its first cell.
    if (state.isLaid(place) || (other < cell && state.choices(other) === 1)) return NOTHING;
    const layings = layingsOf(state);
    const known = layings[cell];
    if (known?.[0].place === place) return known;
    const cells = () => (state.choices(other) === 1 ? [cell, other] : [cell]);
    const grounds = () => ({ because: cells().map((item) => state.cellAt(item)) });
    const here = [{ place, eliminations: [], grounds }] as const;
    layings[cell] = here;
    return here;
  },
};

/** For each cell the use that was found there last: with the same place it is the same on every board. */
const layingsOf = memoize((_: Candidates): (readonly [Finding])[] => []);
