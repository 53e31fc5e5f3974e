import type { Cell } from '../../domino/board.ts';
import { makeCell, makePlace } from '../../domino/coordinates.ts';
import type { Setup } from '../../domino/puzzle.ts';
import { makeStone } from '../../domino/stones.ts';
import type { Place } from '../../solve/candidates.ts';

// Stones and coordinates are marked in sentences, as braille writes them by rules of its own.

export function stoneTag({ stone }: Place): string {
  return `<stone>${makeStone(stone)}</stone>`;
}

export function cellTag({ board }: Setup, cell: Cell): string {
  return `<cell>${makeCell(board, cell)}</cell>`;
}

export function placeTag({ board }: Setup, place: Place): string {
  return `<place>${makePlace(board, place)}</place>`;
}
