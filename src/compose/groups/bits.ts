import type { Random } from '../../random.ts';

// Sets of numbers as the bits of one integer; the largest set has 22 of them.

/** How many bits are set. */
export function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** One of the bits that are set, each equally likely; without `random` the lowest. */
export function oneBit(bits: number, random: Random | undefined): number {
  let rest = bits;
  if (random) for (let skip = random.below(bitCount(bits)); skip > 0; skip--) rest &= rest - 1;
  return rest & -rest;
}

/** The number of a bit. */
export function numberOfBit(bit: number): number {
  return 31 - Math.clz32(bit);
}
