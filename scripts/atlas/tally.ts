import { Fixpoint } from '../../src/solve/fixpoint.ts';
import { Grader } from '../../src/solve/grade.ts';
import { TECHNIQUES_OF_LEVELS } from '../../src/solve/ladder.ts';
import { LEVELS, type Level } from '../../src/solve/levels.ts';
import { hardnessBy, Winner } from './contests.ts';
import { ForcedMoves } from './forced.ts';
import type { LaidBoard } from './laid-board.ts';

/** Counts boards that have one solution by their levels, and keeps the hardest and the one with the longest chain of forced moves. */
export class Tally {
  readonly levels = Object.fromEntries(LEVELS.map((level) => [level, 0])) as Record<Level, number>;
  unique = 0;
  readonly hardest = new Winner();
  readonly forced = new Winner();
  readonly #laid: Pick<LaidBoard, 'range' | 'board' | 'numbers'>;
  readonly #fixpoint: Fixpoint;
  readonly #grader: Grader;
  readonly #moves: ForcedMoves;
  #highest: Level = 'easy';

  /** @param laid the board that is counted each time, with other numbers on it */
  constructor(laid: Pick<LaidBoard, 'range' | 'board' | 'numbers'>) {
    const { board, range } = laid;
    this.#laid = laid;
    this.#fixpoint = new Fixpoint(board, range, TECHNIQUES_OF_LEVELS);
    this.#grader = new Grader(board, range);
    this.#moves = new ForcedMoves(board, range);
  }

  /** @param times how many boards this one stands for */
  add(times: number, seed: string): void {
    const { numbers } = this.#laid;
    this.forced.offer(this.#moves.longestChain(numbers), this.#laid, seed);
    const level = this.#moves.solved ? 'easy' : this.#level();
    this.unique += times;
    this.levels[level] += times;
    if (LEVELS.indexOf(level) < LEVELS.indexOf(this.#highest)) return;
    this.#highest = level;
    this.hardest.offer(hardnessBy(this.#grader, numbers), this.#laid, seed);
  }

  /** The level of a board that is not easy. */
  #level(): Level {
    const fixpoint = this.#fixpoint;
    fixpoint.load(this.#laid.numbers);
    for (let sets = 1; sets <= fixpoint.sets; sets++) if (fixpoint.reach(sets)) return LEVELS[sets]!;
    return 'master';
  }
}
