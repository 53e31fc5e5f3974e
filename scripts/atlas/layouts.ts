import { KeyRanks } from '../../src/compose/series/ranks.ts';
import { type Board, type Place, placesOf } from '../../src/domino/board.ts';
import { dominoCount, dominoIndex } from '../../src/domino/dominoes.ts';
import type { Key } from '../../src/domino/puzzle.ts';
import { bitCount } from '../../src/solve/bits.ts';

/** All layouts of a board. */
export function allLayouts(board: Board): Key[] {
  const ranks = new KeyRanks(board);
  return Array.from({ length: Number(ranks.count) }, (_, rank) => ranks.keyOf(BigInt(rank)));
}

/**
 * Which layouts are left while numbers are written on a board, step by step. A solution is a layout on which no domino lies twice: so
 * as soon as one domino can be seen on two places without a common cell, all layouts with both places are out, whatever comes
 * later. Once all numbers are written, the layouts that are left are the solutions.
 */
export class LayoutsLeft {
  readonly #places: readonly Place[];
  readonly #numbers: ArrayLike<number>;
  /** For each place the layouts with a domino on it, as bits. */
  readonly #on: readonly Uint32Array[];
  /** For each place the others that have no cell in common with it. */
  readonly #isApart: readonly Uint8Array[];
  /** The layouts that are left after each step. */
  readonly #left: readonly Uint32Array[];
  /** The places that have both numbers after each step, and had not before. */
  readonly #completed: readonly (readonly number[])[];
  /** The places of each domino that can be seen. */
  readonly #seen: readonly number[][];

  /**
   * @param steps the cells whose numbers are written in each
   * @param numbers where they are written
   */
  constructor(
    board: Board,
    range: number,
    steps: readonly (readonly number[])[],
    numbers: ArrayLike<number>,
  ) {
    const layouts = allLayouts(board);
    const words = Math.ceil(layouts.length / 32);
    const bits = (isIn: (key: Key) => boolean) => {
      const set = new Uint32Array(words);
      layouts.forEach((key, i) => {
        if (isIn(key)) set[i >> 5]! |= 1 << (i & 31);
      });
      return set;
    };
    const places = placesOf(board);
    const stepOf = new Map(steps.flatMap((cells, i) => cells.map((cell) => [cell, i] as const)));
    const isApart = (one: Place, other: Place) =>
      ![other.first, other.second].some((cell) => cell === one.first || cell === one.second);
    this.#places = places;
    this.#numbers = numbers;
    this.#on = places.map(({ first, second }) => bits((key) => key[first] === second));
    this.#isApart = places.map((one) => Uint8Array.from(places, (other) => Number(isApart(one, other))));
    this.#left = [bits(() => true), ...steps.map(() => new Uint32Array(words))];
    this.#completed = steps.map((_, i) =>
      [...places.keys()].filter(
        (place) => Math.max(stepOf.get(places[place]!.first)!, stepOf.get(places[place]!.second)!) === i,
      ),
    );
    this.#seen = Array.from({ length: dominoCount(range) }, () => []);
  }

  /** How many layouts are left when the numbers of a step are written. Before another try it is taken back. */
  write(step: number): number {
    const left = this.#left[step + 1]!;
    left.set(this.#left[step]!);
    for (const place of this.#completed[step]!) {
      const seen = this.#seen[this.#dominoOn(place)]!;
      const isApart = this.#isApart[place]!;
      for (const other of seen) if (isApart[other]) this.#leaveOut(left, place, other);
      seen.push(place);
    }
    return left.reduce((count, word) => count + bitCount(word), 0);
  }

  /** Takes the last step back, while its numbers are still there. */
  takeBack(step: number): void {
    for (const place of this.#completed[step]!) this.#seen[this.#dominoOn(place)]!.pop();
  }

  #leaveOut(left: Uint32Array, one: number, other: number): void {
    const [withOne, withOther] = [this.#on[one]!, this.#on[other]!];
    for (let w = 0; w < left.length; w++) left[w]! &= ~(withOne[w]! & withOther[w]!);
  }

  #dominoOn(place: number): number {
    const { first, second } = this.#places[place]!;
    return dominoIndex(this.#numbers[first]!, this.#numbers[second]!);
  }
}
