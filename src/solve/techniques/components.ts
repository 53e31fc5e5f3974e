import { makeTable, type Table } from '../../domino/indices.ts';
import type { Candidates } from '../candidates.ts';
import { type CellItem, FIRST_CELL_ITEM } from '../items.ts';
import type { Pairing } from './pairing.ts';

/** Cells that need each other, directly or not: Tarjan's strongly connected components of the graph of needs. */
export class Components {
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
