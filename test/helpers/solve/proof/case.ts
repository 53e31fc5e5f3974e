import { placesOf } from '../../../../src/domino/board.ts';
import { makeDomino } from '../../../../src/domino/dominoes.ts';
import type { Setup } from '../../../../src/domino/puzzle.ts';
import type { Candidates } from '../../../../src/solve/candidates.ts';
import type { Item } from '../../../../src/solve/items.ts';
import type { Step } from '../../../../src/solve/techniques/technique.ts';

/** A place with the name of its domino, such as `0:1`. */
export interface OpenPlace {
  readonly index: number;
  readonly cells: readonly [number, number];
  readonly domino: string;
}

/** The open places of a board, derived anew from the numbers; all of them at the start. */
export function openPlacesOf({ board, numbers }: Setup, state?: Pick<Candidates, 'open'>): OpenPlace[] {
  return placesOf(board).flatMap(({ first, second }, index) => {
    const [a, b] = [numbers[first]!, numbers[second]!];
    const domino = a < b ? `${a}:${b}` : `${b}:${a}`;
    return (state?.open[index] ?? 1) ? [{ index, cells: [first, second] as const, domino }] : [];
  });
}

export function covers(place: OpenPlace, item: Item): boolean {
  return 'cell' in item ? place.cells.includes(item.cell) : place.domino === makeDomino(item.domino);
}

/** Whether two places exclude each other. */
export function clash(one: OpenPlace, other: OpenPlace): boolean {
  return one.index !== other.index && (one.domino === other.domino || overlaps(one, other));
}

export function overlaps(one: OpenPlace, other: OpenPlace): boolean {
  return one.cells.some((cell) => other.cells.includes(cell));
}

export function same<T>(one: Iterable<T>, other: Iterable<T>): boolean {
  const [a, b] = [new Set(one), new Set(other)];
  return a.size === b.size && [...a].every((value) => b.has(value));
}

/** The input for the judge of a technique. */
export interface Case {
  readonly setup: Setup;
  readonly step: Step;
  readonly open: readonly OpenPlace[];
  /** The places that the step closes. */
  readonly eliminated: readonly OpenPlace[];
  /** Its cells and its dominoes. */
  readonly cells: readonly number[];
  readonly dominoes: readonly string[];
}

/** Statements that must hold. */
export type Statements = readonly (readonly [what: string, holds: boolean])[];
