import { FIRST_PLACE, type PlaceIndex } from '../domino/board.ts';
import { type Stone, stoneIndex, stonesOf } from '../domino/stones.ts';
import { type Position, stoneOn, stoneOver } from './position.ts';
import type { Terrain } from './terrain.ts';

/** What the tally says of a domino. */
export interface Count {
  readonly stone: Stone;
  /** On how many places it lies: more than one is a mistake. */
  readonly laid: number;
  /** How many places are still open for it; none once it lies. */
  readonly open: number;
}

/**
 * The tally as a player with a pencil has it: a place is struck when a bar parts its cells, a domino covers one of
 * them, or its own domino lies somewhere. Pairs with an unknown number show no domino and are not counted.
 *
 * @returns the dominoes in the order of `stonesOf`
 */
export function tallyOf(terrain: Terrain, position: Position): Count[] {
  const stones = stonesOf(terrain.puzzle.range);
  const laid = stones.map(() => 0);
  const open = stones.map(() => 0);
  for (let pair = FIRST_PLACE; pair < terrain.pairs.length; pair++) {
    const stone = stoneOn(terrain, position, pair);
    if (!stone) continue;
    const index = stoneIndex(stone.low, stone.high);
    if (position.stones.has(pair)) laid[index]!++;
    else if (isFree(terrain, position, pair)) open[index]!++;
  }
  return stones.map((stone, i) => ({ stone, laid: laid[i]!, open: laid[i]! > 0 ? 0 : open[i]! }));
}

/** Whether no bar parts the two cells and no domino covers one of them. */
export function isFree(terrain: Terrain, position: Position, pair: PlaceIndex): boolean {
  const { first, second } = terrain.pairs[pair]!;
  return (
    !position.strokes.has(pair) &&
    stoneOver(terrain, position, first) === undefined &&
    stoneOver(terrain, position, second) === undefined
  );
}
