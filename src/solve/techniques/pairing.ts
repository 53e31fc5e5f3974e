import type { PlaceIndex } from '../../domino/board.ts';
import { makeTable, type Table } from '../../domino/indices.ts';
import type { Candidates } from '../candidates.ts';
import { Changes } from '../changes.ts';
import { type CellItem, FIRST_CELL_ITEM } from '../items.ts';

const NO_CELL = -1 as CellItem;

/**
 * A way to cover all cells with open places, whatever the dominoes. A cell needs those whose partners it could take: it
 * and all that it needs, directly or not, have only their partners as neighbours, whichever way was found.
 */
export class Pairing {
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
