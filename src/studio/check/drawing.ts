import { asCell, type Board, type Cell, makeBoard, placesOf, rectangle } from '../../domino/board.ts';
import { MAX_RANGE, rangeOfCells, setFacts } from '../../domino/dominoes.ts';
import { type Setup, UNKNOWN } from '../../domino/puzzle.ts';
import type { DrawnOn } from '../../layout/screen/board-table.ts';
import type { Analysis } from '../../solve/analysis/analyse.ts';
import { refutedCells } from '../../solve/analysis/refutation.ts';

/**
 * A layout that is being drawn: an Omnibus whose cells may still be empty, on a board of which any place can be a cell. Its range is
 * that of the set with so many halves, or 0.
 */
export type Drawing = Setup;

/** Where the board has no cell. */
const NO_NUMBER = -1;

/** Rows and columns at most: the board of the largest set is smaller. */
export const LONGEST_SIDE = MAX_RANGE + 2;

/** All places as cells, and all of them empty. */
export function emptyDrawing(rows: number, columns: number): Drawing {
  const board = rectangle(rows, columns);
  return drawn(
    board,
    board.has.map(() => UNKNOWN),
  );
}

/** The numbers of a layout of any kind; those that are to be found are empty cells. */
export function drawingOf({ board, numbers }: Setup): Drawing {
  return drawn(board, numbers);
}

/** With other sides: what stands on both boards stays, and what comes is empty cells. */
export function resized({ board, numbers }: Drawing, rows: number, columns: number): Drawing {
  const old = Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return row < board.rows && column < board.columns ? numbers[row * board.columns + column]! : UNKNOWN;
  });
  return drawn(makeBoard(rows, columns, old.map(isCell)), old);
}

/** With a number on a place, which is a cell then; or with an empty cell there. */
export function written(drawing: Drawing, place: Cell, number: number = UNKNOWN): Drawing {
  const { rows, columns } = drawing.board;
  const numbers = drawing.numbers.map((old, i) => (i === place ? number : old));
  return drawn(makeBoard(rows, columns, numbers.map(isCell)), numbers);
}

/** With no cell at a place. */
export function cutOut(drawing: Drawing, place: Cell): Drawing {
  return written(drawing, place, NO_NUMBER);
}

function isCell(number: number): boolean {
  return number !== NO_NUMBER;
}

function drawn(board: Board, numbers: readonly number[]): Drawing {
  return { kind: 'omnibus', range: rangeOfCells(board.cells.length) ?? 0, board, numbers };
}

/** How far a drawing is. */
export interface Completeness {
  readonly cells: number;
  readonly filled: number;
  /** Where no set has so many halves, the next smaller and the next larger number that one has. */
  readonly near: readonly [less: number, more: number] | undefined;
  /** How often each number is still to be written; negative where it stands too often. Of no set nothing. */
  readonly missing: ReadonlyMap<number, number>;
}

export function completenessOf({ range, board, numbers }: Drawing): Completeness {
  const cells = board.cells.length;
  const filled = board.cells.filter((cell) => numbers[cell] !== UNKNOWN).length;
  if (range === 0) {
    const all = Array.from({ length: MAX_RANGE }, (_, i) => setFacts(i + 1).cells);
    const near = [
      all.findLast((count) => count < cells) ?? 0,
      all.find((count) => count > cells) ?? 0,
    ] as const;
    return { cells, filled, near, missing: new Map() };
  }
  const missing = new Map(
    Array.from({ length: range + 1 }, (_, number) => [number, setFacts(range).copies] as const),
  );
  for (const cell of board.cells) {
    const number = numbers[cell]!;
    if (number !== UNKNOWN) missing.set(number, (missing.get(number) ?? 0) - 1);
  }
  return { cells, filled, near: undefined, missing };
}

/** Whether all is there that a count of solutions needs. */
export function isWhole({ range, board, numbers }: Drawing): boolean {
  return range > 0 && board.cells.every((cell) => numbers[cell] !== UNKNOWN);
}

/**
 * What was found out about a layout, by the four signs: placed is what all solutions share; dashed, on the cells on which they
 * differ, where a domino lies in some; crossed, between two such cells, where one lies in none; ringed are these cells, or
 * those that prove that there is no solution; dashed are then the places that are left for what proves it.
 */
export function signsOf(
  { board }: Drawing,
  analysis: Analysis | undefined,
): DrawnOn & { readonly marked: readonly Cell[] } {
  if (!analysis) return { board, dominoes: [], bars: [], marked: [] };
  const { dominoes, differ, ambiguities, refutation } = analysis;
  const needs = refutation?.because === 'places' ? refutation.needs : [];
  const could = [...ambiguities, ...needs].flatMap(({ places }) => places);
  const open = new Set(differ);
  const taken = new Set(could.map(({ first, second }) => `${first} ${second}`));
  const cannot = placesOf(board).filter(
    ({ first, second }) => open.has(first) && open.has(second) && !taken.has(`${first} ${second}`),
  );
  const marked = refutation ? refutedCells(refutation) : differ;
  return { board, dominoes, bars: [], next: { could, cannot }, marked };
}

/** The place in a direction from another, if the board has such a one. */
export function stepFrom({ rows, columns }: Board, place: Cell, down: number, across: number): Cell {
  const clamp = (value: number, length: number) => Math.min(length - 1, Math.max(0, value));
  const row = clamp(Math.floor(place / columns) + down, rows);
  return asCell(row * columns + clamp((place % columns) + across, columns));
}
