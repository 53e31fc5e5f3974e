/** Each thing in one of the ways, in turn, and the first in all of them. */
export function inTurn<Thing extends object, Way extends object>(
  things: readonly Thing[],
  ways: readonly Way[],
): (Thing & Way)[] {
  return things.flatMap((thing, i) =>
    (i === 0 ? ways : [ways[i % ways.length]!]).map((way) => ({ ...way, ...thing })),
  );
}
