import { type Board, type Cell, NO_CELL } from '../domino/board.ts';
import type { KeyTable } from '../domino/puzzle.ts';
import type { Random } from '../random.ts';
import { makeProfile, type Profile } from './profile.ts';

/**
 * Gives every layout of a board with the same probability (up to the rounding of 64-bit floating point numbers).
 *
 * Of each state of the board's {@link Profile} a table, made once, holds in what share of its completions it goes on
 * in either way; drawing a layout is then one weighted choice at each cell not yet covered.
 */
export class UniformTiler {
  /** How many layouts the board has; exact up to 2^53. */
  readonly count: number;
  readonly #cells: readonly Cell[];
  readonly #line: number;
  readonly #table: StateTable;

  /** Returns nothing if the table would have more than `maxStates` entries. */
  static make(board: Board, maxStates: number): UniformTiler | undefined {
    const profile = makeProfile(board, maxStates);
    return profile && new UniformTiler(profile);
  }

  private constructor(profile: Profile) {
    this.#cells = profile.cells;
    this.#line = profile.line;
    this.#table = weigh(profile);
    this.count = this.#table.count;
  }

  /** Writes a layout into `key`: for each cell of the bounding box the other half's cell, or -1 for a hole. */
  fill(key: KeyTable, random: Random): void {
    const { sidewaysShare, sideways, onward } = this.#table;
    const cells = this.#cells;
    let state = 0;
    key.fill(NO_CELL);
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

interface StateTable {
  readonly count: number;
  /** The share of the completions in which the domino lies along the line; -1 if no domino is laid. */
  readonly sidewaysShare: Float64Array;
  readonly sideways: Int32Array;
  readonly onward: Int32Array;
}

/** Counts the completions of each state, from the last one back. */
function weigh({ sideways, onward, laysNone }: Profile): StateTable {
  const states = sideways.length;
  const completions = new Float64Array(states + 1);
  const sidewaysShare = new Float64Array(states);
  completions[states] = 1;
  for (let state = states - 1; state >= 0; state--) {
    // No state is -1: it has no completions.
    const aside = completions[sideways[state]!] ?? 0;
    const ahead = completions[onward[state]!] ?? 0;
    completions[state] = aside + ahead;
    sidewaysShare[state] = laysNone[state] ? -1 : aside / Math.max(1, aside + ahead);
  }
  return { count: completions[0]!, sidewaysShare, sideways, onward };
}
