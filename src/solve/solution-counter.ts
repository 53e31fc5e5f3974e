import { type Board, type Cell, FIRST_PLACE, NO_CELL, NO_PLACE, type PlaceIndex } from '../domino/board.ts';
import { type Indexed, makeTable, type Table } from '../domino/indices.ts';
import type { Key, Setup } from '../domino/puzzle.ts';
import { ExactCover, SIDES } from './exact-cover.ts';
import { FIRST_ITEM, type ItemIndex, NO_ITEM } from './items.ts';

/**
 * From this range on looking ahead saves more than it costs. At range 21 a proof takes a sixth of the time; up to
 * range 9 finding a second solution only takes longer.
 */
const LOOK_AHEAD_FROM = 12;

/** What holds from the start: dominoes that are given, and bars between cells, by the numbers of their places. */
export interface Marks {
  readonly laid?: readonly PlaceIndex[];
  readonly barred?: readonly PlaceIndex[];
}

/** How many solutions were found. */
export interface Count {
  readonly solutions: number;
  /** Whether these are all. Counting stops at the limit, so it is false exactly if the limit was reached. */
  readonly complete: boolean;
  /** The solution that was found first, if there is one. */
  readonly key?: Key;
}

/**
 * Counts the solutions of setups with one board and range. Built once, it takes any number of setups one after the
 * other without new memory (but for the keys that it returns). Any board and any numbers are allowed; where
 * they do not even make up the set, there is no solution.
 */
export class SolutionCounter {
  readonly #cover: ExactCover;
  /** The decisions of the search: the place that was assumed, and how many places were closed before. */
  readonly #assumed: Table<number, PlaceIndex>;
  readonly #mark: Int32Array;
  /** For each item the place that covers it in the planted solution. */
  readonly #planted: Table<ItemIndex, PlaceIndex>;
  readonly #isPlanted: Uint8Array;
  /** With which item the search under an assumption goes on best, when it looked ahead. */
  #telling = NO_ITEM;

  constructor(board: Board, range: number) {
    this.#cover = new ExactCover(board, range);
    this.#assumed = makeTable(this.#cover.dominoes);
    this.#mark = new Int32Array(this.#cover.dominoes);
    this.#planted = makeTable(this.#cover.items);
    this.#isPlanted = new Uint8Array(this.#cover.places);
  }

  /** Takes the numbers of the next setup, one for each cell of the bounding box. */
  load(numbers: ArrayLike<number>): this {
    this.#cover.load(numbers);
    return this;
  }

  /**
   * Counts the solutions, but not beyond `limit` (1 or more, also `Infinity`).
   *
   * @param visit is given each of them
   * @param marks only solutions with these dominoes and without one on these bars
   */
  count(limit: number, visit?: (key: Key) => void, marks: Marks = {}): Count {
    const cover = this.#cover;
    let key: Key | undefined;
    let solutions = 0;
    let depth = 0;
    let open = cover.begin() && this.#settle(marks);
    for (;;) {
      if (open && !cover.solved) {
        open = this.#decide(depth++, this.#fewestChoices());
        continue;
      }
      if (open) {
        key ??= this.#key();
        visit?.(this.#key());
        if (++solutions === limit) break;
      }
      do {
        if (depth === 0) return { solutions, complete: true, ...(key && { key }) };
        open = this.#revoke(--depth);
      } while (!open);
    }
    return { solutions, complete: false, ...(key && { key }) };
  }

  /**
   * Whether `key` is a solution and there is no other.
   *
   * A second solution contains a place that is not in the key. Each such place is assumed in turn; if that comes
   * to nothing, the place is closed for good. Under an assumption only those items need to be branched on whose
   * place in the key is closed: once each of them is covered by one open place, these places and the places of
   * the key on all other items are a second solution.
   */
  isOnlySolution(key: Indexed<Cell, number>): boolean {
    const cover = this.#cover;
    if (!cover.begin() || !this.#plant(key)) return false;
    for (;;) {
      const item = cover.range < LOOK_AHEAD_FROM ? this.#fewestChoices() : this.#mostTelling();
      if (item < 0) return true;
      const place = cover.openPlace(item, this.#planted[item]!);
      const mark = cover.closed;
      if (cover.assume(place) && this.#completes(mark)) return false;
      cover.undo(mark);
      cover.drop(place);
    }
  }

  /**
   * Of the items with two places, the one whose place outside the key settles most when it is assumed: there the
   * search under it is smallest. Those that come to nothing at once are closed for good on the way.
   */
  #mostTelling(): ItemIndex {
    const cover = this.#cover;
    let best = NO_ITEM;
    let most = -1;
    for (let item = FIRST_ITEM; item < cover.items; item++) {
      if (cover.choices(item) !== 2) continue;
      const place = cover.openPlace(item, this.#planted[item]!);
      const settled = this.#settledBy(place);
      if (settled < 0) {
        cover.drop(place);
      } else if (settled > most) {
        best = item;
        most = settled;
      }
    }
    return best >= 0 && cover.choices(best) === 2 ? best : this.#fewestChoices();
  }

  /** Whether the assumption made since `mark` can be completed to a solution. */
  #completes(mark: number): boolean {
    const looksAhead = this.#cover.range >= LOOK_AHEAD_FROM;
    let depth = 0;
    for (;;) {
      let open = !looksAhead || this.#looksPossible(mark);
      if (open) {
        const item = looksAhead && this.#telling >= 0 ? this.#telling : this.#fewestChoicesLost(mark);
        if (item < 0) return true;
        open = this.#decide(depth++, item);
      }
      while (!open) {
        if (depth === 0) return false;
        open = this.#revoke(--depth);
      }
    }
  }

  /**
   * Tries both places of every item whose place in the key was closed since `mark` and that has two. Where one comes to
   * nothing at once, it is closed; where both do, the answer is false. `#telling` becomes the item whose places settle
   * most, both taken together; -1 if there is none.
   */
  #looksPossible(mark: number): boolean {
    const cover = this.#cover;
    const { trail, tally } = cover;
    this.#telling = NO_ITEM;
    let most = -1;
    for (let i = cover.closed - 1; i >= mark; i--) {
      const lost = trail[i]!;
      if (this.#isPlanted[lost] === 0) continue;
      for (let side = 0; side < SIDES; side++) {
        const item = cover.itemOn(lost, side);
        if (tally[item]! >> 16 !== 2) continue;
        const one = cover.openPlace(item);
        const other = cover.openPlace(item, one);
        const ofOne = this.#settledBy(one);
        const ofOther = this.#settledBy(other);
        if (ofOne < 0 || ofOther < 0) {
          if (ofOne === ofOther || !cover.drop(ofOne < 0 ? one : other)) return false;
          // What follows may have changed all that was seen.
          this.#telling = NO_ITEM;
          most = -1;
          i = cover.closed;
          break;
        }
        if (ofOne * ofOther <= most) continue;
        most = ofOne * ofOther;
        this.#telling = item;
      }
    }
    return true;
  }

  /** How many places are closed when this one is assumed; -1 if that comes to nothing. Leaves all as it was. */
  #settledBy(place: PlaceIndex): number {
    const cover = this.#cover;
    const mark = cover.closed;
    const holds = cover.assume(place);
    const settled = cover.closed - mark;
    cover.undo(mark);
    return holds ? settled : -1;
  }

  /** Lays what is given and closes what is barred. Returns false on a contradiction. */
  #settle({ laid = [], barred = [] }: Marks): boolean {
    const { open } = this.#cover;
    return (
      laid.every((place) => open[place] === 1 && this.#cover.assume(place)) &&
      barred.every((place) => open[place] === 0 || this.#cover.drop(place))
    );
  }

  /** Assumes the first open place of an item. Returns false on a contradiction. */
  #decide(depth: number, item: ItemIndex): boolean {
    const place = this.#cover.openPlace(item);
    this.#assumed[depth] = place;
    this.#mark[depth] = this.#cover.closed;
    return this.#cover.assume(place);
  }

  /** Takes an assumption back and closes its place. Returns false on a contradiction. */
  #revoke(depth: number): boolean {
    this.#cover.undo(this.#mark[depth]!);
    return this.#cover.drop(this.#assumed[depth]!);
  }

  /** The first item with the fewest open places, but more than one; -1 if all have one. */
  #fewestChoices(): ItemIndex {
    const { tally, items } = this.#cover;
    let best = NO_ITEM;
    let fewest = Number.POSITIVE_INFINITY;
    for (let item = FIRST_ITEM; item < items && fewest > 2; item++) {
      const choices = tally[item]! >> 16;
      if (choices > 1 && choices < fewest) {
        best = item;
        fewest = choices;
      }
    }
    return best;
  }

  /** The same among the items whose place in the key was closed since `mark`; -1 if there is none. */
  #fewestChoicesLost(mark: number): ItemIndex {
    const cover = this.#cover;
    const { trail, tally, closed } = cover;
    const isPlanted = this.#isPlanted;
    let best = NO_ITEM;
    let fewest = 1 << 15;
    for (let i = mark; i < closed && fewest > 2; i++) {
      const place = trail[i]!;
      if (isPlanted[place] === 0) continue;
      for (let side = 0; side < SIDES; side++) {
        const item = cover.itemOn(place, side);
        const choices = tally[item]! >> 16;
        if (choices < 2 || choices >= fewest) continue;
        best = item;
        fewest = choices;
      }
    }
    return best;
  }

  #plant(key: Indexed<Cell, number>): boolean {
    const { places, firstCell, secondCell, firstItem, secondItem, dominoItem, dominoes } = this.#cover;
    const planted = this.#planted.fill(NO_PLACE);
    this.#isPlanted.fill(0);
    let laid = 0;
    for (let place = FIRST_PLACE; place < places; place++) {
      const [a, b] = [firstCell[place]!, secondCell[place]!];
      if (key[a] !== b || key[b] !== a) continue;
      const domino = dominoItem[place]!;
      if (planted[domino] !== NO_PLACE) return false;
      planted[firstItem[place]!] = place;
      planted[secondItem[place]!] = place;
      planted[domino] = place;
      this.#isPlanted[place] = 1;
      laid++;
    }
    return laid === dominoes;
  }

  #key(): Key {
    const { board, firstCell, secondCell, open, places } = this.#cover;
    const key = new Array<Cell>(board.has.length).fill(NO_CELL);
    for (let place = FIRST_PLACE; place < places; place++) {
      if (open[place] === 0) continue;
      key[firstCell[place]!] = secondCell[place]!;
      key[secondCell[place]!] = firstCell[place]!;
    }
    return key;
  }
}

/** Counts the solutions of a setup, but not beyond `limit` (1 or more, also `Infinity`). */
export function countSolutions({ board, range, numbers }: Setup, limit = 2): Count {
  if (kept?.board !== board || kept.range !== range)
    kept = { board, range, solver: new SolutionCounter(board, range) };
  return kept.solver.load(numbers).count(limit);
}

/** For the next setup, which as a rule has the same board. */
let kept: { readonly board: Board; readonly range: number; readonly solver: SolutionCounter } | undefined;
