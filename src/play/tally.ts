import { type Cell, FIRST_PLACE, type PlaceIndex } from '../domino/board.ts';
import { type Domino, dominoesOf, dominoIndex, isSameDomino } from '../domino/dominoes.ts';
import type { PlayBoard } from './play-board.ts';
import { dominoOn, dominoOver, type Position } from './position.ts';

/** What the tally says of a domino. */
export interface Count {
  readonly domino: Domino;
  /** On how many places it lies: more than one is a mistake. */
  readonly laid: number;
  /** How many places are still open for it; none once it lies. */
  readonly open: number;
}

/**
 * The tally as a player with a pencil has it: a place is eliminated when a bar parts its cells, a domino covers one of
 * them, or its own domino lies somewhere. Pairs with an unknown number show no domino and are not counted.
 *
 * @returns the dominoes in the order of `dominoesOf`
 */
export function tallyOf(playBoard: PlayBoard, position: Position): Count[] {
  const dominoes = dominoesOf(playBoard.puzzle.range);
  const laid = dominoes.map(() => 0);
  const open = dominoes.map(() => 0);
  for (let pair = FIRST_PLACE; pair < playBoard.pairs.length; pair++) {
    const domino = dominoOn(playBoard, position, pair);
    if (!domino) continue;
    const index = dominoIndex(domino.low, domino.high);
    if (position.dominoes.has(pair)) laid[index]!++;
    else if (isFree(playBoard, position, pair)) open[index]!++;
  }
  return dominoes.map((domino, i) => ({ domino, laid: laid[i]!, open: laid[i]! > 0 ? 0 : open[i]! }));
}

/** The neighbours that no bar and no domino keeps from a cell, but whose domino with it is placed: where that is. */
export function laidElsewhere(
  playBoard: PlayBoard,
  position: Position,
  cell: Cell,
): {
  readonly other: Cell;
  readonly pair: PlaceIndex;
  readonly domino: Domino;
  readonly laid: PlaceIndex;
}[] {
  return playBoard.neighbours(cell).flatMap(({ other, pair }) => {
    if (!isFree(playBoard, position, pair)) return [];
    const domino = dominoOn(playBoard, position, pair);
    const laid = domino && laidPair(playBoard, position, domino);
    return laid === undefined ? [] : [{ other, pair, domino: domino!, laid }];
  });
}

/** The pair on which a domino lies; the first of several. */
export function laidPair(playBoard: PlayBoard, position: Position, domino: Domino): PlaceIndex | undefined {
  return [...position.dominoes].find((pair) => {
    const laid = dominoOn(playBoard, position, pair);
    return laid !== undefined && isSameDomino(laid, domino);
  });
}

export function countOf(tally: readonly Count[], { low, high }: Domino): Count {
  return tally[dominoIndex(low, high)]!;
}

/** Whether no bar parts the two cells and no domino covers one of them. */
export function isFree(playBoard: PlayBoard, position: Position, pair: PlaceIndex): boolean {
  const { first, second } = playBoard.pairs[pair]!;
  return (
    !position.bars.has(pair) &&
    dominoOver(playBoard, position, first) === undefined &&
    dominoOver(playBoard, position, second) === undefined
  );
}
