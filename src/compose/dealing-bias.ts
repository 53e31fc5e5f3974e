import { type Board, type Cell, neighboursOf } from '../domino/board.ts';
import type { DominoTable } from '../domino/dominoes.ts';

/**
 * Dealing bias: what kind of board is wanted. A domino **shows** wherever its two numbers meet between two dominoes of the layout; one
 * that shows nowhere is a seal from the start. For each place several dominoes are drawn, and the one with the lowest cost
 * is laid.
 */
export interface DealingBias {
  /** How many fitting dominoes are drawn for each place; 1 is no choice. */
  readonly draws: number;
  /** What it costs, in whole numbers, when a domino shows that showed nowhere, once, twice, or more often before. */
  readonly costs: readonly [number, number, number, number];
}

/** How many neighbours a cell has at most. */
const SIDES = 4;

export const NO_BIAS: DealingBias = { draws: 1, costs: [0, 0, 0, 0] };

/** How often each domino shows while a board is dealt, and what it would cost to lay two numbers on the next place. */
export class Shown {
  /** The neighbours of each cell of the bounding box, in four entries for each; -1 where there are fewer. */
  readonly #beside: Int32Array;
  readonly #dominoTable: DominoTable;
  readonly #times: Int32Array;
  /** What it costs when each domino shows once more. */
  readonly #costOf: Int32Array;
  /** The numbers beside the present place: first those beside its first cell, then those beside its second one. */
  readonly #around = new Int32Array(6);
  #aroundFirst = 0;
  #aroundBoth = 0;
  #costs = NO_BIAS.costs;
  #cheapest = 0;

  constructor(board: Board, dominoTable: DominoTable, dominoes: number) {
    this.#dominoTable = dominoTable;
    this.#times = new Int32Array(dominoes);
    this.#costOf = new Int32Array(dominoes);
    this.#beside = new Int32Array(SIDES * board.has.length).fill(-1);
    for (const cell of board.cells) this.#beside.set(neighboursOf(board, cell), SIDES * cell);
  }

  /** Forgets the last board. */
  begin({ costs }: DealingBias): void {
    this.#costs = costs;
    this.#cheapest = Math.min(...costs);
    this.#times.fill(0);
    this.#costOf.fill(costs[0]);
  }

  /** Goes to a place of which both numbers are still open (below 0). Returns the least that it can cost there. */
  goTo(first: Cell, second: Cell, numbers: Int32Array): number {
    this.#aroundFirst = this.#lookAround(first, numbers, 0);
    const count = this.#lookAround(second, numbers, this.#aroundFirst);
    this.#aroundBoth = count;
    return this.#cheapest * count;
  }

  /** Adds the numbers beside a cell from `start` on. Returns where they end. */
  #lookAround(cell: Cell, numbers: Int32Array, start: number): number {
    const beside = this.#beside;
    const around = this.#around;
    let end = start;
    for (let i = SIDES * cell; i < SIDES * (cell + 1); i++) {
      const next = beside[i]!;
      if (next < 0) break;
      const number = numbers[next]!;
      if (number >= 0) around[end++] = number;
    }
    return end;
  }

  cost(one: number, other: number): number {
    const around = this.#around;
    const costOf = this.#costOf;
    const ofOne = this.#dominoTable.row(one);
    const ofOther = this.#dominoTable.row(other);
    const middle = this.#aroundFirst;
    const end = this.#aroundBoth;
    let cost = 0;
    for (let i = 0; i < middle; i++) cost += costOf[ofOne[around[i]!]!]!;
    for (let i = middle; i < end; i++) cost += costOf[ofOther[around[i]!]!]!;
    return cost;
  }

  /** Takes note of the dominoes that show once more, or once less, because these numbers lie on the place. */
  note(one: number, other: number, times: 1 | -1): void {
    for (let i = 0; i < this.#aroundBoth; i++) {
      const number = i < this.#aroundFirst ? one : other;
      const domino = this.#dominoTable.indexOf(number, this.#around[i]!);
      const shown = this.#times[domino]! + times;
      this.#times[domino] = shown;
      this.#costOf[domino] = this.#costs[shown < 3 ? shown : 3]!;
    }
  }
}
