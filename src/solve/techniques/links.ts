import { NO_PLACE, type PlaceIndex } from '../../domino/board.ts';
import { makeTable, type Table } from '../../domino/indices.ts';
import type { Candidates } from '../candidates.ts';
import { FIRST_ITEM, type ItemIndex, NO_ITEM } from '../items.ts';

/** What counts in a chain. */
export interface ChainKind {
  /** Whether dominoes with two places are links, too, and not only cells. */
  readonly throughStones: boolean;
  /** Whether two places exclude each other where they share a cell, too, and not only where they show one domino. */
  readonly overCells: boolean;
}

/** A place has no more links than items. */
const MOST_LINKS = 3;

/** The links of a board, what its places exclude, and walks along the links. All is written again for each board. */
export class Links {
  readonly state: Candidates;
  readonly kind: ChainKind;
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

  constructor(state: Candidates, kind: ChainKind) {
    const { places } = state;
    this.state = state;
    this.kind = kind;
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
    const end = this.kind.throughStones ? state.items : state.cells;
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

  /** Whether two places exclude each other. */
  exclude(one: PlaceIndex, other: PlaceIndex): boolean {
    const { state, kind } = this;
    return kind.overCells ? state.exclude(one, other) : one !== other && state.showSame(one, other);
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
    const { overCells } = this.kind;
    const excluded = this.#excluded[place]!;
    this.#readIn[place] = this.#round;
    excluded.length = 0;
    if (overCells) {
      this.#addOpen(excluded, state.firstItem[place]!, place);
      this.#addOpen(excluded, state.secondItem[place]!, place);
    }
    const { open, covering, from, to } = state;
    const stone = state.stoneItem[place]!;
    for (let k = from[stone]!; k < to[stone]!; k++) {
      const other = covering[k]!;
      if (open[other] && other !== place && !(overCells && state.overlap(place, other))) excluded.push(other);
    }
  }

  #addOpen(places: PlaceIndex[], item: ItemIndex, except: PlaceIndex): void {
    const { open, covering, from, to } = this.state;
    for (let k = from[item]!; k < to[item]!; k++) {
      const place = covering[k]!;
      if (open[place] && place !== except) places.push(place);
    }
  }
}
