import { NO_PLACE, type PlaceIndex } from '../../../../src/domino/board.ts';
import type { Candidates } from '../../../../src/solve/candidates.ts';
import { FIRST_ITEM, type ItemIndex, NO_ITEM } from '../../../../src/solve/items.ts';
import {
  type Finding,
  NOTHING,
  openPlacesOf,
  type Technique,
} from '../../../../src/solve/techniques/technique.ts';

const SHORTEST = 5.0;
const LONGEST = 5.9;

/**
 * Chain: of the two places of a cell or domino with two places, exactly one holds. The places of connected links are coloured
 * alternately, and either all places of one colour hold or all of the other.
 *
 * - Two places of one colour exclude each other: no place of this colour holds.
 * - The places of one colour exclude every place of some other cell or domino: no place of this colour holds.
 * - A place outside the chain excludes a place of either colour, and vice versa: it does not hold.
 *
 * `because`: the cells of the links' places; `chain`: the links, and more.
 */
export const chain: Technique = {
  name: 'chain',
  rating: SHORTEST,
  focus: 'board',
  find(state): readonly Finding[] {
    const links = linksOf(state);
    if (links.size === 0) return NOTHING;
    const best = new Map<string, Rated>();
    for (const start of links.keys()) {
      const walk = walkFrom(links, start);
      const excluded = state.excludedBy(start);
      for (const finding of [
        ...clashes(state, walk, excluded),
        ...pincers(state, walk, excluded),
        ...starved(state, walk, excluded),
      ]) {
        const key = finding.eliminations.join();
        if (!(best.get(key) && best.get(key)!.rating <= finding.rating)) best.set(key, finding);
      }
    }
    return [...best.values()];
  },
};

/** A cell or domino with two places, seen from one of them. */
interface Edge {
  readonly item: ItemIndex;
  readonly to: PlaceIndex;
}

type Links = ReadonlyMap<PlaceIndex, readonly Edge[]>;

function linksOf(state: Candidates): Links {
  const links = new Map<PlaceIndex, Edge[]>();
  const add = (place: PlaceIndex, edge: Edge) => {
    const edges = links.get(place);
    if (edges) edges.push(edge);
    else links.set(place, [edge]);
  };
  for (let item = FIRST_ITEM; item < state.items; item++) {
    if (state.choices(item) !== 2) continue;
    const [a, b] = state.openPlaces(item) as [PlaceIndex, PlaceIndex];
    add(a, { item, to: b });
    add(b, { item, to: a });
  }
  return links;
}

/** All places of a chain, the nearest to the start first, each with the link by which it was reached. */
interface Walk {
  readonly start: PlaceIndex;
  readonly reached: ReadonlyMap<PlaceIndex, Reached>;
}

interface Reached {
  readonly distance: number;
  readonly from: PlaceIndex;
  readonly item: ItemIndex;
}

function walkFrom(links: Links, start: PlaceIndex): Walk {
  const reached = new Map<PlaceIndex, Reached>([[start, { distance: 0, from: NO_PLACE, item: NO_ITEM }]]);
  for (const [place, { distance }] of reached) {
    for (const { item, to } of links.get(place)!) {
      if (!reached.has(to)) reached.set(to, { distance: distance + 1, from: place, item });
    }
  }
  return { start, reached };
}

type Rated = Finding & { rating: number };

/** The start and another place of its colour exclude each other. */
function clashes(state: Candidates, walk: Walk, excluded: readonly PlaceIndex[]): Rated[] {
  const found: Rated[] = [];
  for (const place of excluded) {
    const { distance = 1 } = walk.reached.get(place) ?? {};
    if (distance % 2 === 1 || place < walk.start) continue;
    found.push(makeFinding(state, walk, [place]));
  }
  return found;
}

/** A place outside excludes the start and one of the other colour. */
function pincers(state: Candidates, walk: Walk, excluded: readonly PlaceIndex[]): Rated[] {
  const found: Rated[] = [];
  for (const outside of excluded) {
    if (walk.reached.has(outside)) continue;
    const far = nearest(walk, state.excludedBy(outside), 1);
    if (far !== undefined) found.push(makeFinding(state, walk, [far], [outside]));
  }
  return found;
}

/** The start and others of its colour together exclude every place of some cell or domino. */
function starved(state: Candidates, walk: Walk, excluded: readonly PlaceIndex[]): Rated[] {
  const found: Rated[] = [];
  const tried = new Set<ItemIndex>();
  for (const place of excluded) {
    for (const item of state.itemsOf(place)) {
      if (tried.has(item) || state.choices(item) < 2) continue;
      tried.add(item);
      const ends = state
        .openPlaces(item)
        .map((place) =>
          isOfColour(walk, place, 0)
            ? undefined
            : state.exclude(place, walk.start)
              ? walk.start
              : nearest(walk, state.excludedBy(place), 0),
        );
      if (ends.includes(undefined) || ends.every((end) => end === walk.start)) continue;
      found.push(makeFinding(state, walk, ends as PlaceIndex[], undefined, item));
    }
  }
  return found;
}

/** The place nearest to the start among some, if any is of that colour: 0 for the start's, 1 for the other. */
function nearest(walk: Walk, places: readonly PlaceIndex[], colour: 0 | 1): PlaceIndex | undefined {
  return places
    .filter((place) => isOfColour(walk, place, colour))
    .sort((a, b) => walk.reached.get(a)!.distance - walk.reached.get(b)!.distance || a - b)[0];
}

function isOfColour({ reached }: Walk, place: PlaceIndex, colour: 0 | 1): boolean {
  return reached.has(place) && reached.get(place)!.distance % 2 === colour;
}

/**
 * @param ends the places that the conclusion rests on besides the start; the links from them to the start count
 * @param eliminations what is closed; by default the places of the start's colour
 */
function makeFinding(
  state: Candidates,
  { start, reached }: Walk,
  ends: readonly PlaceIndex[],
  eliminations?: readonly PlaceIndex[],
  starvedItem?: ItemIndex,
): Rated {
  const used = new Set<PlaceIndex>();
  for (let end of ends) {
    for (; end !== start && !used.has(end); end = reached.get(end)!.from) used.add(end);
  }
  // In the order in which they were reached.
  const places = [...reached.keys()].filter((place) => used.has(place));
  const colour = [start, ...places].filter((place) => reached.get(place)!.distance % 2 === 0);
  const eliminated = eliminations ?? colour;
  const links = () =>
    places.map((place) => {
      const { from, item } = reached.get(place)!;
      return {
        item: state.itemAt(item),
        places: [state.placementAt(from), state.placementAt(place)] as const,
      };
    });
  return {
    eliminations: [...eliminated].sort((a, b) => a - b),
    rating: Math.min(LONGEST, Math.round((SHORTEST + places.length / 10) * 10) / 10),
    grounds: () => ({
      because: [
        ...new Set(
          [start, ...places].flatMap((place) => [state.firstCell[place]!, state.secondCell[place]!]),
        ),
      ].sort((a, b) => a - b),
      chain: {
        links: links(),
        colour: colour.map((place) => state.placementAt(place)),
        ...(starvedItem !== undefined && { end: state.itemAt(starvedItem) }),
      },
      ...(starvedItem !== undefined && { places: openPlacesOf(state, [starvedItem]) }),
    }),
  };
}
