import type { PlaceIndex } from '../../domino/board.ts';
import { makeTable, type Table } from '../../domino/indices.ts';
import { memoize } from '../../memoize.ts';
import { bitCount, lowestBit, numbersIn } from '../bits.ts';
import type { Candidates } from '../candidates.ts';
import type { CellItem } from '../items.ts';
import type { TechniqueName } from '../levels.ts';
import { partnersOf } from './partners.ts';
import { type Finding, groundsOf, NOTHING, type Technique } from './technique.ts';

/**
 * Cell set: some cells hold one number, no open place covers two of them, and they have only as many dominoes between
 * them as they are. Each takes one of the dominoes, so these lie nowhere else.
 * `because`: the cells; `dominoes`: the dominoes.
 *
 * @param least the fewest cells, 2 or more
 * @param most the most cells
 */
export function cellSet(rating: number, least: number, most: number): Technique {
  return technique('cell-set', rating, { least, most, doubled: false });
}

/**
 * Cell set with double: the same where a double can cover two of the cells.
 *
 * - If there is one domino less than cells, the double must do so: it and the other dominoes lie nowhere else.
 * - If there are as many, the double covers at least one of the cells, as without it there would be one too few.
 *
 * `because`: the cells; `dominoes`: the dominoes, and in the second case still all of them.
 */
export function cellSetWithDouble(rating: number, most: number): Technique {
  return technique('cell-set-with-double', rating, { least: 2, most, doubled: true });
}

interface Wanted {
  /** Dominoes of the set. */
  readonly least: number;
  readonly most: number;
  /** Whether the double may lie on two of the cells. */
  readonly doubled: boolean;
}

function technique(name: TechniqueName, rating: number, wanted: Wanted): Technique {
  const searchOf = memoize((state: Candidates) => new Search(state, wanted));
  return {
    name,
    rating,
    focus: 'number',
    find: (state, number) => searchOf(state).run(number),
  };
}

/** Tries all sets of cells with one number, leaving out those that cannot become small enough any more. */
class Search {
  readonly #state: Candidates;
  readonly #wanted: Wanted;
  #number = 0;
  /** The cells that can be in a set: `#length` of them count. */
  readonly #cells: Table<number, CellItem>;
  #length = 0;
  /** For each of them the numbers that can lie beside its own on its domino, one bit each. */
  readonly #masks: Table<number>;
  /** For each of them those that the double can cover together with it, one bit for each position in `#cells`. */
  readonly #joined: Table<number>;
  /** For each of them the later ones that can be in one set with it. */
  readonly #later: Table<number>;
  #found: Finding[] = [];

  constructor(state: Candidates, wanted: Wanted) {
    this.#state = state;
    this.#wanted = wanted;
    this.#cells = makeTable(state.range + 2);
    this.#masks = makeTable(state.range + 2);
    this.#joined = makeTable(state.range + 2);
    this.#later = makeTable(state.range + 2);
  }

  run(number: number): readonly Finding[] {
    const { least, most, doubled } = this.#wanted;
    this.#number = number;
    this.#length = 0;
    const partners = partnersOf(this.#state).update();
    for (const cell of this.#state.cellsOfNumber[number]!) {
      const mask = partners.of[cell]!;
      const count = bitCount(mask);
      // A cell whose domino is known adds nothing to a set.
      if (count < 2 || count > most) continue;
      this.#cells[this.#length] = cell;
      this.#masks[this.#length++] = mask;
    }
    if (this.#length < least || !(this.#join() || !doubled)) return NOTHING;
    this.#found = [];
    this.#readLater();
    this.#extend((1 << this.#length) - 1, 0, 0, 0, false);
    return this.#found;
  }

  /** Finds out which cells the double can cover together. Returns whether there are any. */
  #join(): boolean {
    const { open, covering, from, to, firstItem, secondItem } = this.#state;
    const cells = this.#cells;
    const joined = this.#joined.fill(0, 0, this.#length);
    const double = this.#state.itemOfDomino(this.#number, this.#number);
    let isAny = false;
    for (let k = from[double]!; k < to[double]!; k++) {
      const place = covering[k]!;
      if (!open[place]) continue;
      for (let i = 0; i < this.#length; i++) {
        if (cells[i] !== firstItem[place]) continue;
        for (let j = i + 1; j < this.#length; j++) {
          if (cells[j] !== secondItem[place]) continue;
          joined[i] = joined[i]! | (1 << j);
          joined[j] = joined[j]! | (1 << i);
          isAny = true;
        }
      }
    }
    return isAny;
  }

  #readLater(): void {
    const { most, doubled } = this.#wanted;
    const masks = this.#masks;
    const length = this.#length;
    for (let i = 0; i < length; i++) {
      let later = 0;
      for (let j = i + 1; j < length; j++) {
        if (bitCount(masks[i]! | masks[j]!) <= most) later |= 1 << j;
      }
      this.#later[i] = doubled ? later : later & ~this.#joined[i]!;
    }
  }

  /** @param cells those that may come next, one bit for each position in `#cells` */
  #extend(cells: number, set: number, size: number, dominoes: number, isJoined: boolean): void {
    const { least, most, doubled } = this.#wanted;
    const masks = this.#masks;
    const spare = doubled ? 1 : 0;
    const all = size + 1;
    for (let rest = cells; rest !== 0; rest &= rest - 1) {
      const i = lowestBit(rest);
      const union = dominoes | masks[i]!;
      const count = bitCount(union);
      if (count > most) continue;
      const later = rest & this.#later[i]!;
      if (count - all > bitCount(later)) continue;
      const both = isJoined || (this.#joined[i]! & set) !== 0;
      const next = set | (1 << i);
      if (both ? count === all - 1 : count === all) {
        // Larger sets around this one say no more than it and the rest of them do.
        if (count >= least && both === doubled) this.#report(next, union, false);
        continue;
      }
      if (both && count === all && count >= least) this.#report(next, union, true);
      if (later !== 0 && count - all >= -spare) this.#extend(later, next, all, union, both);
    }
  }

  #report(set: number, dominoes: number, onlyDouble: boolean): void {
    const eliminations = this.#eliminationsOf(set, dominoes, onlyDouble);
    if (eliminations.length === 0) return;
    const state = this.#state;
    const number = this.#number;
    const cells = [...this.#cells.subarray(0, this.#length)].filter((_, i) => set & (1 << i));
    this.#found.push({
      eliminations,
      grounds: () => {
        const items = numbersIn(dominoes).map((partner) => state.itemOfDomino(number, partner));
        return groundsOf(state, cells, items, cells);
      },
    });
  }

  #eliminationsOf(set: number, dominoes: number, onlyDouble: boolean): readonly PlaceIndex[] {
    const { firstItem, secondItem, open, covering, from, to } = this.#state;
    const number = this.#number;
    const eliminations: PlaceIndex[] = [];
    for (const partner of numbersIn(onlyDouble ? 1 << number : dominoes)) {
      const item = this.#state.itemOfDomino(number, partner);
      const least = partner === number && this.#wanted.doubled && !onlyDouble ? 2 : 1;
      for (let k = from[item]!; k < to[item]!; k++) {
        const place = covering[k]!;
        if (!open[place]) continue;
        if (this.#hits(set, firstItem[place]!) + this.#hits(set, secondItem[place]!) < least)
          eliminations.push(place);
      }
    }
    return eliminations;
  }

  /** 1 if the cell is in the set, else 0. */
  #hits(set: number, cell: CellItem): number {
    for (let i = 0; i < this.#length; i++) if (this.#cells[i] === cell) return (set >>> i) & 1;
    return 0;
  }
}
