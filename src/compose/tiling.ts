import { asCell, type Board, type Cell, NO_CELL } from '../domino/board.ts';
import { type KeyTable, makeKeyTable } from '../domino/puzzle.ts';
import { NotPossibleError } from '../errors.ts';
import type { Random } from '../random.ts';
import { completeTiling } from './matching.ts';
import { makeProfile, type Profile } from './profile.ts';

/** Makes random layouts of dominoes, without numbers, on one board. */
export interface Tiler {
  /** Writes a layout into `key`: for each cell of the bounding box the other half's cell, or -1 for a hole. */
  fill(key: KeyTable, random: Random): void;
}

/**
 * A tiler for the board: one that gives every layout equally often as long as its table has at most
 * {@link MAX_STATES} entries (full boards up to range 13, and others that are long or full of holes), and else one
 * that comes near to it.
 *
 * @param shapesNear asked for the message where dominoes cannot cover the board
 * @throws NotPossibleError if they cannot
 */
export function makeTiler(board: Board, shapesNear: () => readonly string[] = () => []): Tiler {
  if (!completeTiling(board, makeKeyTable(board))) {
    const [shape] = shapesNear();
    throw new NotPossibleError('dominoes cannot cover this board', {
      expected: 'a board that whole dominoes fill without a gap',
      hint: `on a chessboard it would have as many black cells as white ones, and so would each separate part${shape === undefined ? '' : `; a shape near to it that they can cover: ${shape}`}`,
    });
  }
  return UniformTiler.make(board, MAX_STATES) ?? new TurningTiler(board);
}

/** About 16 MB and a few hundredths of a second. */
const MAX_STATES = 1 << 20;

/**
 * Gives every layout of a board with the same probability (up to the rounding of 64-bit floating point numbers).
 *
 * Of each state of the board's {@link Profile} a table, made once, holds in what share of its completions it goes on
 * in either way; drawing a layout is then one weighted choice at each cell not yet covered.
 */
export class UniformTiler implements Tiler {
  /** How many layouts the board has; exact up to 2^53. */
  readonly count: number;
  readonly #profile: Profile;
  /** For each state the share of its completions in which the domino lies along the line; -1 if no domino is laid. */
  readonly #sidewaysShare: Float64Array;

  /** Returns nothing if the table would have more than `maxStates` entries. */
  static make(board: Board, maxStates: number): UniformTiler | undefined {
    const profile = makeProfile(board, maxStates);
    return profile && new UniformTiler(profile);
  }

  /** Counts the completions of each state, from the last one back. */
  private constructor(profile: Profile) {
    const { sideways, onward, laysNone } = profile;
    const states = sideways.length;
    const completions = new Float64Array(states + 1);
    this.#profile = profile;
    this.#sidewaysShare = new Float64Array(states);
    completions[states] = 1;
    for (let state = states - 1; state >= 0; state--) {
      // No state is -1: it has no completions.
      const aside = completions[sideways[state]!] ?? 0;
      const ahead = completions[onward[state]!] ?? 0;
      completions[state] = aside + ahead;
      this.#sidewaysShare[state] = laysNone[state] ? -1 : aside / Math.max(1, aside + ahead);
    }
    this.count = completions[0]!;
  }

  fill(key: KeyTable, random: Random): void {
    const { cells, line, sideways, onward } = this.#profile;
    const sidewaysShare = this.#sidewaysShare;
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
      const other = cells[visit + (aside ? 1 : line)]!;
      key[cell] = other;
      key[other] = cell;
      state = aside ? sideways[state]! : onward[state]!;
    }
  }
}

/**
 * How often each square is visited. On the board of range 13, where the uniform tiler works too, the mean number of
 * dominoes that lie across is the same after 16 sweeps, that of squares which could be turned 1.4 % smaller; 32 sweeps
 * would bring it to 0.6 %, no sweep at all leaves 14 %.
 */
const SWEEPS = 16;

/**
 * Starts from a layout of dominoes put down at random and mended where cells were left over, and then turns pairs of
 * dominoes that fill a square, each with probability 1/2, sweep after sweep. On a board without holes every layout
 * can be reached by such turns (Thurston, 1990), and the limit is uniform; on one with holes the random start
 * has to bring the variety that turns cannot.
 */
export class TurningTiler implements Tiler {
  readonly #board: Board;
  /** The cells in the order in which dominoes are put down, drawn again for each layout. */
  readonly #order: Cell[];
  /** The upper left cells of all squares of four cells. */
  readonly #squares: readonly Cell[];

  /** Dominoes must be able to cover the board. */
  constructor(board: Board) {
    const { columns, has, cells } = board;
    this.#board = board;
    this.#order = [...cells];
    this.#squares = cells.filter(
      (cell) => (cell + 1) % columns > 0 && has[cell + 1] && has[cell + columns] && has[cell + columns + 1],
    );
  }

  fill(key: KeyTable, random: Random): void {
    this.#scatter(key, random);
    completeTiling(this.#board, key);
    for (let sweep = 0; sweep < SWEEPS; sweep++) this.#sweep(key, random);
  }

  /** Puts dominoes down cell by cell in random order, each towards a free neighbour, until none has room. */
  #scatter(key: KeyTable, random: Random): void {
    const { columns, has } = this.#board;
    // Put in order first: what is drawn may depend on nothing but `random`.
    const order = this.#order;
    this.#board.cells.forEach((cell, i) => {
      order[i] = cell;
    });
    key.fill(NO_CELL);
    for (const cell of random.shuffle(order)) {
      if (key[cell]! >= 0) continue;
      const turn = random.below(4);
      for (let i = 0; i < 4; i++) {
        const direction = (turn + i) & 3;
        const next = asCell(cell + (direction & 1 ? 1 : columns) * (direction & 2 ? 1 : -1));
        if (!has[next] || key[next]! >= 0) continue;
        if (direction & 1 && Math.floor(next / columns) !== Math.floor(cell / columns)) continue;
        key[cell] = next;
        key[next] = cell;
        break;
      }
    }
  }

  #sweep(key: KeyTable, random: Random): void {
    const { columns } = this.#board;
    for (const a of this.#squares) {
      const b = asCell(a + 1);
      const c = asCell(a + columns);
      const d = asCell(c + 1);
      const across = key[a] === b && key[c] === d;
      if (!across && !(key[a] === c && key[b] === d)) continue;
      if (random.next() >>> 31) continue;
      key[a] = across ? c : b;
      key[d] = across ? b : c;
      key[b] = across ? d : a;
      key[c] = across ? a : d;
    }
  }
}
