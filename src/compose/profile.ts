import { type Board, type Cell, cellIn } from '../domino/board.ts';

/**
 * Every way to lay stones on a board, told cell by cell. The cells are visited line by line, along the shorter side
 * of the box. What can still happen depends only on which cells from the present one up to one line further are
 * covered already: the **state**, one bit a cell, the present one lowest. States are numbered in the order of the
 * visits from 0; one more number stands for the board that is full.
 */
export interface Profile {
  /** The cells of the bounding box in the order of the visits, holes among them. */
  readonly cells: readonly Cell[];
  /** How many cells a line has. */
  readonly line: number;
  /** For each state the next one if the stone is laid towards the next cell of the line; -1 if it cannot be. */
  readonly sideways: readonly number[];
  /** The same towards the next line, or if none is laid as the cell is covered already or a hole. */
  readonly onward: readonly number[];
  readonly laysNone: readonly boolean[];
}

/** A state is a 32-bit integer with its sign left out, and one bit more is needed while it is shifted. */
const LONGEST_LINE = 30;

/** The profile of a board; nothing if it has more than `maxStates` states. */
export function makeProfile(board: Board, maxStates: number): Profile | undefined {
  const { has } = board;
  const line = Math.min(board.rows, board.columns);
  if (line > LONGEST_LINE) return undefined;
  const cells = inLines(board, line);
  const sideways: number[] = [];
  const onward: number[] = [];
  const nothingLaid: boolean[] = [];
  let present = new Map([[0, 0]]);
  let states = 1;
  for (const [visit, cell] of cells.entries()) {
    if (states > maxStates) return undefined;
    const next = new Map<number, number>();
    const numberOf = (covered: number): number => {
      let state = next.get(covered);
      if (state === undefined) {
        state = states++;
        next.set(covered, state);
      }
      return state;
    };
    const hasAside = (visit + 1) % line > 0 && has[cells[visit + 1]!];
    const hasAhead = visit + line < cells.length && has[cells[visit + line]!];
    for (const covered of present.keys()) {
      const laysNone = !has[cell] || (covered & 1) === 1;
      const aside = !laysNone && hasAside && (covered & 2) === 0;
      const shifted = covered >> 1;
      nothingLaid.push(laysNone);
      sideways.push(aside ? numberOf(shifted | 1) : -1);
      if (laysNone) onward.push(numberOf(shifted));
      else onward.push(hasAhead ? numberOf(shifted | (1 << (line - 1))) : -1);
    }
    present = next;
  }
  return states > maxStates ? undefined : { cells, line, sideways, onward, laysNone: nothingLaid };
}

function inLines({ rows, columns }: Board, line: number): Cell[] {
  return Array.from({ length: rows * columns }, (_, visit) => {
    const across = visit % line;
    const along = Math.floor(visit / line);
    return columns <= rows ? cellIn({ columns }, along, across) : cellIn({ columns }, across, along);
  });
}
