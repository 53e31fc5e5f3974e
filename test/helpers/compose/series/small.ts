import { rectangle } from '../../../../src/domino/board.ts';
import { partitionsOf } from '../../../../src/domino/groups.ts';
import { groupsOfKind } from '../../../../src/domino/kinds.ts';
import type { Key } from '../../../../src/domino/puzzle.ts';
import { keysOf } from './keys.ts';

/** The board of the double-four set, whose Terzetts can be enumerated by brute force. */
export const SMALL = rectangle(5, 6);
export const SMALL_KEYS: readonly Key[] = keysOf(SMALL);
/** A key with two fillings up to renumbering, as trying everything finds (series.test.ts). */
export const KEY_OF_TWO = SMALL_KEYS[152]!;

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
export function smallFillings(): ReadonlyMap<Key, ReadonlySet<string>> {
  FILLINGS ??= makeFillings();
  return FILLINGS;
}

let FILLINGS: ReturnType<typeof makeFillings> | undefined;

function makeFillings(): Map<Key, Set<string>> {
  const fillings = new Map(SMALL_KEYS.map((key) => [key, new Set<string>()]));
  const byName = new Map(SMALL_KEYS.map((key) => [key.join(), fillings.get(key)!]));
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
      lay(numbers, (key) => byName.get(key.join())!.add(text));
    }
  }
  return fillings;
}

/** Every key on which no domino lies twice. */
function lay(
  numbers: readonly number[],
  onKey: (key: readonly number[]) => void,
  key = new Array<number>(30).fill(-1),
  used = new Set<number>(),
): void {
  const cell = key.indexOf(-1);
  if (cell < 0) onKey(key);
  for (const other of cell < 0 ? [] : [cell + 1, cell + 6]) {
    if (key[other] !== -1 || (other === cell + 1 && other % 6 === 0)) continue;
    const [a, b] = [numbers[cell]!, numbers[other]!];
    const domino = Math.min(a, b) * 5 + Math.max(a, b);
    if (used.has(domino)) continue;
    used.add(domino);
    [key[cell], key[other]] = [other, cell];
    lay(numbers, onKey, key, used);
    [key[cell], key[other]] = [-1, -1];
    used.delete(domino);
  }
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
