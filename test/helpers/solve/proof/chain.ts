import type { Item } from '../../../../src/solve/items.ts';
import { type Case, clash, covers, type OpenPlace, type Statements, same } from './case.ts';

/** A chain: its links are connected and coloured alternately, and one of the three conclusions holds. */
export function chainFaults({ step, open, eliminated, cells }: Case): Statements {
  const { links, colour, end } = step.chain!;
  const at = (index: number) => open.find((place) => place.index === index)!;
  const pairs = links.map(({ places }) => places.map(({ index }) => at(index)) as [OpenPlace, OpenPlace]);
  const colours = paint(pairs, at(colour[0]!.index));
  const [these, others] = [0, 1].map((value) =>
    [...colours].filter(([, c]) => c === value).map(([p]) => p),
  ) as [OpenPlace[], OpenPlace[]];
  const isInside = eliminated.some((place) => colours.has(place));
  const whole = same(eliminated, these);
  const clashes = these.some((one) => these.some((other) => clash(one, other)));
  const meets = (some: readonly OpenPlace[]) => (p: OpenPlace) => some.some((one) => clash(one, p));
  const starves = end !== undefined && open.filter((p) => covers(p, end)).every(meets(these));
  const pinched = eliminated.every((p) => meets(these)(p) && meets(others)(p));
  const ways: Record<string, boolean> = {
    'two of the colour exclude each other': whole && !end && clashes,
    'the colour leaves something no place': whole && starves,
    'excluded by one of either colour': !isInside && !end && eliminated.length === 1 && pinched,
  };
  const placesOf = (item: Item) => open.filter((place) => covers(place, item));
  const areWhole = links.every(({ item }, i) => same(placesOf(item), pairs[i]!));
  const named = colour.map(({ index }) => at(index));
  const itsCells = [...colours.keys()].flatMap((place) => place.cells);
  return [
    ['has links', links.length > 0],
    ['each link is a cell or domino with these two places', areWhole],
    ['no link is named twice', new Set(links.map(({ item }) => JSON.stringify(item))).size === links.length],
    ['hangs together', pairs.flat().every((place) => colours.has(place))],
    ['the colours take turns', pairs.every(([one, other]) => colours.get(one) !== colours.get(other))],
    ['names one colour', same(named, these)],
    ['has the cells of its places', same(cells, itsCells)],
    ['has a conclusion', Object.values(ways).filter(Boolean).length === 1],
    ['is rated by its links', step.rating === Math.min(59, 50 + links.length) / 10],
  ];
}

/** Colours the places connected to a given one alternately with 0 and 1. */
function paint(pairs: readonly [OpenPlace, OpenPlace][], start: OpenPlace): Map<OpenPlace, number> {
  const colours = new Map([[start, 0]]);
  for (const [place, colour] of colours) {
    for (const pair of pairs) {
      if (!pair.includes(place)) continue;
      const other = pair[0] === place ? pair[1] : pair[0];
      if (!colours.has(other)) colours.set(other, 1 - colour);
    }
  }
  return colours;
}
