import type { Cell, PlaceIndex } from '../../src/domino/board.ts';
import type { CellItem, DominoItem } from '../../src/solve/items.ts';

// Tests write indices as plain numbers.

export const asCells = (numbers: readonly number[]) => numbers as readonly Cell[];
export const asPlaces = (numbers: readonly number[]) => numbers as readonly PlaceIndex[];

/** An item of either kind. */
export const asItem = (number: number) => number as CellItem & DominoItem;
