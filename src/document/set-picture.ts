import { asCell, type Board, type Cell, imageOf, NO_CELL, rectangle } from '../domino/board.ts';
import { type Key, type Puzzle, placementsOf } from '../domino/puzzle.ts';
import { stonesOf } from '../domino/stones.ts';
import type { WordBook } from '../words/word-book.ts';
import type { BoardFigure } from './document.ts';
import { makeFigure, type Shown } from './figure.ts';

/** The ways in which a board can be turned or mirrored in place, the calmest to look at first. */
const IMAGES = [
  [true, true],
  [false, true],
  [true, false],
] as const;

/**
 * The dominoes of a puzzle laid out for the eye, so that they tell nothing of where its own lie: turned or mirrored, each number
 * replaced by what it lacks to the highest, which makes a whole set of a whole set. Where solutions are kept apart, and where no image
 * of the board is the board, they lie row by row in their order.
 */
export function setPicture(shown: Shown, isOrdered: boolean, words: WordBook): BoardFigure {
  const { board } = shown.puzzle;
  const image = isOrdered ? undefined : IMAGES.find((image) => isImage(board, image));
  const { puzzle, key } = image ? imageUnder(shown, image) : ordered(shown.puzzle.range);
  return makeFigure(puzzle, { stones: placementsOf(puzzle, key), pips: true }, words);
}

function isImage(board: Board, [rows, columns]: (typeof IMAGES)[number]): boolean {
  return board.cells.every((cell) => board.has[imageOf(board, cell, rows, columns)]);
}

interface Laid {
  readonly puzzle: Puzzle;
  readonly key: Key;
}

function imageUnder({ solved, key }: Shown, [rows, columns]: (typeof IMAGES)[number]): Laid {
  const { board, range, numbers } = solved;
  const other = (cell: Cell) => imageOf(board, cell, rows, columns);
  const at = <T>(none: T, value: (cell: Cell) => T) =>
    board.has.map((has, cell) => (has ? value(asCell(cell)) : none));
  return {
    puzzle: { ...solved, numbers: at(-1, (cell) => range - numbers[other(cell)]!) },
    key: at(NO_CELL, (cell) => other(key[other(cell)]!)),
  };
}

function ordered(range: number): Laid {
  const columns = range % 2 === 0 ? range + 2 : range + 1;
  const stones = stonesOf(range);
  const board = rectangle((2 * stones.length) / columns, columns);
  const numbers = stones.flatMap(({ low, high }) => [low, high]);
  const key = board.cells.map((cell) => asCell(cell % 2 === 0 ? cell + 1 : cell - 1));
  return { puzzle: { kind: 'omnibus', range, board, numbers, checked: true }, key };
}
