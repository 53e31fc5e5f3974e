import type { Board } from '../../domino/board.ts';
import { groupsOfKind, type Kind } from '../../domino/kinds.ts';
import type { Key } from '../../domino/puzzle.ts';
import { UserError } from '../../errors.ts';
import { bitCount } from '../../solve/bits.ts';
import { makeChecked, mistyped, parseChecked, wordsFor } from './checked-words.ts';
import { isFilledBy, partitionsOfKey } from './series.ts';

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
    let holdsDomino = false;
    for (const other of this.#neighbours[group]!) {
      const number = this.numbers[other]!;
      if (other === group) holdsDomino = true;
      if (number < 0) continue;
      if ((around >> number) & 1) return 0;
      around |= 1 << number;
    }
    let choices = 0;
    for (let number = 0; number <= this.#range; number++) {
      const made = holdsDomino ? around | (1 << number) : around;
      const twice = (this.#met[number]! & made) !== 0 || (holdsDomino && ((around >> number) & 1) === 1);
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

/** A key, what kind of numbers it is to carry, and what it is called. */
export interface NamedKey {
  readonly board: Board;
  readonly kind: Kind;
  readonly range: number;
  readonly key: Key;
  readonly keyId: string;
}

/** Eight bits: one in 251 ids that are wrong in more than one letter are not noticed by the check alone. */
const MODULUS = 251n;

/**
 * The ids of the numbers that one key can carry.
 *
 * The number behind an id is written in mixed radix, lowest digit first: which of the partitions of the key it is,
 * then for each group, in the order of {@link Filling}, which of its choices. The digits that remain are zero.
 * If the numbers suit several partitions, the first is told.
 */
export class FillingIds {
  readonly #key: NamedKey;
  readonly #groups: number;
  readonly #partitions: readonly Int32Array[];
  readonly #context: string;

  /** @param named of a kind with groups */
  constructor(named: NamedKey) {
    const { board, kind, range, key, keyId } = named;
    const rule = groupsOfKind(kind)!;
    this.#key = named;
    this.#groups = board.cells.length / rule.size;
    this.#partitions = partitionsOfKey(board, rule, range, key);
    this.#context = `${keyId} ${kind}`;
  }

  /** @throws UserError if the key does not lay every domino once on these numbers, or they are of another kind */
  make(numbers: ArrayLike<number>): string {
    const numberOf = new Int32Array(this.#groups);
    const index = this.#partitions.findIndex((groupOf) => isFilledBy(groupOf, numbers, numberOf));
    if (index < 0) throw this.#unfit();
    const filling = this.#begin(index);
    const digits = [index];
    const radices = [this.#partitions.length];
    for (let given = 0; given < this.#groups; given++) {
      const { group, choices } = filling.next();
      const digit = choices.indexOf(numberOf[group]!);
      if (digit < 0) throw this.#unfit();
      digits.push(digit);
      radices.push(choices.length);
      filling.give(group, choices[digit]!);
    }
    const value = digits.reduceRight((sum, digit, i) => sum * BigInt(radices[i]!) + BigInt(digit), 0n);
    const words = wordsFor((value + 1n) * MODULUS);
    return makeChecked(value, { words, modulus: MODULUS }, this.#context);
  }

  /** The numbers behind an id, one for each cell of the bounding box. @throws UserError */
  parse(id: string): number[] {
    const { value } = parseChecked(id, MODULUS, this.#context);
    const numbers = this.#numbersOf(value);
    // Of several numbers that would lead to the same puzzle, and of empty words at the front, only one is right.
    if (!numbers || this.make(numbers) !== id) throw mistyped(id);
    return numbers;
  }

  #numbersOf(value: bigint): number[] | undefined {
    let rest = value;
    const draw = (radix: number): number => {
      const digit = Number(rest % BigInt(radix));
      rest /= BigInt(radix);
      return digit;
    };
    if (this.#partitions.length === 0) return undefined;
    const index = draw(this.#partitions.length);
    const filling = this.#begin(index);
    for (let given = 0; given < this.#groups; given++) {
      const { group, choices } = filling.next();
      if (choices.length === 0) return undefined;
      filling.give(group, choices[draw(choices.length)]!);
    }
    if (rest > 0n) return undefined;
    return this.#key.board.has.map((has, cell) =>
      has ? filling.numbers[this.#partitions[index]![cell]!]! : -1,
    );
  }

  #begin(index: number): Filling {
    return new Filling(this.#partitions[index]!, this.#key.key, this.#groups, this.#key.range);
  }

  #unfit(): UserError {
    return new UserError(`these numbers are not a ${this.#key.kind} with this key`, {
      expected: 'equal numbers in their groups, and every domino once',
    });
  }
}
