import type { Cell } from '../domino/board.ts';
import type { Index } from '../domino/indices.ts';
import type { Stone } from '../domino/stones.ts';

/** What has to be covered: a cell of the board or a domino of the set. */
export type Item = { readonly cell: Cell } | { readonly stone: Stone };

declare const isFor: unique symbol;

/** The number of an item: first the cells of the board in reading order, then the dominoes in the order of `stoneIndex`. */
export type ItemIndex = CellItem | StoneItem;
/** The number of an item that is a cell. It is no {@link Cell}: that counts holes, too. */
export type CellItem = Index<'item'> & { readonly [isFor]: 'cell' };
/** The number of an item that is a domino. */
export type StoneItem = Index<'item'> & { readonly [isFor]: 'stone' };

export const NO_ITEM = -1 as ItemIndex;
export const NO_STONE = -1 as StoneItem;
export const FIRST_ITEM = 0 as ItemIndex;
export const FIRST_CELL_ITEM = 0 as CellItem;

/** The cell at this position in reading order. */
export function cellItem(position: number): CellItem {
  return position as CellItem;
}

/** The domino of this `stoneIndex`, on a board of so many cells. */
export function stoneItem(cells: number, index: number): StoneItem {
  return (cells + index) as StoneItem;
}

/** Whether an item is a cell, on a board of so many cells; if not, it is a domino. */
export function isCell(item: ItemIndex, cells: number): item is CellItem {
  return item < cells;
}
