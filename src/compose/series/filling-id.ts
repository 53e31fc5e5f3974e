import type { Board } from '../../domino/board.ts';
import { groupsOfKind, type Kind } from '../../domino/kinds.ts';
import type { Key } from '../../domino/puzzle.ts';
import { UserError } from '../../errors.ts';
import { makeChecked, mistyped, parseChecked, wordsFor } from './checked-words.ts';
import { Filling } from './filling.ts';
import { isFilledBy, partitionsOfKey } from './key-partitions.ts';

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
