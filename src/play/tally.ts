import { type Cell, FIRST_PLACE, type PlaceIndex } from '../domino/board.ts';
import { type Stone, stoneIndex, stonesOf } from '../domino/stones.ts';
import type { PlayBoard } from './play-board.ts';
import { type Position, stoneOn, stoneOver } from './position.ts';

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
export function tallyOf(playBoard: PlayBoard, position: Position): Count[] {
  const stones = stonesOf(playBoard.puzzle.range);
  const laid = stones.map(() => 0);
  const open = stones.map(() => 0);
  for (let pair = FIRST_PLACE; pair < playBoard.pairs.length; pair++) {
    const stone = stoneOn(playBoard, position, pair);
    if (!stone) continue;
    const index = stoneIndex(stone.low, stone.high);
    if (position.stones.has(pair)) laid[index]!++;
    else if (isFree(playBoard, position, pair)) open[index]!++;
  }
  return stones.map((stone, i) => ({ stone, laid: laid[i]!, open: laid[i]! > 0 ? 0 : open[i]! }));
}

/** The neighbours that no bar and no domino keeps from a cell, but whose domino with it is placed: where that is. */
export function laidElsewhere(
  playBoard: PlayBoard,
  position: Position,
  cell: Cell,
): {
  readonly other: Cell;
  readonly pair: PlaceIndex;
  readonly stone: Stone;
  readonly laid: PlaceIndex;
}[] {
  return playBoard.neighbours(cell).flatMap(({ other, pair }) => {
    if (!isFree(playBoard, position, pair)) return [];
    const stone = stoneOn(playBoard, position, pair);
    const laid = [...position.stones].find((place) => isSame(stone, stoneOn(playBoard, position, place)));
    return stone && laid !== undefined ? [{ other, pair, stone, laid }] : [];
  });
}

function isSame(stone: Stone | undefined, other: Stone | undefined): boolean {
  return stone?.low === other?.low && stone?.high === other?.high;
}

/** Whether no bar parts the two cells and no domino covers one of them. */
export function isFree(playBoard: PlayBoard, position: Position, pair: PlaceIndex): boolean {
  const { first, second } = playBoard.pairs[pair]!;
  return (
    !position.strokes.has(pair) &&
    stoneOver(playBoard, position, first) === undefined &&
    stoneOver(playBoard, position, second) === undefined
  );
}
