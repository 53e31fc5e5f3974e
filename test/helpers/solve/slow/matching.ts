import type { PlaceIndex } from '../../../../src/domino/board.ts';
import { makeTable, type Table } from '../../../../src/domino/indices.ts';
import type { Candidates } from '../../../../src/solve/candidates.ts';
import { type CellItem, FIRST_CELL_ITEM } from '../../../../src/solve/items.ts';
import { type Finding, NOTHING, type Technique } from '../../../../src/solve/techniques/technique.ts';

/**
 * Matching on an area (Hall's theorem): on a chessboard every domino covers a black cell and a white one. If some cells of one
 * colour have only as many neighbours in total as there are of them, they need all of these. A place that gives one of the
 * neighbours to another cell is then impossible. (One such cell is a gap.)
 * `because`: the cells; `neighbours`: their neighbours.
 */
export const matching: Technique = {
  name: 'matching',
  rating: 5.5,
  focus: 'board',
  find(state): readonly Finding[] {
    const partner = pairUp(state);
    if (!partner) return NOTHING;
    // A set and its complement are equivalent; the smaller one is kept.
    const smallest = new Map<
      string,
      { cells: CellItem[]; neighbours: CellItem[]; eliminations: PlaceIndex[] }
    >();
    for (let cell = FIRST_CELL_ITEM; cell < state.cells; cell++) {
      if (state.choices(cell) < 2) continue;
      const members = setAround(state, partner, cell);
      const eliminations = eliminationsOf(state, partner, members);
      if (eliminations.length === 0) continue;
      const cells = [...members].sort((a, b) => a - b);
      const neighbours = cells.map((member) => partner[member]!).sort((a, b) => a - b);
      const earlier = smallest.get(eliminations.join());
      if (!earlier || earlier.cells.length > cells.length) {
        smallest.set(eliminations.join(), { cells, neighbours, eliminations });
      }
    }
    return [...smallest.values()]
      .sort((a, b) => a.cells.length - b.cells.length)
      .map(({ cells, neighbours, eliminations }) => ({
        eliminations,
        grounds: () => ({
          because: cells.map((cell) => state.cellAt(cell)),
          neighbours: neighbours.map((cell) => state.cellAt(cell)),
        }),
      }));
  },
};

/** For each cell the one with which it is paired; -1 before that. */
type Partners = Table<CellItem, CellItem>;

/** The cells of one colour that need the partner of `start`, and theirs in turn. */
function setAround(state: Candidates, partner: Partners, start: CellItem): ReadonlySet<CellItem> {
  const { open, covering, from, to } = state;
  const cells = new Set([start]);
  for (const cell of cells) {
    for (let k = from[cell]!; k < to[cell]!; k++) {
      if (open[covering[k]!]) cells.add(partner[state.otherEnd(covering[k]!, cell)]!);
    }
  }
  return cells;
}

/** The places that give a neighbour of the cells to another cell. */
function eliminationsOf(state: Candidates, partner: Partners, cells: ReadonlySet<CellItem>): PlaceIndex[] {
  const { open, covering, from, to } = state;
  const eliminations: PlaceIndex[] = [];
  for (const cell of cells) {
    const neighbour = partner[cell]!;
    for (let k = from[neighbour]!; k < to[neighbour]!; k++) {
      const place = covering[k]!;
      if (open[place] && !cells.has(state.otherEnd(place, neighbour))) eliminations.push(place);
    }
  }
  return eliminations.sort((a, b) => a - b);
}

/** Any way to cover all cells with open places, whatever the dominoes; undefined if there is none. */
function pairUp(state: Candidates): Partners | undefined {
  const partner: Partners = makeTable<CellItem, CellItem>(state.cells, -1);
  for (let cell = FIRST_CELL_ITEM; cell < state.cells; cell++) {
    if (partner[cell]! < 0 && !augment(state, partner, cell, new Set())) return undefined;
  }
  return partner;
}

/** Finds a partner for the cell and reassigns partners as necessary. (The depth is at most the number of cells.) */
function augment(state: Candidates, partner: Partners, cell: CellItem, seen: Set<CellItem>): boolean {
  for (const place of state.openPlaces(cell)) {
    const other = state.otherEnd(place, cell);
    if (seen.has(other)) continue;
    seen.add(other);
    if (partner[other]! >= 0 && !augment(state, partner, partner[other]!, seen)) continue;
    partner[other] = cell;
    partner[cell] = other;
    return true;
  }
  return false;
}
