import type { Cell } from '../../domino/board.ts';
import type { Random } from '../../random.ts';
import { lowestBit } from '../../solve/bits.ts';
import { oneBit, Search } from './search.ts';

/** Cells whose numbers are to have a sum. */
export interface WantedSum {
  readonly cells: readonly Cell[];
  readonly total: number;
}

/**
 * The ways to exchange the numbers of a filling for each other (the book's "Augenvertauschung") so that all sums come
 * out. The dominoes stay all different, and one solution stays one.
 */
export class Numberings extends Search {
  /** For each number of the filling the one that takes its place. */
  readonly numberOf: Int32Array;
  readonly #numbers: number;
  readonly #sums: readonly WantedSum[];
  /** For each sum, number by number, how often it stands in the sum's cells. */
  readonly #times: Int32Array;
  /** For each sum the numbers of the filling, those that stand there most often first. */
  readonly #ranked: Int32Array;
  /** For each level its number of the filling, and bits for the numbers that are left to it. */
  readonly #from: Int32Array;
  readonly #choices: Int32Array;
  /** Bits for the numbers that nothing was exchanged for yet. */
  #open = 0;
  #random: Random | undefined;

  constructor(range: number, sums: readonly WantedSum[]) {
    super();
    this.#numbers = range + 1;
    this.#sums = sums;
    this.numberOf = new Int32Array(this.#numbers);
    this.#times = new Int32Array(this.#numbers * sums.length);
    this.#ranked = new Int32Array(this.#numbers * sums.length);
    this.#from = new Int32Array(this.#numbers);
    this.#choices = new Int32Array(this.#numbers);
  }

  /**
   * @param numbers the filling, one number for each cell of the bounding box
   * @param fixed bits for the numbers that stay
   * @param random draws the order in which the numbers are tried
   */
  begin(numbers: ArrayLike<number>, fixed: number, random: Random): void {
    this.#random = random;
    this.#open = 0;
    let levels = 0;
    for (let number = 0; number < this.#numbers; number++) {
      const stays = (fixed >> number) & 1;
      this.numberOf[number] = stays ? number : -1;
      if (stays) continue;
      this.#from[levels++] = number;
      this.#open |= 1 << number;
    }
    for (let sum = 0; sum < this.#sums.length; sum++) this.#count(sum, numbers);
    if (this.#isReachable()) this.start(levels);
    else this.close();
  }

  protected override enter(level: number): void {
    this.#choices[level] = this.#open;
  }

  protected override advance(level: number): boolean {
    const from = this.#from[level]!;
    if (this.numberOf[from]! >= 0) this.#open |= 1 << this.numberOf[from]!;
    this.numberOf[from] = -1;
    for (let choices = this.#choices[level]!; choices !== 0; ) {
      const bit = oneBit(choices, this.#random);
      choices ^= bit;
      this.numberOf[from] = lowestBit(bit);
      this.#open ^= bit;
      if (this.#isReachable()) {
        this.#choices[level] = choices;
        return true;
      }
      this.#open ^= bit;
      this.numberOf[from] = -1;
    }
    return false;
  }

  #count(sum: number, numbers: ArrayLike<number>): void {
    const start = sum * this.#numbers;
    const times = this.#times;
    const ranked = this.#ranked;
    times.fill(0, start, start + this.#numbers);
    for (const cell of this.#sums[sum]!.cells) times[start + numbers[cell]!]!++;
    for (let number = 0; number < this.#numbers; number++) {
      let at = start + number;
      for (; at > start && times[start + ranked[at - 1]!]! < times[start + number]!; at--) {
        ranked[at] = ranked[at - 1]!;
      }
      ranked[at] = number;
    }
  }

  /**
   * Whether each sum on its own is between the least and the most that the open numbers can bring it to: those that
   * stand there most often get the smallest, or the largest.
   */
  #isReachable(): boolean {
    for (let sum = 0; sum < this.#sums.length; sum++) {
      const start = sum * this.#numbers;
      let least = 0;
      let most = 0;
      let low = this.#open;
      let high = this.#open;
      for (let i = start; i < start + this.#numbers; i++) {
        const number = this.#ranked[i]!;
        const times = this.#times[start + number]!;
        if (times === 0) break;
        const given = this.numberOf[number]!;
        if (given >= 0) {
          least += times * given;
          most += times * given;
          continue;
        }
        const lowest = lowestBit(low);
        const highest = 31 - Math.clz32(high);
        least += times * lowest;
        most += times * highest;
        low ^= 1 << lowest;
        high ^= 1 << highest;
      }
      const { total } = this.#sums[sum]!;
      if (total < least || total > most) return false;
    }
    return true;
  }
}
