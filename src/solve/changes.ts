import { makeTable, type Table } from '../domino/indices.ts';
import { NumberSet } from './bits.ts';
import type { Candidates } from './candidates.ts';
import { SIDES } from './exact-cover.ts';
import type { ItemIndex } from './items.ts';

/**
 * Dirty tracking: says what has changed on a board between two looks. Between two looks places may be closed, or the board
 * be given other numbers; places that were opened again must have been closed between the same two looks.
 */
export class Changes {
  readonly #state: Candidates;
  #load = -1;
  #read = 0;
  /** The places closed since the last look but one stand in the board's trail from here to its end. */
  from = 0;

  constructor(state: Candidates) {
    this.#state = state;
  }

  /** Looks again. Returns false if everything is new. */
  look(): boolean {
    const { loads, closed } = this.#state;
    const isSame = loads === this.#load && closed >= this.#read;
    this.#load = loads;
    this.from = isSame ? this.#read : closed;
    this.#read = closed;
    return isSame;
  }
}

/**
 * Dirty tracking: says which of many searches are worth doing again. A search says of which cells and dominoes it looked at the open
 * places; while none of these loses a place, it finds what it found. Searches are numbered from 0.
 */
export class Watch {
  /** The searches to be done: all at first. */
  readonly due: NumberSet;
  readonly #state: Candidates;
  readonly #changes: Changes;
  /** For each item, one bit each, the searches that looked at it since it last lost a place. */
  readonly #lookers: Table<number>;
  readonly #words: number;

  constructor(state: Candidates, searches: number) {
    this.due = new NumberSet(searches);
    this.#state = state;
    this.#changes = new Changes(state);
    this.#words = this.due.words.length;
    this.#lookers = makeTable(state.items * this.#words);
  }

  /** Makes those searches due that looked at what has changed since the last time. Returns whether any is due. */
  update(): boolean {
    const state = this.#state;
    if (this.#changes.look()) {
      for (let i = this.#changes.from; i < state.closed; i++) {
        for (let side = 0; side < SIDES; side++) this.#wake(state.itemOn(state.trail[i]!, side));
      }
    } else {
      this.due.addAll();
      this.#lookers.fill(0);
    }
    return this.due.next(0) < this.due.size;
  }

  /** A search looks at the open places of an item. */
  look(search: number, item: ItemIndex): void {
    this.#lookers[item * this.#words + (search >>> 5)]! |= 1 << search;
  }

  #wake(item: ItemIndex): void {
    const lookers = this.#lookers;
    const { words } = this.due;
    const row = item * this.#words;
    for (let i = 0; i < words.length; i++) {
      words[i]! |= lookers[row + i]!;
      lookers[row + i] = 0;
    }
  }
}
