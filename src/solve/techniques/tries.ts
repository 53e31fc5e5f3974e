import { NO_PLACE, type PlaceIndex } from '../../domino/board.ts';
import { makeTable, type Table } from '../../domino/indices.ts';
import type { Candidates } from '../candidates.ts';
import { Changes } from '../changes.ts';
import type { ItemIndex } from '../items.ts';
import { Watch } from '../watch.ts';
import { Consequences } from './consequences.ts';

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
    if (holds) this.#noteForced(place, mark);
    state.undo(mark);
  }

  /** Takes note of the places on which dominoes lie because of one on this place. */
  #noteForced(place: PlaceIndex, mark: number): void {
    const { trail, firstItem, secondItem, stoneItem, closed } = this.#state;
    for (let i = mark; i < closed; i++) {
      const at = trail[i]!;
      this.#noteIfSingle(place, firstItem[at]!);
      this.#noteIfSingle(place, secondItem[at]!);
      this.#noteIfSingle(place, stoneItem[at]!);
    }
  }

  #noteIfSingle(place: PlaceIndex, item: ItemIndex): void {
    const state = this.#state;
    if (state.choices(item) === 1) this.#forcedBy[state.lastPlace(item)] = place;
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
