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

/** The numbers whose bits are set, the lowest first. */
export function numbersIn(bits: number): number[] {
  const numbers: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) numbers.push(lowestBit(rest));
  return numbers;
}

/** A set of numbers from 0 to before a size, one bit each: adding to it and going through it allocates nothing. */
export class NumberSet {
  readonly size: number;
  readonly words: Int32Array;

  constructor(size: number) {
    this.size = size;
    this.words = new Int32Array((size + 31) >>> 5);
  }

  add(number: number): void {
    this.words[number >>> 5]! |= 1 << number;
  }

  delete(number: number): void {
    this.words[number >>> 5]! &= ~(1 << number);
  }

  has(number: number): boolean {
    return (this.words[number >>> 5]! & (1 << number)) !== 0;
  }

  addAll(): void {
    this.words.fill(-1);
  }

  /** The least number of the set that is not less than `from`; the size or more if there is none. */
  next(from: number): number {
    const words = this.words;
    let i = from >>> 5;
    if (i >= words.length) return this.size;
    for (let word = words[i]! & (-1 << from); ; word = words[i]!) {
      if (word !== 0) return (i << 5) + lowestBit(word);
      if (++i === words.length) return this.size;
    }
  }
}
