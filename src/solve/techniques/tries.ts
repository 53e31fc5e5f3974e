import type { PlaceIndex } from '../../domino/board.ts';
import { makeTable, type Table } from '../../domino/indices.ts';
import type { Candidates } from '../candidates.ts';
import { Watch } from '../watch.ts';
import { Consequences } from './consequences.ts';

/** What comes of supposing a stone on each place; kept until something changes on which it rests. */
export class Tries {
  readonly #state: Candidates;
  readonly #watch: Watch;
  readonly #consequences: Consequences;
  /** How many places the supposition closes before it fails; -1 if it does not fail. */
  readonly #closed: Table<PlaceIndex>;
  /** How many stones it forces at least, and whether it is just so many. */
  readonly #atLeast: Table<PlaceIndex>;
  readonly #isExact: Uint8Array;

  constructor(state: Candidates) {
    this.#state = state;
    this.#watch = new Watch(state, state.places);
    this.#consequences = new Consequences(state);
    this.#closed = makeTable(state.places);
    this.#atLeast = makeTable(state.places);
    this.#isExact = new Uint8Array(state.places);
  }

  /** Looks at what has changed on the board. */
  update(): void {
    this.#watch.update();
  }

  /** How many places a supposition closes before it fails; -1 if it does not fail. */
  closedUntilFailure(place: PlaceIndex): number {
    if (this.#watch.due.has(place)) this.#try(place);
    return this.#closed[place]!;
  }

  /** How many stones a supposition that fails forces; if these are more than `most`, any number above that. */
  forced(place: PlaceIndex, most: number): number {
    if (!this.#isExact[place] && this.#atLeast[place]! <= most) this.#follow(place, most);
    return this.#atLeast[place]!;
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
    const { firstItem, secondItem, stoneItem } = this.#state;
    this.#watch.look(place, firstItem[at]!);
    this.#watch.look(place, secondItem[at]!);
    this.#watch.look(place, stoneItem[at]!);
  }
}
