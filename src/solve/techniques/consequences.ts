import { NO_PLACE, type PlaceIndex } from '../../domino/board.ts';
import { makeTable, type Table } from '../../domino/indices.ts';
import type { Candidates } from '../candidates.ts';
import { Changes, Watch } from '../changes.ts';
import { SIDES } from '../exact-cover.ts';
import { type ItemIndex, NO_ITEM } from '../items.ts';
import type { Trial } from './technique.ts';

/** Stands for the domino that closed a place which no domino closed. */
const NOT_CLOSED = -2 as PlaceIndex;

/**
 * What follows step by step from a domino on a place: a contradiction, which there must be. Dominoes are laid in the order
 * in which they become known, so that the way is short, and those that the contradiction does not rest on are left out.
 */
export class Consequences {
  readonly #state: Candidates;
  #supposed = NO_PLACE;
  /** For each closed place the domino that closed it; {@link NO_PLACE} for those eliminated before. */
  readonly #closedBy: Table<PlaceIndex, PlaceIndex>;
  /** The places that were closed: `closedCount` of them count. */
  readonly closed: Table<number, PlaceIndex>;
  closedCount = 0;
  /** How many places each item has lost so. */
  readonly #lost: Table<ItemIndex>;
  /** The places on which dominoes were laid, the supposed one first, and what each was the last place of. */
  readonly #laid: PlaceIndex[] = [];
  readonly #lastOf: Table<PlaceIndex, ItemIndex>;
  readonly #isLaid: Uint8Array;
  /** How many dominoes, each forced by the one before, lead to it, itself counted; 0 for the supposed one. */
  readonly #rank: Table<PlaceIndex>;
  /** What has no place left in the end, and how many dominoes must be forced for that at least. */
  #end = NO_ITEM;
  #least = 0;
  /** The dominoes on which the contradiction rests, in the order in which they are laid. */
  #forced: PlaceIndex[] = [];
  /** For each place when it was last excluded by a domino. */
  readonly #excluded: Table<PlaceIndex>;
  #round = 0;

  constructor(state: Candidates) {
    const { places, items } = state;
    this.#state = state;
    this.#closedBy = makeTable(places, NOT_CLOSED);
    this.closed = makeTable(places);
    this.#lost = makeTable(items);
    this.#lastOf = makeTable(places);
    this.#isLaid = new Uint8Array(places);
    this.#rank = makeTable(places);
    this.#excluded = makeTable(places);
  }

  /** How many dominoes are forced. */
  get length(): number {
    return this.#forced.length;
  }

  /**
   * Nothing if it shows that more than `most` dominoes must be forced; it may not show.
   *
   * @param eliminated places that are closed, too
   */
  follow(
    supposed: PlaceIndex,
    eliminated: readonly PlaceIndex[],
    most = Number.POSITIVE_INFINITY,
  ): this | undefined {
    this.#forget();
    this.#supposed = supposed;
    this.#lay(supposed, NO_ITEM, 0);
    for (const place of eliminated) if (this.#end < 0) this.#close(place, NO_PLACE);
    for (let i = 0; this.#end < 0; i++) {
      const place = this.#laid[i]!;
      // Dominoes that need fewer others before them came before it and were not enough.
      if (this.#rank[place]! > most) return undefined;
      this.#closeOthers(place);
    }
    this.#forced = this.#neededFor(this.#end);
    // Where a place is closed by several dominoes, one of them may be enough for others, too.
    for (let i = this.#forced.length - 1; i >= 0 && this.#forced.length > this.#least; i--) {
      const fewer = this.#forced.toSpliced(i, 1);
      if (this.#isEnough(fewer, eliminated)) this.#forced = fewer;
    }
    return this;
  }

  /** As data. */
  get told(): Omit<Trial, 'inner'> {
    const state = this.#state;
    return {
      supposed: state.placementAt(this.#supposed),
      forced: this.#forced.map((place) => ({
        place: state.placementAt(place),
        item: state.itemAt(this.#lastOf[place]!),
      })),
      end: state.itemAt(this.#end),
    };
  }

  #forget(): void {
    for (let i = 0; i < this.closedCount; i++) this.#closedBy[this.closed[i]!] = NOT_CLOSED;
    this.#lost.fill(0);
    for (const place of this.#laid) this.#isLaid[place] = 0;
    this.closedCount = 0;
    this.#laid.length = 0;
    this.#end = NO_ITEM;
  }

  #lay(place: PlaceIndex, item: ItemIndex, rank: number): void {
    if (this.#isLaid[place]) return;
    this.#isLaid[place] = 1;
    this.#lastOf[place] = item;
    this.#rank[place] = rank;
    this.#laid.push(place);
  }

  #closeOthers(place: PlaceIndex): void {
    const { open, covering, from, to } = this.#state;
    for (const item of this.#state.itemsOf(place)) {
      for (let k = from[item]!; k < to[item]! && this.#end < 0; k++) {
        const other = covering[k]!;
        if (open[other] && other !== place && this.#closedBy[other] === NOT_CLOSED) this.#close(other, place);
      }
    }
  }

  #close(place: PlaceIndex, by: PlaceIndex): void {
    const items = this.#state.itemsOf(place);
    this.#closedBy[place] = by;
    this.closed[this.closedCount++] = place;
    const rank = by < 0 ? 1 : this.#rank[by]! + 1;
    for (const item of items) {
      this.#lost[item]!++;
      if (this.#left(item) === 0) this.#end = item;
    }
    if (this.#end >= 0) this.#least = rank - 1;
    else for (const item of items) if (this.#left(item) === 1) this.#lay(this.#lastPlace(item), item, rank);
  }

  /** How many places an item has left. */
  #left(item: ItemIndex): number {
    return this.#state.choices(item) - this.#lost[item]!;
  }

  #lastPlace(item: ItemIndex): PlaceIndex {
    const { open, covering, from } = this.#state;
    let k = from[item]!;
    while (!open[covering[k]!] || this.#closedBy[covering[k]!] !== NOT_CLOSED) k++;
    return covering[k]!;
  }

  /** The forced dominoes but for which the item would have a place, and those but for which these were not forced. */
  #neededFor(end: ItemIndex): PlaceIndex[] {
    const { open, covering, from, to } = this.#state;
    const needed = new Set<PlaceIndex>();
    const need = (item: ItemIndex) => {
      for (let k = from[item]!; k < to[item]!; k++) {
        const by = open[covering[k]!] ? this.#closedBy[covering[k]!]! : NO_PLACE;
        if (by < 0 || needed.has(by)) continue;
        needed.add(by);
        if (by !== this.#supposed) need(this.#lastOf[by]!);
      }
    };
    need(end);
    return this.#laid.filter((place) => place !== this.#supposed && needed.has(place));
  }

  /** Whether these dominoes are forced one after the other, and then leave the end no place. */
  #isEnough(forced: readonly PlaceIndex[], eliminated: readonly PlaceIndex[]): boolean {
    this.#round++;
    for (const place of eliminated) this.#excluded[place] = this.#round;
    this.#exclude(this.#supposed);
    for (const place of forced) {
      if (this.#hasPlace(this.#lastOf[place]!, place)) return false;
      this.#exclude(place);
    }
    return !this.#hasPlace(this.#end, NO_PLACE);
  }

  #exclude(place: PlaceIndex): void {
    const { covering, from, to } = this.#state;
    for (const item of this.#state.itemsOf(place)) {
      for (let k = from[item]!; k < to[item]!; k++) {
        if (covering[k] !== place) this.#excluded[covering[k]!] = this.#round;
      }
    }
  }

  /** Whether an item has a place beside this one that is not excluded. */
  #hasPlace(item: ItemIndex, beside: PlaceIndex): boolean {
    const { open, covering, from, to } = this.#state;
    for (let k = from[item]!; k < to[item]!; k++) {
      const place = covering[k]!;
      if (open[place] && place !== beside && this.#excluded[place] !== this.#round) return true;
    }
    return false;
  }
}

/** What comes of supposing a domino on each place; kept until something changes on which it rests. */
export class Tries {
  readonly #state: Candidates;
  readonly #watch: Watch;
  readonly #changes: Changes;
  readonly #consequences: Consequences;
  /** How many places the supposition closes before it fails; -1 if it does not fail. */
  readonly #closed: Table<PlaceIndex>;
  /** How many dominoes it forces at least, and whether it is just so many. */
  readonly #atLeast: Table<PlaceIndex>;
  readonly #isExact: Uint8Array;
  /** For each place another one whose supposition did not fail when it was tried last, and forced a domino on this one. */
  readonly #forcedBy: Table<PlaceIndex, PlaceIndex>;

  constructor(state: Candidates) {
    this.#state = state;
    this.#watch = new Watch(state, state.places);
    this.#changes = new Changes(state);
    this.#consequences = new Consequences(state);
    this.#closed = makeTable(state.places);
    this.#atLeast = makeTable(state.places);
    this.#isExact = new Uint8Array(state.places);
    this.#forcedBy = makeTable(state.places, NO_PLACE);
  }

  /** Looks at what has changed on the board. */
  update(): void {
    this.#watch.update();
    // What was forced on a board is forced when more is closed, too, but not on another.
    if (!this.#changes.look()) this.#forcedBy.fill(NO_PLACE);
  }

  /** How many places a supposition closes before it fails; -1 if it does not fail. */
  closedUntilFailure(place: PlaceIndex): number {
    if (!this.#watch.due.has(place)) return this.#closed[place]!;
    if (this.#isForcedByOther(place)) return -1;
    this.#try(place);
    return this.#closed[place]!;
  }

  /** How many dominoes a supposition that fails forces; if these are more than `most`, any number above that. */
  forced(place: PlaceIndex, most: number): number {
    if (!this.#isExact[place] && this.#atLeast[place]! <= most) this.#follow(place, most);
    return this.#atLeast[place]!;
  }

  /** Whether it follows from a supposition that still does not fail: then what follows from it follows from that, too. */
  #isForcedByOther(place: PlaceIndex): boolean {
    const other = this.#forcedBy[place]!;
    return (
      other >= 0 && this.#state.open[other] === 1 && !this.#watch.due.has(other) && this.#closed[other] === -1
    );
  }

  #try(place: PlaceIndex): void {
    const state = this.#state;
    this.#watch.due.delete(place);
    const mark = state.closed;
    const holds = state.assume(place);
    this.#closed[place] = holds ? -1 : state.closed - mark;
    this.#atLeast[place] = 0;
    this.#isExact[place] = 0;
    this.#look(place, place);
    for (let i = mark; i < state.closed; i++) this.#look(place, state.trail[i]!);
    for (let i = mark; holds && i < state.closed; i++) {
      for (let side = 0; side < SIDES; side++) {
        const item = state.itemOn(state.trail[i]!, side);
        if (state.choices(item) === 1) this.#forcedBy[state.lastPlace(item)] = place;
      }
    }
    state.undo(mark);
  }

  #follow(place: PlaceIndex, most: number): void {
    const consequences = this.#consequences;
    const isKnown = consequences.follow(place, [], most) !== undefined;
    this.#atLeast[place] = isKnown ? consequences.length : most + 1;
    this.#isExact[place] = isKnown ? 1 : 0;
    for (let i = 0; i < consequences.closedCount; i++) this.#look(place, consequences.closed[i]!);
  }

  /** What comes of the first place rests on the other places beside the second. */
  #look(place: PlaceIndex, at: PlaceIndex): void {
    for (let side = 0; side < SIDES; side++) this.#watch.look(place, this.#state.itemOn(at, side));
  }
}
