import type { Random } from '../../random.ts';
import { bitCount, lowestBit } from '../../solve/bits.ts';
import { oneBit, Search } from './search.ts';

interface ColouringOptions {
  /** Draws the order in which the numbers are tried; without it every colouring comes once, in a fixed order. */
  readonly random?: Random | undefined;
  /** For each group the number that it is to have, -1 for any. */
  readonly pins?: ArrayLike<number> | undefined;
}

/**
 * The ways to give each group a number so that all dominoes of a layout are different. The groups are the nodes of a
 * graph and the dominoes its edges; a domino inside a group, or between two groups of one number, is a double.
 *
 * There are as many dominoes as the set has, so that all of them being different means that the whole set lies there.
 * Numbers that have no group yet are alike, and only the lowest of them is tried: every colouring comes once up to
 * renumbering (but for the numbers that are pinned).
 */
export class Colourings extends Search {
  /** For each group its number. */
  readonly colour: Int32Array;
  readonly groups: number;
  readonly #numbers: number;
  readonly #perNumber: number;
  /** Groups that dominoes lead to from each group, `#degree` of them at the front of its `#width` entries. */
  readonly #neighbours: Int32Array;
  readonly #degree: Int32Array;
  readonly #width: number;
  readonly #hasDouble: Uint8Array;
  /** For each number a bit for each number that it has a domino with. */
  readonly #met: Int32Array;
  /** How many groups each number has, and bits for the numbers that have all, and that have some. */
  readonly #count: Int32Array;
  #full = 0;
  #begun = 0;
  /** Bits for all numbers, and for those whose double lies. */
  readonly #all: number;
  #doubles = 0;
  /** For each level its group and bits for the numbers that are left to it. */
  readonly #group: Int32Array;
  readonly #choices: Int32Array;
  #random: Random | undefined;

  /**
   * @param groups how many groups there are
   * @param range the highest number, at most 21
   * @param perNumber how many groups each number has
   */
  constructor(groups: number, range: number, perNumber: number) {
    super();
    this.groups = groups;
    this.#numbers = range + 1;
    this.#all = 2 ** (range + 1) - 1;
    this.#perNumber = perNumber;
    // A group meets each other number once, and itself.
    this.#width = range + 2;
    this.colour = new Int32Array(groups);
    this.#neighbours = new Int32Array(groups * this.#width);
    this.#degree = new Int32Array(groups);
    this.#hasDouble = new Uint8Array(groups);
    this.#met = new Int32Array(this.#numbers);
    this.#count = new Int32Array(this.#numbers);
    this.#group = new Int32Array(groups);
    this.#choices = new Int32Array(groups);
  }

  /**
   * Takes a partition and a layout on it.
   *
   * @param groupOf for each cell its group, -1 where the board has no cell
   * @param key for each cell the cell with the other half of its domino
   * @returns false if some two dominoes can never be different, so that there is nothing to find
   */
  begin(
    groupOf: ArrayLike<number>,
    key: ArrayLike<number>,
    { random, pins }: ColouringOptions = {},
  ): boolean {
    this.#random = random;
    this.colour.fill(-1);
    this.#met.fill(0);
    this.#count.fill(0);
    this.#full = 0;
    this.#begun = 0;
    this.#doubles = 0;
    this.close();
    if (!this.#readDominoes(groupOf, key)) return false;
    let pinned = 0;
    if (pins) {
      for (let group = 0; group < this.groups; group++) {
        const number = pins[group]!;
        if (number < 0) continue;
        if (((this.freeFor(group) >> number) & 1) === 0) return false;
        this.give(group, number);
        pinned++;
      }
    }
    this.start(this.groups - pinned);
    return true;
  }

  protected override enter(level: number): void {
    let fewest = 33;
    for (let group = 0; group < this.groups; group++) {
      if (this.colour[group]! >= 0) continue;
      const choices = this.#choicesOf(group);
      const count = bitCount(choices);
      if (count >= fewest) continue;
      fewest = count;
      this.#group[level] = group;
      this.#choices[level] = choices;
      if (count === 0) return;
    }
  }

  protected override advance(level: number): boolean {
    const group = this.#group[level]!;
    if (this.colour[group]! >= 0) this.take(group);
    const choices = this.#choices[level]!;
    if (choices === 0) return false;
    const bit = oneBit(choices, this.#random);
    this.#choices[level] = choices ^ bit;
    this.give(group, lowestBit(bit));
    return true;
  }

  /** Notes between which groups the dominoes lie; false if two of them would be equal whatever the numbers. */
  #readDominoes(groupOf: ArrayLike<number>, key: ArrayLike<number>): boolean {
    const neighbours = this.#neighbours;
    this.#degree.fill(0);
    this.#hasDouble.fill(0);
    let doubles = 0;
    for (let cell = 0; cell < groupOf.length; cell++) {
      const group = groupOf[cell]!;
      if (group < 0) continue;
      const other = groupOf[key[cell]!]!;
      if (other === group) {
        if (key[cell]! < cell) continue;
        if (this.#hasDouble[group]! > 0 || ++doubles > this.#numbers) return false;
        this.#hasDouble[group] = 1;
        continue;
      }
      const start = group * this.#width;
      const end = start + this.#degree[group]!;
      if (end === start + this.#width) return false;
      for (let i = start; i < end; i++) if (neighbours[i] === other) return false;
      neighbours[end] = other;
      this.#degree[group]!++;
    }
    return true;
  }

  /** Bits for the numbers that are tried for a group: of those that have no group yet the lowest only. */
  #choicesOf(group: number): number {
    const fresh = this.#all & ~this.#begun;
    return (this.#begun | (fresh & -fresh)) & this.freeFor(group);
  }

  /** Bits for the numbers that a group can have beside those that have been given: they make no domino twice. */
  freeFor(group: number): number {
    const start = group * this.#width;
    const end = start + this.#degree[group]!;
    let around = 0;
    let barred = this.#full;
    for (let i = start; i < end; i++) {
      const number = this.colour[this.#neighbours[i]!]!;
      if (number < 0) continue;
      if ((around >> number) & 1) return 0;
      around |= 1 << number;
      barred |= this.#met[number]!;
    }
    if (this.#hasDouble[group]! > 0) barred |= around | this.#doubles;
    return this.#all & ~barred;
  }

  give(group: number, number: number): void {
    this.colour[group] = number;
    this.#turnDominoes(group, number);
    this.#begun |= 1 << number;
    if (++this.#count[number]! === this.#perNumber) this.#full |= 1 << number;
  }

  take(group: number): void {
    const number = this.colour[group]!;
    this.#turnDominoes(group, number);
    this.colour[group] = -1;
    this.#full &= ~(1 << number);
    if (--this.#count[number]! === 0) this.#begun &= ~(1 << number);
  }

  /** Notes, or takes back, the dominoes between a group with this number and the groups that have one. */
  #turnDominoes(group: number, number: number): void {
    const bit = 1 << number;
    const start = group * this.#width;
    const end = start + this.#degree[group]!;
    let met = this.#hasDouble[group]! > 0 ? bit : 0;
    for (let i = start; i < end; i++) {
      const other = this.colour[this.#neighbours[i]!]!;
      if (other < 0) continue;
      met ^= 1 << other;
      if (other !== number) this.#met[other]! ^= bit;
    }
    this.#met[number]! ^= met;
    this.#doubles ^= met & bit;
  }
}
