import type { PlaceIndex } from '../../domino/board.ts';
import { makeTable, type Table } from '../../domino/indices.ts';
import { memoize } from '../../memoize.ts';
import type { Candidates } from '../candidates.ts';
import { Changes } from '../changes.ts';
import { type CellItem, FIRST_CELL_ITEM } from '../items.ts';
import { type Finding, NOTHING, type Technique } from './technique.ts';

/**
 * Matching on an area (Hall's theorem): on a chessboard every domino covers a black cell and a white one. If some cells
 * of one colour have only as many neighbours between them as they are, they need all of these, and a place that gives
 * one of the neighbours to another cell is impossible. (One such cell is a gap.)
 * `because`: the cells; `neighbours`: their neighbours.
 */
export const matching: Technique = {
  name: 'matching',
  rating: 5.5,
  focus: 'board',
  find(state): readonly Finding[] {
    const { pairing, components } = memoryOf(state);
    if (!pairing.update()) return NOTHING;
    // A set and the rest of the board say the same: the smaller one is kept.
    const smallest = new Map<
      string,
      { cells: CellItem[]; neighbours: CellItem[]; eliminations: PlaceIndex[] }
    >();
    for (const cell of components.bound()) {
      const members = new Set(pairing.neededBy(cell));
      const eliminations = eliminationsOf(state, pairing, members);
      if (eliminations.length === 0) continue;
      const cells = [...members].sort((a, b) => a - b);
      const neighbours = cells.map((member) => pairing.partnerOf(member)).sort((a, b) => a - b);
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

/** The places that give a neighbour of the cells to another cell. */
function eliminationsOf(state: Candidates, pairing: Pairing, cells: ReadonlySet<CellItem>): PlaceIndex[] {
  const { open, covering, from, to } = state;
  const eliminations: PlaceIndex[] = [];
  for (const cell of cells) {
    const neighbour = pairing.partnerOf(cell);
    for (let k = from[neighbour]!; k < to[neighbour]!; k++) {
      const place = covering[k]!;
      if (open[place] && !cells.has(state.otherEnd(place, neighbour))) eliminations.push(place);
    }
  }
  return eliminations.sort((a, b) => a - b);
}

const memoryOf = memoize((state: Candidates) => {
  const pairing = new Pairing(state);
  return { pairing, components: new Components(state, pairing) };
});

const NO_CELL = -1 as CellItem;

/**
 * A way to cover all cells with open places, whatever the dominoes. A cell needs those whose partners it could take: it
 * and all that it needs, directly or not, have only their partners as neighbours, whichever way was found.
 */
class Pairing {
  readonly #state: Candidates;
  readonly #changes: Changes;
  /** For each cell the one with which it is paired. */
  readonly #partner: Table<CellItem, CellItem>;
  /** For each cell the number of the round in which it was looked at last. */
  readonly #seen: Table<CellItem>;
  #round = 0;

  constructor(state: Candidates) {
    const { cells } = state;
    this.#state = state;
    this.#changes = new Changes(state);
    this.#partner = makeTable(cells);
    this.#seen = makeTable(cells);
  }

  partnerOf(cell: CellItem): CellItem {
    return this.#partner[cell]!;
  }

  /** The cell that a cell needs because of a place of its own; that may be itself. */
  neededFor(place: PlaceIndex, cell: CellItem): CellItem {
    return this.#partner[this.#state.otherEnd(place, cell)]!;
  }

  /** Pairs up the cells of the board as it is now, and mends what no longer holds. Returns false if there is no way. */
  update(): boolean {
    const { firstItem, secondItem, trail, closed, cells } = this.#state;
    const partner = this.#partner;
    if (!this.#changes.look()) partner.fill(NO_CELL);
    for (let i = this.#changes.from; i < closed; i++) {
      const first = firstItem[trail[i]!]!;
      const second = secondItem[trail[i]!]!;
      if (partner[first] !== second) continue;
      partner[first] = NO_CELL;
      partner[second] = NO_CELL;
    }
    for (let cell = FIRST_CELL_ITEM; cell < cells; cell++) {
      if (partner[cell]! >= 0) continue;
      this.#round++;
      if (!this.#augment(cell)) return false;
    }
    return true;
  }

  /** Finds a partner for the cell; those who lose theirs get another. (Depth is at most the number of cells.) */
  #augment(cell: CellItem): boolean {
    const state = this.#state;
    const { open, covering, from, to } = state;
    const partner = this.#partner;
    for (let k = from[cell]!; k < to[cell]!; k++) {
      if (!open[covering[k]!]) continue;
      const other = state.otherEnd(covering[k]!, cell);
      if (this.#seen[other] === this.#round) continue;
      this.#seen[other] = this.#round;
      if (partner[other]! >= 0 && !this.#augment(partner[other]!)) continue;
      partner[other] = cell;
      partner[cell] = other;
      return true;
    }
    return false;
  }

  /** The cells that a cell needs, directly or not, and itself first. */
  neededBy(start: CellItem): CellItem[] {
    const { open, covering, from, to } = this.#state;
    const needed = [start];
    this.#round++;
    this.#seen[start] = this.#round;
    for (const cell of needed) {
      for (let k = from[cell]!; k < to[cell]!; k++) {
        if (!open[covering[k]!]) continue;
        const next = this.neededFor(covering[k]!, cell);
        if (this.#seen[next] === this.#round) continue;
        this.#seen[next] = this.#round;
        needed.push(next);
      }
    }
    return needed;
  }
}

/** Cells that need each other, directly or not: Tarjan's strongly connected components of the graph of needs. */
class Components {
  readonly #state: Candidates;
  readonly #pairing: Pairing;
  /** For each cell its component, numbered from 1; 0 before it is known. */
  readonly #component: Table<CellItem>;
  readonly #depth: Table<CellItem>;
  readonly #low: Table<CellItem>;
  readonly #next: Table<CellItem>;
  readonly #path: Table<number, CellItem>;
  readonly #unassigned: Table<number, CellItem>;
  #components = 0;
  #visited = 0;
  #left = 0;

  constructor(state: Candidates, pairing: Pairing) {
    const { cells } = state;
    this.#state = state;
    this.#pairing = pairing;
    this.#component = makeTable(cells);
    this.#depth = makeTable(cells);
    this.#low = makeTable(cells);
    this.#next = makeTable(cells);
    this.#path = makeTable(cells);
    this.#unassigned = makeTable(cells);
  }

  /**
   * The first cell with a choice of each component that needs another or is needed by one, in reading order. The others say
   * nothing of any place.
   */
  bound(): CellItem[] {
    const state = this.#state;
    this.#split();
    const bound = this.#boundComponents();
    const cells: CellItem[] = [];
    for (let cell = FIRST_CELL_ITEM; cell < state.cells && bound.size > 0; cell++) {
      if (state.choices(cell) > 1 && bound.delete(this.#component[cell]!)) cells.push(cell);
    }
    return cells;
  }

  #boundComponents(): Set<number> {
    const { open, covering, from, to, cells } = this.#state;
    const component = this.#component;
    const bound = new Set<number>();
    for (let cell = FIRST_CELL_ITEM; cell < cells; cell++) {
      if (component[cell] === 0) continue;
      for (let k = from[cell]!; k < to[cell]!; k++) {
        const place = covering[k]!;
        if (!open[place]) continue;
        const needed = this.#pairing.neededFor(place, cell);
        if (component[needed] === component[cell]) continue;
        bound.add(component[cell]!);
        bound.add(component[needed]!);
      }
    }
    return bound;
  }

  #split(): void {
    const state = this.#state;
    this.#depth.fill(0);
    this.#component.fill(0);
    this.#components = 0;
    this.#visited = 0;
    this.#left = 0;
    for (let cell = FIRST_CELL_ITEM; cell < state.cells; cell++) {
      if (this.#depth[cell] === 0 && state.choices(cell) > 1) this.#visitFrom(cell);
    }
  }

  /** Visits all cells that a cell needs, directly or not, and makes components of those that need each other. */
  #visitFrom(root: CellItem): void {
    const { open, covering, to } = this.#state;
    const low = this.#low;
    const next = this.#next;
    const path = this.#path;
    let length = 0;
    path[length++] = this.#visit(root);
    while (length > 0) {
      const cell = path[length - 1]!;
      if (next[cell]! < to[cell]!) {
        const place = covering[next[cell]!++]!;
        if (!open[place]) continue;
        const needed = this.#pairing.neededFor(place, cell);
        if (this.#depth[needed] === 0) path[length++] = this.#visit(needed);
        else if (this.#component[needed] === 0) low[cell] = Math.min(low[cell]!, this.#depth[needed]!);
        continue;
      }
      length--;
      if (low[cell] === this.#depth[cell]) this.#closeComponent(cell);
      else low[path[length - 1]!] = Math.min(low[path[length - 1]!]!, low[cell]!);
    }
  }

  #visit(cell: CellItem): CellItem {
    this.#depth[cell] = ++this.#visited;
    this.#low[cell] = this.#visited;
    this.#next[cell] = this.#state.from[cell]!;
    this.#unassigned[this.#left++] = cell;
    return cell;
  }

  #closeComponent(cell: CellItem): void {
    this.#components++;
    do {
      this.#component[this.#unassigned[--this.#left]!] = this.#components;
    } while (this.#unassigned[this.#left] !== cell);
  }
}
