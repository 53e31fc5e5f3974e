import { NO_PLACE, type PlaceIndex } from '../../../../src/domino/board.ts';
import type { Candidates } from '../../../../src/solve/candidates.ts';
import type { CellItem, StoneItem } from '../../../../src/solve/items.ts';
import {
  type Finding,
  NOTHING,
  openPlacesOf,
  type Technique,
} from '../../../../src/solve/techniques/technique.ts';

const MOST = 3;

/**
 * Hidden set: some dominoes and as many cells, where every open place of each domino covers at least one of the cells. So each
 * of the cells belongs to one of the dominoes. Places of the cells that show other dominoes are impossible, and so are places
 * of these dominoes that cover two of the cells. (One domino and one cell form a fixed cell.)
 * `because`: the cells; `stones`: the dominoes.
 */
export const hiddenSet: Technique = {
  name: 'hidden-set',
  rating: 4.7,
  focus: 'board',
  find(state): readonly Finding[] {
    const search: Search = { state, seen: new Set(), found: [] };
    for (let stone = state.firstStone; stone < state.items; stone++) {
      if (state.choices(stone) > 1) extend(search, [stone], []);
    }
    return search.found.length > 0 ? search.found : NOTHING;
  },
};

interface Search {
  readonly state: Candidates;
  /** The sets of cells already reported. */
  readonly seen: Set<string>;
  readonly found: Finding[];
}

/** Adds cells until all places of the last domino are hit, and then dominoes while there are fewer of them than cells. */
function extend(search: Search, stones: readonly StoneItem[], cells: readonly CellItem[]): void {
  const { state } = search;
  const missed = firstMissed(state, stones[stones.length - 1]!, cells);
  if (missed >= 0) {
    if (cells.length === MOST) return;
    extend(search, stones, [...cells, state.firstItem[missed]!]);
    extend(search, stones, [...cells, state.secondItem[missed]!]);
    return;
  }
  if (stones.length === cells.length) {
    if (cells.length > 1) report(search, stones, cells);
    return;
  }
  // A set splits into smaller ones unless its dominoes are connected through its cells.
  const { open, covering, from, to, stoneItem } = state;
  const tried: StoneItem[] = [];
  for (const cell of cells) {
    for (let k = from[cell]!; k < to[cell]!; k++) {
      const place = covering[k]!;
      const stone = stoneItem[place]!;
      if (!open[place] || stone < stones[0]! || stones.includes(stone) || tried.includes(stone)) continue;
      tried.push(stone);
      if (state.choices(stone) > 1) extend(search, [...stones, stone], cells);
    }
  }
}

/** The first open place of a domino that covers none of the cells; -1 if there is none. */
function firstMissed(state: Candidates, stone: StoneItem, cells: readonly CellItem[]): PlaceIndex {
  const { open, covering, from, to, firstItem, secondItem } = state;
  for (let k = from[stone]!; k < to[stone]!; k++) {
    const place = covering[k]!;
    if (!open[place]) continue;
    if (!cells.includes(firstItem[place]!) && !cells.includes(secondItem[place]!)) return place;
  }
  return NO_PLACE;
}

function report(
  { state, seen, found }: Search,
  stones: readonly StoneItem[],
  cells: readonly CellItem[],
): void {
  const ordered = [...cells].sort((a, b) => a - b);
  if (seen.has(ordered.join())) return;
  seen.add(ordered.join());
  const { firstItem, secondItem, stoneItem } = state;
  const strikes = [...new Set(ordered.flatMap((cell) => state.openPlaces(cell)))].filter((place) => {
    const takesTwo = cells.includes(firstItem[place]!) && cells.includes(secondItem[place]!);
    return takesTwo || !stones.includes(stoneItem[place]!);
  });
  if (strikes.length === 0) return;
  found.push({
    strikes,
    grounds: () => ({
      because: ordered.map((cell) => state.cellAt(cell)),
      stones: stones.map((item) => state.stoneAt(item)),
      places: openPlacesOf(state, stones),
    }),
  });
}
