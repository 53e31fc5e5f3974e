import type { Candidates } from './candidates.ts';

/**
 * Dirty tracking: says what has changed on a board between two looks. Between two looks places may be closed, or the board
 * be given other numbers; places that were opened again must have been closed between the same two looks.
 */
export class Changes {
  readonly #state: Candidates;
  #load = -1;
  #read = 0;
  /** The places closed since the last look but one stand in the board's trail from here to its end. */
  from = 0;

  constructor(state: Candidates) {
    this.#state = state;
  }

  /** Looks again. Returns false if everything is new. */
  look(): boolean {
    const { loads, closed } = this.#state;
    const isSame = loads === this.#load && closed >= this.#read;
    this.#load = loads;
    this.from = isSame ? this.#read : closed;
    this.#read = closed;
    return isSame;
  }
}
