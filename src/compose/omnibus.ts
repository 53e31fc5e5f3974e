import { type Board, fullRectangle } from '../domino/board.ts';
import { listOf } from '../domino/indices.ts';
import { type KeyTable, makeKeyTable } from '../domino/puzzle.ts';
import { setFacts } from '../domino/stones.ts';
import { UserError } from '../errors.ts';
import type { Random } from '../random.ts';
import type { Candidate, Composed, ComposeOptions, Composer } from './composer.ts';
import { Dealer } from './deal.ts';
import { Holder } from './held.ts';
import { anyLevel, type Judge } from './judge.ts';
import { SymmetricTiler } from './symmetric-tiling.ts';
import { makeTiler, type Tiler } from './tiling.ts';
import { isWished, sealsOf, type Wish } from './wishes.ts';

/** Puzzles that are compared where few or many seals are wanted; fewer if the attempts are used up. */
const COMPARED = 50;

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
  readonly #holder: Holder | undefined;
  /** What is asked of one puzzle by itself. */
  readonly #wishes: readonly Wish[];
  /** Whether few or many seals are wanted. */
  readonly #seals: 'least' | 'most' | undefined;

  /**
   * @param wishes what each puzzle fulfils
   * @throws UserError if the board has not two cells for each stone of the set, or is not as symmetric as is wished
   * @throws NotPossibleError if stones cannot cover the board
   */
  constructor(range: number, board: Board = fullRectangle(range), wishes: readonly Wish[] = []) {
    const { cells, stones } = setFacts(range);
    if (board.cells.length !== cells) {
      throw new UserError(`the board has ${board.cells.length} cells`, {
        expected: `${cells}, two for each of the ${stones} dominoes up to ${range}:${range}`,
      });
    }
    this.range = range;
    this.board = board;
    const symmetric = wishes.find((wish) => wish.kind === 'symmetric');
    const givens = wishes.flatMap((wish) => (wish.kind === 'givens' ? wish.givens : []));
    const seals = wishes.find((wish) => wish.kind === 'seals')?.wanted;
    this.#wishes = wishes.filter(({ kind }) => kind === 'step' || kind === 'seals');
    this.#seals = typeof seals === 'string' ? seals : undefined;
    this.#holder = givens.length > 0 ? new Holder(givens, range) : undefined;
    const tiler = makeTiler(board);
    this.#tiler = symmetric ? new SymmetricTiler(board, symmetric.symmetry) : tiler;
    this.#dealer = new Dealer(board, range);
    this.#anyLevel = anyLevel(board, range);
    this.#key = makeKeyTable(board);
    this.#numbers = new Int32Array(board.has.length);
  }

  compose(random: Random, options: ComposeOptions = {}): Composed | undefined {
    const { maxAttempts = 100_000, judge = this.#anyLevel, accept } = options;
    let best: { readonly found: Composed; readonly seals: number } | undefined;
    let tried = 0;
    for (let attempts = 1; attempts <= maxAttempts; attempts++) {
      this.#tiler.fill(this.#key, random);
      const held = this.#holder?.hold(this.#key, random);
      if (this.#holder && !held) continue;
      if (!this.#dealer.deal(this.#key, this.#numbers, random, judge.lean, held)) continue;
      if (!judge.wants(this.#numbers, this.#key)) continue;
      const { range, board } = this;
      const candidate: Candidate = {
        puzzle: { kind: 'omnibus', range, board, numbers: listOf(this.#numbers), checked: true },
        key: listOf(this.#key),
      };
      if (!this.#wishes.every((wish) => isWished(wish, candidate))) continue;
      if (accept && !accept(candidate)) continue;
      const found = { ...candidate, attempts };
      if (!this.#seals) return found;
      // The fewest are best, or the most.
      const seals = sealsOf(found.puzzle) * (this.#seals === 'least' ? 1 : -1);
      if (!best || seals < best.seals) best = { found, seals };
      if (++tried === COMPARED) break;
    }
    return best?.found;
  }
}
