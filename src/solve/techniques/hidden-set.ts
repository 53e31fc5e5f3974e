import { isAmong, makeTable, type Table } from '../../domino/indices.ts';
import type { Candidates } from '../candidates.ts';
import type { CellItem, StoneItem } from '../items.ts';
import { HiddenSigns } from './hidden-signs.ts';
import { firstStone } from './look.ts';
import { openPlacesOf } from './open-places.ts';
import { scratch } from './scratch.ts';
import { type Finding, NOTHING, type Technique } from './technique.ts';

const MOST = 3;
/** A cell has no more places. */
const MOST_PLACES = 4;
const TRIED = -1;

/**
 * Hidden set: some dominoes, and as many cells, of which every open place of each domino covers at least one. So each
 * of the cells belongs to one of the dominoes: their places that show other dominoes are impossible, and so are places
 * of these dominoes that take two of the cells. (One domino and one cell are a fixed cell.)
 * `because`: the cells; `stones`: the dominoes.
 */
export const hiddenSet: Technique = {
  name: 'hidden-set',
  rating: 4.7,
  focus: 'board',
  look: firstStone,
  find(state): readonly Finding[] {
    const { signs, search } = scratchOf(state);
    return signs.any() ? search.run() : NOTHING;
  },
};

/** Tries all sets, each from its first domino. */
class Search {
  readonly #state: Candidates;
  readonly #stones: Table<number, StoneItem> = makeTable(MOST);
  readonly #cells: Table<number, CellItem> = makeTable(MOST);
  #stoneCount = 0;
  #cellCount = 0;
  /** For each number of dominoes and each domino that can come next how many of its places are hit, or that it was tried. */
  readonly #hit: readonly Table<StoneItem>[];
  /** The sets of cells that were reported. */
  readonly #seen = new Set<string>();
  #found: Finding[] = [];

  constructor(state: Candidates) {
    this.#state = state;
    this.#hit = Array.from({ length: MOST }, () => makeTable(state.items));
  }

  run(): readonly Finding[] {
    const { firstStone, items, from } = this.#state;
    this.#found = [];
    this.#seen.clear();
    for (let stone = firstStone; stone < items; stone++) {
      if (this.#state.choices(stone) < 2) continue;
      this.#stones[0] = stone;
      this.#stoneCount = 1;
      this.#extend(stone, from[stone]!);
    }
    return this.#found;
  }

  /**
   * Adds cells until all places of the last domino are hit, and then dominoes while there are fewer of them than cells.
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

  /** Adds a domino that can lie on one of the cells: a set falls into smaller ones unless it hangs together. */
  #extendByStone(): void {
    const state = this.#state;
    const { open, covering, from, to, stoneItem } = state;
    const stones = this.#stones;
    const count = this.#stoneCount;
    const hit = this.#countHits();
    const mayMiss = this.#cellCount === MOST ? 0 : MOST_PLACES;
    for (let i = 0; i < this.#cellCount; i++) {
      const cell = this.#cells[i]!;
      for (let k = from[cell]!; k < to[cell]!; k++) {
        const stone = stoneItem[covering[k]!]!;
        if (!open[covering[k]!] || stone <= stones[0]! || hit[stone] === TRIED) continue;
        const missed = state.choices(stone) - hit[stone]!;
        hit[stone] = TRIED;
        if (count > 1 && stone === stones[1]) continue;
        if (missed > mayMiss || state.choices(stone) < 2) continue;
        stones[this.#stoneCount++] = stone;
        this.#extend(stone, missed === 0 ? to[stone]! : from[stone]!);
        this.#stoneCount--;
      }
    }
  }

  /** How many open places of each domino that can lie on the cells are hit. */
  #countHits(): Table<StoneItem> {
    const { open, covering, from, to, stoneItem } = this.#state;
    const hit = this.#hit[this.#stoneCount]!;
    for (let i = 0; i < this.#cellCount; i++) {
      const cell = this.#cells[i]!;
      for (let k = from[cell]!; k < to[cell]!; k++) hit[stoneItem[covering[k]!]!] = 0;
    }
    for (let i = 0; i < this.#cellCount; i++) {
      const cell = this.#cells[i]!;
      for (let k = from[cell]!; k < to[cell]!; k++) {
        const place = covering[k]!;
        if (!open[place]) continue;
        const other = this.#state.otherEnd(place, cell);
        // A place on two of the cells counts with the first of them.
        if (!isAmong(this.#cells, i, other)) hit[stoneItem[place]!]!++;
      }
    }
    return hit;
  }

  /** Where in `covering` the first open place of a domino stands that covers none of the cells; its end if there is none. */
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

  /** Whether every open place of the cells shows one of the dominoes and covers one of the cells alone. */
  #saysNothing(): boolean {
    const { open, covering, from, to, stoneItem, firstItem, secondItem } = this.#state;
    for (let i = 0; i < this.#cellCount; i++) {
      const cell = this.#cells[i]!;
      for (let k = from[cell]!; k < to[cell]!; k++) {
        const place = covering[k]!;
        if (!open[place]) continue;
        if (!isAmong(this.#stones, this.#stoneCount, stoneItem[place]!)) return false;
        const other = firstItem[place] === cell ? secondItem[place]! : firstItem[place]!;
        if (isAmong(this.#cells, this.#cellCount, other)) return false;
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

const scratchOf = scratch((state) => ({ signs: new HiddenSigns(state), search: new Search(state) }));
