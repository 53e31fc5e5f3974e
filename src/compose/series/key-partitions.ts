import type { Board } from '../../domino/board.ts';
import type { GroupRule } from '../../domino/kinds.ts';
import type { Key } from '../../domino/puzzle.ts';
import { memoize } from '../../memoize.ts';
import { Partitions } from '../groups/partitions.ts';

/**
 * The ways to part the board into groups on which the dominoes of a key can all be different: for each way the group
 * of each cell, always in the same order. Beside what {@link Partitions} asks for, there are no more dominoes inside
 * groups than the set has doubles.
 */
export function partitionsOfKey(board: Board, rule: GroupRule, range: number, key: Key): Int32Array[] {
  const known = partitionsOn(board);
  const partitions = known.get(rule) ?? new Partitions(board, rule);
  known.set(rule, partitions);
  const found: Int32Array[] = [];
  partitions.begin({ key });
  while (partitions.next()) {
    if (stonesInside(partitions.groupOf, key) <= range + 1) found.push(partitions.groupOf.slice());
  }
  return found;
}

/** The searches of a board: all its keys are looked at with one for each rule. */
const partitionsOn = memoize((_: Board) => new Map<GroupRule, Partitions>());

function stonesInside(groupOf: Int32Array, key: Key): number {
  let inside = 0;
  for (let cell = 0; cell < groupOf.length; cell++) {
    if (key[cell]! > cell && groupOf[cell] === groupOf[key[cell]!]) inside++;
  }
  return inside;
}

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
