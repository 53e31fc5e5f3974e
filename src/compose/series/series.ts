import type { Board } from '../../domino/board.ts';
import { type GroupRule, groupsOfKind, type Kind } from '../../domino/kinds.ts';
import type { Key } from '../../domino/puzzle.ts';
import { memoize } from '../../memoize.ts';
import { Colourings } from '../groups/colourings.ts';
import { Partitions } from '../groups/partitions.ts';

/**
 * All puzzles of one key (the book's "Serie"): for each partition that suits the key all ways to give numbers to its
 * groups, up to renumbering. What several partitions have in common comes once, under the first of them.
 */
export class Series {
  /** For each partition the group of each cell; -1 where the board has no cell. */
  readonly partitions: readonly Int32Array[];
  /** The numbers of the filling that was found last, one for each cell of the bounding box. */
  readonly numbers: Int32Array;
  readonly #key: Key;
  readonly #colourings: Colourings;
  readonly #numberOf: Int32Array;
  #partition = 0;

  /** @param kind one with groups */
  constructor(board: Board, kind: Kind, range: number, key: Key) {
    const rule = groupsOfKind(kind)!;
    const groups = board.cells.length / rule.size;
    this.partitions = partitionsOfKey(board, rule, key);
    this.numbers = new Int32Array(board.has.length).fill(-1);
    this.#key = key;
    this.#colourings = new Colourings(groups, range, groups / (range + 1));
    this.#numberOf = new Int32Array(groups);
  }

  /** Begins with a partition, named by its index in the list. */
  begin(partition: number): void {
    this.#partition = partition;
    this.#colourings.begin(this.partitions[partition]!, this.#key);
  }

  /** Finds the next filling of the partition; false if there is none. */
  next(): boolean {
    while (this.#colourings.next()) {
      const groupOf = this.partitions[this.#partition]!;
      for (let cell = 0; cell < groupOf.length; cell++) {
        if (groupOf[cell]! >= 0) this.numbers[cell] = this.#colourings.colour[groupOf[cell]!]!;
      }
      if (!this.#isOfEarlier()) return true;
    }
    return false;
  }

  #isOfEarlier(): boolean {
    for (let earlier = 0; earlier < this.#partition; earlier++) {
      if (isFilledBy(this.partitions[earlier]!, this.numbers, this.#numberOf)) return true;
    }
    return false;
  }
}

/** How many puzzles a filling becomes when its numbers are exchanged in every way. */
export function renumberingsOf(range: number): number {
  let product = 1;
  for (let factor = 2; factor <= range + 1; factor++) product *= factor;
  return product;
}

/**
 * The ways to part the board into groups on which the dominoes of a key can all be different: for each way the group
 * of each cell, always in the same order.
 */
export function partitionsOfKey(board: Board, rule: GroupRule, key: Key): Int32Array[] {
  const known = partitionsOn(board);
  const partitions = known.get(rule) ?? new Partitions(board, rule);
  known.set(rule, partitions);
  const found: Int32Array[] = [];
  for (partitions.begin({ key }); partitions.next(); ) found.push(partitions.groupOf.slice());
  return found;
}

/** The searches of a board: all its keys are looked at with one for each rule. */
const partitionsOn = memoize((_: Board) => new Map<GroupRule, Partitions>());

/** Whether all cells of each group have one number, which is written into `numberOf` for each group. */
export function isFilledBy(groupOf: Int32Array, numbers: ArrayLike<number>, numberOf: Int32Array): boolean {
  numberOf.fill(-1);
  for (let cell = 0; cell < groupOf.length; cell++) {
    const group = groupOf[cell]!;
    if (group < 0) continue;
    if (numberOf[group]! < 0) numberOf[group] = numbers[cell]!;
    else if (numberOf[group] !== numbers[cell]) return false;
  }
  return true;
}
