import { makeTable, type Table } from '../../domino/indices.ts';
import { bitCount } from '../bits.ts';
import type { Candidates } from '../candidates.ts';
import { type CellItem, cellItem, FIRST_CELL_ITEM, NO_STONE, type StoneItem } from '../items.ts';
import { News } from '../news.ts';
import { Watch } from '../watch.ts';
import { firstCell } from './look.ts';
import { openPlacesOf } from './open-places.ts';
import { scratch } from './scratch.ts';
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
  look: firstCell,
  find: (state) => searchOf(state).run(),
};

/** Tries all sets of cells that hang together by stones, each from its first cell. */
class Search {
  readonly #state: Candidates;
  /** The sets that begin with a cell are one search. */
  readonly #watch: Watch;
  /** For each number of cells the set, in reading order. */
  readonly #cells: readonly Table<number, CellItem>[];
  /** For each number of cells the stones that can cover them. */
  readonly #stones: readonly Table<number, StoneItem>[];
  /** For each number of cells and each cell when it was tried last as the next one. */
  readonly #tried: readonly Table<CellItem>[];
  #round = 0;
  /** For each cell a bit for each of its stones; some have the same. */
  readonly #bits: Table<CellItem>;
  readonly #news: News;
  /** The sets that were tried, beginning with the first cell. */
  readonly #seen = new Set<number>();
  #found: Finding[] = [];

  constructor(state: Candidates) {
    this.#state = state;
    this.#watch = new Watch(state, state.cells);
    this.#cells = Array.from({ length: MOST + 1 }, () => makeTable(MOST));
    this.#stones = Array.from({ length: MOST + 1 }, () => makeTable(MOST));
    this.#tried = Array.from({ length: MOST }, () => makeTable(state.cells));
    this.#bits = makeTable(state.cells);
    this.#news = new News(state);
  }

  run(): readonly Finding[] {
    const { due } = this.#watch;
    if (!this.#watch.update()) return NOTHING;
    this.#readBits();
    this.#found = [];
    for (let cell = due.next(0); cell < this.#state.cells; cell = due.next(cell + 1)) {
      const before = this.#found.length;
      this.#begin(cellItem(cell));
      if (this.#found.length === before) due.delete(cell);
    }
    return this.#found;
  }

  #readBits(): void {
    const { firstItem, secondItem, trail, closed, cells } = this.#state;
    if (!this.#news.look()) {
      for (let cell = FIRST_CELL_ITEM; cell < cells; cell++) this.#readBitsOf(cell);
    }
    for (let i = this.#news.from; i < closed; i++) {
      this.#readBitsOf(firstItem[trail[i]!]!);
      this.#readBitsOf(secondItem[trail[i]!]!);
    }
  }

  #readBitsOf(cell: CellItem): void {
    const { open, covering, from, to, stoneItem } = this.#state;
    let bits = 0;
    for (let k = from[cell]!; k < to[cell]!; k++) {
      if (open[covering[k]!]) bits |= 1 << stoneItem[covering[k]!]!;
    }
    this.#bits[cell] = bits;
  }

  #begin(cell: CellItem): void {
    this.#seen.clear();
    this.#watch.look(cell, cell);
    const stones = this.#unite(cell, 0, 0);
    if (stones < 0) return;
    this.#cells[1]![0] = cell;
    this.#extend(1, stones, this.#bits[cell]!);
  }

  /** Adds cells that share a stone with the others as long as there are more stones than cells. */
  #extend(size: number, count: number, bits: number): void {
    const { open, covering, from, to, firstItem, secondItem } = this.#state;
    const first = this.#cells[size]![0]!;
    const stones = this.#stones[size]!;
    const tried = this.#tried[size]!;
    const round = ++this.#round;
    for (let i = 0; i < count; i++) {
      const stone = stones[i]!;
      this.#watch.look(first, stone);
      for (let k = from[stone]!; k < to[stone]!; k++) {
        const place = covering[k]!;
        if (!open[place]) continue;
        for (let side = firstItem; ; side = secondItem) {
          const cell = side[place]!;
          if (cell > first && tried[cell] !== round) {
            tried[cell] = round;
            this.#watch.look(first, cell);
            if (bitCount(bits | this.#bits[cell]!) <= MOST) this.#add(size, count, cell, bits);
          }
          if (side === secondItem) break;
        }
      }
    }
  }

  /** Adds one cell, if the set can still become small enough. */
  #add(size: number, count: number, cell: CellItem, bits: number): void {
    const state = this.#state;
    const cells = this.#cells[size]!;
    for (let i = 1; i < size; i++) if (cells[i] === cell) return;
    if (state.choices(cell) < 2) return;
    const union = this.#unite(cell, size, count);
    if (union < 0) return;
    for (let i = 0; i < size; i++) if (state.areJoined(cell, cells[i]!)) return;
    const next = this.#cells[size + 1]!;
    let at = size;
    for (; cells[at - 1]! > cell; at--) next[at] = cells[at - 1]!;
    next[at] = cell;
    for (let i = 0; i < at; i++) next[i] = cells[i]!;
    const all = size + 1;
    if (all > 2) {
      const name = nameOf(next, all);
      if (this.#seen.has(name)) return;
      this.#seen.add(name);
    }
    if (union > all && all < MOST) this.#extend(all, union, bits | this.#bits[cell]!);
    if (union === all && all >= LEAST) this.#report(all);
  }

  /**
   * Writes the stones of a set and of one more cell. Returns how many they are; -1 if they are too many or the cell
   * alone has one.
   */
  #unite(cell: CellItem, size: number, count: number): number {
    const { open, covering, from, to, stoneItem } = this.#state;
    const stones = this.#stones[size]!;
    const union = this.#stones[size + 1]!;
    for (let i = 0; i < count; i++) union[i] = stones[i]!;
    let end = count;
    let last = NO_STONE;
    let isChoice = false;
    for (let k = from[cell]!; k < to[cell]!; k++) {
      const place = covering[k]!;
      if (!open[place]) continue;
      const stone = stoneItem[place]!;
      isChoice ||= last >= 0 && last !== stone;
      last = stone;
      if (includes(union, end, stone)) continue;
      if (end === MOST) return -1;
      union[end++] = stone;
    }
    return isChoice ? end : -1;
  }

  #report(size: number): void {
    const state = this.#state;
    const { firstItem, secondItem } = state;
    const cells = [...this.#cells[size]!.subarray(0, size)];
    const stones = [...this.#stones[size]!.subarray(0, size)];
    const strikes = stones
      .flatMap((stone) => state.openPlaces(stone))
      .filter((place) => !cells.includes(firstItem[place]!) && !cells.includes(secondItem[place]!));
    if (strikes.length === 0) return;
    this.#found.push({
      strikes,
      grounds: () => ({
        because: cells.map((cell) => state.cellAt(cell)),
        stones: stones.map((item) => state.stoneAt(item)),
        places: openPlacesOf(state, cells),
      }),
    });
  }
}

function includes<T extends number>(list: Table<number, T>, length: number, value: T): boolean {
  for (let i = 0; i < length; i++) if (list[i] === value) return true;
  return false;
}

/** One number for the cells of a set but the first; none of them is 0. */
function nameOf(cells: Table<number, CellItem>, size: number): number {
  let name = 0;
  for (let i = 1; i < size; i++) name = (name << 9) | cells[i]!;
  return name;
}

const searchOf = scratch((state) => new Search(state));
