import { readFileSync } from 'node:fs';
import type { Setup } from '../../../../src/domino/puzzle.ts';

// Checks of Terzetts that share no code with src/: rows of numbers as input, plain loops.

/** Rows of numbers as a grid; undefined where there is no cell. */
export function gridOf({ board, numbers }: Setup): (number | undefined)[][] {
  return Array.from({ length: board.rows }, (_, r) =>
    Array.from({ length: board.columns }, (_, c) => {
      const number = numbers[r * board.columns + c]!;
      return number < 0 ? undefined : number;
    }),
  );
}

/** Whether the cells of each number divide into straight threes, by trying all ways. */
export function isParted(grid: readonly (readonly (number | undefined)[])[]): boolean {
  const free = grid.map((row) => [...row]);
  const at = (r: number, c: number) => free[r]?.[c];
  const search = (): boolean => {
    const r = free.findIndex((row) => row.some((number) => number !== undefined));
    if (r < 0) return true;
    const c = free[r]!.findIndex((number) => number !== undefined);
    const number = at(r, c)!;
    for (const [down, right] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const cells = [0, 1, 2].map((i) => [r + i * down, c + i * right] as const);
      if (!cells.every(([y, x]) => at(y, x) === number)) continue;
      for (const [y, x] of cells) free[y]![x] = undefined;
      if (search()) return true;
      for (const [y, x] of cells) free[y]![x] = number;
    }
    return false;
  };
  return search();
}

/** The number of connected areas of cells with equal numbers, where there are cells. */
export function areasIn(grid: readonly (readonly (number | undefined)[])[]): number {
  const seen = new Set<string>();
  const visit = (r: number, c: number, number: number | undefined): boolean => {
    if (number === undefined || grid[r]?.[c] !== number || seen.has(`${r} ${c}`)) return false;
    seen.add(`${r} ${c}`);
    for (const [y, x] of [
      [r - 1, c],
      [r + 1, c],
      [r, c - 1],
      [r, c + 1],
    ] as const) {
      visit(y, x, number);
    }
    return true;
  };
  return grid.flatMap((row, r) => row.filter((number, c) => visit(r, c, number))).length;
}

/** The dominoes of a key, written `2:5`, in no particular order. */
export function dominoesLaid({ numbers }: Setup, key: readonly number[]): string[] {
  return key.flatMap((other, cell) => {
    if (other < cell) return [];
    const [a, b] = [numbers[cell]!, numbers[other]!];
    return [`${Math.min(a, b)}:${Math.max(a, b)}`];
  });
}

/** How many dominoes the set has. */
export function setSize(range: number): number {
  let dominoes = 0;
  for (let low = 0; low <= range; low++) for (let high = low; high <= range; high++) dominoes++;
  return dominoes;
}

export interface Sample {
  readonly rows: readonly string[];
  /** For each cell the cell with the other half of its domino. */
  readonly key: readonly number[];
  /** For each cell its group. */
  readonly groups: readonly number[];
}

/** For each cell of 8 rows of 9, the cell with the other half of its domino, decoded from the direction. */
export function keyOf(rows: string): number[] {
  const steps: Record<string, number> = { r: 1, l: -1, d: 9, u: -9 };
  return [...rows.replaceAll('/', '')].map((letter, cell) => cell + steps[letter]!);
}

/** The group of each cell, from its letter. */
export function groupsOf(rows: string): number[] {
  return [...rows.replaceAll('/', '')].map((letter) => letter.charCodeAt(0) - 97);
}

/**
 * The partition of the book's Fig. 5, of which only the positions of the doubles are known, and the two keys that fit it:
 * reconstructed beforehand, with the number of ways to number the groups, up to renumbering.
 */
export const FIG_5 = {
  groups: 'aaabbbccc/defghiiij/defghkkkj/defghlllj/mnopqrstu/mnopqrstu/mnopqrstu/vvvwwwxxx',
  keys: [
    {
      key: 'dddddddrl/uuuuuuurl/rlrlrldrl/drldrlurl/urludddrl/rlrluuudd/ddddrlduu/uuuurlurl',
      colourings: 161_664,
    },
    {
      key: 'dddddddrl/uuuuuuurl/rlrlrldrl/drldrludd/urluddduu/rlrluuudd/ddddrlduu/uuuurlurl',
      colourings: 108_416,
    },
  ],
} as const;

/** The samples of test/corpus/terzett. */
export function readSamples(): Sample[] {
  const text = readFileSync(new URL('../../../corpus/terzett/samples.txt', import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [numbers, ...fields] = line.split(' ');
      const field = (name: string) =>
        fields.find((text) => text.startsWith(`${name}=`))!.slice(name.length + 1);
      return {
        rows: numbers!.split('/'),
        key: keyOf(field('key')),
        groups: groupsOf(field('triples')),
      };
    });
}
