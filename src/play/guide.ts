import type { Cell, PlaceIndex } from '../domino/board.ts';
import type { Domino } from '../domino/dominoes.ts';
import type { Assistant, Search, Told } from './assistant.ts';
import type { Game } from './game.ts';
import type { PlayBoard } from './play-board.ts';
import type { Position } from './position.ts';
import type { Questions } from './questions.ts';
import type { Speech } from './speech.ts';
import { Tour } from './tour.ts';
import { endText, stillHolds, tourText } from './tour-text.ts';

/** Gives answers, those in steps one by one, and keeps the one in progress. What it returns is to be said. */
export class Guide {
  readonly #playBoard: PlayBoard;
  readonly #speech: Speech;
  readonly #assistant: Assistant;
  readonly #questions: Questions;
  #tour: Tour | undefined;
  #search: Search | undefined;

  constructor(playBoard: PlayBoard, speech: Speech, assistant: Assistant, questions: Questions) {
    this.#playBoard = playBoard;
    this.#speech = speech;
    this.#assistant = assistant;
    this.#questions = questions;
  }

  get tour(): Tour | undefined {
    return this.#tour;
  }

  /** Whether an answer is still searched for. */
  get isSearching(): boolean {
    return this.#search !== undefined;
  }

  /** Searches on for a moment. @returns what was found; nothing as long as it was not */
  searchOn(): string {
    const found = this.#search?.goOn();
    if (found === undefined) return '';
    this.#search = undefined;
    return this.#tell(found);
  }

  /** A text that is too long for one breath. */
  tellLong(text: string): string {
    return this.#tell({ kind: 'message', stops: [{ text, cells: [] }] });
  }

  places(position: Position, domino: Domino): string {
    return this.#tell(this.#assistant.places(position, domino));
  }

  number(position: Position, number: number): string {
    return this.#tell({ kind: 'number', stops: this.#questions.number(position, number) });
  }

  few(position: Position): string {
    return this.#tell({ kind: 'places', stops: this.#questions.few(position) });
  }

  why(position: Position, pair: PlaceIndex): string {
    return this.#tell(this.#assistant.why(position, pair));
  }

  certain(position: Position, cell: Cell): string {
    return this.#tell(this.#assistant.certain(position, cell));
  }

  check(position: Position, game: Game): string {
    return this.#tell(this.#assistant.check(position, game));
  }

  /** First where to look; asked again, thought by thought, until it is done. */
  hint(position: Position, game: Game): string {
    if (this.#tour?.kind === 'hint') return this.move(1);
    const told = this.#assistant.hint(position, game);
    if (typeof told === 'string' || 'kind' in told) return this.#tell(told);
    this.#search = told;
    return told.text;
  }

  /** The next step, or the one before. */
  move(by: 1 | -1): string {
    const { words } = this.#speech;
    if (!this.#tour) return words.text('play-no-tour');
    return by > 0 && this.#tour.isLast ? endText(this.#tour, words) : this.#show(this.#tour.moved(by));
  }

  close(): string {
    this.#tour = undefined;
    return this.#speech.words.text('play-closed');
  }

  /** Keeps of an answer what still holds when the board has changed; nothing is searched for any more. */
  turnTo(position: Position): void {
    this.#tour = stillHolds(this.#tour, this.#playBoard, position);
    this.#search = undefined;
  }

  #tell(told: Told): string {
    return typeof told === 'string' ? told : this.#show(Tour.of(told.kind, told.stops));
  }

  #show(tour: Tour): string {
    this.#tour = tour;
    return tourText(tour, this.#speech.words);
  }
}
