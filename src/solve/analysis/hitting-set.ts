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
