import type { PlaceIndex } from '../../../../src/domino/board.ts';
import type { Candidates } from '../../../../src/solve/candidates.ts';
import type { CellItem, DominoItem } from '../../../../src/solve/items.ts';
import {
  type Finding,
  NOTHING,
  openPlacesOf,
  type Technique,
} from '../../../../src/solve/techniques/technique.ts';

/**
 * Cell set: some cells hold one number, no open place covers two of them, and only as many dominoes as cells can cover them.
 * Each cell takes one of the dominoes, so these lie nowhere else.
 * `because`: the cells; `dominoes`: the dominoes.
 *
 * @param least the fewest cells, 2 or more
 * @param most the most cells
 */
export function cellSet(rating: number, least: number, most: number): Technique {
  return {
    name: 'cell-set',
    rating,
    focus: 'number',
    find: (state, number) => findSets(state, number, { least, most, doubled: false }),
  };
}

/**
 * Cell set with double: the same where a double can cover two of the cells.
 *
 * - If there is one domino fewer than cells, the double must cover two of them: it and the other dominoes lie nowhere else.
 * - If there are as many, the double covers at least one of the cells, as without it there would be one too few.
 *
 * `because`: the cells; `dominoes`: the dominoes, which in the second case are still all of them.
 */
export function cellSetWithDouble(rating: number, most: number): Technique {
  return {
    name: 'cell-set-with-double',
    rating,
    focus: 'number',
    find: (state, number) => findSets(state, number, { least: 2, most, doubled: true }),
  };
}

interface Wanted {
  /** Dominoes of the set. */
  readonly least: number;
  readonly most: number;
  /** Whether the double may lie on two of the cells. */
  readonly doubled: boolean;
}

function findSets(state: Candidates, number: number, wanted: Wanted): readonly Finding[] {
  const cells: CellItem[] = [];
  const masks: number[] = [];
  for (const cell of state.cellsOfNumber[number]!) {
    const mask = partnersOf(state, cell);
    // A cell whose domino is known adds nothing to a set.
    if ((mask & (mask - 1)) === 0) continue;
    cells.push(cell);
    masks.push(mask);
  }
  return cells.length < wanted.least ? NOTHING : new Search(state, number, cells, masks, wanted).run();
}

/** The numbers that can lie next to the cell's own on its domino, one bit each. */
function partnersOf(state: Candidates, cell: CellItem): number {
  const { open, covering, from, to, numbers } = state;
  let mask = 0;
  for (let k = from[cell]!; k < to[cell]!; k++) {
    const place = covering[k]!;
    if (open[place]) mask |= 1 << numbers[state.otherEnd(place, cell)]!;
  }
  return mask;
}

/** Tries all sets of cells, except those that can no longer become small enough. */
class Search {
  readonly #state: Candidates;
  readonly #number: number;
  readonly #cells: readonly CellItem[];
  readonly #masks: readonly number[];
  /** For each cell those that the double can cover together with it, one bit for each position in `cells`. */
  readonly #joined: readonly number[];
  readonly #wanted: Wanted;
  readonly #found: Finding[] = [];

  constructor(
    state: Candidates,
    number: number,
    cells: readonly CellItem[],
    masks: readonly number[],
    wanted: Wanted,
  ) {
    this.#state = state;
    this.#number = number;
    this.#cells = cells;
    this.#masks = masks;
    this.#wanted = wanted;
    this.#joined = cells.map((cell, i) => {
      if ((masks[i]! & (1 << number)) === 0) return 0;
      return state.openPlaces(cell).reduce((bits, place) => {
        const other = cells.indexOf(state.otherEnd(place, cell));
        return other < 0 ? bits : bits | (1 << other);
      }, 0);
    });
  }

  run(): readonly Finding[] {
    if (!this.#wanted.doubled || this.#joined.some((bits) => bits !== 0)) this.#extend(0, 0, 0, 0, false);
    return this.#found.length > 0 ? this.#found : NOTHING;
  }

  #extend(first: number, set: number, size: number, dominoes: number, isJoined: boolean): void {
    const { least, most, doubled } = this.#wanted;
    const masks = this.#masks;
    const spare = doubled ? 1 : 0;
    for (let i = first; i < masks.length; i++) {
      const joins = (this.#joined[i]! & set) !== 0;
      if (joins && !doubled) continue;
      const union = dominoes | masks[i]!;
      const count = bitCount(union);
      const cells = size + 1;
      if (count > most || count - cells > masks.length - 1 - i) continue;
      const both = isJoined || joins;
      const next = set | (1 << i);
      if (both ? count === cells - 1 : count === cells) {
        // Larger sets around this one add nothing: they split into it and the rest.
        if (count >= least && both === doubled) this.#report(next, union, false);
        continue;
      }
      if (both && count === cells && count >= least) this.#report(next, union, true);
      if (count - cells >= -spare) this.#extend(i + 1, next, cells, union, both);
    }
  }

  #report(set: number, dominoes: number, onlyDouble: boolean): void {
    const state = this.#state;
    const { firstItem, secondItem, open, covering, from, to } = state;
    const number = this.#number;
    const cells = this.#cells.filter((_, i) => set & (1 << i));
    const items: DominoItem[] = [];
    const eliminations: PlaceIndex[] = [];
    for (let partner = 0; partner <= state.range; partner++) {
      if ((dominoes & (1 << partner)) === 0) continue;
      const item = state.itemOfDomino(number, partner);
      items.push(item);
      if (onlyDouble && partner !== number) continue;
      const least = partner === number && this.#wanted.doubled && !onlyDouble ? 2 : 1;
      for (let k = from[item]!; k < to[item]!; k++) {
        const place = covering[k]!;
        if (!open[place]) continue;
        const one = cells.includes(firstItem[place]!) ? 1 : 0;
        const other = cells.includes(secondItem[place]!) ? 1 : 0;
        if (one + other < least) eliminations.push(place);
      }
    }
    if (eliminations.length === 0) return;
    this.#found.push({
      eliminations,
      grounds: () => ({
        because: cells.map((cell) => state.cellAt(cell)),
        dominoes: items.map((item) => state.dominoAt(item)),
        places: openPlacesOf(state, cells),
      }),
    });
  }
}

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
