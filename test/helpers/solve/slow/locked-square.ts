import type { Candidates } from '../../../../src/solve/candidates.ts';
import type { CellItem, DominoItem } from '../../../../src/solve/items.ts';
import type { Finding, Technique } from '../../../../src/solve/techniques/technique.ts';
import { setFinding, unique } from './finding.ts';

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
    const narrow: DominoItem[] = [];
    const found: Finding[] = [];
    for (let domino = state.firstDomino; domino < state.items; domino++) {
      const cells = cellsOf(state, [domino]);
      if (state.choices(domino) < 2 || cells.length > 4) continue;
      for (const other of narrow) {
        const dominoes = [other, domino];
        const all = cellsOf(state, dominoes);
        if (all.length > 4 || !cellsOf(state, [other]).some((cell) => cells.includes(cell))) continue;
        const eliminations = unique(all.flatMap((cell) => state.openPlaces(cell))).filter(
          (place) => !dominoes.includes(state.dominoItem[place]!),
        );
        found.push(...setFinding(state, eliminations, all, dominoes, dominoes));
      }
      narrow.push(domino);
    }
    return found;
  },
};

/** The cells that some of the dominoes can cover, in reading order. */
function cellsOf(state: Candidates, dominoes: readonly DominoItem[]): CellItem[] {
  const places = dominoes.flatMap((domino) => state.openPlaces(domino));
  return unique(places.flatMap((place) => [state.firstItem[place]!, state.secondItem[place]!])).sort(
    (a, b) => a - b,
  );
}
