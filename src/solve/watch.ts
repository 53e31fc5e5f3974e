import { makeTable, type Table } from '../domino/indices.ts';
import type { Candidates } from './candidates.ts';
import { Changes } from './changes.ts';
import type { ItemIndex } from './items.ts';
import { NumberSet } from './number-set.ts';

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
    const { closed, trail, firstItem, secondItem, stoneItem } = this.#state;
    if (this.#changes.look()) {
      for (let i = this.#changes.from; i < closed; i++) {
        const place = trail[i]!;
        this.#wake(firstItem[place]!);
        this.#wake(secondItem[place]!);
        this.#wake(stoneItem[place]!);
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
