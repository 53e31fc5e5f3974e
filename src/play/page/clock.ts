import { make } from '../../ui/elements.ts';
import { keepText, keptText } from '../../ui/kept-texts.ts';
import type { WordBook } from '../../words/word-book.ts';

const SECOND = 1000;
/** As often, in seconds, it is kept how long a puzzle was played; the 1 is the version of what is stored. */
const KEEPING = 5;
const PREFIX = 'dominosa-press/time/1/';

/** How long a puzzle was played, while its page was seen. It is shown on request, and never said by itself. */
export class Clock {
  readonly element = make('p', { class: 'play-time', role: 'timer' });
  readonly #words: WordBook;
  readonly #key: string;
  #seconds: number;
  readonly #ticks: number;

  constructor(words: WordBook, puzzle: string) {
    this.#words = words;
    this.#key = PREFIX + puzzle;
    this.#seconds = Math.max(0, Math.floor(Number(keptText(this.#key) ?? 0))) || 0;
    this.#ticks = setInterval(() => {
      if (document.hidden) return;
      this.#seconds++;
      if (this.#seconds % KEEPING === 0) this.#keep();
      this.#show();
    }, SECOND);
    this.#show();
  }

  stop(): void {
    clearInterval(this.#ticks);
    this.#keep();
  }

  #keep(): void {
    keepText(this.#key, String(this.#seconds));
  }

  #show(): void {
    this.element.dataset.seconds = String(this.#seconds);
    const [minutes, seconds] = [Math.floor(this.#seconds / 60), this.#seconds % 60];
    this.element.textContent = this.#words.text('play-time', {
      minutes: String(minutes),
      seconds: String(seconds).padStart(2, '0'),
    });
  }
}
