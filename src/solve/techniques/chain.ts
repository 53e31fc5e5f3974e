import type { PlaceIndex } from '../../domino/board.ts';
import { memoize } from '../../memoize.ts';
import type { Candidates } from '../candidates.ts';
import type { ItemIndex } from '../items.ts';
import { Links, Promising } from './links.ts';
import { type Finding, type Grounds, NOTHING, openPlacesOf, type Technique } from './technique.ts';

const SHORTEST = 5.0;
const LONGEST = 5.9;

/**
 * Chain (a forcing chain): of a cell or a domino with two places exactly one holds. Where such links hang together, their places take
 * two colours in turn, and either all places of one colour hold or all of the other.
 *
 * - Two places of one colour exclude each other: no place of this colour holds.
 * - The places of one colour exclude every place of some other cell or domino: no place of this colour holds.
 * - A place outside the chain excludes, and so is excluded by, one of either colour: it does not hold.
 *
 * `because`: the cells of the links' places; `chain`: the links and so on.
 */
export const chain = chainOf(true);

/** The chains that Simon Tatham's program knows. */
export const cellChain = chainOf(false);

/** @param isFull as of {@link Links} */
function chainOf(isFull: boolean): Technique {
  const searchOf = memoize((state: Candidates) => {
    const links = new Links(state, isFull);
    return { links, promising: new Promising(links) };
  });
  return {
    name: 'chain',
    rating: SHORTEST,
    focus: 'board',
    find(state): readonly Finding[] {
      const { links, promising } = searchOf(state);
      links.read();
      if (links.chained === 0 || !promising.read()) return NOTHING;
      const best = new Map<string, Rated>();
      const keep = (finding: Rated) => {
        const key = finding.eliminations.join();
        if (!(best.get(key) && best.get(key)!.rating <= finding.rating)) best.set(key, finding);
      };
      for (let i = 0; i < links.chained; i++) {
        const start = links.starts[i]!;
        if (!promising.has(start)) continue;
        links.walkFrom(start);
        clashes(links, keep);
        pincers(links, keep);
        starved(links, keep);
      }
      return easiestFirst([...best.values()]);
    },
  };
}

function easiestFirst(found: readonly Rated[]): readonly Finding[] {
  if (found.length === 0) return NOTHING;
  const easiest = found.reduce((best, next) => (next.rating < best.rating ? next : best));
  return [easiest, ...found.filter((finding) => finding !== easiest)];
}

type Rated = Finding & { rating: number };
type Keep = (finding: Rated) => void;

/** The start and another place of its colour exclude each other. */
function clashes(links: Links, keep: Keep): void {
  for (const place of links.excludedBy(links.start)) {
    if (place > links.start && links.isOfColour(place, 0)) keep(makeFinding(links, [place]));
  }
}

/** A place outside excludes the start and one of the other colour. */
function pincers(links: Links, keep: Keep): void {
  for (const outside of links.excludedBy(links.start)) {
    if (links.distance[outside]! >= 0) continue;
    const far = links.nearestExcluded(outside, 1);
    if (far >= 0) keep(makeFinding(links, [far], { outside }));
  }
}

/** The start and others of its colour together exclude every place of some item. */
function starved(links: Links, keep: Keep): void {
  const { state, start } = links;
  const tried: ItemIndex[] = [];
  for (const place of links.excludedBy(start)) {
    for (const item of state.itemsOf(place)) {
      if (tried.includes(item) || state.choices(item) < 2) continue;
      tried.push(item);
      const ends = endsAround(links, item);
      if (ends?.some((end) => end !== start)) keep(makeFinding(links, ends, { starved: item }));
    }
  }
}

/** For each open place of an item the nearest place of the start's colour that excludes it; nothing if one has none. */
function endsAround(links: Links, item: ItemIndex): PlaceIndex[] | undefined {
  const { state, start } = links;
  const { open, covering, from, to } = state;
  const ends: PlaceIndex[] = [];
  for (let k = from[item]!; k < to[item]!; k++) {
    const place = covering[k]!;
    if (!open[place]) continue;
    if (links.isOfColour(place, 0)) return undefined;
    const end = links.exclude(place, start) ? start : links.nearestExcluded(place, 0);
    if (end < 0) return undefined;
    ends.push(end);
  }
  return ends;
}

/** What a conclusion is about, if it is not that places of the start's colour exclude each other. */
interface About {
  /** The place outside. */
  readonly outside?: PlaceIndex;
  /** What would be left without a place. */
  readonly starved?: ItemIndex;
}

/** @param ends the places that the conclusion rests on beside the start: the links between them and the start count */
function makeFinding(links: Links, ends: readonly PlaceIndex[], about: About = {}): Rated {
  const { start } = links;
  const used = usedFor(links, ends);
  const eliminated = about.outside === undefined ? coloured(links, [start, ...used]) : [about.outside];
  return {
    eliminations: eliminated.sort((a, b) => a - b),
    rating: Math.min(LONGEST, Math.round((SHORTEST + used.length / 10) * 10) / 10),
    grounds() {
      links.walkFrom(start);
      return groundsOf(links, usedFor(links, ends), about);
    },
  };
}

/** The places between the start of a walk and some ends of it, these counted, but not the start. */
function usedFor({ start, cameFrom }: Links, ends: readonly PlaceIndex[]): PlaceIndex[] {
  const used: PlaceIndex[] = [];
  for (let end of ends) {
    for (; end !== start && !used.includes(end); end = cameFrom[end]!) used.push(end);
  }
  return used;
}

/** Those of the start's colour. */
function coloured(links: Links, places: readonly PlaceIndex[]): PlaceIndex[] {
  return places.filter((place) => links.isOfColour(place, 0));
}

function groundsOf(links: Links, used: readonly PlaceIndex[], { starved }: About): Grounds {
  const { state, start, reached, cameFrom, cameBy } = links;
  const inOrder = [...reached.subarray(1, links.reachedCount)].filter((place) => used.includes(place));
  const places = [start, ...inOrder];
  const cells = places.flatMap((place) => [state.firstCell[place]!, state.secondCell[place]!]);
  return {
    because: [...new Set(cells)].sort((a, b) => a - b),
    chain: {
      links: inOrder.map((place) => ({
        item: state.itemAt(cameBy[place]!),
        places: [state.placementAt(cameFrom[place]!), state.placementAt(place)],
      })),
      colour: coloured(links, places).map((place) => state.placementAt(place)),
      ...(starved !== undefined && { end: state.itemAt(starved) }),
    },
    ...(starved !== undefined && { places: openPlacesOf(state, [starved]) }),
  };
}
