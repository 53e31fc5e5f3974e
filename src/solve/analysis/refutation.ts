import { areasOf, type Board, type Cell } from '../../domino/board.ts';
import { dominoesOf, isSameDomino, setFacts } from '../../domino/dominoes.ts';
import type { Setup } from '../../domino/puzzle.ts';
import type { ListedPlacement } from '../candidates.ts';
import type { Item } from '../items.ts';
import { type Literal, not, SatSolver } from '../sat/solver.ts';
import { smallestHittingSet } from './hitting-set.ts';

/** A number that stands too often or too seldom. */
export interface Miscount {
  readonly number: number;
  /** How often it stands on the board, and how often it should: never, if the set does not have it. */
  readonly stands: number;
  readonly needed: number;
  readonly cells: readonly Cell[];
}

/** A cell or domino with the places that it has. */
export interface Need {
  readonly item: Item;
  readonly places: readonly ListedPlacement[];
}

/** Why there is no solution. */
export type Refutation =
  | { readonly because: 'numbers'; readonly numbers: readonly Miscount[] }
  /** These cells hang together, are cut off from all others, and are odd in number. */
  | { readonly because: 'area'; readonly cells: readonly Cell[] }
  /**
   * These cells and dominoes cannot all be served: whichever places are chosen for them, two overlap or show the same domino.
   * None of them can be left out.
   */
  | {
      readonly because: 'places';
      readonly needs: readonly Need[];
      /** Whether it is proved that no fewer do. */
      readonly fewest: boolean;
    };

/** The cells that a proof is about: of dominoes none, as they have several places or none. */
export function refutedCells(refutation: Refutation): Cell[] {
  if (refutation.because === 'numbers') return refutation.numbers.flatMap(({ cells }) => cells);
  if (refutation.because === 'area') return [...refutation.cells];
  return refutation.needs.flatMap(({ item }) => ('cell' in item ? [item.cell] : []));
}

/** Numbers that do not stand as often as the set has them. */
export function miscountsOf({ range, board, numbers }: Setup): Miscount[] {
  const { copies } = setFacts(range);
  const found = new Set(board.cells.map((cell) => numbers[cell]!));
  for (let number = 0; number <= range; number++) found.add(number);
  return [...found]
    .sort((a, b) => a - b)
    .map((number) => {
      const cells = board.cells.filter((cell) => numbers[cell] === number);
      return { number, stands: cells.length, needed: number <= range ? copies : 0, cells };
    })
    .filter(({ stands, needed }) => stands !== needed);
}

/** Why a setup has no solution, whose numbers are those of the set; it must have none. @param places all of its board */
export function refute(setup: Setup, places: readonly ListedPlacement[]): Refutation {
  const cells = oddArea(setup.board);
  if (cells) return { because: 'area', cells };
  const needs = new Needs(setup, places);
  const { found, atLeast } = needs.fewestUnserved();
  const unserved = found ?? needs.unserved();
  return { because: 'places', needs: unserved, fewest: unserved.length === atLeast };
}

/** The smallest area of an odd number of cells, if there is one. */
function oddArea(board: Board): Cell[] | undefined {
  const odd = areasOf(board).filter(({ length }) => length % 2 === 1);
  return odd.sort((a, b) => a.length - b.length)[0]?.sort((a, b) => a - b);
}

/**
 * Until it is given up to look for the fewest, so many sets are asked about, divided by the number of cells and dominoes, as each takes
 * the longer the more there are; and so many branches are made for each.
 */
const MOST_WORK = 10_000;
const MOST_TRIES = 5_000;

/** Which cells and dominoes can be served together: each has a place, and no two of these places exclude each other. */
class Needs {
  readonly #solver = new SatSolver();
  readonly #all: readonly Need[];
  readonly #places: readonly Literal[];
  /** For each need the literal that it is served. */
  readonly #served: readonly Literal[];

  constructor(setup: Setup, places: readonly ListedPlacement[]) {
    const solver = this.#solver;
    this.#all = [
      ...dominoesOf(setup.range).map((domino) => ({
        item: { domino },
        places: places.filter((place) => isSameDomino(place.domino, domino)),
      })),
      ...setup.board.cells.map((cell) => ({
        item: { cell },
        places: places.filter(({ first, second }) => first === cell || second === cell),
      })),
    ];
    this.#places = places.map(() => solver.newVariable());
    this.#served = this.#all.map(() => solver.newVariable());
    this.#all.forEach((need, i) => {
      const literals = need.places.map(({ index }) => this.#places[index]!);
      solver.addAtMost(literals, 1);
      solver.addClause([not(this.#served[i]!), ...literals]);
    });
  }

  /**
   * The fewest needs that cannot be served together, by implicit hitting sets (Ignatiev, Previti, Liffiton and Marques-Silva,
   * CP 2015): whatever can be served together leaves out one at least of any that cannot, so a smallest set that has one of
   * each rest, and cannot be served, is a smallest of all. None is found if that takes too long; it is known then that there are
   * `atLeast` so many.
   */
  fewestUnserved(): { readonly found?: Need[]; readonly atLeast: number } {
    const rests: number[][] = [];
    let atLeast = 1;
    for (let round = 0; round * this.#all.length < MOST_WORK; round++) {
      const chosen = smallestHittingSet(rests, MOST_TRIES);
      if (!chosen) break;
      atLeast = Math.max(atLeast, chosen.length);
      if (!this.#areServed(chosen)) return { found: this.#listed(chosen), atLeast };
      rests.push(this.#restOf(chosen));
    }
    return { atLeast };
  }

  /**
   * Needs that cannot be served together, none of which can be left out, by QuickXplain (Junker, AAAI 2004): those with few
   * places are preferred, as they are easier to see.
   */
  unserved(): Need[] {
    const preferred = this.#all
      .map((_, need) => need)
      .sort((a, b) => this.#all[a]!.places.length - this.#all[b]!.places.length);
    const explain = (known: readonly number[], isNew: boolean, needs: readonly number[]): number[] => {
      if (isNew && !this.#areServed(known)) return [];
      if (needs.length === 1) return [...needs];
      const half = Math.ceil(needs.length / 2);
      const [better, others] = [needs.slice(0, half), needs.slice(half)];
      const ofOthers = explain([...known, ...better], true, others);
      return [...explain([...known, ...ofOthers], ofOthers.length > 0, better), ...ofOthers];
    };
    return this.#listed(explain([], false, preferred));
  }

  /** What is left out of a largest set that contains these and can be served. */
  #restOf(needs: readonly number[]): number[] {
    let served = needs;
    const rest: number[] = [];
    this.#all.forEach((_, need) => {
      if (served.includes(need)) return;
      if (this.#areServed([...served, need])) served = this.#servedNow();
      else rest.push(need);
    });
    return rest;
  }

  #areServed(needs: readonly number[]): boolean {
    return this.#solver.solve(needs.map((need) => this.#served[need]!)) === 'sat';
  }

  /** All that are served by what was found last. */
  #servedNow(): number[] {
    return this.#all.flatMap(({ places }, need) =>
      places.some(({ index }) => this.#solver.isTrue(this.#places[index]!)) ? [need] : [],
    );
  }

  #listed(needs: readonly number[]): Need[] {
    return [...needs].sort((a, b) => a - b).map((need) => this.#all[need]!);
  }
}
