import { type Board, type Cell, cellIn } from '../domino/board.ts';

/**
 * Every way to lay dominoes on a board, counted cell by cell. The cells are visited line by line, along the shorter side
 * of the box. What can still happen depends only on which cells from the present one up to one line further are
 * covered already: the **state**, one bit a cell, the present one lowest. States are numbered in the order of the
 * visits from 0; one more number stands for the board that is full.
 */
export interface Profile {
  /** The cells of the bounding box in the order of the visits, holes among them. */
  readonly cells: readonly Cell[];
  /** How many cells a line has. */
  readonly line: number;
  /** For each state the next one if the domino is laid towards the next cell of the line; -1 if it cannot be. */
  readonly sideways: Int32Array;
  /** The same towards the next line, or if none is laid as the cell is covered already or a hole. */
  readonly onward: Int32Array;
  /** 1 if none is laid, else 0. */
  readonly laysNone: Uint8Array;
}

/** A state is a 32-bit integer with its sign left out, and one bit more is needed while it is shifted. */
const LONGEST_LINE = 30;

/**
 * The profile of a board; nothing if it has more than `maxStates` states.
 *
 * The states of each visit are listed in ascending order. Those in which nothing is laid and those in which a domino is
 * laid along the line lead to states in this order, too, and all others to greater ones: so equal ones meet without a
 * search.
 */
export function makeProfile(board: Board, maxStates: number): Profile | undefined {
  const { has } = board;
  const line = Math.min(board.rows, board.columns);
  if (line > LONGEST_LINE) return undefined;
  const cells = inLines(board, line);
  const farthest = 1 << (line - 1);
  // Lists, as they take no more room than a board needs.
  const covered = [0];
  const sideways: number[] = [];
  const onward: number[] = [];
  const laysNone: number[] = [];
  let first = 0;
  let states = 1;
  for (const [visit, cell] of cells.entries()) {
    const end = states;
    const isHole = !has[cell];
    const hasAside = (visit + 1) % line > 0 && has[cells[visit + 1]!];
    const hasAhead = visit + line < cells.length && has[cells[visit + line]!];
    for (let state = first; state < end; state++) {
      laysNone[state] = isHole ? 1 : covered[state]! & 1;
      sideways[state] = -1;
      onward[state] = -1;
    }
    for (let none = first, aside = first; ; ) {
      while (none < end && laysNone[none] === 0) none++;
      while (aside < end && !(hasAside && laysNone[aside] === 0 && (covered[aside]! & 2) === 0)) aside++;
      if (none === end && aside === end) break;
      if (states === maxStates) return undefined;
      const ofNone = none < end ? covered[none]! >> 1 : BEYOND;
      const ofAside = aside < end ? (covered[aside]! >> 1) | 1 : BEYOND;
      covered[states] = Math.min(ofNone, ofAside);
      if (ofNone <= ofAside) onward[none++] = states;
      if (ofAside <= ofNone) sideways[aside++] = states;
      states++;
    }
    for (let state = first; hasAhead && state < end; state++) {
      if (laysNone[state] === 1) continue;
      if (states === maxStates) return undefined;
      covered[states] = (covered[state]! >> 1) | farthest;
      onward[state] = states++;
    }
    first = end;
  }
  return {
    cells,
    line,
    sideways: new Int32Array(sideways),
    onward: new Int32Array(onward),
    laysNone: new Uint8Array(laysNone),
  };
}

/** Greater than every state. */
const BEYOND = 2 ** 31 - 1;

function inLines({ rows, columns }: Board, line: number): Cell[] {
  return Array.from({ length: rows * columns }, (_, visit) => {
    const across = visit % line;
    const along = Math.floor(visit / line);
    return columns <= rows ? cellIn({ columns }, along, across) : cellIn({ columns }, across, along);
  });
}
