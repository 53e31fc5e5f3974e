/**
 * A smallest set that has an element of each of these sets; of several the first that is found. Sizes are tried from the
 * smallest; for each, one of the sets that are not yet hit is branched on.
 *
 * @param sets none of them empty
 * @param mostTries after so many branches it gives up
 * @returns nothing if it gave up
 */
export function smallestHittingSet<T>(
  sets: readonly (readonly T[])[],
  mostTries = Number.POSITIVE_INFINITY,
): T[] | undefined {
  let tries = 0;
  const hit = (chosen: readonly T[], left: number): readonly T[] | undefined => {
    const open = sets.filter((set) => !set.some((element) => chosen.includes(element)));
    if (open.length === 0) return chosen;
    if (left === 0 || disjointCount(open) > left) return undefined;
    const shortest = open.reduce((best, set) => (set.length < best.length ? set : best));
    for (const element of shortest) {
      if (++tries > mostTries) return undefined;
      const found = hit([...chosen, element], left - 1);
      if (found) return found;
    }
    return undefined;
  };
  for (let size = disjointCount(sets); tries <= mostTries; size++) {
    const found = hit([], size);
    if (found) return [...found];
  }
  return undefined;
}

/** Sets that share nothing need an element each, so a hitting set has so many at least. */
function disjointCount<T>(sets: readonly (readonly T[])[]): number {
  const seen = new Set<T>();
  let count = 0;
  for (const set of sets) {
    if (set.some((element) => seen.has(element))) continue;
    for (const element of set) seen.add(element);
    count++;
  }
  return count;
}

const MOST_LISTED = 20;
const MOST_TRIES = 200_000;

/**
 * The smallest sets of elements that leave one of several ways: sizes are tried from 1, all sets of a size one after the other.
 *
 * @param ways of which each two differ
 * @param leaves whether a way is left when this element is chosen
 * @returns the first of the smallest sets; none if even `most` elements do not do, or there are too many to try
 */
export function leastChoices<T>(
  ways: readonly (readonly T[])[],
  leaves: (way: readonly T[], element: T) => boolean,
  most: number,
): T[][] {
  const elements = [...new Set(ways.flat())];
  let tries = 0;
  const found: T[][] = [];
  const choose = (left: typeof ways, from: number, chosen: readonly T[], size: number) => {
    for (let i = from; i < elements.length && found.length < MOST_LISTED; i++) {
      if (++tries > MOST_TRIES) return;
      const element = elements[i]!;
      const fewer = left.filter((way) => leaves(way, element));
      if (fewer.length === 0 || fewer.length === left.length) continue;
      if (size > 1) {
        if (fewer.length > 1) choose(fewer, i + 1, [...chosen, element], size - 1);
      } else if (fewer.length === 1) found.push([...chosen, element]);
    }
  };
  for (let size = 1; size <= most && found.length === 0 && tries <= MOST_TRIES; size++) {
    choose(ways, 0, [], size);
  }
  return tries > MOST_TRIES ? [] : found;
}
