import type { Board, Cell } from '../domino/board.ts';
import type { Random } from '../random.ts';

/**
 * Gives every layout of a board with the same probability (up to the rounding of 64-bit floating point numbers).
 *
 * The cells are visited line by line, along the shorter side of the box. What can still happen depends only on
 * which cells from the present one up to one line further are covered already: the **state**, one bit a cell, the
 * present one lowest. A table of all states that can occur, made once, holds in what share of its completions
 * a state goes on in either way; drawing a layout is then one weighted choice at each cell not yet covered.
 */
export class UniformTiler {
  /** How many layouts the board has; exact up to 2^53. */
  readonly count: number;
  readonly #cells: Int32Array;
  readonly #line: number;
  readonly #table: StateTable;

  /** Returns nothing if the table would have more than `maxStates` entries. */
  static make(board: Board, maxStates: number): UniformTiler | undefined {
    const line = Math.min(board.rows, board.columns);
    if (line > LONGEST_LINE) return undefined;
    const visits = { cells: inLines(board, line), line, has: board.has };
    const steps = stepsFrom(visits, maxStates);
    return steps && new UniformTiler(visits, steps);
  }

  private constructor({ cells, line }: Visits, steps: Steps) {
    this.#cells = Int32Array.from(cells);
    this.#line = line;
    this.#table = weigh(steps);
    this.count = this.#table.count;
  }

  /** Writes a layout into `key`: for each cell of the bounding box the other half's cell, or -1 for a hole. */
  fill(key: Int32Array, random: Random): void {
    const { sidewaysShare, sideways, onward } = this.#table;
    const cells = this.#cells;
    let state = 0;
    key.fill(-1);
    for (let visit = 0; visit < cells.length; visit++) {
      const share = sidewaysShare[state]!;
      if (share < 0) {
        state = onward[state]!;
        continue;
      }
      const aside = share === 1 || (share > 0 && random.fraction() < share);
      const cell = cells[visit]!;
      const other = cells[visit + (aside ? 1 : this.#line)]!;
      key[cell] = other;
      key[other] = cell;
      state = aside ? sideways[state]! : onward[state]!;
    }
  }
}

/** A state is a 32-bit integer with its sign left out, and one bit more is needed while it is shifted. */
const LONGEST_LINE = 30;

/** The order in which the cells of the bounding box are visited: lines of `line` cells each, holes among them. */
interface Visits {
  readonly cells: readonly Cell[];
  readonly line: number;
  readonly has: readonly boolean[];
}

/** For each state, numbered in the order of the visits, those that can come next; -1 for none. */
interface Steps {
  /** When the stone is laid towards the next cell of the line. */
  readonly sideways: number[];
  /** When it is laid towards the next line, or none is laid as the cell is covered already or a hole. */
  readonly onward: number[];
  readonly laysNone: boolean[];
}

interface StateTable {
  readonly count: number;
  /** The share of the completions in which the stone lies along the line; -1 if no stone is laid. */
  readonly sidewaysShare: Float64Array;
  readonly sideways: Int32Array;
  readonly onward: Int32Array;
}

function inLines({ rows, columns }: Board, line: number): Cell[] {
  return Array.from({ length: rows * columns }, (_, visit) => {
    const across = visit % line;
    const along = Math.floor(visit / line);
    return columns <= rows ? along * columns + across : across * columns + along;
  });
}

function stepsFrom({ cells, line, has }: Visits, maxStates: number): Steps | undefined {
  const steps: Steps = { sideways: [], onward: [], laysNone: [] };
  let present = new Map([[0, 0]]);
  let states = 1;
  cells.forEach((cell, visit) => {
    if (states > maxStates) return;
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
      steps.laysNone.push(laysNone);
      steps.sideways.push(aside ? numberOf(shifted | 1) : -1);
      if (laysNone) steps.onward.push(numberOf(shifted));
      else steps.onward.push(hasAhead ? numberOf(shifted | (1 << (line - 1))) : -1);
    }
    present = next;
  });
  return states > maxStates ? undefined : steps;
}

/** Counts the completions of each state, from the last one back. */
function weigh({ sideways, onward, laysNone }: Steps): StateTable {
  const states = sideways.length;
  const completions = new Float64Array(states + 1);
  const sidewaysShare = new Float64Array(states);
  completions[states] = 1;
  for (let state = states - 1; state >= 0; state--) {
    const aside = sideways[state]! < 0 ? 0 : completions[sideways[state]!]!;
    const ahead = onward[state]! < 0 ? 0 : completions[onward[state]!]!;
    completions[state] = aside + ahead;
    sidewaysShare[state] = laysNone[state] ? -1 : aside / Math.max(1, aside + ahead);
  }
  return {
    count: completions[0]!,
    sidewaysShare,
    sideways: Int32Array.from(sideways),
    onward: Int32Array.from(onward),
  };
}
