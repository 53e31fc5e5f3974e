import { FIRST_PLACE, NO_PLACE, type PlaceIndex } from '../../domino/board.ts';
import { makeTable, type Table } from '../../domino/indices.ts';
import type { Candidates } from '../candidates.ts';
import { SIDES } from '../exact-cover.ts';
import { FIRST_ITEM, type ItemIndex, NO_ITEM } from '../items.ts';

/** A place has no more links than items. */
const MOST_LINKS = 3;

/** The links of a board, what its places exclude, and walks along the links. All is written again for each board. */
export class Links {
  readonly state: Candidates;
  /**
   * Whether dominoes with two places are links, too, and not only cells; and whether two places exclude each other where
   * they share a cell, too, and not only where they show one domino.
   */
  readonly isFull: boolean;
  /** The places that have links, in the order in which they are found: `chained` of them count. */
  readonly starts: Table<number, PlaceIndex>;
  chained = 0;
  /** Where the last walk began, and how many places it reached, itself counted. */
  start = NO_PLACE;
  reachedCount = 0;
  /** The places that it reached, the nearest first. */
  readonly reached: Table<number, PlaceIndex>;
  /** For each place how many links it is from the start, -1 if it was not reached; and the last of these links. */
  readonly distance: Table<PlaceIndex>;
  readonly cameFrom: Table<PlaceIndex, PlaceIndex>;
  readonly cameBy: Table<PlaceIndex, ItemIndex>;
  /** How many links each place has, their items, and the places at their other ends. */
  readonly #links: Table<PlaceIndex>;
  readonly #item: Table<number, ItemIndex>;
  readonly #to: Table<number, PlaceIndex>;
  /** The places that each open place excludes, read when they are asked for. */
  readonly #excluded: PlaceIndex[][];
  /** For each place the reading of the board after which this was read last. */
  readonly #readIn: Table<PlaceIndex>;
  #round = 0;

  constructor(state: Candidates, isFull: boolean) {
    const { places } = state;
    this.state = state;
    this.isFull = isFull;
    this.starts = makeTable(places);
    this.reached = makeTable(places);
    this.distance = makeTable(places, -1);
    this.cameFrom = makeTable(places);
    this.cameBy = makeTable(places);
    this.#links = makeTable(places);
    this.#item = makeTable(MOST_LINKS * places);
    this.#to = makeTable(MOST_LINKS * places);
    this.#excluded = Array.from({ length: places }, () => []);
    this.#readIn = makeTable(places);
  }

  /** Reads the board as it is now. */
  read(): void {
    const { state } = this;
    this.#forgetWalk();
    this.#links.fill(0);
    this.chained = 0;
    const end = this.isFull ? state.items : state.cells;
    for (let item = FIRST_ITEM; item < end; item++) {
      if (state.choices(item) !== 2) continue;
      const one = state.openPlace(item);
      const other = state.openPlace(item, one);
      this.#link(one, item, other);
      this.#link(other, item, one);
    }
    this.#round++;
  }

  /** The open places that an open place excludes. */
  excludedBy(place: PlaceIndex): readonly PlaceIndex[] {
    if (this.#readIn[place] !== this.#round) this.#readExcluded(place);
    return this.#excluded[place]!;
  }

  exclude(one: PlaceIndex, other: PlaceIndex): boolean {
    const { state } = this;
    return this.isFull ? state.exclude(one, other) : one !== other && state.showSame(one, other);
  }

  /** Goes from a place with links to all that can be reached. */
  walkFrom(start: PlaceIndex): void {
    const { reached, distance, cameFrom, cameBy } = this;
    this.#forgetWalk();
    this.start = start;
    reached[0] = start;
    distance[start] = 0;
    cameFrom[start] = NO_PLACE;
    cameBy[start] = NO_ITEM;
    let count = 1;
    for (let i = 0; i < count; i++) {
      const place = reached[i]!;
      const first = MOST_LINKS * place;
      const end = first + this.#links[place]!;
      for (let link = first; link < end; link++) {
        const to = this.#to[link]!;
        if (distance[to]! >= 0) continue;
        distance[to] = distance[place]! + 1;
        cameFrom[to] = place;
        cameBy[to] = this.#item[link]!;
        reached[count++] = to;
      }
    }
    this.reachedCount = count;
  }

  /** Whether each link of the last walk joins places of different colours. */
  alternates(colour: Table<PlaceIndex>): boolean {
    for (let i = 0; i < this.reachedCount; i++) {
      const place = this.reached[i]!;
      for (let link = 0; link < this.#links[place]!; link++) {
        if (colour[this.#to[MOST_LINKS * place + link]!] === colour[place]) return false;
      }
    }
    return true;
  }

  /** Whether the last walk reached a place, and with an even (0) or odd (1) number of links. */
  isOfColour(place: PlaceIndex, colour: 0 | 1): boolean {
    const distance = this.distance[place]!;
    return distance >= 0 && distance % 2 === colour;
  }

  /** The place nearest to the start among those that a place excludes, if any is of that colour. */
  nearestExcluded(place: PlaceIndex, colour: 0 | 1): PlaceIndex {
    const { distance } = this;
    let best = NO_PLACE;
    for (const other of this.excludedBy(place)) {
      if (!this.isOfColour(other, colour)) continue;
      const nearer = best < 0 ? -1 : distance[other]! - distance[best]! || other - best;
      if (nearer < 0) best = other;
    }
    return best;
  }

  #forgetWalk(): void {
    for (let i = 0; i < this.reachedCount; i++) this.distance[this.reached[i]!] = -1;
    this.reachedCount = 0;
  }

  #link(place: PlaceIndex, item: ItemIndex, to: PlaceIndex): void {
    const links = this.#links[place]!;
    if (links === 0) this.starts[this.chained++] = place;
    this.#item[MOST_LINKS * place + links] = item;
    this.#to[MOST_LINKS * place + links] = to;
    this.#links[place] = links + 1;
  }

  #readExcluded(place: PlaceIndex): void {
    const { state } = this;
    const { open, covering, from, to } = state;
    const excluded = this.#excluded[place]!;
    this.#readIn[place] = this.#round;
    excluded.length = 0;
    for (const item of this.isFull ? state.itemsOf(place) : [state.dominoItem[place]!]) {
      for (let k = from[item]!; k < to[item]!; k++) {
        const other = covering[k]!;
        if (open[other] && other !== place && !excluded.includes(other)) excluded.push(other);
      }
    }
  }
}

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
    const canBePainted = this.#paint();
    // A chain that cannot be coloured has no solution; its walks say what they say.
    this.#isPromising.fill(canBePainted ? 0 : 1);
    if (!canBePainted) return true;
    this.#collect();
    this.#markPairs();
    this.#markStarved();
    return this.#isPromising.includes(1);
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
    const { state, isFull } = this.#links;
    const { open, places, items, firstItem, secondItem, dominoItem } = state;
    const words = this.#words;
    const once = this.#once.fill(0, 0, words * items);
    const twice = this.#twice.fill(0, 0, words * items);
    const excluded = this.#excluded.fill(0, 0, words * places);
    for (let place = FIRST_PLACE; place < places; place++) {
      const own = this.#colour[place]!;
      if (own === NONE) continue;
      for (let side = 0; side < SIDES; side++) {
        const item = state.itemOn(place, side);
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
      const domino = words * dominoItem[place]!;
      for (let word = 0; word < words; word++) {
        // Its own colour is excluded where another place has it, too.
        const its = own >>> 5 === word ? 1 << own : 0;
        let all = (once[domino + word]! & ~its) | twice[domino + word]!;
        if (isFull) {
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
          if (colours & (1 << own)) this.#isPromising[place] = 1;
          colours &= ~(3 << (own & 30));
        }
        const low = colours & (colours >>> 1) & LOW_COLOURS;
        if (low !== 0) this.#markExcluding(place, word, low | (low << 1));
      }
    }
  }

  /** Places of a colour that excludes every place of some item. */
  #markStarved(): void {
    const { state, isFull } = this.#links;
    const end = isFull ? state.items : state.cells;
    const words = this.#words;
    for (let item = FIRST_ITEM; item < end; item++) {
      if (state.choices(item) < 2) continue;
      for (let word = 0; word < words; word++) {
        const colours = this.#excludingAll(item, word);
        if (colours === 0) continue;
        for (const place of state.openPlaces(item)) this.#markExcluding(place, word, colours);
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

  /** Marks the places of some colours that exclude this one. */
  #markExcluding(place: PlaceIndex, word: number, colours: number): void {
    for (const other of this.#links.excludedBy(place)) {
      const its = this.#colour[other]!;
      if (its !== NONE && its >>> 5 === word && colours & (1 << its)) this.#isPromising[other] = 1;
    }
  }
}
