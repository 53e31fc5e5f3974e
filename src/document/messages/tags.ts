import type { Cell, Place } from '../../domino/board.ts';
import { makeCell, makePlace } from '../../domino/coordinates.ts';
import type { Setup } from '../../domino/puzzle.ts';
import { makeStone, type Stone } from '../../domino/stones.ts';

// Stones and coordinates are marked in sentences, as braille writes them by rules of its own.

export function stoneTag(stone: Stone): string {
  return `<stone>${makeStone(stone)}</stone>`;
}

export function cellTag({ board }: Setup, cell: Cell): string {
  return `<cell>${makeCell(board, cell)}</cell>`;
}

export function placeTag({ board }: Setup, place: Place): string {
  return `<place>${makePlace(board, place)}</place>`;
}

/** A sentence without its marks, as it is read on a screen. */
export function plainText(sentence: string): string {
  return sentence.replace(/<[^>]*>/g, '');
}
