import { makeTable, type Table } from '../../domino/indices.ts';
import type { Candidates } from '../candidates.ts';
import type { CellItem, StoneItem } from '../items.ts';
import { Watch } from '../watch.ts';
import { firstStone } from './look.ts';
import { openPlacesOf } from './open-places.ts';
import { scratch } from './scratch.ts';
import { type Finding, NOTHING, type Technique } from './technique.ts';

const MOST = 3;

/**
 * Hidden set: some stones, and as many cells, of which every open place of each stone covers at least one. So each
 * of the cells belongs to one of the stones: their places that show other stones are impossible, and so are places
 * of these stones that take two of the cells. (One stone and one cell are a fixed cell.)
 * `because`: the cells; `stones`: the stones.
 */
export const hiddenSet: Technique = {
  name: 'hidden-set',
  rating: 4.7,
  focus: 'board',
  look: firstStone,
  find: (state) => searchOf(state).run(),
};

/** Tries all sets, each from its first stone. */
class Search {
  readonly #state: Candidates;
  /** The sets that begin with a stone are one search. */
  readonly #watch: Watch;
  readonly #stones: Table<number, StoneItem> = makeTable(MOST);
  readonly #cells: Table<number, CellItem> = makeTable(MOST);
  #stoneCount = 0;
  #cellCount = 0;
  /** For each number of stones and each stone when it was tried last as the next one. */
  readonly #tried: readonly Table<StoneItem>[];
  #round = 0;
  /** The sets of cells that were reported. */
  readonly #seen = new Set<string>();
  #found: Finding[] = [];

  constructor(state: Candidates) {
    this.#state = state;
    this.#watch = new Watch(state, state.stones);
    this.#tried = Array.from({ length: MOST }, () => makeTable(state.items));
  }

  run(): readonly Finding[] {
    const { firstStone, items } = this.#state;
    const { due } = this.#watch;
    if (!this.#watch.update()) return NOTHING;
    this.#found = [];
    this.#seen.clear();
    for (let stone = firstStone; stone < items; stone++) {
      if (!due.has(stone - firstStone)) continue;
      const before = this.#found.length;
      this.#stones[0] = stone;
      this.#stoneCount = 1;
      this.#addStone(stone);
      if (this.#found.length === before) due.delete(stone - firstStone);
    }
    return this.#found;
  }

  #addStone(stone: StoneItem): void {
    const state = this.#state;
    this.#watch.look(this.#stones[0]! - state.firstStone, stone);
    if (state.choices(stone) > 1) this.#extend(stone, state.from[stone]!);
  }

  /**
   * Adds cells until all places of the last stone are hit, and then stones while there are fewer of them than cells.
   *
   * @param from before this position in `covering` its places are hit already
   */
  #extend(last: StoneItem, from: number): void {
    const state = this.#state;
    const at = this.#firstMissed(last, from);
    if (at < state.to[last]!) {
      if (this.#cellCount === MOST) return;
      const missed = state.covering[at]!;
      for (const side of [state.firstItem, state.secondItem]) {
        this.#cells[this.#cellCount++] = side[missed]!;
        this.#extend(last, at + 1);
        this.#cellCount--;
      }
    } else if (this.#stoneCount < this.#cellCount) {
      this.#extendByStone();
    } else if (this.#cellCount > 1) {
      this.#report();
    }
  }

  /** Adds a stone that can lie on one of the cells: a set falls into smaller ones unless it hangs together. */
  #extendByStone(): void {
    const { open, covering, from, to, stoneItem } = this.#state;
    const stones = this.#stones;
    const count = this.#stoneCount;
    const tried = this.#tried[count]!;
    const round = ++this.#round;
    for (let i = 0; i < this.#cellCount; i++) {
      const cell = this.#cells[i]!;
      this.#watch.look(stones[0]! - this.#state.firstStone, cell);
      for (let k = from[cell]!; k < to[cell]!; k++) {
        const place = covering[k]!;
        const stone = stoneItem[place]!;
        if (!open[place] || stone <= stones[0]! || tried[stone] === round) continue;
        tried[stone] = round;
        if (count > 1 && stone === stones[1]) continue;
        stones[this.#stoneCount++] = stone;
        this.#addStone(stone);
        this.#stoneCount--;
      }
    }
  }

  /** Where in `covering` the first open place of a stone stands that covers none of the cells; its end if there is none. */
  #firstMissed(stone: StoneItem, from: number): number {
    const { open, covering, to, firstItem, secondItem } = this.#state;
    const cells = this.#cells;
    const count = this.#cellCount;
    for (let k = from; k < to[stone]!; k++) {
      const place = covering[k]!;
      if (!open[place]) continue;
      let isHit = false;
      for (let i = 0; i < count; i++) {
        isHit ||= cells[i] === firstItem[place] || cells[i] === secondItem[place];
      }
      if (!isHit) return k;
    }
    return to[stone]!;
  }

  /** Whether every open place of the cells shows one of the stones and covers one of the cells alone. */
  #saysNothing(): boolean {
    const { open, covering, from, to, stoneItem, firstItem, secondItem } = this.#state;
    for (let i = 0; i < this.#cellCount; i++) {
      const cell = this.#cells[i]!;
      for (let k = from[cell]!; k < to[cell]!; k++) {
        const place = covering[k]!;
        if (!open[place]) continue;
        if (!includes(this.#stones, this.#stoneCount, stoneItem[place]!)) return false;
        const other = firstItem[place] === cell ? secondItem[place]! : firstItem[place]!;
        if (includes(this.#cells, this.#cellCount, other)) return false;
      }
    }
    return true;
  }

  #report(): void {
    if (this.#saysNothing()) return;
    const state = this.#state;
    const stones = [...this.#stones.subarray(0, this.#stoneCount)];
    const cells = [...this.#cells.subarray(0, this.#cellCount)].sort((a, b) => a - b);
    const name = cells.join();
    if (this.#seen.has(name)) return;
    this.#seen.add(name);
    const { firstItem, secondItem, stoneItem } = state;
    const strikes = [...new Set(cells.flatMap((cell) => state.openPlaces(cell)))].filter((place) => {
      const takesTwo = cells.includes(firstItem[place]!) && cells.includes(secondItem[place]!);
      return takesTwo || !stones.includes(stoneItem[place]!);
    });
    this.#found.push({
      strikes,
      grounds: () => ({
        because: cells.map((cell) => state.cellAt(cell)),
        stones: stones.map((item) => state.stoneAt(item)),
        places: openPlacesOf(state, stones),
      }),
    });
  }
}

function includes<T extends number>(list: Table<number, T>, length: number, value: T): boolean {
  for (let i = 0; i < length; i++) if (list[i] === value) return true;
  return false;
}

const searchOf = scratch((state) => new Search(state));
