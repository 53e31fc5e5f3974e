import { hashNumbersOf } from './hash.ts';

/**
 * The only source of chance: xoshiro128** 1.1 (Blackman and Vigna, 2018), its 128 bits of state taken from
 * the SHA-256 of a text. What a seed gives is public behaviour: a change raises `engine` in book.json.
 */
export class Random {
  /** The text that this generator was made from; `new Random(seed)` gives the same numbers again. */
  readonly seed: string;
  /** As signed numbers: what is above 2^31 would be allocated wherever it is handed on. */
  readonly #state: Int32Array;

  /** `state` stands in for the one made from `seed`, to compare the generator with published numbers. */
  constructor(seed: string, state?: ArrayLike<number>) {
    this.seed = seed;
    this.#state = state ? new Int32Array(state) : hashNumbersOf(seed);
  }

  /**
   * A generator of its own for one part of the work, independent of how much was drawn from this one. Its seed is
   * `seed/label`, so that forks of forks read like a path: `fork('2').fork('17')` is `fork('2/17')`.
   */
  fork(label: string | number): Random {
    return new Random(`${this.seed}/${label}`);
  }

  /** The next 32 random bits as an unsigned integer. */
  next(): number {
    const s = this.#state;
    const s0 = s[0]!;
    const s1 = s[1]!;
    const s2 = s[2]! ^ s0;
    const s3 = s[3]! ^ s1;
    s[0] = s0 ^ s3;
    s[1] = s1 ^ s2;
    s[2] = s2 ^ (s1 << 9);
    s[3] = rotateLeft(s3, 11);
    return Math.imul(rotateLeft(Math.imul(s1, 5), 7), 9) >>> 0;
  }

  /**
   * A whole number from 0 up to, but without, `bound`, every one equally likely.
   *
   * @throws RangeError unless `bound` is a whole number from 1 to 2^32
   */
  below(bound: number): number {
    if (bound === 0x1_0000_0000) return this.next();
    // All is marked as unsigned, the remainder too (else it could be NaN): so it is one of whole numbers, which takes a
    // fraction of the time.
    const limit = bound >>> 0;
    if (limit !== bound || limit === 0) {
      throw new RangeError(`no whole number is below ${bound}, or it does not fit 32 bits`);
    }
    let bits = this.next();
    if (bits < limit) {
      // The lowest 2^32 mod limit outcomes are drawn again: what is left is a multiple of limit.
      const unfair = ((-limit >>> 0) % limit) >>> 0;
      while (bits < unfair) bits = this.next();
    }
    return ((bits >>> 0) % limit) >>> 0;
  }

  /** A number from 0 up to, but without, 1, with 53 random bits. */
  fraction(): number {
    const high = this.next() >>> 5;
    const low = this.next() >>> 6;
    return (high * 0x400_0000 + low) / 0x20_0000_0000_0000;
  }

  /** Puts the items into a random order, in place, every order equally likely (Fisher and Yates). */
  shuffle<T extends { length: number; [index: number]: number }>(items: T): T {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const moved = items[i]!;
      items[i] = items[j]!;
      items[j] = moved;
    }
    return items;
  }
}

function rotateLeft(bits: number, by: number): number {
  return (bits << by) | (bits >>> (32 - by));
}
