import type { Cell } from '../domino/board.ts';
import type { Stone } from '../domino/stones.ts';
import { adviceStops } from './advice.ts';
import type { Adviser } from './adviser.ts';
import { type Game, positionOf } from './game.ts';
import { isAmiss, judgementStops } from './judgement.ts';
import type { Position } from './position.ts';
import type { Questions } from './questions.ts';
import type { Speech } from './speech.ts';
import type { Terrain } from './terrain.ts';
import { type Stop, Tour, type TourKind } from './tour.ts';
import { stillHolds, tourText } from './tour-text.ts';

/** Gives answers in steps, and keeps the one that is being told. What it returns is to be said. */
export class Guide {
  readonly #terrain: Terrain;
  readonly #speech: Speech;
  readonly #adviser: Adviser;
  readonly #questions: Questions;
  #tour: Tour | undefined;

  constructor(terrain: Terrain, speech: Speech, adviser: Adviser, questions: Questions) {
    this.#terrain = terrain;
    this.#speech = speech;
    this.#adviser = adviser;
    this.#questions = questions;
  }

  get tour(): Tour | undefined {
    return this.#tour;
  }

  /** A text that is too long for one breath. */
  tellLong(text: string): string {
    return this.#begin('message', [{ text, cells: [] }]);
  }

  places(position: Position, stone: Stone): string {
    return this.#begin('places', this.#questions.places(position, stone));
  }

  number(position: Position, number: number): string {
    return this.#begin('number', this.#questions.number(position, number));
  }

  certain(position: Position, cell: Cell): string {
    return this.#begin('certain', this.#questions.certain(position, cell));
  }

  check(position: Position, game: Game): string {
    return this.#judge(position, game);
  }

  /** First where to look; asked again, thought by thought, until it is done. */
  hint(position: Position, game: Game): string {
    const { words } = this.#speech;
    if (this.#tour?.kind === 'hint') return this.move(1);
    const advice = this.#adviser.hint(position);
    switch (advice.kind) {
      case 'wrong':
        return this.#judge(position, game, words.text('play-amiss'));
      case 'solved':
        return words.text('play-solved');
      case 'none':
        return words.text('play-no-hint');
      default:
        return this.#begin('hint', adviceStops(advice, this.#terrain, this.#speech));
    }
  }

  /** The next step, or the one before. */
  move(by: 1 | -1): string {
    return this.#tour ? this.#tell(this.#tour.moved(by)) : this.#speech.words.text('play-no-tour');
  }

  close(): string {
    this.#tour = undefined;
    return this.#speech.words.text('play-closed');
  }

  /** Keeps of an answer what still holds when the board has changed. */
  turnTo(position: Position): void {
    this.#tour = stillHolds(this.#tour, this.#terrain, position);
  }

  /** @param opening instead of how far the player is */
  #judge(position: Position, game: Game, opening?: string): string {
    const found = this.#adviser.check(position);
    const deed = isAmiss(found) ? ({ back: this.#lastRight(game) } as const) : undefined;
    const [first, ...others] = judgementStops(position, found, this.#terrain, this.#speech, deed);
    return deed
      ? this.#begin('check', [{ ...first!, text: opening ?? first!.text }, ...others])
      : first!.text;
  }

  /** The number of moves after which all was right last. */
  #lastRight({ moves, done }: Game): number {
    for (let count = done - 1; count > 0; count--) {
      const position = positionOf(this.#terrain, { moves, done: count });
      if (!isAmiss(this.#adviser.check(position))) return count;
    }
    return 0;
  }

  #begin(kind: TourKind, stops: readonly Stop[]): string {
    return this.#tell(Tour.of(kind, stops));
  }

  #tell(tour: Tour): string {
    this.#tour = tour;
    return tourText(tour, this.#speech.words);
  }
}
