import type { Indexed } from '../../../../src/domino/indices.ts';
import type { Candidates } from '../../../../src/solve/candidates.ts';
import { type CellItem, type DominoItem, FIRST_CELL_ITEM } from '../../../../src/solve/items.ts';
import {
  type Finding,
  NOTHING,
  openPlacesOf,
  type Technique,
} from '../../../../src/solve/techniques/technique.ts';

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
    const search: Search = { state, dominoesOf, seen: new Set(), found: [] };
    for (let cell = FIRST_CELL_ITEM; cell < state.cells; cell++) {
      if (dominoesOf[cell]!.length > 1) extend(search, [cell], dominoesOf[cell]!);
    }
    return search.found.length > 0 ? search.found : NOTHING;
  },
};

interface Search {
  readonly state: Candidates;
  readonly dominoesOf: Indexed<CellItem, readonly DominoItem[]>;
  /** The sets of cells already tried, with the first cell first. */
  readonly seen: Set<string>;
  readonly found: Finding[];
}

/** The dominoes that can cover a cell. */
function dominoesOn(state: Candidates, cell: CellItem): DominoItem[] {
  const dominoes: DominoItem[] = [];
  for (const place of state.openPlaces(cell)) {
    const domino = state.dominoItem[place]!;
    if (!dominoes.includes(domino)) dominoes.push(domino);
  }
  return dominoes;
}

/** Adds cells that share a domino with the others as long as there are more dominoes than cells. */
function extend(search: Search, cells: readonly CellItem[], dominoes: readonly DominoItem[]): void {
  const { open, covering, from, to, firstItem, secondItem } = search.state;
  const tried: CellItem[] = [];
  for (const domino of dominoes) {
    for (let k = from[domino]!; k < to[domino]!; k++) {
      const place = covering[k]!;
      if (!open[place]) continue;
      add(search, cells, dominoes, firstItem[place]!, tried);
      add(search, cells, dominoes, secondItem[place]!, tried);
    }
  }
}

/** Adds one cell, if it was not tried before and the set can still become small enough. */
function add(
  search: Search,
  cells: readonly CellItem[],
  dominoes: readonly DominoItem[],
  cell: CellItem,
  tried: CellItem[],
): void {
  if (cell <= cells[0]! || tried.includes(cell) || cells.includes(cell)) return;
  tried.push(cell);
  const { state, dominoesOf, seen } = search;
  if (dominoesOf[cell]!.length < 2) return;
  const union = [...dominoes];
  for (const other of dominoesOf[cell]!) if (!union.includes(other)) union.push(other);
  if (union.length > MOST || cells.some((other) => state.areJoined(cell, other))) return;
  const set = [...cells, cell].sort((a, b) => a - b);
  if (set.length > 2) {
    const name = set.join();
    if (seen.has(name)) return;
    seen.add(name);
  }
  if (union.length > set.length && set.length < MOST) extend(search, set, union);
  if (union.length === set.length && set.length >= LEAST) report(search, set, union);
}

function report({ state, found }: Search, cells: readonly CellItem[], dominoes: readonly DominoItem[]): void {
  const { firstItem, secondItem } = state;
  const eliminations = dominoes
    .flatMap((domino) => state.openPlaces(domino))
    .filter((place) => !cells.includes(firstItem[place]!) && !cells.includes(secondItem[place]!));
  if (eliminations.length === 0) return;
  found.push({
    eliminations,
    grounds: () => ({
      because: cells.map((cell) => state.cellAt(cell)),
      dominoes: dominoes.map((item) => state.dominoAt(item)),
      places: openPlacesOf(state, cells),
    }),
  });
}
