import type { CellItem, DominoItem } from '../../../../src/solve/items.ts';
import type { Finding, Technique } from '../../../../src/solve/techniques/technique.ts';
import { hits, setFinding, unique } from './finding.ts';

const MOST = 3;

/**
 * Hidden set: some dominoes and as many cells, where every open place of each domino covers at least one of the cells. So each
 * of the cells belongs to one of the dominoes. Places of the cells that show other dominoes are impossible, and so are places
 * of these dominoes that cover two of the cells. (One domino and one cell form a fixed cell.)
 * `because`: the cells; `dominoes`: the dominoes.
 */
export const hiddenSet: Technique = {
  name: 'hidden-set',
  rating: 4.7,
  focus: 'board',
  find(state): readonly Finding[] {
    const found: Finding[] = [];
    /** The sets of cells already reported. */
    const seen = new Set<string>();

    const report = (dominoes: readonly DominoItem[], some: readonly CellItem[]) => {
      const cells = [...some].sort((a, b) => a - b);
      if (seen.has(cells.join())) return;
      seen.add(cells.join());
      const eliminations = unique(cells.flatMap((cell) => state.openPlaces(cell))).filter(
        (place) => hits(state, place, cells) === 2 || !dominoes.includes(state.dominoItem[place]!),
      );
      found.push(...setFinding(state, eliminations, cells, dominoes, dominoes));
    };

    /** Adds cells until all places of the last domino are hit, and then dominoes while there are fewer of them than cells. */
    const extend = (dominoes: readonly DominoItem[], cells: readonly CellItem[]): void => {
      const missed = state.openPlaces(dominoes.at(-1)!).find((place) => hits(state, place, cells) === 0);
      if (missed !== undefined) {
        if (cells.length === MOST) return;
        extend(dominoes, [...cells, state.firstItem[missed]!]);
        extend(dominoes, [...cells, state.secondItem[missed]!]);
        return;
      }
      if (dominoes.length === cells.length) {
        if (cells.length > 1) report(dominoes, cells);
        return;
      }
      // A set splits into smaller ones unless its dominoes are connected through its cells.
      const near = cells.flatMap((cell) => state.openPlaces(cell)).map((place) => state.dominoItem[place]!);
      for (const domino of unique(near)) {
        const isNew = domino > dominoes[0]! && !dominoes.includes(domino);
        if (isNew && state.choices(domino) > 1) extend([...dominoes, domino], cells);
      }
    };
    for (let domino = state.firstDomino; domino < state.items; domino++) {
      if (state.choices(domino) > 1) extend([domino], []);
    }
    return found;
  },
};
