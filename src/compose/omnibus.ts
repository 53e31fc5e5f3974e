import { type Board, type Cell, fullRectangle } from '../domino/board.ts';
import { DominoTable, setFacts } from '../domino/dominoes.ts';
import { listOf } from '../domino/indices.ts';
import { type KeyTable, makeKeyTable } from '../domino/puzzle.ts';
import { UserError } from '../errors.ts';
import type { Random } from '../random.ts';
import type { Candidate, Composed, ComposeOptions, Composer } from './composer.ts';
import { isConstraintMet, sealsOf, type TextConstraint } from './constraints.ts';
import { Dealer } from './deal.ts';
import type { Given } from './groups/condition.ts';
import { anyLevel, type Judge } from './judge.ts';
import { nearestShapes } from './nearest-shapes.ts';
import { SymmetricTiler } from './symmetric-tiling.ts';
import { makeTiler, type Tiler } from './tiling.ts';

/** Puzzles that are compared where few or many seals are wanted; fewer if the attempts are used up. */
export const COMPARED = 50;

/** After this many attempts progress is reported. */
const STEP = 200;

export interface OmnibusOptions extends ComposeOptions {
  /** Puzzles that are compared where few or many seals are wanted; {@link COMPARED} by default. */
  readonly compared?: number;
  /** Called with each puzzle that is better than those before, with the conditions that it does not fulfil. */
  readonly onBest?: (found: Composed, lacks: readonly string[]) => void;
}

/**
 * Makes Omnibus puzzles for one range and board: a random layout, the dominoes dealt onto it at random, and the proof
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
  readonly #constraints: readonly TextConstraint[];
  /** Whether few or many seals are wanted. */
  readonly #seals: 'least' | 'most' | undefined;

  /**
   * @param constraints the conditions that each puzzle fulfils
   * @throws UserError if the board has not two cells for each domino of the set, or is not as symmetric as required
   * @throws NotPossibleError if dominoes cannot cover the board
   */
  constructor(
    range: number,
    board: Board = fullRectangle(range),
    constraints: readonly TextConstraint[] = [],
  ) {
    const { cells, dominoes } = setFacts(range);
    if (board.cells.length !== cells) {
      throw new UserError(`the board has ${board.cells.length} cells`, {
        expected: `${cells}, two for each of the ${dominoes} dominoes up to ${range}:${range}`,
      });
    }
    this.range = range;
    this.board = board;
    const symmetric = constraints.find((constraint) => constraint.kind === 'symmetric');
    const givens = constraints.flatMap((constraint) =>
      constraint.kind === 'givens' ? constraint.givens : [],
    );
    const seals = constraints.find((constraint) => constraint.kind === 'seals')?.wanted;
    this.#constraints = constraints.filter(({ kind }) => kind === 'step' || kind === 'seals');
    this.#seals = typeof seals === 'string' ? seals : undefined;
    this.#holder = givens.length > 0 ? new Holder(givens, range) : undefined;
    const tiler = makeTiler(board, () => nearestShapes(board));
    this.#tiler = symmetric ? new SymmetricTiler(board, symmetric.symmetry) : tiler;
    this.#dealer = new Dealer(board, range);
    this.#anyLevel = anyLevel(board, range);
    this.#key = makeKeyTable(board);
    this.#numbers = new Int32Array(board.has.length);
  }

  compose(random: Random, options: OmnibusOptions = {}): Composed | undefined {
    const { maxAttempts = 100_000, judge = this.#anyLevel, compared = COMPARED } = options;
    const { accept, onStep, onBest } = options;
    let best:
      | { readonly found: Composed; readonly lacks: readonly string[]; readonly seals: number }
      | undefined;
    let tried = 0;
    for (let attempts = 1; attempts <= maxAttempts; attempts++) {
      if (attempts % STEP === 0) onStep?.(attempts / maxAttempts);
      this.#tiler.fill(this.#key, random);
      const held = this.#holder?.hold(this.#key, random);
      if (this.#holder && !held) continue;
      if (!this.#dealer.deal(this.#key, this.#numbers, random, judge.bias, held)) continue;
      if (!judge.wants(this.#numbers, this.#key)) continue;
      const { range, board } = this;
      const candidate: Candidate = {
        puzzle: { kind: 'omnibus', range, board, numbers: listOf(this.#numbers), checked: true },
        key: listOf(this.#key),
      };
      const lacks = this.#constraints
        .filter((constraint) => !isConstraintMet(constraint, candidate))
        .map(({ text }) => text);
      if (best && lacks.length > 0 && lacks.length >= best.lacks.length) continue;
      if (accept && !accept(candidate)) continue;
      const found = { ...candidate, attempts };
      if (lacks.length === 0 && !this.#seals) return found;
      // The fewest are best, or the most.
      const seals = this.#seals ? sealsOf(found.puzzle) * (this.#seals === 'least' ? 1 : -1) : 0;
      if (!best || lacks.length < best.lacks.length || seals < best.seals) {
        best = { found, lacks, seals };
        onBest?.(found, lacks);
      }
      if (lacks.length === 0 && ++tried === compared) break;
    }
    return best?.lacks.length === 0 ? best.found : undefined;
  }
}

/** Chooses dominoes for the places of a layout on which numbers are given, so that each of these has one. */
class Holder {
  readonly #given: ReadonlyMap<Cell, number>;
  readonly #range: number;
  readonly #dominoes: DominoTable;

  constructor(givens: readonly Given[], range: number) {
    this.#given = new Map(givens.map(({ cell, number }) => [cell, number]));
    this.#range = range;
    this.#dominoes = new DominoTable(range);
  }

  /**
   * The dominoes by the first cells of their places, as chance has them: twice the domino, and one more if its higher number
   * lies first. Nothing if there are not enough.
   */
  hold(key: KeyTable, random: Random): ReadonlyMap<Cell, number> | undefined {
    const firsts = [
      ...new Set([...this.#given.keys()].map((cell) => (key[cell]! < cell ? key[cell]! : cell))),
    ];
    const wanted = new Map(
      firsts.map((first) => {
        const fitting = this.#fitting(first, key[first]!);
        random.shuffle(fitting);
        return [first, fitting] as const;
      }),
    );
    const held = new Map<Cell, number>();
    const owner = new Map<number, Cell>();
    // A matching is enlarged along an alternating path wherever there is one (Berge, 1957).
    const place = (first: Cell, seen: Set<number>): boolean =>
      wanted.get(first)!.some((turned) => {
        const domino = turned >> 1;
        if (seen.has(domino)) return false;
        seen.add(domino);
        const other = owner.get(domino);
        if (other !== undefined && !place(other, seen)) return false;
        owner.set(domino, first);
        held.set(first, turned);
        return true;
      });
    return firsts.every((first) => place(first, new Set())) ? held : undefined;
  }

  /** All dominoes that show on a place what is given there. */
  #fitting(first: Cell, second: Cell): number[] {
    const numbersOn = (cell: Cell) => {
      const given = this.#given.get(cell);
      return given === undefined ? Array.from({ length: this.#range + 1 }, (_, number) => number) : [given];
    };
    return numbersOn(first).flatMap((number) =>
      numbersOn(second).map((other) => 2 * this.#dominoes.indexOf(number, other) + Number(number > other)),
    );
  }
}
