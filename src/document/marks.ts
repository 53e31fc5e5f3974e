import type { Board, Cell, Place } from '../domino/board.ts';
import { makeCell, makePlace } from '../domino/coordinates.ts';
import { type Domino, makeDomino } from '../domino/dominoes.ts';
import { Marked } from '../words/marked.ts';

// Dominoes and coordinates are marked in sentences, as braille writes them by rules of its own.

export function markedDomino(domino: Domino): Marked {
  return new Marked(`<domino>${makeDomino(domino)}</domino>`);
}

export function markedCell(board: Board, cell: Cell): Marked {
  return new Marked(`<cell>${makeCell(board, cell)}</cell>`);
}

export function markedPlace(board: Board, place: Place): Marked {
  return new Marked(`<place>${makePlace(board, place)}</place>`);
}
