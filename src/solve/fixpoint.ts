import type { Board } from '../domino/board.ts';
import { Candidates } from './candidates.ts';
import { Scan } from './scan.ts';
import type { Technique } from './techniques/technique.ts';

/**
 * The fixpoint of sets of techniques, without the steps: every technique is used wherever it helps until none does. No technique loses
 * its use because another was used first, or the easier ones beside it say the same; so the order does not matter, and
 * this is what the ladder reaches with the same techniques, many times faster. One instance serves any number of boards of
 * its shape, one after the other.
 */
export class Fixpoint {
  readonly state: Candidates;
  /** How many sets of techniques there are. */
  readonly sets: number;
  /** The techniques of no set, of the first, of the first two, and so on. */
  readonly #upTo: readonly (readonly Scan[])[];
  #isPossible = false;

  /** @param sets each set of techniques is used together with those before it; seals and gaps always are */
  constructor(board: Board, range: number, sets: readonly (readonly Technique[])[]) {
    this.state = new Candidates({ board, range, numbers: [] });
    this.sets = sets.length;
    const scans = sets.map((set) => set.map((technique) => new Scan(technique, this.state)));
    this.#upTo = [[], ...scans.map((_, i) => scans.slice(0, i + 1).flat())];
  }

  /** Takes the numbers of the next board. Returns false if seals and gaps already show that it has no solution. */
  load(numbers: ArrayLike<number>): boolean {
    this.#isPossible = this.state.load(numbers) && this.state.begin();
    return this.#isPossible;
  }

  /**
   * Uses the first `sets` sets to the end. Returns whether the board is solved then.
   *
   * @param goesOn asked whenever a technique has helped; no further one is used if it says no
   */
  reach(sets: number, goesOn?: (state: Candidates) => boolean): boolean {
    const { state } = this;
    const scans = this.#upTo[sets]!;
    for (let i = 0; i < scans.length && this.#isPossible && !state.solved; ) {
      const closed = scans[i]!.apply();
      if (closed < 0) this.#isPossible = false;
      if (closed > 0 && goesOn && !goesOn(state)) return false;
      i = closed > 0 ? 0 : i + 1;
    }
    return this.#isPossible && state.solved;
  }
}
