import { FIRST_PLACE, type PlaceIndex } from '../../domino/board.ts';
import { makeTable, type Table } from '../../domino/indices.ts';
import { FIRST_ITEM, type ItemIndex } from '../items.ts';
import type { Links } from './links.ts';

/** The place is in no chain. */
const NONE = -1;
/** In each word the first colours of the chains. */
const LOW_COLOURS = 0x5555_5555;

/**
 * From which places a walk can come to something, told by the colours of the chains alone: the colours of one chain are
 * 2n and 2n + 1. Every place that a finding of a chain begins at is promising. Sets of colours have one bit for each, in
 * as many words as it takes.
 */
export class Promising {
  readonly #links: Links;
  readonly #isPromising: Uint8Array;
  readonly #colour: Table<PlaceIndex>;
  #words = 1;
  /** For each item the colours of its open places, and those that two of them have. */
  readonly #once: Table<number>;
  readonly #twice: Table<number>;
  /** For each open place the colours that it excludes. */
  readonly #excluded: Table<number>;
  #any = false;

  constructor(links: Links) {
    const { places, items } = links.state;
    // A chain has a colour for each of two places or more.
    const words = (places >>> 5) + 1;
    this.#links = links;
    this.#isPromising = new Uint8Array(places);
    this.#colour = makeTable(places);
    this.#once = makeTable(words * items);
    this.#twice = makeTable(words * items);
    this.#excluded = makeTable(words * places);
  }

  /** Reads the links as they are now. Returns whether any place is promising. */
  read(): boolean {
    this.#any = false;
    if (this.#paint()) {
      this.#isPromising.fill(0);
      this.#collect();
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
    this.#words = ((next - 1) >>> 5) + 1;
    return true;
  }

  /** Collects the colours of all items, and what each place excludes. */
  #collect(): void {
    const { state, kind } = this.#links;
    const { open, places, items, firstItem, secondItem, stoneItem } = state;
    const words = this.#words;
    const once = this.#once.fill(0, 0, words * items);
    const twice = this.#twice.fill(0, 0, words * items);
    const excluded = this.#excluded.fill(0, 0, words * places);
    for (let place = FIRST_PLACE; place < places; place++) {
      const own = this.#colour[place]!;
      if (!open[place] || own === NONE) continue;
      for (let side = 0; side < 3; side++) {
        const item = side === 0 ? firstItem[place]! : side === 1 ? secondItem[place]! : stoneItem[place]!;
        const at = words * item + (own >>> 5);
        twice[at]! |= once[at]! & (1 << own);
        once[at]! |= 1 << own;
      }
    }
    for (let place = FIRST_PLACE; place < places; place++) {
      if (!open[place]) continue;
      const own = this.#colour[place]!;
      const one = words * firstItem[place]!;
      const other = words * secondItem[place]!;
      const stone = words * stoneItem[place]!;
      for (let word = 0; word < words; word++) {
        // Its own colour is excluded where another place has it, too.
        const its = own >>> 5 === word ? 1 << own : 0;
        let all = (once[stone + word]! & ~its) | twice[stone + word]!;
        if (kind.overCells) {
          all |=
            ((once[one + word]! | once[other + word]!) & ~its) | twice[one + word]! | twice[other + word]!;
        }
        excluded[words * place + word] = all;
      }
    }
  }

  /** Places that exclude one of their own colour, or a place outside that excludes both colours. */
  #markPairs(): void {
    const { open, places } = this.#links.state;
    const words = this.#words;
    for (let place = FIRST_PLACE; place < places; place++) {
      if (!open[place]) continue;
      const own = this.#colour[place]!;
      for (let word = 0; word < words; word++) {
        let colours = this.#excluded[words * place + word]!;
        if (own !== NONE && own >>> 5 === word) {
          if (colours & (1 << own)) this.#mark(place);
          colours &= ~(3 << (own & 30));
        }
        const low = colours & (colours >>> 1) & LOW_COLOURS;
        if (low !== 0) this.#markExcluding(place, word, low | (low << 1));
      }
    }
  }

  /** Places of a colour that excludes every place of some item. */
  #markStarved(): void {
    const { state, kind } = this.#links;
    const end = kind.throughStones ? state.items : state.cells;
    const words = this.#words;
    for (let item = FIRST_ITEM; item < end; item++) {
      if (state.choices(item) < 2) continue;
      for (let word = 0; word < words; word++) {
        const colours = this.#excludingAll(item, word);
        if (colours !== 0) this.#markAround(item, word, colours);
      }
    }
  }

  /** The colours that exclude every place of an item. */
  #excludingAll(item: ItemIndex, word: number): number {
    const { open, covering, from, to } = this.#links.state;
    const words = this.#words;
    let colours = -1;
    for (let k = from[item]!; k < to[item]! && colours !== 0; k++) {
      const place = covering[k]!;
      if (open[place]) colours &= this.#excluded[words * place + word]!;
    }
    return colours;
  }

  /** Marks the places of some colours that exclude a place of the item. */
  #markAround(item: ItemIndex, word: number, colours: number): void {
    const { open, covering, from, to } = this.#links.state;
    for (let k = from[item]!; k < to[item]!; k++) {
      if (open[covering[k]!]) this.#markExcluding(covering[k]!, word, colours);
    }
  }

  /** Marks the places of some colours that exclude this one. */
  #markExcluding(place: PlaceIndex, word: number, colours: number): void {
    for (const other of this.#links.excludedBy(place)) {
      const its = this.#colour[other]!;
      if (its !== NONE && its >>> 5 === word && colours & (1 << its)) this.#mark(other);
    }
  }

  #mark(place: PlaceIndex): void {
    this.#isPromising[place] = 1;
    this.#any = true;
  }
}
