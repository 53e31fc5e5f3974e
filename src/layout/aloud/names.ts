import { type Board, type Cell, columnOf, type Place, rowOf } from '../../domino/board.ts';
import { makeColumn } from '../../domino/coordinates.ts';
import { isAcross } from '../../domino/puzzle.ts';
import type { Stone } from '../../domino/stones.ts';
import type { Voice } from './voice.ts';

/** `four-six`: as players say it, in one breath. */
export function sayStone({ low, high }: Stone, { words, numerals }: Voice): string {
  return words.text('spoken-stone', { low: numerals.word(low), high: numerals.word(high) });
}

/** The name of a column counted from 0; of two names after the 26th: `Anna Anna`. */
export function sayColumn(column: number, { words }: Voice): string {
  return [...makeColumn(column)].map((letter) => words.text('spoken-column', { letter })).join(' ');
}

export function sayRow(row: number, { numerals }: Voice): string {
  return numerals.word(row + 1);
}

export function sayCell(board: Board, cell: Cell, voice: Voice): string {
  return voice.words.text('spoken-cell', {
    column: sayColumn(columnOf(board, cell), voice),
    row: sayRow(rowOf(board, cell), voice),
  });
}

/** As it is written, a place across begins with its row and an upright one with its column. */
export function sayPlace(board: Board, place: Place, voice: Voice): string {
  const { words } = voice;
  const [row, column] = [rowOf(board, place.first), columnOf(board, place.first)];
  return isAcross(board, place)
    ? words.text('spoken-across', {
        row: sayRow(row, voice),
        first: sayColumn(column, voice),
        second: sayColumn(column + 1, voice),
      })
    : words.text('spoken-upright', {
        column: sayColumn(column, voice),
        first: sayRow(row, voice),
        second: sayRow(row + 1, voice),
      });
}
