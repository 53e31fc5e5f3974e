import type { Candidates } from '../candidates.ts';
import { openPlacesOf } from './open-places.ts';
import { type Finding, NOTHING, type Technique } from './technique.ts';

const LEAST = 3;
const MOST = 4;

/**
 * Set of cells of different numbers: no open place covers two of the cells, and they have only as many stones between
 * them as they are. Each takes one of the stones, so these lie nowhere else. (Two cells of different numbers share at
 * most one stone, so there are three or more.)
 * `because`: the cells; `stones`: the stones.
 */
export const mixedSet: Technique = {
  name: 'mixed-set',
  rating: 4.9,
  focus: 'board',
  find(state): readonly Finding[] {
    const stonesOf = Array.from({ length: state.cells }, (_, cell) => stonesOn(state, cell));
    const search: Search = { state, stonesOf, seen: new Set(), found: [] };
    for (let cell = 0; cell < state.cells; cell++) {
      if (stonesOf[cell]!.length > 1) extend(search, [cell], stonesOf[cell]!);
    }
    return search.found.length > 0 ? search.found : NOTHING;
  },
};

interface Search {
  readonly state: Candidates;
  readonly stonesOf: readonly (readonly number[])[];
  /** The sets of cells that were tried, beginning with the first cell. */
  readonly seen: Set<string>;
  readonly found: Finding[];
}

/** The stones that can cover a cell. */
function stonesOn(state: Candidates, cell: number): number[] {
  const stones: number[] = [];
  for (const place of state.openPlaces(cell)) {
    const stone = state.itemsOf[3 * place + 2]!;
    if (!stones.includes(stone)) stones.push(stone);
  }
  return stones;
}

/** Adds cells that share a stone with the others as long as there are more stones than cells. */
function extend(search: Search, cells: readonly number[], stones: readonly number[]): void {
  const { state, stonesOf, seen } = search;
  const { open, placesOf, from, itemsOf } = state;
  const tried: number[] = [];
  for (const stone of stones) {
    for (let i = 2 * from[stone]!; i < 2 * from[stone + 1]!; i++) {
      const place = placesOf[i >> 1]!;
      const cell = itemsOf[3 * place + (i & 1)]!;
      if (!open[place] || cell <= cells[0]! || tried.includes(cell) || cells.includes(cell)) continue;
      tried.push(cell);
      if (stonesOf[cell]!.length < 2) continue;
      const union = [...stones];
      for (const other of stonesOf[cell]!) if (!union.includes(other)) union.push(other);
      if (union.length > MOST || cells.some((other) => state.areJoined(cell, other))) continue;
      const set = [...cells, cell].sort((a, b) => a - b);
      if (set.length > 2) {
        const name = set.join();
        if (seen.has(name)) continue;
        seen.add(name);
      }
      if (union.length > set.length && set.length < MOST) extend(search, set, union);
      if (union.length === set.length && set.length >= LEAST) report(search, set, union);
    }
  }
}

function report({ state, found }: Search, cells: readonly number[], stones: readonly number[]): void {
  const { itemsOf } = state;
  const strikes = stones
    .flatMap((stone) => state.openPlaces(stone))
    .filter((place) => !cells.includes(itemsOf[3 * place]!) && !cells.includes(itemsOf[3 * place + 1]!));
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
