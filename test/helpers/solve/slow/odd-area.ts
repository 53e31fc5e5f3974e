import { FIRST_PLACE, type PlaceIndex } from '../../../../src/domino/board.ts';
import type { Candidates } from '../../../../src/solve/candidates.ts';
import { type CellItem, FIRST_CELL_ITEM } from '../../../../src/solve/items.ts';
import { type Finding, NOTHING, type Technique } from '../../../../src/solve/techniques/technique.ts';

/**
 * Odd area: both cells of a place are removed. If a connected part of the remaining cells has an odd number of them, no domino
 * lies on the place. If a part has an odd number even before, there is no solution.
 * `because`: the smallest such part; of equally small parts, the first around the place.
 */
export const oddArea: Technique = {
  name: 'odd-area',
  rating: 3.3,
  focus: 'board',
  find(state): readonly Finding[] {
    const found: Finding[] = [];
    for (let cell = FIRST_CELL_ITEM; cell < state.cells; cell++) {
      if (partOf(state, cell, []).length % 2 === 1) return NOTHING;
    }
    for (let place = FIRST_PLACE; place < state.places; place++) {
      if (!state.open[place]) continue;
      const odd = partsWithout(state, place).filter((part) => part.length % 2 === 1);
      if (odd.length === 0) continue;
      const least = Math.min(...odd.map((part) => part.length));
      const because = odd.find((part) => part.length === least)!.map((cell) => state.cellAt(cell));
      found.push({ eliminations: [place], grounds: () => ({ because }) });
    }
    return found;
  },
};

/** The parts next to a place, without its cells: around its first cell, then around its second. */
function partsWithout(state: Candidates, place: PlaceIndex): CellItem[][] {
  const ends = [state.firstItem[place]!, state.secondItem[place]!];
  return ends
    .flatMap((end) => neighboursOf(state, end))
    .filter((cell) => !ends.includes(cell))
    .map((cell) => partOf(state, cell, ends));
}

/** The cells connected to one by open places, in reading order. @param without cells to be ignored */
function partOf(state: Candidates, start: CellItem, without: readonly CellItem[]): CellItem[] {
  const part = new Set([start]);
  for (const cell of part) {
    for (const other of neighboursOf(state, cell)) if (!without.includes(other)) part.add(other);
  }
  return [...part].sort((a, b) => a - b);
}

function neighboursOf(state: Candidates, cell: CellItem): CellItem[] {
  return state.openPlaces(cell).map((place) => state.otherEnd(place, cell));
}
