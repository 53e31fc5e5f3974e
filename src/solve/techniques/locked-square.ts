import { memoize } from '../../memoize.ts';
import { bitCount } from '../bits.ts';
import type { Candidates } from '../candidates.ts';
import { Changes } from '../changes.ts';
import type { CellItem, DominoItem } from '../items.ts';
import { type Finding, groundsOf, NOTHING, type Technique } from './technique.ts';

/**
 * Locked square (the book's "Quadrat"): two dominoes can lie only within the same four cells, mostly a square. They
 * fill them, so no other domino uses any of the four.
 * `because`: the four cells; `dominoes`: the two dominoes.
 */
export const lockedSquare: Technique = {
  name: 'locked-square',
  rating: 4.2,
  focus: 'board',
  find(state): readonly Finding[] {
    const narrow = narrowOf(state);
    if (!narrow.update()) return NOTHING;
    const { dominoes, bits } = narrow;
    const found: Finding[] = [];
    for (let i = 1; i < dominoes.length; i++) {
      for (let j = 0; j < i; j++) {
        if (bitCount(bits[i]! | bits[j]!) > 4) continue;
        const cells = within4(narrow.cellsOf(dominoes[j]!), narrow.cellsOf(dominoes[i]!));
        const finding = cells && fill(state, cells, [dominoes[j]!, dominoes[i]!]);
        if (finding) found.push(finding);
      }
    }
    narrow.isUseless = found.length === 0;
    return found;
  },
};

/** Two dominoes fill these cells; nothing if no other domino can lie there. */
function fill(
  state: Candidates,
  cells: readonly CellItem[],
  dominoes: readonly DominoItem[],
): Finding | undefined {
  const eliminations = [...new Set(cells.flatMap((cell) => state.openPlaces(cell)))].filter(
    (place) => !dominoes.includes(state.dominoItem[place]!),
  );
  if (eliminations.length === 0) return undefined;
  return { eliminations, grounds: () => groundsOf(state, cells, dominoes, dominoes) };
}

/** The cells of both lists in order, if they are four at most. */
function within4(some: readonly CellItem[], others: readonly CellItem[]): CellItem[] | undefined {
  const all = new Set([...some, ...others]);
  return all.size > 4 ? undefined : [...all].sort((a, b) => a - b);
}

/** The dominoes that have a choice of places, but only within four cells. */
class NarrowDominoes {
  /** In the order of the items. */
  readonly dominoes: DominoItem[] = [];
  /** For each of them a bit for each of its cells; some cells have the same. */
  readonly bits: number[] = [];
  /** Whether nothing was found among them as they are. */
  isUseless = false;
  readonly #state: Candidates;
  readonly #changes: Changes;
  /** The cells of each domino; none if it is not narrow. */
  readonly #cells: CellItem[][];

  constructor(state: Candidates) {
    this.#state = state;
    this.#changes = new Changes(state);
    this.#cells = Array.from({ length: state.dominoes }, () => []);
  }

  cellsOf(domino: DominoItem): readonly CellItem[] {
    return this.#cells[domino - this.#state.firstDomino]!;
  }

  /** Reads what has changed. Returns false if nothing can be found for all that. */
  update(): boolean {
    const { firstDomino, items, dominoItem, trail, closed } = this.#state;
    let isChanged = false;
    if (this.#changes.look()) {
      for (let i = this.#changes.from; i < closed; i++) {
        isChanged = this.#read(dominoItem[trail[i]!]!) || isChanged;
      }
    } else {
      isChanged = true;
      for (let domino = firstDomino; domino < items; domino++) this.#read(domino);
    }
    if (isChanged) {
      this.#list();
      this.isUseless = false;
    }
    return !this.isUseless;
  }

  /** Reads where a domino can lie. Returns whether it is or was narrow. */
  #read(domino: DominoItem): boolean {
    const { firstItem, secondItem, open, covering, from, to, firstDomino } = this.#state;
    const cells = this.#cells[domino - firstDomino]!;
    const was = cells.length > 0;
    cells.length = 0;
    const choices = this.#state.choices(domino);
    // Four cells have at most four places.
    if (choices < 2 || choices > 4) return was;
    for (let k = from[domino]!; k < to[domino]!; k++) {
      const place = covering[k]!;
      if (!open[place]) continue;
      if (!cells.includes(firstItem[place]!)) cells.push(firstItem[place]!);
      if (!cells.includes(secondItem[place]!)) cells.push(secondItem[place]!);
      if (cells.length > 4) {
        cells.length = 0;
        return was;
      }
    }
    return true;
  }

  #list(): void {
    const { firstDomino, items } = this.#state;
    this.dominoes.length = 0;
    this.bits.length = 0;
    for (let domino = firstDomino; domino < items; domino++) {
      const cells = this.cellsOf(domino);
      if (cells.length === 0) continue;
      let bits = 0;
      for (let i = 0; i < cells.length; i++) bits |= 1 << cells[i]!;
      this.dominoes.push(domino);
      this.bits.push(bits);
    }
  }
}

const narrowOf = memoize((state: Candidates) => new NarrowDominoes(state));
