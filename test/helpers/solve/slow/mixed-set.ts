import type { Indexed } from '../../../../src/domino/indices.ts';
import type { Candidates } from '../../../../src/solve/candidates.ts';
import { type CellItem, FIRST_CELL_ITEM, type StoneItem } from '../../../../src/solve/items.ts';
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
 * `because`: the cells; `stones`: the dominoes.
 */
export const mixedSet: Technique = {
  name: 'mixed-set',
  rating: 4.9,
  focus: 'board',
  find(state): readonly Finding[] {
    const stonesOf: StoneItem[][] = [];
    for (let cell = FIRST_CELL_ITEM; cell < state.cells; cell++) stonesOf[cell] = stonesOn(state, cell);
    const search: Search = { state, stonesOf, seen: new Set(), found: [] };
    for (let cell = FIRST_CELL_ITEM; cell < state.cells; cell++) {
      if (stonesOf[cell]!.length > 1) extend(search, [cell], stonesOf[cell]!);
    }
    return search.found.length > 0 ? search.found : NOTHING;
  },
};

interface Search {
  readonly state: Candidates;
  readonly stonesOf: Indexed<CellItem, readonly StoneItem[]>;
  /** The sets of cells already tried, with the first cell first. */
  readonly seen: Set<string>;
  readonly found: Finding[];
}

/** The dominoes that can cover a cell. */
function stonesOn(state: Candidates, cell: CellItem): StoneItem[] {
  const stones: StoneItem[] = [];
  for (const place of state.openPlaces(cell)) {
    const stone = state.stoneItem[place]!;
    if (!stones.includes(stone)) stones.push(stone);
  }
  return stones;
}

/** Adds cells that share a domino with the others as long as there are more dominoes than cells. */
function extend(search: Search, cells: readonly CellItem[], stones: readonly StoneItem[]): void {
  const { open, covering, from, to, firstItem, secondItem } = search.state;
  const tried: CellItem[] = [];
  for (const stone of stones) {
    for (let k = from[stone]!; k < to[stone]!; k++) {
      const place = covering[k]!;
      if (!open[place]) continue;
      add(search, cells, stones, firstItem[place]!, tried);
      add(search, cells, stones, secondItem[place]!, tried);
    }
  }
}

/** Adds one cell, if it was not tried before and the set can still become small enough. */
function add(
  search: Search,
  cells: readonly CellItem[],
  stones: readonly StoneItem[],
  cell: CellItem,
  tried: CellItem[],
): void {
  if (cell <= cells[0]! || tried.includes(cell) || cells.includes(cell)) return;
  tried.push(cell);
  const { state, stonesOf, seen } = search;
  if (stonesOf[cell]!.length < 2) return;
  const union = [...stones];
  for (const other of stonesOf[cell]!) if (!union.includes(other)) union.push(other);
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

function report({ state, found }: Search, cells: readonly CellItem[], stones: readonly StoneItem[]): void {
  const { firstItem, secondItem } = state;
  const strikes = stones
    .flatMap((stone) => state.openPlaces(stone))
    .filter((place) => !cells.includes(firstItem[place]!) && !cells.includes(secondItem[place]!));
  if (strikes.length === 0) return;
  found.push({
    strikes,
    grounds: () => ({
      because: cells.map((cell) => state.cellAt(cell)),
      stones: stones.map((item) => state.stoneAt(item)),
      places: openPlacesOf(state, cells),
    }),
  });
}
