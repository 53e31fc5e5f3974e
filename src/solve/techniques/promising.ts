import { FIRST_PLACE, type PlaceIndex } from '../../domino/board.ts';
import { makeTable, type Table } from '../../domino/indices.ts';
import { FIRST_ITEM, type ItemIndex } from '../items.ts';
import type { Links } from './links.ts';

/** The place is in no chain. */
const NONE = -1;

/**
 * From which places a walk can come to something, told by the colours of the chains alone: the colours of one chain are
 * 2n and 2n + 1. Every place that a finding of a chain begins at is promising.
 */
export class Promising {
  readonly #links: Links;
  readonly #isPromising: Uint8Array;
  readonly #colour: Table<PlaceIndex>;
  /** For each colour the last place of which it was seen that it excludes one of this colour. */
  readonly #seen: Table<number, PlaceIndex>;
  /** For each colour what was counted last. */
  readonly #count: Table<number>;
  #any = false;

  constructor(links: Links) {
    const { places } = links.state;
    this.#links = links;
    this.#isPromising = new Uint8Array(places);
    this.#colour = makeTable(places);
    this.#seen = makeTable(2 * places);
    this.#count = makeTable(2 * places);
  }

  /** Reads the links as they are now. Returns whether any place is promising. */
  read(): boolean {
    this.#any = false;
    if (this.#paint()) {
      this.#isPromising.fill(0);
      this.#seen.fill(-1 as PlaceIndex);
      this.#markPairs();
      this.#markStarved();
    } else {
      // A chain that cannot be coloured has no solution; its walks say what they say.
      this.#isPromising.fill(1);
      this.#any = true;
    }
    return this.#any;
  }

  has(place: PlaceIndex): boolean {
    return this.#isPromising[place] === 1;
  }

  /** Gives the places of each chain two colours in turn. Returns false if that cannot be done. */
  #paint(): boolean {
    const links = this.#links;
    const colour = this.#colour.fill(NONE);
    let next = 0;
    for (let i = 0; i < links.chained; i++) {
      if (colour[links.starts[i]!] !== NONE) continue;
      links.walkFrom(links.starts[i]!);
      for (let k = 0; k < links.reachedCount; k++) {
        const place = links.reached[k]!;
        colour[place] = next + (links.distance[place]! % 2);
      }
      if (!links.alternates(colour)) return false;
      next += 2;
    }
    return true;
  }

  /** Places that exclude one of their own colour, or a place outside that excludes both colours. */
  #markPairs(): void {
    const links = this.#links;
    const { open, places } = links.state;
    const colour = this.#colour;
    const seen = this.#seen;
    for (let place = FIRST_PLACE; place < places; place++) {
      if (!open[place]) continue;
      const own = colour[place]!;
      const excluded = links.excludedBy(place);
      let isBetween = false;
      for (const other of excluded) {
        const its = colour[other]!;
        if (its === NONE) continue;
        if (its === own) this.#mark(place);
        if (its >> 1 === own >> 1) continue;
        seen[its] = place;
        isBetween ||= seen[its ^ 1] === place;
      }
      if (!isBetween) continue;
      for (const other of excluded) {
        const its = colour[other]!;
        if (its !== NONE && seen[its] === place && seen[its ^ 1] === place) this.#mark(other);
      }
    }
  }

  /** Places of a colour that excludes every place of some item. */
  #markStarved(): void {
    const links = this.#links;
    const { state } = links;
    const end = links.kind.throughStones ? state.items : state.cells;
    this.#count.fill(0);
    for (let item = FIRST_ITEM, base = 0; item < end; item++) {
      const choices = state.choices(item);
      if (choices < 2) continue;
      if (this.#countExcluding(item, base)) this.#markExcluding(item, base + choices);
      base += choices;
    }
  }

  /** For each colour counts up from `base` the places of an item that it excludes. Returns whether it may be all. */
  #countExcluding(item: ItemIndex, base: number): boolean {
    const { open, covering, from, to } = this.#links.state;
    const colour = this.#colour;
    const count = this.#count;
    let before = base;
    for (let k = from[item]!; k < to[item]!; k++) {
      const place = covering[k]!;
      if (!open[place]) continue;
      let isAny = false;
      for (const other of this.#links.excludedBy(place)) {
        const its = colour[other]!;
        if (its === NONE || !(before === base || count[its] === before)) continue;
        count[its] = before + 1;
        isAny = true;
      }
      if (!isAny) return false;
      before++;
    }
    return true;
  }

  /** Marks the places of those colours that came to `count` and exclude a place of the item. */
  #markExcluding(item: ItemIndex, count: number): void {
    const { open, covering, from, to } = this.#links.state;
    for (let k = from[item]!; k < to[item]!; k++) {
      const place = covering[k]!;
      if (!open[place]) continue;
      for (const other of this.#links.excludedBy(place)) {
        const its = this.#colour[other]!;
        if (its !== NONE && this.#count[its] === count) this.#mark(other);
      }
    }
  }

  #mark(place: PlaceIndex): void {
    this.#isPromising[place] = 1;
    this.#any = true;
  }
}
