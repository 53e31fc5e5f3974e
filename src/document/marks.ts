import type { Board, Cell, Place } from '../domino/board.ts';
import { makeCell, makePlace } from '../domino/coordinates.ts';
import { makeStone, type Stone } from '../domino/stones.ts';
import { Marked } from '../words/marked.ts';

// Dominoes and coordinates are marked in sentences, as braille writes them by rules of its own.

export function markedStone(stone: Stone): Marked {
  return new Marked(`<stone>${makeStone(stone)}</stone>`);
}

export function markedCell(board: Board, cell: Cell): Marked {
  return new Marked(`<cell>${makeCell(board, cell)}</cell>`);
}

export function markedPlace(board: Board, place: Place): Marked {
  return new Marked(`<place>${makePlace(board, place)}</place>`);
}
