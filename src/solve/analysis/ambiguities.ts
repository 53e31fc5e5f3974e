import { asPlace, type Cell, placesOf } from '../../domino/board.ts';
import { makeDomino } from '../../domino/dominoes.ts';
import { dominoAt, type Key, type Setup } from '../../domino/puzzle.ts';
import type { ListedPlacement } from '../candidates.ts';
import type { SolutionCounter } from '../solution-counter.ts';
import {
  type ChangeType,
  changesBetween,
  type SolutionChange,
  typeOf,
  type Way,
  without,
} from './solution-changes.ts';

/** Of an ambiguity with more ways than these none is kept, and with more than those no steps are told. */
const MOST_WAYS_KEPT = 1000;
const MOST_WAYS_TOLD = 16;

/**
 * Dominoes that lie in several ways, whatever the rest of the board does: the ways of one ambiguity go with all ways of every
 * other.
 */
export interface Ambiguity {
  /** As of a {@link SolutionChange} if there are two ways; a `tangle` has more, of which none is open in all others. */
  readonly type: ChangeType | 'tangle';
  readonly cells: readonly Cell[];
  /** The places that its dominoes have in some solution. */
  readonly places: readonly ListedPlacement[];
  readonly ways: number;
  /** Whether these are all: counting stops beyond a limit. */
  readonly complete: boolean;
  /** What it leaves open, in bits: log2 of the ways, with two decimals. */
  readonly bits: number;
  /** Its dominoes in the solution found first, and in one that differs from that as much as possible. */
  readonly one: Way;
  readonly other: Way;
  /** Of a tangle its least steps, those first that hang on least; none if there are very many ways. */
  readonly turns: readonly SolutionChange[];
  /** All ways, if there are not too many. */
  readonly listed: readonly Way[] | undefined;
}

/**
 * The ambiguities of a setup. Two places that some solution has belong together if they share a cell or a domino. No place of
 * one ambiguity touches another, so every choice of ways makes a solution, and the numbers of ways multiply.
 *
 * @param possible the places that some solution has
 * @param first a solution
 * @param limit beyond which the ways of one are not counted
 */
export function ambiguitiesOf(
  setup: Setup,
  solver: SolutionCounter,
  possible: readonly ListedPlacement[],
  first: Key,
  limit: number,
): Ambiguity[] {
  const fixed = possible.filter((place) => isIn(first, place));
  return componentsOf(possible)
    .filter((part) => part.length > 1)
    .map((places) => {
      const laid = without(fixed, places).map(({ index }) => index);
      const listed: Way[] = [];
      const { solutions: ways, complete } = solver.count(
        limit + 1,
        (key) => {
          if (listed.length <= MOST_WAYS_KEPT) listed.push(places.filter((place) => isIn(key, place)));
        },
        { laid },
      );
      const one = places.filter((place) => isIn(first, place));
      const other = farthest(one, listed);
      return {
        type: ways === 2 ? typeOf(without(one, other), without(other, one)) : ('tangle' as const),
        cells: setup.board.cells.filter((cell) => places.some((p) => p.first === cell || p.second === cell)),
        places,
        ways: Math.min(ways, limit),
        complete,
        bits: Math.round(Math.log2(Math.min(ways, limit)) * 100) / 100,
        one,
        other,
        turns: ways > 2 && listed.length <= MOST_WAYS_TOLD ? changesBetween(listed) : [],
        listed: listed.length > MOST_WAYS_KEPT ? undefined : listed,
      };
    });
}

function farthest(one: Way, ways: readonly Way[]): Way {
  let best = one;
  let most = 0;
  for (const way of ways) {
    const differs = without(way, one).length;
    if (differs > most) [best, most] = [way, differs];
  }
  return best;
}

/** Places that share cells and dominoes, directly or through others. */
export function componentsOf(places: readonly ListedPlacement[]): ListedPlacement[][] {
  const partOf = new Map<string | Cell, ListedPlacement[]>();
  for (const place of places) {
    const items = [place.first, place.second, makeDomino(place.domino)];
    const joined = new Set(items.flatMap((item) => partOf.get(item) ?? []));
    const part = [...joined, place];
    for (const { first, second, domino } of part)
      for (const item of [first, second, makeDomino(domino)]) partOf.set(item, part);
  }
  return [...new Set(partOf.values())].map((part) => part.sort((a, b) => a.index - b.index));
}

/** Every place of a board with the domino that its numbers make. */
export function listedPlaces(setup: Setup): ListedPlacement[] {
  return placesOf(setup.board).map((place, index) => ({
    ...place,
    domino: dominoAt(setup, place),
    index: asPlace(index),
  }));
}

export function isIn(key: Key, { first, second }: ListedPlacement): boolean {
  return key[first] === second;
}

/**
 * The places that some solution has. Each solution that is found settles all of its places, so few have to be asked for.
 *
 * @param solver with the numbers of the setup, which have the solution `first`
 * @param most when there are more, no others are looked for
 */
export function possiblePlaces(
  solver: SolutionCounter,
  places: readonly ListedPlacement[],
  first: Key,
  most = Number.POSITIVE_INFINITY,
): ListedPlacement[] {
  const possible = new Set(places.filter((place) => isIn(first, place)));
  for (const place of places) {
    if (possible.size > most) break;
    if (possible.has(place)) continue;
    const { key } = solver.count(1, undefined, { laid: [place.index] });
    if (key) for (const other of places) if (isIn(key, other)) possible.add(other);
  }
  return places.filter((place) => possible.has(place));
}
