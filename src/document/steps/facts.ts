import type { Cell } from '../../domino/board.ts';
import { type Domino, isSameDomino, makeDomino } from '../../domino/dominoes.ts';
import type { Placement } from '../../domino/puzzle.ts';
import type { Item } from '../../solve/items.ts';
import type { Step } from '../../solve/techniques/technique.ts';

// What sentences say in every language, taken from the data of a step.

export function covers({ first, second }: Placement, cell: Cell): boolean {
  return first === cell || second === cell;
}

export function placesOn(places: readonly Placement[], cell: Cell): Placement[] {
  return places.filter((place) => covers(place, cell));
}

export function placesWith(places: readonly Placement[], domino: Domino): Placement[] {
  return places.filter((place) => isSameDomino(place.domino, domino));
}

/** Each domino that the places show, once. */
export function dominoesOn(places: readonly Placement[]): Domino[] {
  return [...new Map(places.map(({ domino }) => [makeDomino(domino), domino])).values()];
}

/** The places of a cell that has only two kinds: several that show one domino, and one more. */
export interface Demand {
  readonly cell: Cell;
  /** The cell at the other end of the one more. */
  readonly neighbour: Cell;
  readonly exception: Placement;
  /** The places that show the domino. */
  readonly demanded: readonly Placement[];
}

/** What a forced duplicate rests on: of each of its cells all places but one show its domino. */
export function demandsOf({ because, dominoes, places }: Step): Demand[] {
  return because.map((cell) => {
    const own = placesOn(places!, cell);
    const exception = own.find(({ domino }) => !isSameDomino(domino, dominoes![0]!))!;
    return {
      cell,
      neighbour: exception.first === cell ? exception.second : exception.first,
      exception,
      demanded: placesWith(own, dominoes![0]!),
    };
  });
}

/** Why two places exclude each other: they use one cell, or show one domino. */
export type Clash = { readonly cell: Cell } | { readonly domino: Domino };

export function clashOf(one: Placement, other: Placement): Clash | undefined {
  if (isSameDomino(one.domino, other.domino)) return { domino: one.domino };
  const cell = [one.first, one.second].find((end) => covers(other, end));
  return cell === undefined ? undefined : { cell };
}

/** A place and one that excludes it. */
export interface Blocked {
  readonly place: Placement;
  readonly by: Placement;
  readonly clash: Clash;
}

/** The two cases of a chain and what comes of them. */
export interface ChainFacts {
  readonly cases: readonly [first: readonly Placement[], second: readonly Placement[]];
  readonly outcome:
    | { readonly kind: 'clash'; readonly blocked: Blocked }
    | { readonly kind: 'starved'; readonly end: Item; readonly blocked: readonly Blocked[] }
    | { readonly kind: 'pincer'; readonly blocked: readonly [first: Blocked, second: Blocked] };
}

export function chainFacts({ chain, places, eliminate }: Step): ChainFacts {
  const { links, colour, end } = chain!;
  const all = [
    ...new Map(links.flatMap((link) => link.places).map((place) => [place.index, place])).values(),
  ];
  const first = all.filter(({ index }) => colour.some((place) => place.index === index));
  const second = all.filter((place) => !first.includes(place));
  const cases = [first, second] as const;
  if (end)
    return { cases, outcome: { kind: 'starved', end, blocked: places!.map((p) => blockedBy(p, first)) } };
  if (first.some(({ index }) => index === eliminate[0]!.index)) {
    const place = first.find((one) => first.some((other) => other !== one && clashOf(one, other)))!;
    const rest = first.filter((other) => other !== place);
    return { cases, outcome: { kind: 'clash', blocked: blockedBy(place, rest) } };
  }
  const outside = eliminate[0]!;
  return {
    cases,
    outcome: { kind: 'pincer', blocked: [blockedBy(outside, first), blockedBy(outside, second)] },
  };
}

function blockedBy(place: Placement, among: readonly Placement[]): Blocked {
  const by = among.find((other) => clashOf(place, other))!;
  return { place, by, clash: clashOf(place, by)! };
}
