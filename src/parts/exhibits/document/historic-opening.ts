import { asPlace, type Place, placesOf } from '../../../domino/board.ts';
import { parseCell, parsePlace } from '../../../domino/coordinates.ts';
import { makeDomino } from '../../../domino/dominoes.ts';
import { parseLine } from '../../../domino/notation.ts';
import { checkPuzzle, dominoAt, type Placement, type Puzzle } from '../../../domino/puzzle.ts';
import { gap } from '../../../solve/techniques/gap.ts';
import { derivedSeal, seal } from '../../../solve/techniques/seal.ts';
import type { Step, Technique } from '../../../solve/techniques/technique.ts';

/** What its board is called in templates: it is figure 2 of the book of 1921. */
export const OPENING_NAME = 'figure-2';

/**
 * The puzzle of the book's own example, as far as its list and its words force it: 26 cells. The drawing is lost. Its
 * kind is that whose numbers can be missing; it is no completion, as much fits the rest.
 */
export const OPENING: Puzzle = checkPuzzle(
  parseLine('completion 7 4664?5722/274??4706/224????30/241?????0/64???????/?????????/?????????/?????????'),
);

/** How often each domino can be found there, as the book counts: those from 0:0 to 0:7, from 1:1 to 1:7, and so on. */
export const OPENING_COUNTS: readonly (readonly number[])[] = [
  [1, 5, 1, 7, 5, 3, 6, 5],
  [2, 2, 3, 4, 6, 6, 4],
  [4, 2, 4, 3, 2, 5],
  [2, 3, 4, 5, 4],
  [3, 3, 4, 3],
  [2, 4, 4],
  [1, 3],
  [2],
];

/** The moves whose grounds the known cells show, in the book's order: technique, place, and the cells of a gap. */
const MOVES: readonly (readonly [technique: Technique, place: string, gap?: string])[] = [
  [seal, 'i 3,4'],
  [seal, 'h 1,2'],
  [seal, '1 b c'],
  [gap, 'i 1,2', 'i1 i2'],
  [gap, 'a 1,2', 'a1'],
  [derivedSeal, '5 a b'],
  [gap, '4 b c', 'b4'],
  [gap, 'a 3,4', 'a4'],
  [gap, 'b 2,3', 'b3'],
];

/** These, too, the book lays, but cells beside them that it speaks of are lost. */
const TOLD = ['c 2,3', '2 f g', '1 f g'];

const places = placesOf(OPENING.board);

export const OPENING_STEPS: readonly Step[] = MOVES.map(([{ name, rating }, at, cells]) => {
  const place = placementAt(at);
  const index = asPlace(
    places.findIndex(({ first, second }) => first === place.first && second === place.second),
  );
  return {
    technique: name,
    rating,
    place: { ...place, index },
    because: cells?.split(' ').map((cell) => parseCell(OPENING.board, cell)) ?? [place.first, place.second],
    eliminate: [],
  };
});

export const OPENING_TOLD: readonly Placement[] = TOLD.map(placementAt);

/** All dominoes that are known to lie, in the book's order. */
export const OPENING_DOMINOES: readonly Placement[] = [
  ...OPENING_STEPS.map(({ place }) => place!),
  ...OPENING_TOLD,
];

/** The pairs of known cells without a domino on them that show again one of these dominoes. */
export function openingBars(dominoes: readonly Placement[]): Place[] {
  const covered = new Set(dominoes.flatMap(({ first, second }) => [first, second]));
  const used = new Set(dominoes.map(({ domino }) => makeDomino(domino)));
  return places.filter(
    (pair) =>
      [pair.first, pair.second].every((cell) => OPENING.numbers[cell]! >= 0 && !covered.has(cell)) &&
      used.has(makeDomino(dominoAt(OPENING, pair))),
  );
}

function placementAt(text: string): Placement {
  const place = parsePlace(OPENING.board, text);
  return { ...place, domino: dominoAt(OPENING, place) };
}
