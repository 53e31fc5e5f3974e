import { NO_PLACE, type PlaceIndex } from '../../domino/board.ts';
import { makeTable, type Table } from '../../domino/indices.ts';
import type { Candidates } from '../candidates.ts';
import { type CellItem, NO_STONE, type StoneItem } from '../items.ts';

/**
 * Demands of cells: a cell has a neighbour such that without it only one domino could cover the cell. Forced duplicates
 * rest on it. Kept in tables, as they are asked for very often.
 */
export interface Demands {
  readonly stone: Table<number, StoneItem>;
  readonly neighbour: Table<number, CellItem>;
  /** The place on the cell and that neighbour. */
  readonly exception: Table<number, PlaceIndex>;
}

/** A cell with two different dominoes has two demands, others have one or none. */
export const MOST_DEMANDS = 2;

/** Room for so many demands. */
export function makeDemands(most: number): Demands {
  return { stone: makeTable(most), neighbour: makeTable(most), exception: makeTable(most) };
}

/** Writes the demands of a cell from `start` on. Returns where they end. */
export function writeDemands(state: Candidates, cell: CellItem, demands: Demands, start: number): number {
  const choices = state.choices(cell);
  if (choices < 2) return start;
  const { open, covering, from, to, stoneItem } = state;
  let one = NO_STONE;
  let other = NO_STONE;
  let lastOne = NO_PLACE;
  let lastOther = NO_PLACE;
  let others = 0;
  for (let k = from[cell]!; k < to[cell]!; k++) {
    const place = covering[k]!;
    if (!open[place]) continue;
    const stone = stoneItem[place]!;
    if (one < 0 || stone === one) {
      one = stone;
      lastOne = place;
    } else if (other < 0 || stone === other) {
      other = stone;
      lastOther = place;
      others++;
    } else {
      return start;
    }
  }
  let end = start;
  if (others === 1) {
    demands.stone[end] = one;
    demands.neighbour[end] = state.otherEnd(lastOther, cell);
    demands.exception[end++] = lastOther;
  }
  if (others > 0 && choices - others === 1) {
    demands.stone[end] = other;
    demands.neighbour[end] = state.otherEnd(lastOne, cell);
    demands.exception[end++] = lastOne;
  }
  return end;
}
