import { rectangle } from '../../../../src/domino/board.ts';
import { partitionsOf } from '../../../../src/domino/groups.ts';
import { groupsOfKind } from '../../../../src/domino/kinds.ts';
import type { Key } from '../../../../src/domino/puzzle.ts';
import { keysOf } from './keys.ts';

/** The board of the double-four set, whose Terzetts can be enumerated by brute force. */
export const SMALL = rectangle(5, 6);
export const SMALL_KEYS: readonly Key[] = keysOf(SMALL);

/** Renumbers the numbers in order of first appearance. */
export function renamed(numbers: ArrayLike<number>): number[] {
  const names: number[] = [];
  let next = 0;
  return Array.from(numbers, (number) => {
    names[number] ??= next++;
    return names[number];
  });
}

/**
 * Every filling of every key of {@link SMALL}, up to renumbering, as text: all partitions of the board, all ways to pair the
 * ten groups, and for each of these all keys on which no domino lies twice.
 */
export function smallFillings(): Map<Key, Set<string>> {
  const dominoesOf = SMALL_KEYS.map((key) => [...key.keys()].filter((cell) => key[cell]! > cell));
  const fillings = new Map(SMALL_KEYS.map((key) => [key, new Set<string>()]));
  const seen = new Set<string>();
  for (const groups of partitionsOf(SMALL, SMALL.cells, groupsOfKind('terzett')!.forms)) {
    for (const pairs of pairings([...groups.keys()])) {
      const numbers = new Array<number>(30);
      pairs.forEach((pair, number) => {
        for (const group of pair) for (const cell of groups[group]!) numbers[cell] = number;
      });
      const text = renamed(numbers).join('');
      if (seen.has(text)) continue;
      seen.add(text);
      SMALL_KEYS.forEach((key, k) => {
        if (laysAll(numbers, key, dominoesOf[k]!)) fillings.get(key)!.add(text);
      });
    }
  }
  return fillings;
}

function laysAll(numbers: readonly number[], key: Key, cells: readonly number[]): boolean {
  let seen = 0;
  for (const cell of cells) {
    const [a, b] = [numbers[cell]!, numbers[key[cell]!]!];
    const bit = 1 << (Math.min(a, b) * 5 + Math.max(a, b));
    if (seen & bit) return false;
    seen |= bit;
  }
  return true;
}

function pairings(items: readonly number[]): [number, number][][] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  return rest.flatMap((second) =>
    pairings(rest.filter((item) => item !== second)).map((pairs): [number, number][] => [
      [first, second],
      ...pairs,
    ]),
  );
}
