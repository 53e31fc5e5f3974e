/** Sets of more are not listed. */
const MOST_LISTED = 20;
/** The most sets that are tried. */
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
