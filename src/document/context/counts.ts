import { makeStone, stone } from '../../domino/stones.ts';

/** A tally filled in: for each lower number of a domino its dominoes, each with how often it can be found. */
export function countsContext(counts: readonly (readonly number[])[]): object[] {
  return counts.map((row, low) => ({
    stones: row.map((times, i) => ({ stone: makeStone(stone(low, low + i)), times })),
  }));
}
