import type { WordBook } from '../words/word-book.ts';
import type { Search, Told } from './assistant.ts';
import type { PlayBoard } from './play-board.ts';
import type { Position } from './position.ts';
import { Tour } from './tour.ts';
import { endText, stillHolds, tourText } from './tour-text.ts';

/** Gives answers, those in steps one by one, and keeps the one in progress. What it returns is to be said. */
export class Guide {
  readonly #playBoard: PlayBoard;
  readonly #words: WordBook;
  #tour: Tour | undefined;
  #search: Search | undefined;

  constructor(playBoard: PlayBoard, words: WordBook) {
    this.#playBoard = playBoard;
    this.#words = words;
  }

  get tour(): Tour | undefined {
    return this.#tour;
  }

  get isSearching(): boolean {
    return this.#search !== undefined;
  }

  /** Searches on for a moment. @returns what was found; nothing as long as it was not */
  searchOn(): string {
    const found = this.#search?.goOn();
    if (found === undefined) return '';
    this.#search = undefined;
    return this.tell(found);
  }

  /** Tells an answer, or begins to search for it. */
  tell(told: Told | Search): string {
    if (typeof told === 'string') return told;
    if ('stops' in told) return this.#show(Tour.of(told.kind, told.stops));
    this.#search = told;
    return told.text;
  }

  move(by: 1 | -1): string {
    if (!this.#tour) return this.#words.text('play-no-tour');
    return by > 0 && this.#tour.isLast ? endText(this.#tour, this.#words) : this.#show(this.#tour.moved(by));
  }

  close(): string {
    this.#tour = undefined;
    return this.#words.text('play-closed');
  }

  /** Keeps of an answer what still holds when the board has changed; nothing is searched for any more. */
  turnTo(position: Position): void {
    this.#tour = stillHolds(this.#tour, this.#playBoard, position);
    this.#search = undefined;
  }

  #show(tour: Tour): string {
    this.#tour = tour;
    return tourText(tour, this.#words);
  }
}
