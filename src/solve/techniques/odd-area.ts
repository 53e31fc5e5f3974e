import { type Cell, FIRST_PLACE, type PlaceIndex } from '../../domino/board.ts';
import { memoize } from '../../memoize.ts';
import type { Candidates } from '../candidates.ts';
import type { CellItem } from '../items.ts';
import { type Finding, NOTHING, type Technique } from './technique.ts';
import { Walls } from './walls.ts';

/**
 * Odd area (a parity argument; the book's "Loch"): a domino on a place would cut off an odd number of cells, whatever the shape of the cut,
 * and dominoes cannot fill that. Where an area has an odd number of cells already there is no solution, and nothing is
 * said.
 * `because`: cells that would be cut off, an odd number and as few as can be.
 */
export const oddArea: Technique = {
  name: 'odd-area',
  rating: 3.3,
  focus: 'board',
  find(state): readonly Finding[] {
    const walls = wallsOf(state);
    if (!walls.read()) return NOTHING;
    const found: Finding[] = [];
    for (let place = FIRST_PLACE; place < state.places; place++) {
      if (!state.open[place] || !walls.cutOffOdd(place)) continue;
      const near = state.firstItem[place]!;
      found.push({ eliminations: [place], grounds: () => ({ because: cutOff(state, place, near) }) });
    }
    return found;
  },
};

const wallsOf = memoize((state: Candidates) => new Walls(state));

/**
 * The fewest cells of an odd number that a domino on the place would cut off; there must be some.
 *
 * @param near the end of the place around which is looked first: of parts as small the first is taken
 */
export function cutOff(state: Candidates, place: PlaceIndex, near: CellItem): Cell[] {
  return [near, state.otherEnd(place, near)]
    .flatMap((end) => partsAround(state, place, end))
    .filter((part) => part.length % 2 === 1)
    .reduce((fewest, part) => (part.length < fewest.length ? part : fewest))
    .sort((a, b) => a - b)
    .map((item) => state.cellAt(item));
}

/** The parts that are left around one end of a place when both its cells are taken. */
function partsAround(state: Candidates, place: PlaceIndex, end: CellItem): CellItem[][] {
  const seen = new Set([end, state.otherEnd(place, end)]);
  return state.openPlaces(end).map((way) => {
    const start = state.otherEnd(way, end);
    if (seen.has(start)) return [];
    const part = new Set([start]);
    seen.add(start);
    for (const cell of part) {
      for (const next of state.openPlaces(cell)) {
        const other = state.otherEnd(next, cell);
        if (seen.has(other)) continue;
        seen.add(other);
        part.add(other);
      }
    }
    return [...part];
  });
}
