import type { Stone } from '../../../src/domino/stones.ts';

/** A side of a stone: the number that a neighbour must show, what it counts while nothing lies there. */
interface Side {
  readonly number: number;
  readonly counts: number;
  covered: boolean;
}

/**
 * Stones on a table, each with its sides: of a double two short ones that count and two long ones that do not, of
 * another stone one at each end. It shares nothing with what it tests.
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

  /** In how many ways that differ for a player this stone can be laid. */
  ways({ low, high }: Stone): number {
    const spots = this.#open()
      .filter(
        ({ number, counts }) =>
          (number === low || number === high) && (this.#sides.length > 1 || counts === 0),
      )
      .map(({ number, counts }) => `${number} ${counts > 0}`);
    return new Set(spots).size;
  }

  /** @throws Error if there is no such place */
  lay(stone: Stone, { place, number }: { place: 'end' | 'side'; number: number }): void {
    const side = this.#open().find((one) => one.number === number && one.counts > 0 === (place === 'end'));
    if (!side) throw new Error(`no ${place} ${number}`);
    const sides = sidesOf(stone);
    // A double touches with a long side, another stone with the end of that number.
    const touching = sides.findLast(
      (one) => one.number === number && (stone.low !== stone.high || one.counts === 0),
    )!;
    side.covered = true;
    touching.covered = true;
    this.#sides.push(sides);
  }

  #open(): Side[] {
    return this.#sides.flat().filter(({ covered }) => !covered);
  }
}

function sidesOf({ low, high }: Stone): Side[] {
  const side = (number: number, counts: number): Side => ({ number, counts, covered: false });
  return low === high
    ? [side(low, 1), side(low, 1), side(low, 0), side(low, 0)]
    : [side(low, 1), side(high, 1)];
}
