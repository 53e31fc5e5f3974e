import { makeTable, type Table } from '../../domino/indices.ts';
import { memoize } from '../../memoize.ts';
import type { Candidates } from '../candidates.ts';
import { Changes } from '../changes.ts';
import { type CellItem, FIRST_CELL_ITEM } from '../items.ts';

/** For each cell the numbers that can lie beside its own on its domino: so many dominoes can cover it. */
class Partners {
  /** One bit for each number; as they were at the last update. */
  readonly of: Table<CellItem>;
  readonly #state: Candidates;
  readonly #changes: Changes;

  constructor(state: Candidates) {
    this.#state = state;
    this.#changes = new Changes(state);
    this.of = makeTable(state.cells);
  }

  update(): this {
    const { firstItem, secondItem, trail, closed, cells } = this.#state;
    if (!this.#changes.look()) {
      for (let cell = FIRST_CELL_ITEM; cell < cells; cell++) this.#read(cell);
    }
    for (let i = this.#changes.from; i < closed; i++) {
      this.#read(firstItem[trail[i]!]!);
      this.#read(secondItem[trail[i]!]!);
    }
    return this;
  }

  #read(cell: CellItem): void {
    const { open, covering, from, to, numbers, firstItem, secondItem } = this.#state;
    let mask = 0;
    for (let k = from[cell]!; k < to[cell]!; k++) {
      const place = covering[k]!;
      if (open[place]) mask |= 1 << numbers[(firstItem[place]! + secondItem[place]! - cell) as CellItem]!;
    }
    this.of[cell] = mask;
  }
}

export const partnersOf = memoize((state: Candidates) => new Partners(state));
