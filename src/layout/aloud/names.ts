import type { Spoken } from '../../document/messages/spoken.ts';
import { type Board, type Cell, columnOf, type Place, rowOf } from '../../domino/board.ts';
import { makeColumn } from '../../domino/coordinates.ts';
import { isAcross } from '../../domino/puzzle.ts';
import type { Stone } from '../../domino/stones.ts';

/** How a language says things. */
export type Voice = Spoken;

/** `four-six`: as players say it, in one breath. */
export function sayStone({ low, high }: Stone, { number }: Voice): string {
  return `${number(low)}-${number(high)}`;
}

/** The name of a column counted from 0; of two names after the 26th: `Anna Anna`. */
export function sayColumn(column: number, { columns }: Voice): string {
  return [...makeColumn(column)].map((letter) => columns[letter.charCodeAt(0) - 97]!).join(' ');
}

export function sayRow(row: number, { number }: Voice): string {
  return number(row + 1);
}

export function sayCell(board: Board, cell: Cell, voice: Voice): string {
  return voice.cell(sayColumn(columnOf(board, cell), voice), sayRow(rowOf(board, cell), voice));
}

/** As it is written, a place across begins with its row and an upright one with its column. */
export function sayPlace(board: Board, place: Place, voice: Voice): string {
  const [row, column] = [rowOf(board, place.first), columnOf(board, place.first)];
  const [rowName, columnName] = [sayRow(row, voice), sayColumn(column, voice)];
  return isAcross(board, place)
    ? voice.across(rowName, [columnName, sayColumn(column + 1, voice)])
    : voice.upright(columnName, [rowName, sayRow(row + 1, voice)]);
}
