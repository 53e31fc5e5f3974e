import { type Stone, stoneIndex, stonesOf } from '../domino/stones.ts';
import type { Net } from './net.ts';
import { type Position, stoneOn, stoneOver } from './position.ts';

/** What the tally says of a stone. */
export interface Count {
  readonly stone: Stone;
  /** On how many places it lies: more than one is a mistake. */
  readonly laid: number;
  /** How many places are still open for it; none once it lies. */
  readonly open: number;
}

/**
 * The tally as a player with a pencil has it: a place is struck when a stroke parts its cells, a stone covers one of
 * them, or its own stone lies somewhere. Pairs with an unknown number show no stone and are not counted.
 *
 * @returns the stones in the order of `stonesOf`
 */
export function tallyOf(net: Net, position: Position): Count[] {
  const stones = stonesOf(net.puzzle.range);
  const laid = stones.map(() => 0);
  const open = stones.map(() => 0);
  for (const pair of net.pairs.keys()) {
    const stone = stoneOn(net, position, pair);
    if (!stone) continue;
    const index = stoneIndex(stone.low, stone.high);
    if (position.stones.has(pair)) laid[index]!++;
    else if (isFree(net, position, pair)) open[index]!++;
  }
  return stones.map((stone, i) => ({ stone, laid: laid[i]!, open: laid[i]! > 0 ? 0 : open[i]! }));
}

/** Whether no stroke parts the two cells and no stone covers one of them. */
export function isFree(net: Net, position: Position, pair: number): boolean {
  const { first, second } = net.pairs[pair]!;
  return (
    !position.strokes.has(pair) &&
    stoneOver(net, position, first) === undefined &&
    stoneOver(net, position, second) === undefined
  );
}
