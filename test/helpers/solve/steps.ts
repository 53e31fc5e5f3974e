import type { Board } from '../../../src/domino/board.ts';
import { asCell, asPlace, type PlaceIndex } from '../../../src/domino/board.ts';
import { makeCell, makePlace } from '../../../src/domino/coordinates.ts';
import { makeDomino } from '../../../src/domino/dominoes.ts';
import type { Placement, Setup } from '../../../src/domino/puzzle.ts';
import type { Candidates } from '../../../src/solve/candidates.ts';
import type { Item } from '../../../src/solve/items.ts';
import { Scan } from '../../../src/solve/scan.ts';
import type { Finding, Step, Technique, Trial } from '../../../src/solve/techniques/technique.ts';

// Steps as text, in the book's coordinates.

/**
 * A step in full, as `overlap 2.5: not 1 a b, b 1,2; a1 b1 b2; 0:1` or `seal 1.4: 0:3 on c 3,4, not 1 a b; c3 c4`: what it
 * places and closes, its cells, its dominoes, and whatever else it names.
 */
export function stepText({ board }: Setup, step: Step): string {
  const { technique, rating, place, eliminate, because, dominoes, neighbours, chain, trial } = step;
  const closed = eliminate.length > 0 ? [`not ${placesText(board, eliminate)}`] : [];
  return `${technique} ${rating}: ${[
    [...(place ? [laidText(board, place)] : []), ...closed].join(', '),
    cellsText(board, because),
    ...(dominoes ? [dominoes.map(makeDomino).join(' ')] : []),
    ...(neighbours ? [`beside ${cellsText(board, neighbours)}`] : []),
    ...(chain?.links.map(
      ({ item, places: [one, other] }) =>
        `${itemText(board, item)} ${makePlace(board, one)} or ${makePlace(board, other)}`,
    ) ?? []),
    ...(chain ? [`together ${placesText(board, chain.colour)}`] : []),
    ...(chain?.end ? [`none for ${itemText(board, chain.end)}`] : []),
    ...(trial ? [trialText(board, trial)] : []),
  ].join('; ')}`;
}

/** `if 0:1 on 1 a b, b3 0:2 on 3 a b, then none for 0:0`, with nested trials in brackets before their consequences. */
export function trialText(board: Board, { supposed, inner, forced, end }: Trial): string {
  const parts = [
    `if ${laidText(board, supposed)}`,
    ...inner.map((tried) => `(${trialText(board, tried)})`),
    ...forced.map(({ item, place }) => `${itemText(board, item)} ${laidText(board, place)}`),
  ];
  return `${parts.join(', ')}, then none for ${itemText(board, end)}`;
}

function itemText(board: Board, item: Item): string {
  return 'cell' in item ? makeCell(board, item.cell) : makeDomino(item.domino);
}

function laidText(board: Board, place: Placement): string {
  return `${makeDomino(place.domino)} on ${makePlace(board, place)}`;
}

function placesText(board: Board, places: readonly Placement[]): string {
  return places.map((place) => makePlace(board, place)).join(', ');
}

function cellsText(board: Board, cells: readonly number[]): string {
  return cells.map((cell) => makeCell(board, asCell(cell))).join(' ');
}

/** Every open application of a technique. */
export function usesOf(technique: Technique, state: Candidates): readonly Finding[] {
  return new Scan(technique, state).all();
}

/** The same as steps. */
export function stepsOf(technique: Technique, state: Candidates): Step[] {
  return usesOf(technique, state).map(({ place, eliminations, rating, grounds }) => ({
    technique: technique.name,
    rating: rating ?? technique.rating,
    ...(place !== undefined && { place: state.placementAt(place) }),
    eliminate: eliminations.map((place) => state.placementAt(place)),
    ...grounds(),
  }));
}

/** The numbers of the open places. */
export function openPlaces({ open }: Pick<Candidates, 'open'>): PlaceIndex[] {
  return [...open.keys()].map(asPlace).filter((place) => open[place] === 1);
}
