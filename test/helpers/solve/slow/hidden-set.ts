import { NO_PLACE, type PlaceIndex } from '../../../../src/domino/board.ts';
import type { Candidates } from '../../../../src/solve/candidates.ts';
import type { CellItem, DominoItem } from '../../../../src/solve/items.ts';
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
 * `because`: the cells; `dominoes`: the dominoes.
 */
export const hiddenSet: Technique = {
  name: 'hidden-set',
  rating: 4.7,
  focus: 'board',
  find(state): readonly Finding[] {
    const search: Search = { state, seen: new Set(), found: [] };
    for (let domino = state.firstDomino; domino < state.items; domino++) {
      if (state.choices(domino) > 1) extend(search, [domino], []);
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
function extend(search: Search, dominoes: readonly DominoItem[], cells: readonly CellItem[]): void {
  const { state } = search;
  const missed = firstMissed(state, dominoes[dominoes.length - 1]!, cells);
  if (missed >= 0) {
    if (cells.length === MOST) return;
    extend(search, dominoes, [...cells, state.firstItem[missed]!]);
    extend(search, dominoes, [...cells, state.secondItem[missed]!]);
    return;
  }
  if (dominoes.length === cells.length) {
    if (cells.length > 1) report(search, dominoes, cells);
    return;
  }
  // A set splits into smaller ones unless its dominoes are connected through its cells.
  const { open, covering, from, to, dominoItem } = state;
  const tried: DominoItem[] = [];
  for (const cell of cells) {
    for (let k = from[cell]!; k < to[cell]!; k++) {
      const place = covering[k]!;
      const domino = dominoItem[place]!;
      if (!open[place] || domino < dominoes[0]! || dominoes.includes(domino) || tried.includes(domino))
        continue;
      tried.push(domino);
      if (state.choices(domino) > 1) extend(search, [...dominoes, domino], cells);
    }
  }
}

/** The first open place of a domino that covers none of the cells; -1 if there is none. */
function firstMissed(state: Candidates, domino: DominoItem, cells: readonly CellItem[]): PlaceIndex {
  const { open, covering, from, to, firstItem, secondItem } = state;
  for (let k = from[domino]!; k < to[domino]!; k++) {
    const place = covering[k]!;
    if (!open[place]) continue;
    if (!cells.includes(firstItem[place]!) && !cells.includes(secondItem[place]!)) return place;
  }
  return NO_PLACE;
}

function report(
  { state, seen, found }: Search,
  dominoes: readonly DominoItem[],
  cells: readonly CellItem[],
): void {
  const ordered = [...cells].sort((a, b) => a - b);
  if (seen.has(ordered.join())) return;
  seen.add(ordered.join());
  const { firstItem, secondItem, dominoItem } = state;
  const eliminations = [...new Set(ordered.flatMap((cell) => state.openPlaces(cell)))].filter((place) => {
    const takesTwo = cells.includes(firstItem[place]!) && cells.includes(secondItem[place]!);
    return takesTwo || !dominoes.includes(dominoItem[place]!);
  });
  if (eliminations.length === 0) return;
  found.push({
    eliminations,
    grounds: () => ({
      because: ordered.map((cell) => state.cellAt(cell)),
      dominoes: dominoes.map((item) => state.dominoAt(item)),
      places: openPlacesOf(state, dominoes),
    }),
  });
}
