import { expect } from 'vitest';
import type { Cell } from '../../../../src/domino/board.ts';
import type { Setup } from '../../../../src/domino/puzzle.ts';
import type { Change } from '../../../../src/solve/analysis/changes.ts';
import { type MendResult, mend } from '../../../../src/solve/analysis/mend.ts';
import { grade } from '../../../../src/solve/grade.ts';
import { oracleCount, oracleSolutions } from '../../oracle.ts';
import { rawOf } from '../deals.ts';
import { openPlacesOf } from '../proof/case.ts';
import { subsets } from './oracle.ts';

/** The maximum number of changes that brute force tries. */
export const MOST_CHANGES = 2;

/** Every layout after one more change: two numbers are exchanged, or one is replaced by another of the set. */
function* changed(numbers: readonly number[], cells: readonly number[], range: number): Generator<number[]> {
  for (const [a, b] of subsets(cells, 2)) {
    if (numbers[a!] === numbers[b!]) continue;
    const next = [...numbers];
    [next[a!], next[b!]] = [numbers[b!]!, numbers[a!]!];
    yield next;
  }
  for (const cell of cells) {
    for (let number = 0; number <= range; number++) {
      if (number !== numbers[cell]) yield numbers.map((old, i) => (i === cell ? number : old));
    }
  }
}

/** The fewest changes of numbers that leave one solution, by brute force; undefined if more than {@link MOST_CHANGES}. */
function leastNumbers(setup: Setup, cells: readonly number[]): number | undefined {
  const seen = new Set<string>();
  let layer = [[...setup.numbers]];
  for (let changes = 0; changes <= MOST_CHANGES; changes++) {
    if (layer.some((numbers) => oracleCount(rawOf({ ...setup, numbers }), 2) === 1)) return changes;
    if (changes === MOST_CHANGES) break;
    const next: number[][] = [];
    for (const numbers of layer) {
      for (const other of changed(numbers, cells, setup.range)) {
        const name = other.join();
        if (seen.has(name)) continue;
        seen.add(name);
        next.push(other);
      }
    }
    layer = next;
  }
  return undefined;
}

/** The fewest dominoes or bars that leave one of these solutions, by brute force. */
function leastMarks(setup: Setup, by: 'dominoes' | 'bars'): number | undefined {
  const solutions = oracleSolutions(rawOf(setup), Number.POSITIVE_INFINITY);
  for (let size = 1; size <= MOST_CHANGES; size++) {
    for (const marks of subsets(openPlacesOf(setup), size)) {
      const left = solutions.filter((key) =>
        marks.every(({ cells: [a, b] }) => (key[a] === b) === (by === 'dominoes')),
      );
      if (left.length === 1) return size;
    }
  }
  return undefined;
}

/** Compares the proposals for a layout with brute force. @returns the fewest changes of each type */
export function compareMends(setup: Setup, keep: readonly Cell[] = []): string[] {
  const results = mend(setup, { most: MOST_CHANGES, keep, tries: 2_000_000 });
  const free = setup.board.cells.filter((cell) => !keep.includes(cell));
  return results.map((result) => {
    const { by, mends, atLeast } = result;
    const least = by === 'numbers' ? leastNumbers(setup, free) : leastMarks(setup, by as 'dominoes' | 'bars');
    expect(mends[0]?.changes.length).toBe(least);
    if (least === undefined) expect(atLeast).toBeGreaterThan(MOST_CHANGES);
    else for (const mend of mends) expect(mend).toMatchObject({ least: true, changes: { length: least } });
    checkProposals(setup, result, keep);
    return `${by} ${least}`;
  });
}

/** The numbers after changes of numbers, one after the other. */
function afterAll(before: readonly number[], changes: readonly Change[]): number[] {
  const numbers = [...before];
  for (const change of changes) {
    if (change.type === 'number') numbers[change.cell] = change.number;
    if (change.type !== 'exchange' && change.type !== 'turn') continue;
    const [a, b] = change.type === 'turn' ? [change.place.first, change.place.second] : change.cells;
    [numbers[a], numbers[b]] = [numbers[b]!, numbers[a]!];
  }
  return numbers;
}

/** Checks that each proposal leaves one solution, keeps what must stay, and is as hard as it says. */
export function checkProposals(setup: Setup, { by, mends }: MendResult, keep: readonly Cell[]): void {
  for (const { numbers, changes, grade: told } of mends) {
    for (const cell of keep) expect(numbers[cell]).toBe(setup.numbers[cell]);
    if (by === 'numbers') {
      expect(oracleCount(rawOf({ ...setup, numbers }), 2)).toBe(1);
      expect(afterAll(setup.numbers, changes)).toEqual(numbers);
      expect(told).toEqual(grade({ ...setup, numbers }));
      continue;
    }
    const left = oracleSolutions(rawOf(setup), Number.POSITIVE_INFINITY).filter((key) =>
      changes.every(
        (change) =>
          (change.type === 'domino' || change.type === 'bar') &&
          (key[change.place.first] === change.place.second) === (change.type === 'domino'),
      ),
    );
    expect(left).toHaveLength(1);
    expect(told).toBeDefined();
  }
}
