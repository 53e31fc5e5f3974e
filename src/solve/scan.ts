import type { PlaceIndex } from '../domino/board.ts';
import { NumberSet } from './bits.ts';
import type { Candidates } from './candidates.ts';
import { Changes } from './changes.ts';
import { FIRST_CELL_ITEM, type ItemIndex } from './items.ts';
import {
  type Finding,
  type Focus,
  type Focuses,
  NOTHING,
  type Technique,
  type TechniqueFor,
} from './techniques/technique.ts';

/**
 * A scan: tries a technique on everything it can be tried on, but not again where nothing has changed since it did not help.
 */
export class Scan {
  readonly technique: Technique;
  readonly #state: Candidates;
  /** The same technique and its focuses: of whichever kind these are, they are counted up like numbers. */
  readonly #technique: TechniqueFor<'number'>;
  readonly #focuses: Focusing<'number'>;
  readonly #first: number;
  /** The focuses to be tried, counted from the first. */
  readonly #due: NumberSet;
  readonly #changes: Changes;

  constructor(technique: Technique, state: Candidates) {
    this.technique = technique;
    this.#state = state;
    this.#technique = technique as TechniqueFor<'number'>;
    this.#focuses = FOCUSES[technique.focus] as Focusing<'number'>;
    const [first, end] = this.#focuses.bounds(state);
    this.#first = first;
    this.#due = new NumberSet(end - first);
    this.#changes = new Changes(state);
  }

  /** Every use of the technique that is open now. */
  all(): readonly Finding[] {
    this.#update();
    const due = this.#due;
    let found: Finding[] | undefined;
    for (let focus = due.next(0); focus < due.size; focus = due.next(focus + 1)) {
      const here = this.#technique.find(this.#state, this.#first + focus);
      if (here.length === 0) due.delete(focus);
      else found ??= [];
      for (let i = 0; i < here.length; i++) found!.push(here[i]!);
    }
    return found ?? NOTHING;
  }

  /**
   * Uses the technique wherever it helps, at once, with the seals and gaps that follow. Returns how many places were closed
   * so; -1 on a contradiction. For techniques that lay no domino: a cell or domino with one place is left out.
   */
  apply(): number {
    this.#update();
    const state = this.#state;
    const { tally } = state;
    const first = this.#first;
    const due = this.#due;
    const before = state.closed;
    const { focus: kind } = this.technique;
    const isItem = kind === 'cell' || kind === 'domino';
    for (let focus = due.next(0); focus < due.size; focus = due.next(focus + 1)) {
      due.delete(focus);
      if (isItem && tally[(first + focus) as ItemIndex]! >> 16 < 2) continue;
      const found = this.#technique.find(state, first + focus);
      for (let i = 0; i < found.length; i++) {
        const { eliminations } = found[i]!;
        for (let k = 0; k < eliminations.length; k++) {
          if (state.open[eliminations[k]!] && !state.drop(eliminations[k]!)) return -1;
        }
      }
      if (found.length > 0) this.#update();
    }
    return state.closed - before;
  }

  /** Makes due what has changed since the last time. */
  #update(): void {
    const state = this.#state;
    if (!this.#changes.look()) this.#due.addAll();
    for (let i = this.#changes.from; i < state.closed; i++) {
      this.#focuses.wake(state, state.trail[i]!, this.#due);
    }
  }
}

interface Focusing<F extends Focus> {
  /** The first focus, and the end of them all. */
  bounds(state: Candidates): [first: Focuses[F], end: number];
  /** Adds those focuses of which a place is, each less the first. */
  wake(state: Candidates, place: PlaceIndex, due: NumberSet): void;
}

const FOCUSES: { readonly [F in Focus]: Focusing<F> } = {
  cell: {
    bounds: ({ cells }) => [FIRST_CELL_ITEM, cells],
    wake({ firstItem, secondItem }, place, due) {
      due.add(firstItem[place]!);
      due.add(secondItem[place]!);
    },
  },
  domino: {
    bounds: ({ firstDomino, items }) => [firstDomino, items],
    wake: ({ dominoItem, firstDomino }, place, due) => due.add(dominoItem[place]! - firstDomino),
  },
  number: {
    bounds: ({ range }) => [0, range + 1],
    wake({ numbers, firstItem, secondItem }, place, due) {
      due.add(numbers[firstItem[place]!]!);
      due.add(numbers[secondItem[place]!]!);
    },
  },
  board: { bounds: () => [0, 1], wake: (_state, _place, due) => due.add(0) },
};
