import type { Candidates } from './candidates.ts';
import type { Finding, Focus, Technique } from './techniques/technique.ts';

/**
 * Tries an aid on everything it can be tried on, but not again where nothing has changed since it did not help.
 * Places only ever close, so the number of open ones tells whether anything has.
 */
export class Sweep {
  readonly technique: Technique;
  readonly #state: Candidates;
  readonly #first: number;
  readonly #last: number;
  /** For each focus how many of its places were open when it was tried in vain; -1 before that. */
  readonly #tried: Int32Array;

  constructor(technique: Technique, state: Candidates) {
    this.technique = technique;
    this.#state = state;
    [this.#first, this.#last] = FOCUSES[technique.focus].bounds(state);
    this.#tried = new Int32Array(this.#last - this.#first).fill(-1);
  }

  /** Forgets what was tried: the state holds another board. */
  begin(): void {
    this.#tried.fill(-1);
  }

  /** Every use of the aid that is open now. */
  all(): readonly Finding[] {
    const found: Finding[] = [];
    const { openOf } = FOCUSES[this.technique.focus];
    for (let focus = this.#first; focus < this.#last; focus++) {
      const open = openOf(this.#state, focus);
      if (open === this.#tried[focus - this.#first]) continue;
      const here = this.technique.find(this.#state, focus);
      if (here.length === 0) this.#tried[focus - this.#first] = open;
      else found.push(...here);
    }
    return found;
  }

  /**
   * Uses the aid wherever it helps, at once, with the seals and gaps that follow. Returns how many places were closed
   * so; -1 on a contradiction. For aids that lay no stone: a cell or stone with one place is left out.
   */
  apply(): number {
    const state = this.#state;
    const { tally } = state;
    const tried = this.#tried;
    const first = this.#first;
    const before = state.closed;
    const { focus: kind } = this.technique;
    const isItem = kind === 'cell' || kind === 'stone';
    const { openOf } = FOCUSES[kind];
    for (let focus = first; focus < this.#last; focus++) {
      const open = isItem ? tally[focus]! >> 16 : openOf(state, focus);
      if (open < 2 || open === tried[focus - first]) continue;
      tried[focus - first] = open;
      const found = this.technique.find(state, focus);
      for (let i = 0; i < found.length; i++) {
        const { strikes } = found[i]!;
        for (let k = 0; k < strikes.length; k++) {
          if (state.open[strikes[k]!] && !state.drop(strikes[k]!)) return -1;
        }
      }
    }
    return state.closed - before;
  }
}

interface Bounds {
  /** The first focus, and the one after the last. */
  bounds(state: Candidates): [first: number, last: number];
  /** How many places are open there. */
  openOf(state: Candidates, focus: number): number;
}

const FOCUSES: Record<Focus, Bounds> = {
  cell: { bounds: ({ cells }) => [0, cells], openOf: (state, cell) => state.choices(cell) },
  stone: { bounds: ({ cells, items }) => [cells, items], openOf: (state, stone) => state.choices(stone) },
  number: {
    bounds: ({ range }) => [0, range + 1],
    openOf(state, number) {
      const copies = state.range + 2;
      let open = 0;
      for (let i = number * copies; i < (number + 1) * copies; i++) {
        open += state.choices(state.cellsOfNumber[i]!);
      }
      return open;
    },
  },
  board: { bounds: () => [0, 1], openOf: ({ places, closed }) => places - closed },
};
