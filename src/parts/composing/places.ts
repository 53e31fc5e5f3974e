import { type Cell, type Place, placesOf } from '../../domino/board.ts';
import { type Domino, dominoesOf, dominoIndex, setFacts } from '../../domino/dominoes.ts';
import { cellsOfNumbers } from '../../domino/groups.ts';
import { type Setup, UNKNOWN } from '../../domino/puzzle.ts';

/** Where a domino can still lie, as far as the cells themselves show. */
export interface DominoPlaces {
  readonly domino: Domino;
  readonly places: readonly Place[];
}

/**
 * For each domino of the set that does not lie yet the places where it could, in the order of the set: two neighbouring
 * cells that no domino covers and that hold its numbers, or hold none as long as copies of that number are left. A domino
 * that lies on an empty cell could be any that fits there. Nothing is searched for: a place that is named here can lead
 * to nothing, but a domino without one is lost.
 */
export function placesLeft(setup: Setup, laid: readonly Place[]): DominoPlaces[] {
  const { board, range, numbers } = setup;
  const { copies } = setFacts(range);
  const left = cellsOfNumbers(board, numbers, range).map(({ length }) => copies - length);
  const all = dominoesOf(range).map((domino): { domino: Domino; places: Place[] } => ({
    domino,
    places: [],
  }));
  const covered = new Set<Cell>(laid.flatMap(({ first, second }) => [first, second]));
  const lies = new Set<number>();
  const isOpen = (place: Place) => numbers[place.first] === UNKNOWN || numbers[place.second] === UNKNOWN;
  for (const { first, second } of laid) {
    if (!isOpen({ first, second })) lies.add(dominoIndex(numbers[first]!, numbers[second]!));
  }
  const free = placesOf(board).filter(({ first, second }) => !covered.has(first) && !covered.has(second));
  const choices = (cell: Cell) =>
    numbers[cell] === UNKNOWN
      ? left.flatMap((count, number) => (count > 0 ? [number] : []))
      : [numbers[cell]!];
  for (const place of [...free, ...laid.filter(isOpen)]) {
    const { first, second } = place;
    const areBothOpen = numbers[first] === UNKNOWN && numbers[second] === UNKNOWN;
    const here = new Set<number>();
    for (const a of choices(first)) {
      for (const b of choices(second))
        if (a !== b || !areBothOpen || left[a]! > 1) here.add(dominoIndex(a, b));
    }
    for (const index of here) all[index]!.places.push(place);
  }
  return all.filter(({ domino }) => !lies.has(dominoIndex(domino.low, domino.high)));
}

/** The dominoes with one place left, and those with none. */
export function dominoesInDanger(setup: Setup, laid: readonly Place[]): DominoPlaces[] {
  return placesLeft(setup, laid).filter(({ places }) => places.length < 2);
}
