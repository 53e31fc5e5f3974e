import { type Game, positionOf } from '../../../play/game.ts';
import type { PlayBoard } from '../../../play/play-board.ts';
import { attemptOf } from '../../../play/position.ts';
import type { TaskProver } from '../model.ts';

/** Conflicts of one slice of a search: some hundredths of a second at range 7. */
const SLICE = 50;
/** Conflicts after which the search for one answer is given up: some seconds at range 7. */
const MOST_CONFLICTS = 20_000;

/** What can come of what lies on a board. */
export interface Prospect {
  /** Whether some answer has all of it. */
  readonly completable: 'yes' | 'no' | 'unknown';
  /** If none has: the number of moves after which one still had, if that was found. */
  readonly back?: number;
}

/** Finds out, slice by slice, whether a game can still end in an answer; if not, after which of its moves it could last. */
export class ProspectSearch {
  readonly #playBoard: PlayBoard;
  readonly #prover: TaskProver;
  readonly #game: Game;
  /** The number of moves of the position that is looked at. */
  #at: number;
  #spent = 0;

  constructor(playBoard: PlayBoard, prover: TaskProver, game: Game) {
    this.#playBoard = playBoard;
    this.#prover = prover;
    this.#game = game;
    this.#at = game.done;
  }

  /** Searches for one slice. @returns what was found; nothing as long as it is not known */
  goOn(): Prospect | undefined {
    const { moves, done } = this.#game;
    const isFirst = this.#at === done;
    const position = positionOf(this.#playBoard, { moves, done: this.#at });
    const found = this.#prover.answerWith(attemptOf(this.#playBoard, position), SLICE);
    if (found === 'none') {
      this.#spent = 0;
      return --this.#at < 0 ? { completable: 'no' } : undefined;
    }
    if (found === 'unknown') {
      this.#spent += SLICE;
      if (this.#spent < MOST_CONFLICTS) return undefined;
      return { completable: isFirst ? 'unknown' : 'no' };
    }
    return isFirst ? { completable: 'yes' } : { completable: 'no', back: this.#at };
  }
}
