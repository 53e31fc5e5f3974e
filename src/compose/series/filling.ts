/**
 * The numbers of the groups of one key, given one after the other, so that they fit into few bits. Always the
 * group with the fewest choices comes next (the first of several): what follows from the numbers given need not be
 * told. A choice is left out if it would make two dominoes equal or leave another group without any.
 */
export class Filling {
  /** For each group its number, or -1. */
  readonly numbers: Int32Array;
  readonly #groups: number;
  readonly #range: number;
  readonly #groupsLeft: Int32Array;
  /** For each number a bit for each number that it shares a domino with already. */
  readonly #met: Int32Array;
  /** For each group those at the other ends of its dominoes, itself among them if a domino lies whole in it. */
  readonly #neighbours: readonly (readonly number[])[];

  /**
   * @param groupOf for each cell of the bounding box its group, -1 where the board has no cell
   * @param key for each cell the cell with the other half of its domino
   */
  constructor(groupOf: ArrayLike<number>, key: ArrayLike<number>, groups: number, range: number) {
    const neighbours = Array.from({ length: groups }, () => new Set<number>());
    for (let cell = 0; cell < groupOf.length; cell++) {
      if (groupOf[cell]! >= 0) neighbours[groupOf[cell]!]!.add(groupOf[key[cell]!]!);
    }
    this.#groups = groups;
    this.#range = range;
    this.#neighbours = neighbours.map((others) => [...others]);
    this.numbers = new Int32Array(groups).fill(-1);
    this.#groupsLeft = new Int32Array(range + 1).fill(groups / (range + 1));
    this.#met = new Int32Array(range + 1);
  }

  /** The group that comes next, and the numbers that it can have, in ascending order. */
  next(): { group: number; choices: number[] } {
    let best = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (let group = 0; group < this.#groups && fewest > 1; group++) {
      if (this.numbers[group]! >= 0) continue;
      const count = bitCount(this.#choicesOf(group));
      if (count < fewest) [best, fewest] = [group, count];
    }
    const open = this.#choicesOf(best);
    const choices: number[] = [];
    for (let number = 0; number <= this.#range; number++) {
      if ((open >> number) & 1 && this.#leavesChoices(best, number)) choices.push(number);
    }
    return { group: best, choices };
  }

  /** Gives a number to a group. */
  give(group: number, number: number): void {
    this.numbers[group] = number;
    this.#groupsLeft[number]!--;
    this.#turn(group, number);
  }

  #take(group: number): void {
    const number = this.numbers[group]!;
    this.#turn(group, number);
    this.#groupsLeft[number]!++;
    this.numbers[group] = -1;
  }

  #leavesChoices(group: number, number: number): boolean {
    this.give(group, number);
    let leaves = true;
    for (let other = 0; other < this.#groups && leaves; other++) {
      leaves = this.numbers[other]! >= 0 || this.#choicesOf(other) !== 0;
    }
    this.#take(group);
    return leaves;
  }

  /** A bit for each number that makes only dominoes which do not lie yet. */
  #choicesOf(group: number): number {
    let around = 0;
    let holdsStone = false;
    for (const other of this.#neighbours[group]!) {
      const number = this.numbers[other]!;
      if (other === group) holdsStone = true;
      if (number < 0) continue;
      if ((around >> number) & 1) return 0;
      around |= 1 << number;
    }
    let choices = 0;
    for (let number = 0; number <= this.#range; number++) {
      const made = holdsStone ? around | (1 << number) : around;
      const twice = (this.#met[number]! & made) !== 0 || (holdsStone && ((around >> number) & 1) === 1);
      if (this.#groupsLeft[number]! > 0 && !twice) choices |= 1 << number;
    }
    return choices;
  }

  /** Notes, or takes back, the dominoes that this group makes with groups that have a number. */
  #turn(group: number, number: number): void {
    for (const other of this.#neighbours[group]!) {
      const partner = this.numbers[other]!;
      if (partner < 0) continue;
      this.#met[number]! ^= 1 << partner;
      if (partner !== number) this.#met[partner]! ^= 1 << number;
    }
  }
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
