/** How many bits of a number of 32 are set. */
export function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The position of the lowest bit that is set; there must be one. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
