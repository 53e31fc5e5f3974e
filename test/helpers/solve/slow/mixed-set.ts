import { type CellItem, type DominoItem, FIRST_CELL_ITEM } from '../../../../src/solve/items.ts';
import type { Finding, Technique } from '../../../../src/solve/techniques/technique.ts';
import { dominoesOn, hits, setFinding, unique } from './finding.ts';

const LEAST = 3;
const MOST = 4;

/**
 * Set of cells of different numbers: no open place covers two of the cells, and only as many dominoes as cells can cover them.
 * Each cell takes one of the dominoes, so these lie nowhere else. (Two cells of different numbers share at most one domino, so
 * there are three or more.)
 * `because`: the cells; `dominoes`: the dominoes.
 */
export const mixedSet: Technique = {
  name: 'mixed-set',
  rating: 4.9,
  focus: 'board',
  find(state): readonly Finding[] {
    const dominoesOf: DominoItem[][] = [];
    for (let cell = FIRST_CELL_ITEM; cell < state.cells; cell++) dominoesOf[cell] = dominoesOn(state, cell);
    const found: Finding[] = [];
    /** The sets of cells already tried. */
    const seen = new Set<string>();

    /** Adds cells that share a domino with the others as long as there are more dominoes than cells. */
    const extend = (cells: readonly CellItem[], dominoes: readonly DominoItem[]): void => {
      const near = dominoes.flatMap((domino) => state.openPlaces(domino));
      for (const cell of unique(
        near.flatMap((place) => [state.firstItem[place]!, state.secondItem[place]!]),
      )) {
        if (cell <= cells[0]! || cells.includes(cell) || dominoesOf[cell]!.length < 2) continue;
        const union = unique([...dominoes, ...dominoesOf[cell]!]);
        if (union.length > MOST || cells.some((other) => state.areJoined(cell, other))) continue;
        const set = [...cells, cell].sort((a, b) => a - b);
        if (set.length > 2 && seen.has(set.join())) continue;
        seen.add(set.join());
        if (union.length > set.length && set.length < MOST) extend(set, union);
        if (union.length === set.length && set.length >= LEAST) report(set, union);
      }
    };

    const report = (cells: readonly CellItem[], dominoes: readonly DominoItem[]) => {
      const eliminations = dominoes
        .flatMap((domino) => state.openPlaces(domino))
        .filter((place) => hits(state, place, cells) === 0);
      found.push(...setFinding(state, eliminations, cells, dominoes, cells));
    };
    for (let cell = FIRST_CELL_ITEM; cell < state.cells; cell++) {
      if (dominoesOf[cell]!.length > 1) extend([cell], dominoesOf[cell]!);
    }
    return found;
  },
};
