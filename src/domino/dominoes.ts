import { UserError } from '../errors.ts';

/** A domino: two numbers, the smaller one first. Written `4:6`. */
export interface Domino {
  readonly low: number;
  readonly high: number;
}

/** The largest set: numbers to 21, so that a number is one base-36 character and the board has 506 cells. */
export const MAX_RANGE = 21;

/** Up to 9:9 dominoes have pips; larger numbers are digits. */
export const MOST_PIPS = 9;

/** What a set up to `range` consists of (the book's "Reichweite Zahl der Steine"). */
export type SetFacts = Readonly<ReturnType<typeof setFacts>>;

/** The facts of the double-`range` set; `range` is a whole number from 0 to {@link MAX_RANGE}. */
export function setFacts(range: number) {
  const dominoes = dominoCount(range);
  return {
    range,
    dominoes,
    /** Dominoes with two equal halves. */
    doubles: range + 1,
    /** The sum of all numbers on all dominoes. */
    pips: (range * (range + 1) * (range + 2)) / 2,
    /** How often each number stands on the board: the double carries it twice. */
    copies: range + 2,
    /** How many dominoes carry a given number. */
    dominoesPerNumber: range + 1,
    cells: 2 * dominoes,
    /**
     * How many dominoes are left over at least when the others lie in one open chain. If each number is on an odd number of
     * other dominoes, that is for odd ranges, only two of them can be ends of a chain, and each domino left out mends two more.
     */
    leftOver: range % 2 === 0 ? 0 : (range - 1) / 2,
  };
}

/** How many dominoes the double-`range` set has. */
export function dominoCount(range: number): number {
  return ((range + 1) * (range + 2)) / 2;
}

/** The range whose whole set covers `cells` cells, if there is one. */
export function rangeOfCells(cells: number): number | undefined {
  for (let range = 0; range <= MAX_RANGE; range++) if (2 * dominoCount(range) === cells) return range;
  return undefined;
}

/**
 * The place of the domino with these two numbers, in either order, in the list 0:0, 0:1, 1:1, 0:2, 1:2, 2:2 …
 * It does not depend on the range, so a smaller set is the beginning of a larger one.
 */
export function dominoIndex(a: number, b: number): number {
  return a < b ? (b * (b + 1)) / 2 + a : (a * (a + 1)) / 2 + b;
}

/** {@link dominoIndex} of numbers from 0 to a range, looked up, for those who ask millions of times. */
export class DominoTable {
  /** The domino of `a` and `b` stands at `a << 5 | b`: no number has more than five bits. */
  readonly #indices: Int32Array;
  readonly #rows: readonly Int32Array[];

  constructor(range: number) {
    const numbers = Array.from({ length: range + 1 }, (_, number) => number);
    this.#indices = new Int32Array(numbers.length << 5);
    for (const a of numbers) for (const b of numbers) this.#indices[(a << 5) | b] = dominoIndex(a, b);
    this.#rows = numbers.map((a) => this.#indices.subarray(a << 5, (a << 5) + numbers.length));
  }

  indexOf(a: number, b: number): number {
    return this.#indices[(a << 5) | b]!;
  }

  /** For one number the dominoes that it makes with each, for those who ask for many. */
  row(number: number): Int32Array {
    return this.#rows[number]!;
  }
}

/** All dominoes of the double-`range` set in the order of {@link dominoIndex}. */
export function dominoesOf(range: number): Domino[] {
  const dominoes: Domino[] = [];
  for (let high = 0; high <= range; high++)
    for (let low = 0; low <= high; low++) dominoes.push({ low, high });
  return dominoes;
}

/** By the smaller number, then by the larger, as a reader looks for a domino. */
export function byNumbers(one: Domino, other: Domino): number {
  return one.low - other.low || one.high - other.high;
}

export function domino(a: number, b: number): Domino {
  return a < b ? { low: a, high: b } : { low: b, high: a };
}

export function isSameDomino(one: Domino, other: Domino): boolean {
  return one.low === other.low && one.high === other.high;
}

/** `4:6`, the smaller number first. */
export function makeDomino({ low, high }: Domino): string {
  return `${low}:${high}`;
}

/** Checks that `range` is a whole number from `least` to {@link MAX_RANGE}. @throws UserError */
export function checkRange(range: number, least = 0): number {
  if (Number.isInteger(range) && range >= least && range <= MAX_RANGE) return range;
  throw new UserError(`range ${range} is out of bounds`, {
    expected: `a whole number from ${least} to ${MAX_RANGE}`,
    hint: 'range 6 is the ordinary set with 28 dominoes, range 7 the double-seven set with 36',
  });
}
