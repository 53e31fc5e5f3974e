import type { Cell } from '../domino/board.ts';
import type { KeyTable } from '../domino/puzzle.ts';
import { StoneTable } from '../domino/stones.ts';
import type { Random } from '../random.ts';
import type { Given } from './groups/condition.ts';

/** Chooses dominoes for the places of a layout on which numbers are given, so that each of these has one. */
export class Holder {
  readonly #given: ReadonlyMap<Cell, number>;
  readonly #range: number;
  readonly #stones: StoneTable;

  constructor(givens: readonly Given[], range: number) {
    this.#given = new Map(givens.map(({ cell, number }) => [cell, number]));
    this.#range = range;
    this.#stones = new StoneTable(range);
  }

  /**
   * The dominoes by the first cells of their places, as chance has them: twice the domino, and one more if its higher number
   * lies first. Nothing if there are not enough.
   */
  hold(key: KeyTable, random: Random): ReadonlyMap<Cell, number> | undefined {
    const firsts = [
      ...new Set([...this.#given.keys()].map((cell) => (key[cell]! < cell ? key[cell]! : cell))),
    ];
    const wanted = new Map(
      firsts.map((first) => {
        const fitting = this.#fitting(first, key[first]!);
        random.shuffle(fitting);
        return [first, fitting] as const;
      }),
    );
    const held = new Map<Cell, number>();
    const owner = new Map<number, Cell>();
    // A matching is enlarged along an alternating path wherever there is one (Berge, 1957).
    const place = (first: Cell, seen: Set<number>): boolean =>
      wanted.get(first)!.some((turned) => {
        const stone = turned >> 1;
        if (seen.has(stone)) return false;
        seen.add(stone);
        const other = owner.get(stone);
        if (other !== undefined && !place(other, seen)) return false;
        owner.set(stone, first);
        held.set(first, turned);
        return true;
      });
    return firsts.every((first) => place(first, new Set())) ? held : undefined;
  }

  /** All dominoes that show on a place what is given there. */
  #fitting(first: Cell, second: Cell): number[] {
    const numbersOn = (cell: Cell) => {
      const given = this.#given.get(cell);
      return given === undefined ? Array.from({ length: this.#range + 1 }, (_, number) => number) : [given];
    };
    return numbersOn(first).flatMap((number) =>
      numbersOn(second).map((other) => 2 * this.#stones.indexOf(number, other) + Number(number > other)),
    );
  }
}
