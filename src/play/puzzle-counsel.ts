import type { Cell, PlaceIndex } from '../domino/board.ts';
import { type Stone, setFacts } from '../domino/stones.ts';
import { adviceStops, refusalStops } from './advice.ts';
import { Adviser } from './adviser.ts';
import type { Counsel, Told } from './counsel.ts';
import { type Game, lastPosition } from './game.ts';
import { isAmiss, judgementStops } from './judgement.ts';
import { type Position, stoneOn } from './position.ts';
import { Questions } from './questions.ts';
import type { Speech } from './speech.ts';
import type { Terrain } from './terrain.ts';

/** Knows the solution of a puzzle, and tells of it what a check or a hint may tell. */
export class PuzzleCounsel implements Counsel {
  readonly #terrain: Terrain;
  readonly #speech: Speech;
  readonly #adviser: Adviser;
  readonly #questions: Questions;

  constructor(terrain: Terrain, speech: Speech) {
    this.#terrain = terrain;
    this.#speech = speech;
    this.#adviser = new Adviser(terrain);
    this.#questions = new Questions(terrain, speech);
  }

  check(position: Position, game: Game): Told {
    return this.#judge(position, game);
  }

  /** First where to look, then thought by thought. */
  hint(position: Position, game: Game): Told {
    const { words } = this.#speech;
    const advice = this.#adviser.hint(position);
    switch (advice.kind) {
      case 'wrong':
        return this.#judge(position, game, words.text('play-amiss'));
      case 'solved':
        return words.text('play-solved');
      case 'none':
        return words.text('play-no-hint');
      default:
        return { kind: 'hint', stops: adviceStops(advice, this.#terrain, this.#speech) };
    }
  }

  why(position: Position, pair: PlaceIndex): Told {
    const { words } = this.#speech;
    const named = { stone: this.#speech.stone(position, pair), place: this.#speech.place(pair) };
    const refusal = this.#adviser.whyNot(position, pair);
    switch (refusal.kind) {
      case 'right':
        return words.text('play-why-right', named);
      case 'unknown':
        return words.text('play-why-unknown');
      case 'elsewhere':
        return this.places(position, stoneOn(this.#terrain, position, pair)!);
      case 'step':
        return { kind: 'why', stops: refusalStops(refusal, pair, named, this.#terrain, this.#speech) };
    }
  }

  certain(position: Position, cell: Cell): Told {
    return { kind: 'certain', stops: this.#questions.certain(position, cell) };
  }

  places(position: Position, stone: Stone): Told {
    return { kind: 'places', stops: this.#questions.places(position, stone) };
  }

  /** When the last domino lies or the last number stands, nobody has to ask whether all is right. */
  ending(position: Position): string {
    const { puzzle, board, hasUnknowns } = this.#terrain;
    const { words } = this.#speech;
    const { stones, filled } = position;
    const isFull = hasUnknowns
      ? board.cells.every((cell) => !this.#terrain.isUnknown(cell) || filled.has(cell))
      : stones.size === setFacts(puzzle.range).stones;
    if (!isFull) return '';
    const found = this.#adviser.check(position);
    if (found.solved) return words.text('play-solved');
    return found.faults.length > 0 ? words.text('play-something-wrong') : '';
  }

  /** @param opening instead of how far the player is */
  #judge(position: Position, game: Game, opening?: string): Told {
    const found = this.#adviser.check(position);
    const back = isAmiss(found)
      ? lastPosition(this.#terrain, game, (earlier) => !isAmiss(this.#adviser.check(earlier)))
      : undefined;
    const deed = back === undefined ? undefined : { back };
    const [first, ...others] = judgementStops(position, found, this.#terrain, this.#speech, deed);
    if (!deed) return first.text;
    return { kind: 'check', stops: [{ ...first, text: opening ?? first.text }, ...others] };
  }
}
