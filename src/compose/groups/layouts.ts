import { type Board, below, type Cell, NO_CELL, rightOf } from '../../domino/board.ts';
import { dominoCount, dominoIndex } from '../../domino/dominoes.ts';
import { type Indexed, makeTable, type Table } from '../../domino/indices.ts';
import { type KeyTable, makeKeyTable } from '../../domino/puzzle.ts';
import type { Random } from '../../random.ts';
import { Search, sweepOf } from './search.ts';

interface LayoutOptions {
  /** Draws the order in which the dominoes are tried; without it every layout comes once, in a fixed order. */
  readonly random?: Random | undefined;
  /** For each group the number that it is to have, -1 for any; pinned dominoes lie once each. */
  readonly pins?: ArrayLike<number> | undefined;
}

/**
 * The ways to lay dominoes on a board that is parted into groups so that all of them can be different: at most one
 * inside a group and no more in all than the set has doubles, and never two between the same two groups.
 */
export class Layouts extends Search {
  /** For each cell of the bounding box the cell with the other half of its domino; -1 where the board has no cell. */
  readonly key: KeyTable;
  readonly #groups: number;
  readonly #doubles: number;
  readonly #sweep: Table<number, Cell>;
  /** For each cell in the sweep the two neighbours that come later, along and ahead of the front; -1 for none. */
  readonly #along: Table<number, Cell>;
  readonly #ahead: Table<number, Cell>;
  /** For each level its cell in the sweep, how many of its two choices are tried, and which was tried first. */
  readonly #at: Int32Array;
  readonly #tried: Uint8Array;
  readonly #turned: Uint8Array;
  /** For each two groups whether a domino lies between them; for a group and itself, inside it. */
  readonly #joined: Uint8Array;
  /** Whether a domino lies whose numbers are pinned. */
  readonly #used: Uint8Array;
  #inside = 0;
  #groupOf: Indexed<Cell, number> = [];
  #random: Random | undefined;
  #pins: ArrayLike<number> | undefined;

  /** @param groups how many groups the board is parted into */
  constructor(board: Board, groups: number, range: number) {
    super();
    const { rows, columns } = board;
    const sweep = sweepOf(board);
    const upright = columns < rows;
    this.key = makeKeyTable(board);
    this.#groups = groups;
    this.#doubles = range + 1;
    this.#sweep = makeTable(sweep.length);
    for (const [at, cell] of sweep.entries()) this.#sweep[at] = cell;
    this.#along = makeTable(sweep.length);
    this.#ahead = makeTable(sweep.length);
    for (const [at, cell] of sweep.entries()) {
      const [right, down] = [rightOf(board, cell) ?? NO_CELL, below(board, cell) ?? NO_CELL];
      this.#along[at] = upright ? right : down;
      this.#ahead[at] = upright ? down : right;
    }
    const dominoes = Math.floor(sweep.length / 2);
    this.#at = new Int32Array(dominoes);
    this.#tried = new Uint8Array(dominoes);
    this.#turned = new Uint8Array(dominoes);
    this.#joined = new Uint8Array(groups * groups);
    this.#used = new Uint8Array(dominoCount(range));
  }

  begin(groupOf: Indexed<Cell, number>, { random, pins }: LayoutOptions = {}): void {
    this.#groupOf = groupOf;
    this.#random = random;
    this.#pins = pins;
    this.#inside = 0;
    this.key.fill(NO_CELL);
    this.#joined.fill(0);
    this.#used.fill(0);
    if (2 * this.#at.length === this.#sweep.length) this.start(this.#at.length);
    else this.close();
  }

  protected override enter(level: number): void {
    let at = level === 0 ? 0 : this.#at[level - 1]!;
    while (this.key[this.#sweep[at]!]! >= 0) at++;
    this.#at[level] = at;
    this.#tried[level] = 0;
    this.#turned[level] = this.#random ? this.#random.next() >>> 31 : 0;
  }

  protected override advance(level: number): boolean {
    const at = this.#at[level]!;
    const cell = this.#sweep[at]!;
    if (this.key[cell]! >= 0) this.#lift(cell);
    for (let tried = this.#tried[level]!; tried < 2; ) {
      const other = (tried === this.#turned[level] ? this.#along : this.#ahead)[at]!;
      this.#tried[level] = ++tried;
      if (other >= 0 && this.key[other]! < 0 && this.#lay(cell, other)) return true;
    }
    return false;
  }

  #lay(cell: Cell, other: Cell): boolean {
    const [a, b] = [this.#groupOf[cell]!, this.#groupOf[other]!];
    const between = a * this.#groups + b;
    if (this.#joined[between]! > 0 || (a === b && this.#inside === this.#doubles)) return false;
    const domino = this.#dominoOf(a, b);
    if (domino >= 0) {
      if (this.#used[domino]! > 0) return false;
      this.#used[domino] = 1;
    }
    this.#joined[between] = 1;
    this.#joined[b * this.#groups + a] = 1;
    if (a === b) this.#inside++;
    this.key[cell] = other;
    this.key[other] = cell;
    return true;
  }

  #lift(cell: Cell): void {
    const other = this.key[cell]!;
    const a = this.#groupOf[cell]!;
    const b = this.#groupOf[other]!;
    const domino = this.#dominoOf(a, b);
    if (domino >= 0) this.#used[domino] = 0;
    this.#joined[a * this.#groups + b] = 0;
    this.#joined[b * this.#groups + a] = 0;
    if (a === b) this.#inside--;
    this.key[cell] = NO_CELL;
    this.key[other] = NO_CELL;
  }

  /** The domino that lies between two groups if the numbers of both are pinned, else -1. */
  #dominoOf(a: number, b: number): number {
    if (!this.#pins) return -1;
    const x = this.#pins[a]!;
    const y = this.#pins[b]!;
    return x < 0 || y < 0 ? -1 : dominoIndex(x, y);
  }
}
