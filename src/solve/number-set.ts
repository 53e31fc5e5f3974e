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

  clear(): void {
    this.words.fill(0);
  }

  /** Adds every number there can be. */
  addAll(): void {
    this.words.fill(-1);
  }

  /** The least number of the set that is not less than `from`; the size or more if there is none. */
  next(from: number): number {
    const words = this.words;
    let i = from >>> 5;
    if (i >= words.length) return this.size;
    for (let word = words[i]! & (-1 << from); ; word = words[i]!) {
      if (word !== 0) return (i << 5) + 31 - Math.clz32(word & -word);
      if (++i === words.length) return this.size;
    }
  }
}
