import type { Candidates } from './candidates.ts';
import { FIRST_CELL_ITEM, type ItemIndex } from './items.ts';
import type { Finding, Focus, Focuses, Technique, TechniqueFor } from './techniques/technique.ts';

/**
 * Tries an aid on everything it can be tried on, but not again where nothing has changed since it did not help.
 * Places only ever close, so the number of open ones tells whether anything has.
 */
export class Sweep {
  readonly technique: Technique;
  readonly #state: Candidates;
  /** The same aid and its focuses: of whichever kind these are, they are counted up like numbers. */
  readonly #aid: TechniqueFor<'number'>;
  readonly #focuses: Focusing<'number'>;
  readonly #first: number;
  readonly #end: number;
  /** For each focus how many of its places were open when it was tried in vain; -1 before that. */
  readonly #tried: Int32Array;

  constructor(technique: Technique, state: Candidates) {
    this.technique = technique;
    this.#state = state;
    this.#aid = technique as TechniqueFor<'number'>;
    this.#focuses = FOCUSES[technique.focus] as Focusing<'number'>;
    [this.#first, this.#end] = this.#focuses.bounds(state);
    this.#tried = new Int32Array(this.#end - this.#first).fill(-1);
  }

  /** Forgets what was tried: the state holds another board. */
  begin(): void {
    this.#tried.fill(-1);
  }

  /** Every use of the aid that is open now. */
  all(): readonly Finding[] {
    const found: Finding[] = [];
    for (let focus = this.#first; focus < this.#end; focus++) {
      const open = this.#focuses.openOf(this.#state, focus);
      if (open === this.#tried[focus - this.#first]) continue;
      const here = this.#aid.find(this.#state, focus);
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
    const focuses = this.#focuses;
    for (let focus = first; focus < this.#end; focus++) {
      const open = isItem ? tally[focus as ItemIndex]! >> 16 : focuses.openOf(state, focus);
      if (open < 2 || open === tried[focus - first]) continue;
      tried[focus - first] = open;
      const found = this.#aid.find(state, focus);
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

interface Focusing<F extends Focus> {
  /** The first focus, and the end of them all. */
  bounds(state: Candidates): [first: Focuses[F], end: number];
  /** How many places are open there. */
  openOf(state: Candidates, focus: Focuses[F]): number;
}

const FOCUSES: { readonly [F in Focus]: Focusing<F> } = {
  cell: { bounds: ({ cells }) => [FIRST_CELL_ITEM, cells], openOf: (state, cell) => state.choices(cell) },
  stone: {
    bounds: ({ firstStone, items }) => [firstStone, items],
    openOf: (state, stone) => state.choices(stone),
  },
  number: {
    bounds: ({ range }) => [0, range + 1],
    openOf(state, number) {
      let open = 0;
      for (const cell of state.cellsOfNumber[number]!) open += state.choices(cell);
      return open;
    },
  },
  board: { bounds: () => [0, 1], openOf: ({ places, closed }) => places - closed },
};
