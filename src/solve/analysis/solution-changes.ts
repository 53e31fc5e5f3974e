import type { Cell, Place } from '../../domino/board.ts';
import type { ListedPlacement } from '../candidates.ts';
import { smallestHittingSet } from './hitting-set.ts';

/** How the dominoes lie that are ambiguous together, in one of the ways. */
export type Way = readonly ListedPlacement[];

/**
 * How two ways differ: two dominoes of a square are turned (`swap`), those of one closed ring are moved on by a cell (`ring`),
 * or those of several rings, which exchange dominoes (`rings`).
 */
export type ChangeType = 'swap' | 'ring' | 'rings';

/** A least step from one way to another: nothing of it can be done by itself. */
export interface SolutionChange {
  readonly type: ChangeType;
  readonly one: readonly ListedPlacement[];
  readonly other: readonly ListedPlacement[];
  /** In how many of the ways it can be made. */
  readonly open: number;
  /**
   * Dominoes on which it hangs: it can be made if these lie so, and only then. None if it can always be made, or if no dominoes
   * tell when.
   */
  readonly when: readonly ListedPlacement[];
}

/** How two ways differ whose dominoes on these places are different. */
export function typeOf(one: readonly Place[], other: readonly Place[]): ChangeType {
  const inOne = partnersIn(one);
  const inOther = partnersIn(other);
  const seen = new Set<Cell>();
  let rings = 0;
  for (const { first } of one) {
    if (seen.has(first)) continue;
    rings++;
    for (let cell = first; !seen.has(cell); ) {
      const next = inOne.get(cell)!;
      seen.add(cell).add(next);
      cell = inOther.get(next)!;
    }
  }
  if (rings > 1) return 'rings';
  return one.length === 2 ? 'swap' : 'ring';
}

function partnersIn(places: readonly Place[]): Map<Cell, Cell> {
  return new Map(
    places.flatMap(({ first, second }): [Cell, Cell][] => [
      [first, second],
      [second, first],
    ]),
  );
}

/** The dominoes of a way that lie otherwise in another. */
export function without(way: Way, other: Way): ListedPlacement[] {
  return way.filter((place) => !other.includes(place));
}

/** All least steps between these ways. */
export function changesBetween(ways: readonly Way[]): SolutionChange[] {
  const found = new Map<string, SolutionChange>();
  for (const way of ways) {
    const others = ways
      .filter((other) => other !== way)
      .map((other) => ({ other, lost: without(way, other) }));
    for (const { other, lost } of others) {
      const isLeast = !others.some((less) => less.lost.length < lost.length && includesAll(lost, less.lost));
      if (!isLeast) continue;
      const gained = without(other, way);
      const name = nameOf(lost, gained);
      if (!found.has(name)) found.set(name, turnOf(lost, gained, ways));
    }
  }
  return [...found.values()].sort((a, b) => b.open - a.open || a.one.length - b.one.length);
}

function turnOf(
  one: readonly ListedPlacement[],
  other: readonly ListedPlacement[],
  ways: readonly Way[],
): SolutionChange {
  const open = ways.filter((way) => includesAll(way, one) || includesAll(way, other));
  return { type: typeOf(one, other), one, other, open: open.length, when: conditionOf(open, ways) };
}

/** As few dominoes as tell these ways from the others; none if there are no such dominoes. */
function conditionOf(open: readonly Way[], ways: readonly Way[]): readonly ListedPlacement[] {
  const common = open[0]!.filter((place) => open.every((way) => way.includes(place)));
  const lacking = ways.filter((way) => !open.includes(way)).map((way) => without(common, way));
  return lacking.some((set) => set.length === 0) ? [] : (smallestHittingSet(lacking) ?? []);
}

function includesAll(places: readonly ListedPlacement[], some: readonly ListedPlacement[]): boolean {
  return some.every((place) => places.includes(place));
}

function nameOf(...sides: (readonly ListedPlacement[])[]): string {
  return sides
    .map((side) => side.map(({ index }) => index).join())
    .sort()
    .join(' ');
}
