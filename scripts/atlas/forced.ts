import type { Board, PlaceIndex } from '../../src/domino/board.ts';
import { Candidates } from '../../src/solve/candidates.ts';
import { FIRST_ITEM } from '../../src/solve/items.ts';

/**
 * Finds chains of forced moves. Seals and gaps alone are used, from the bare board, in rounds: in each all dominoes are placed
 * that can be placed then. A **chain of forced moves** is a run of rounds of one domino each: nothing else can be placed, and
 * what comes next was made possible by the last domino alone.
 */
export class ForcedMoves {
  readonly #state: Candidates;

  constructor(board: Board, range: number) {
    this.#state = new Candidates({ board, range, numbers: [] });
  }

  /** Whether seals and gaps alone have solved the board that was looked at last. */
  get solved(): boolean {
    return this.#state.finished;
  }

  /** The dominoes of the longest chain of a board with one solution. */
  longestChain(numbers: ArrayLike<number>): number {
    const state = this.#state;
    let [run, longest] = [0, 0];
    for (state.load(numbers); ; ) {
      const round = this.#round();
      if (round.size === 0) return longest;
      run = round.size === 1 ? run + 1 : 0;
      longest = Math.max(longest, run);
      for (const place of round) state.lay(place);
    }
  }

  /** Where dominoes can be placed now. */
  #round(): Set<PlaceIndex> {
    const state = this.#state;
    const places = new Set<PlaceIndex>();
    for (let item = FIRST_ITEM; item < state.items; item++) {
      if (state.choices(item) !== 1) continue;
      const place = state.lastPlace(item);
      if (!state.isLaid(place)) places.add(place);
    }
    return places;
  }
}
