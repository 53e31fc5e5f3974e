import type { WordBook } from '../../words/word-book.ts';
import { make } from './elements.ts';

const SECOND = 1000;

/** How long a puzzle has been played since its board was opened. It is shown, and never said by itself. */
export class Clock {
  readonly element = make('p', { class: 'play-time', role: 'timer' });
  readonly #words: WordBook;
  #seconds = 0;
  readonly #ticks: number;

  constructor(words: WordBook) {
    this.#words = words;
    this.#ticks = setInterval(() => {
      this.#seconds++;
      this.#show();
    }, SECOND);
    this.#show();
  }

  stop(): void {
    clearInterval(this.#ticks);
  }

  #show(): void {
    const [minutes, seconds] = [Math.floor(this.#seconds / 60), this.#seconds % 60];
    this.element.textContent = this.#words.text('play-time', {
      minutes: String(minutes),
      seconds: String(seconds).padStart(2, '0'),
    });
  }
}
