import type { Cell } from '../domino/board.ts';
import type { Domino } from '../domino/dominoes.ts';
import type { Index } from '../domino/indices.ts';

/** What has to be covered: a cell of the board or a domino of the set. */
export type Item = { readonly cell: Cell } | { readonly domino: Domino };

declare const isFor: unique symbol;

/** The number of an item: first the cells of the board in reading order, then the dominoes in the order of `dominoIndex`. */
export type ItemIndex = CellItem | DominoItem;
/** The number of an item that is a cell. It is no {@link Cell}: that counts holes, too. */
export type CellItem = Index<'item'> & { readonly [isFor]: 'cell' };
/** The number of an item that is a domino. */
export type DominoItem = Index<'item'> & { readonly [isFor]: 'domino' };

export const NO_ITEM = -1 as ItemIndex;
export const NO_DOMINO = -1 as DominoItem;
export const FIRST_ITEM = 0 as ItemIndex;
export const FIRST_CELL_ITEM = 0 as CellItem;

/** The cell at this position in reading order. */
export function cellItem(position: number): CellItem {
  return position as CellItem;
}

/** The domino of this `dominoIndex`, on a board of so many cells. */
export function dominoItem(cells: number, index: number): DominoItem {
  return (cells + index) as DominoItem;
}

/** Whether an item is a cell, on a board of so many cells; if not, it is a domino. */
export function isCell(item: ItemIndex, cells: number): item is CellItem {
  return item < cells;
}
