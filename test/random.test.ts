import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../src/random.ts';

const draw = (random: Random, count: number) => Array.from({ length: count }, () => random.next());
const withState = (...state: number[]) => new Random('', Uint32Array.from(state));

/** Pearson's chi-square of counts that should all be equal. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

// The numbers come from a C program, compiled with gcc and based on the public definition of xoshiro128** 1.1 (Blackman and
// Vigna): result = rotl(s1 * 5, 7) * 9; t = s1 << 9; s2 ^= s0; s3 ^= s1; s1 ^= s2; s0 ^= s3; s2 ^= t; s3 = rotl(s3, 11).
describe('the generator gives the numbers of the C reference', () => {
  it.each([
    [
      [1, 2, 3, 4],
      [
        11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
        337829053, 2142557243, 3576906021, 2006103318, 3870238204, 1001584594, 3804789018, 2299676403,
        3571406116, 2962224741,
      ],
    ],
    [
      [0xffffffff, 0x80000000, 0x9e3779b9, 0x00000001],
      [
        576, 533539028, 4294956919, 1723848189, 432210510, 2387024432, 4057934682, 1776108055, 1414955848,
        2050993518, 1415616363, 268990166, 3757464875, 2126731012, 19096000, 797397389, 4262282415,
        3552731253, 3977190473, 2701498108,
      ],
    ],
  ])('from state %j', (state, expected) => {
    expect(draw(withState(...state), 20)).toEqual(expected);
  });

  it('without changing the state that it was given', () => {
    const state = Uint32Array.of(1, 2, 3, 4);
    const [one, other] = [new Random('', state), new Random('', state)];
    expect(draw(one, 3)).toEqual(draw(other, 3));
    expect([...state]).toEqual([1, 2, 3, 4]);
  });
});

describe('a seed', () => {
  // These numbers are public behaviour and must never change. They were made without this program, by sha256sum (the first four
  // words of the digest, in little-endian order) and the C reference.
  it.each([
    ['', [2352176578, 3995682531, 789331166, 3278704162, 3534728208]],
    ['7', [619842948, 3469459976, 2293665884, 3127791544, 3557126319]],
    ['first-book', [3448922846, 2860444050, 102096489, 3651652614, 3344159386]],
    ['first-book/2/17', [877295877, 3971895814, 1733571751, 3730105392, 2381584107]],
    ['größe ½ 🁣', [413491157, 2167420525, 2263871507, 2276936428, 641864276]],
  ])('"%s" gives the numbers that it always gave', (seed, expected) => {
    expect(draw(new Random(seed), 5)).toEqual(expected);
  });

  it('gives the same again, another seed something else', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const numbers = draw(new Random(a), 4);
        expect(draw(new Random(a), 4)).toEqual(numbers);
        if (a !== b) expect(draw(new Random(b), 4)).not.toEqual(numbers);
      }),
    );
  });
});

describe('fork', () => {
  it('does not depend on how much was drawn, and draws nothing itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(50), (seed, label, drawn) => {
        const fresh = new Random(seed);
        const used = new Random(seed);
        draw(used, drawn);
        expect(draw(used.fork(label), 4)).toEqual(draw(fresh.fork(label), 4));
        draw(fresh, drawn);
        expect(draw(used, 4)).toEqual(draw(fresh, 4));
      }),
    );
  });

  it('is another generator than its parent and its siblings', () => {
    const parent = new Random('first-book');
    const streams = [parent, parent.fork(1), parent.fork(2), parent.fork('a'), parent.fork(1).fork(1)];
    expect(new Set(streams.map((random) => draw(random, 4).join())).size).toBe(streams.length);
  });

  it('has a seed that makes it again', () => {
    const fork = new Random('first-book').fork(2).fork('17');
    expect(fork.seed).toBe('first-book/2/17');
    expect(draw(fork, 4)).toEqual(draw(new Random('first-book/2/17'), 4));
  });
});

describe('below', () => {
  it('gives whole numbers from 0 to below the bound', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        const random = new Random(seed);
        for (let i = 0; i < 20; i++) {
          const number = random.below(bound);
          expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
        }
      }),
    );
  });

  // State 1, 2, 3, 4 draws 11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597.
  it.each([
    ['nothing, as the bound divides 2^32', 2 ** 31, 11520, 0],
    ['nothing, as the bound is 2^32', 2 ** 32, 11520, 0],
    ['nothing: 11520 is the first fair number', 2 ** 32 - 11520, 11520, 0],
    ['11520, the last unfair number, and 0', 2 ** 32 - 11521, 5927040, 70819200],
    ['seven numbers below 2^31 - 1', 2 ** 31 + 1, 3734860849 - (2 ** 31 + 1), 3729100597],
  ])('draws again, lest one number be likelier: %s', (_, bound, expected, next) => {
    const random = withState(1, 2, 3, 4);
    expect(random.below(bound)).toBe(expected);
    expect(random.next()).toBe(next);
  });

  // The chi-square value with a probability of about one in a million. The seed is fixed, so the result is always the same.
  it.each([
    [2, 1, 24],
    [3, 1, 28],
    [7, 1, 39],
    [36, 1, 91],
    [3 * 2 ** 30, 3, 28], // by remainder alone, the first third would come twice as often as the others
  ])('is fair: bound %i in %i parts', (bound, parts, limit) => {
    const random = new Random(`fair ${bound}`);
    const classes = parts === 1 ? bound : parts;
    const counts = new Array<number>(classes).fill(0);
    for (let i = 0; i < 36_000; i++) counts[Math.floor((random.below(bound) / bound) * classes)]!++;
    expect(chiSquare(counts)).toBeLessThan(limit);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])(
    'has no number below %d',
    (bound) => {
      expect(() => new Random('').below(bound)).toThrow(RangeError);
    },
  );
});

describe('fraction', () => {
  /** A generator with given bits. */
  class Given extends Random {
    readonly #bits: number[];
    constructor(...bits: number[]) {
      super('');
      this.#bits = bits;
    }
    override next(): number {
      return this.#bits.shift()!;
    }
  }

  it.each([
    ['all bits 0', 0, 0, 0],
    ['all bits 1', 0xffffffff, 0xffffffff, 1 - 2 ** -53],
    ['the highest bit', 0x80000000, 0, 0.5],
    ['the lowest bit that counts', 0, 0x40, 2 ** -53],
    ['bits that do not count', 0x1f, 0x3f, 0],
  ])('is made of 27 and 26 bits: %s', (_, high, low, expected) => {
    expect(new Given(high, low).fraction()).toBe(expected);
  });

  it('lies from 0 to below 1, evenly', () => {
    const random = new Random('fractions');
    const counts = new Array<number>(20).fill(0);
    for (let i = 0; i < 20_000; i++) counts[Math.floor(random.fraction() * 20)]!++;
    expect(counts).toHaveLength(20);
    expect(chiSquare(counts)).toBeLessThan(67);
  });
});

describe('shuffle', () => {
  it('gives the same items in some order, in place', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(9)), (seed, items) => {
        const before = items.toSorted((a, b) => a - b);
        expect(new Random(seed).shuffle(items)).toBe(items);
        expect(items.toSorted((a, b) => a - b)).toEqual(before);
      }),
    );
  });

  it('gives typed arrays the order that it gives lists', () => {
    const list = Array.from({ length: 36 }, (_, i) => i);
    const typed = Uint8Array.from(list);
    expect([...new Random('36').shuffle(typed)]).toEqual(new Random('36').shuffle([...list]));
  });

  it('gives each of the 24 orders of four items as often', () => {
    const random = new Random('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = random.shuffle([1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(73);
  });

  it.each([[[]], [[5]]])('draws nothing for %j', (items) => {
    const random = withState(1, 2, 3, 4);
    random.shuffle(items);
    expect(random.next()).toBe(11520);
  });

  // Calculated by hand from 11520, 0, 5927040: 11520 mod 4 = 0 swaps the ends of 1 2 3 4; 0 mod 3 = 0 swaps the first and the
  // third of 4 2 3 1; 5927040 mod 2 = 0 swaps the first two of 3 2 4 1.
  it('goes from the last item to the first (Fisher and Yates)', () => {
    expect(withState(1, 2, 3, 4).shuffle([1, 2, 3, 4])).toEqual([2, 3, 4, 1]);
  });
});
