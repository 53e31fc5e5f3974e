import type { Candidates } from '../../../../src/solve/candidates.ts';
import type { CellItem, DominoItem } from '../../../../src/solve/items.ts';
import {
  type Finding,
  NOTHING,
  openPlacesOf,
  type Technique,
} from '../../../../src/solve/techniques/technique.ts';

/**
 * Locked square (the book's "Quadrat"): two dominoes fit only within the same four cells, mostly a square. They fill them, so
 * no other domino covers any of the four.
 * `because`: the four cells; `dominoes`: the two dominoes.
 */
export const lockedSquare: Technique = {
  name: 'locked-square',
  rating: 4.2,
  focus: 'board',
  find(state): readonly Finding[] {
    const narrow: { domino: DominoItem; cells: readonly CellItem[] }[] = [];
    const found: Finding[] = [];
    for (let domino = state.firstDomino; domino < state.items; domino++) {
      // Four cells have at most four places.
      if (state.choices(domino) < 2 || state.choices(domino) > 4) continue;
      const cells = cellsOf(state, [domino]);
      if (cells.length > 4) continue;
      for (const other of narrow) {
        if (!other.cells.some((cell) => cells.includes(cell))) continue;
        const all = cellsOf(state, [other.domino, domino]);
        if (all.length > 4) continue;
        const dominoes = [other.domino, domino];
        const eliminations = [...new Set(all.flatMap((cell) => state.openPlaces(cell)))].filter(
          (place) => !dominoes.includes(state.dominoItem[place]!),
        );
        if (eliminations.length === 0) continue;
        found.push({
          eliminations,
          grounds: () => ({
            because: all.map((cell) => state.cellAt(cell)),
            dominoes: dominoes.map((item) => state.dominoAt(item)),
            places: openPlacesOf(state, dominoes),
          }),
        });
      }
      narrow.push({ domino, cells });
    }
    return found.length > 0 ? found : NOTHING;
  },
};

/** The cells that some of the dominoes can cover, in reading order. */
function cellsOf(state: Candidates, dominoes: readonly DominoItem[]): CellItem[] {
  const cells = dominoes.flatMap((domino) =>
    state.openPlaces(domino).flatMap((place) => [state.firstItem[place]!, state.secondItem[place]!]),
  );
  return [...new Set(cells)].sort((a, b) => a - b);
}
