import { makeTable, type Table } from '../../domino/indices.ts';
import type { Candidates } from '../candidates.ts';
import { type CellItem, FIRST_CELL_ITEM } from '../items.ts';
import type { Pairing } from './pairing.ts';

/** Cells that need each other, directly or not: Tarjan's strongly connected components of the graph of needs. */
export class Knots {
  readonly #state: Candidates;
  readonly #pairing: Pairing;
  /** For each cell its knot, numbered from 1; 0 before it is known. */
  readonly #knot: Table<CellItem>;
  readonly #depth: Table<CellItem>;
  readonly #low: Table<CellItem>;
  readonly #next: Table<CellItem>;
  readonly #path: Table<number, CellItem>;
  readonly #untied: Table<number, CellItem>;
  #knots = 0;
  #visited = 0;
  #left = 0;

  constructor(state: Candidates, pairing: Pairing) {
    const { cells } = state;
    this.#state = state;
    this.#pairing = pairing;
    this.#knot = makeTable(cells);
    this.#depth = makeTable(cells);
    this.#low = makeTable(cells);
    this.#next = makeTable(cells);
    this.#path = makeTable(cells);
    this.#untied = makeTable(cells);
  }

  /**
   * The first cell with a choice of each knot that needs another or is needed by one, in reading order. The others say
   * nothing of any place.
   */
  bound(): CellItem[] {
    const state = this.#state;
    this.#tie();
    const bound = this.#boundKnots();
    const cells: CellItem[] = [];
    for (let cell = FIRST_CELL_ITEM; cell < state.cells && bound.size > 0; cell++) {
      if (state.choices(cell) > 1 && bound.delete(this.#knot[cell]!)) cells.push(cell);
    }
    return cells;
  }

  #boundKnots(): Set<number> {
    const { open, covering, from, to, cells } = this.#state;
    const knot = this.#knot;
    const bound = new Set<number>();
    for (let cell = FIRST_CELL_ITEM; cell < cells; cell++) {
      if (knot[cell] === 0) continue;
      for (let k = from[cell]!; k < to[cell]!; k++) {
        const place = covering[k]!;
        if (!open[place]) continue;
        const needed = this.#pairing.neededFor(place, cell);
        if (knot[needed] === knot[cell]) continue;
        bound.add(knot[cell]!);
        bound.add(knot[needed]!);
      }
    }
    return bound;
  }

  #tie(): void {
    const state = this.#state;
    this.#depth.fill(0);
    this.#knot.fill(0);
    this.#knots = 0;
    this.#visited = 0;
    this.#left = 0;
    for (let cell = FIRST_CELL_ITEM; cell < state.cells; cell++) {
      if (this.#depth[cell] === 0 && state.choices(cell) > 1) this.#tieFrom(cell);
    }
  }

  /** Visits all cells that a cell needs, directly or not, and ties those that need each other. */
  #tieFrom(root: CellItem): void {
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
        else if (this.#knot[needed] === 0) low[cell] = Math.min(low[cell]!, this.#depth[needed]!);
        continue;
      }
      length--;
      if (low[cell] === this.#depth[cell]) this.#tieUntil(cell);
      else low[path[length - 1]!] = Math.min(low[path[length - 1]!]!, low[cell]!);
    }
  }

  #visit(cell: CellItem): CellItem {
    this.#depth[cell] = ++this.#visited;
    this.#low[cell] = this.#visited;
    this.#next[cell] = this.#state.from[cell]!;
    this.#untied[this.#left++] = cell;
    return cell;
  }

  #tieUntil(cell: CellItem): void {
    this.#knots++;
    do {
      this.#knot[this.#untied[--this.#left]!] = this.#knots;
    } while (this.#untied[this.#left] !== cell);
  }
}
