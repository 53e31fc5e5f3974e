import { type Board, fullRectangle } from '../domino/board.ts';
import { listOf } from '../domino/indices.ts';
import { type KeyTable, makeKeyTable } from '../domino/puzzle.ts';
import { setFacts } from '../domino/stones.ts';
import { UserError } from '../errors.ts';
import type { Random } from '../random.ts';
import type { Candidate, Composed, ComposeOptions, Composer } from './composer.ts';
import { Dealer } from './deal.ts';
import { anyLevel, type Judge } from './judge.ts';
import { makeTiler, type Tiler } from './tiling.ts';

/**
 * Makes Omnibus puzzles for one range and board: a random layout, the stones dealt onto it at random, and the proof
 * that there is no other solution. What it makes depends on nothing but the `random` it is given.
 */
export class OmnibusComposer implements Composer {
  readonly range: number;
  readonly board: Board;
  readonly #tiler: Tiler;
  readonly #dealer: Dealer;
  readonly #anyLevel: Judge;
  readonly #key: KeyTable;
  readonly #numbers: Int32Array;

  /**
   * @throws UserError if the board has not two cells for each stone of the set
   * @throws NotPossibleError if stones cannot cover the board
   */
  constructor(range: number, board: Board = fullRectangle(range)) {
    const { cells, stones } = setFacts(range);
    if (board.cells.length !== cells) {
      throw new UserError(`the board has ${board.cells.length} cells`, {
        expected: `${cells}, two for each of the ${stones} dominoes up to ${range}:${range}`,
      });
    }
    this.range = range;
    this.board = board;
    this.#tiler = makeTiler(board);
    this.#dealer = new Dealer(board, range);
    this.#anyLevel = anyLevel(board, range);
    this.#key = makeKeyTable(board);
    this.#numbers = new Int32Array(board.has.length);
  }

  compose(random: Random, options: ComposeOptions = {}): Composed | undefined {
    const { maxAttempts = 100_000, judge = this.#anyLevel, accept } = options;
    for (let attempts = 1; attempts <= maxAttempts; attempts++) {
      this.#tiler.fill(this.#key, random);
      if (!this.#dealer.deal(this.#key, this.#numbers, random, judge.lean)) continue;
      if (!judge.wants(this.#numbers, this.#key)) continue;
      const { range, board } = this;
      const candidate: Candidate = {
        puzzle: { kind: 'omnibus', range, board, numbers: listOf(this.#numbers), checked: true },
        key: listOf(this.#key),
      };
      if (!accept || accept(candidate)) return { ...candidate, attempts };
    }
    return undefined;
  }
}
