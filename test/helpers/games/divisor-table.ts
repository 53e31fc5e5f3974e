import type { Domino } from '../../../src/domino/dominoes.ts';

/** A side of a domino: the number that a neighbour must show, and what the side counts while it is free. */
interface Side {
  readonly number: number;
  readonly counts: number;
  covered: boolean;
}

/**
 * Dominoes on a table with their sides: a double has two short sides that count and two long ones that do not, any other domino
 * one at each end. It shares nothing with what it tests.
 */
export class Table {
  readonly #sides: Side[][] = [];

  constructor(double: number) {
    this.#sides.push(sidesOf({ low: double, high: double }));
  }

  ends(): number[] {
    return this.#open()
      .filter(({ counts }) => counts > 0)
      .map(({ number }) => number);
  }

  sum(): number {
    return this.ends().reduce((sum, number) => sum + number, 0);
  }

  /** The number of distinguishable ways to lay this domino. */
  ways({ low, high }: Domino): number {
    const spots = this.#open()
      .filter(
        ({ number, counts }) =>
          (number === low || number === high) && (this.#sides.length > 1 || counts === 0),
      )
      .map(({ number, counts }) => `${number} ${counts > 0}`);
    return new Set(spots).size;
  }

  /** @throws Error if there is no such place */
  lay(domino: Domino, { place, number }: { place: 'end' | 'side'; number: number }): void {
    const side = this.#open().find((one) => one.number === number && one.counts > 0 === (place === 'end'));
    if (!side) throw new Error(`no ${place} ${number}`);
    const sides = sidesOf(domino);
    // A double touches with a long side, another domino with the end of that number.
    const touching = sides.findLast(
      (one) => one.number === number && (domino.low !== domino.high || one.counts === 0),
    )!;
    side.covered = true;
    touching.covered = true;
    this.#sides.push(sides);
  }

  #open(): Side[] {
    return this.#sides.flat().filter(({ covered }) => !covered);
  }
}

function sidesOf({ low, high }: Domino): Side[] {
  const side = (number: number, counts: number): Side => ({ number, counts, covered: false });
  return low === high
    ? [side(low, 1), side(low, 1), side(low, 0), side(low, 0)]
    : [side(low, 1), side(high, 1)];
}
