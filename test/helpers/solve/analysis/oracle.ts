import { fullRectangle } from '../../../../src/domino/board.ts';
import type { Setup } from '../../../../src/domino/puzzle.ts';
import { Random } from '../../../../src/random.ts';
import { dealOf } from '../deals.ts';
import { clash, type OpenPlace } from '../proof/case.ts';

// What layouts share and what refutes them, found by brute force without any code of src/solve.

/**
 * Random layouts of ranges from 2 to `most`: a complete set dealt and laid, the same with two numbers exchanged, or numbers
 * shuffled evenly.
 */
export function layouts(count: number, most: number, seed: string): Setup[] {
  return Array.from({ length: count }, (_, i) => {
    const random = new Random(`${seed}/${i}`);
    const range = 2 + random.below(most - 1);
    if (i % 3 === 2) {
      const board = fullRectangle(range);
      const numbers = random.shuffle(board.cells.map((cell) => cell % (range + 1)));
      return { kind: 'omnibus', range, board, numbers };
    }
    const { key: _key, ...setup } = dealOf(range, i % 2 === 0, random);
    if (i % 3 === 0) return setup;
    const numbers = [...setup.numbers];
    const { cells } = setup.board;
    const [a, b] = [cells[random.below(cells.length)]!, cells[random.below(cells.length)]!];
    [numbers[a], numbers[b]] = [numbers[b]!, numbers[a]!];
    return { ...setup, numbers };
  });
}

/** The cells with the same other half in each of these solutions. */
export function sharedBy(solutions: readonly (readonly number[])[]): number[] {
  const [first] = solutions;
  return (first ?? []).flatMap((other, cell) =>
    other >= 0 && solutions.every((solution) => solution[cell] === other) ? [cell] : [],
  );
}

/** A cell by its number, or a domino by its name. */
export type RawNeed = number | string;

function serves({ cells, domino }: OpenPlace, need: RawNeed): boolean {
  return domino === need || cells.includes(need as number);
}

/** Whether each of these can have a place so that no two of the places exclude each other. */
export function canBeServed(
  places: readonly OpenPlace[],
  needs: readonly RawNeed[],
  chosen: readonly OpenPlace[] = [],
): boolean {
  const [need, ...others] = needs;
  if (need === undefined) return true;
  if (chosen.some((place) => serves(place, need))) return canBeServed(places, others, chosen);
  return places.some(
    (place) =>
      serves(place, need) &&
      !chosen.some((other) => clash(place, other)) &&
      canBeServed(places, others, [...chosen, place]),
  );
}

/** Every subset of this size. */
export function* subsets<T>(all: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) yield [];
  else
    for (let i = from; i < all.length; i++)
      for (const rest of subsets(all, size - 1, i + 1)) yield [all[i]!, ...rest];
}

/** The same as clauses for another solver; the variables are the places, counted from 1. */
export function clausesOf(places: readonly OpenPlace[], needs: readonly RawNeed[]): number[][] {
  const clauses = needs.map((need) => places.flatMap((place, i) => (serves(place, need) ? [i + 1] : [])));
  for (const [one, other] of subsets([...places.keys()], 2)) {
    if (clash(places[one!]!, places[other!]!)) clauses.push([-one! - 1, -other! - 1]);
  }
  return clauses;
}
