import { asCell, type Board, type Cell, NO_CELL } from '../domino/board.ts';
import type { KeyTable } from '../domino/puzzle.ts';
import type { Random } from '../random.ts';
import { completeTiling } from './matching.ts';

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
export class TurningTiler {
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

  /** Writes a layout into `key`: for each cell of the bounding box the other half's cell, or -1 for a hole. */
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
