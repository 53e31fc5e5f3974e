import type { Candidates } from '../../../../src/solve/candidates.ts';
import type { CellItem, StoneItem } from '../../../../src/solve/items.ts';
import {
  type Finding,
  NOTHING,
  openPlacesOf,
  type Technique,
} from '../../../../src/solve/techniques/technique.ts';

/**
 * Locked square (the book's "Quadrat"): two dominoes fit only within the same four cells, mostly a square. They fill them, so
 * no other domino covers any of the four.
 * `because`: the four cells; `stones`: the two dominoes.
 */
export const lockedSquare: Technique = {
  name: 'locked-square',
  rating: 4.2,
  focus: 'board',
  find(state): readonly Finding[] {
    const narrow: { stone: StoneItem; cells: readonly CellItem[] }[] = [];
    const found: Finding[] = [];
    for (let stone = state.firstStone; stone < state.items; stone++) {
      // Four cells have at most four places.
      if (state.choices(stone) < 2 || state.choices(stone) > 4) continue;
      const cells = cellsOf(state, [stone]);
      if (cells.length > 4) continue;
      for (const other of narrow) {
        if (!other.cells.some((cell) => cells.includes(cell))) continue;
        const all = cellsOf(state, [other.stone, stone]);
        if (all.length > 4) continue;
        const stones = [other.stone, stone];
        const strikes = [...new Set(all.flatMap((cell) => state.openPlaces(cell)))].filter(
          (place) => !stones.includes(state.stoneItem[place]!),
        );
        if (strikes.length === 0) continue;
        found.push({
          strikes,
          grounds: () => ({
            because: all.map((cell) => state.cellAt(cell)),
            stones: stones.map((item) => state.stoneAt(item)),
            places: openPlacesOf(state, stones),
          }),
        });
      }
      narrow.push({ stone, cells });
    }
    return found.length > 0 ? found : NOTHING;
  },
};

/** The cells that some of the dominoes can cover, in reading order. */
function cellsOf(state: Candidates, stones: readonly StoneItem[]): CellItem[] {
  const cells = stones.flatMap((stone) =>
    state.openPlaces(stone).flatMap((place) => [state.firstItem[place]!, state.secondItem[place]!]),
  );
  return [...new Set(cells)].sort((a, b) => a - b);
}
