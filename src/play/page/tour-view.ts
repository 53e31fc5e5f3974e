import type { WordBook } from '../../words/word-book.ts';
import type { Command } from '../commands.ts';
import type { Tour } from '../tour.ts';
import { button, buttonGroup, make } from './elements.ts';
import { showSteps } from './steps-view.ts';

/** An answer in steps: those given so far, and the buttons that go on. Both are hidden while there is none. */
export class TourView {
  /** The steps, to be read at leisure. */
  readonly element = make('div', { class: 'play-tour', role: 'group' });
  readonly buttons: HTMLElement;
  readonly #words: WordBook;
  readonly #do: HTMLButtonElement;
  readonly #why: HTMLButtonElement;

  constructor(words: WordBook, obey: (command: Command) => void) {
    this.#words = words;
    const ask = (what: 'why' | 'back' | 'more' | 'there' | 'do' | 'close') =>
      button(words.text(`play-button-${what}`), () => obey({ ask: what }));
    this.#do = ask('do');
    this.#why = ask('why');
    this.buttons = buttonGroup(
      words.text('play-tour-controls'),
      ' play-answer',
      ask('more'),
      ask('back'),
      ask('there'),
      ask('close'),
      // The last, as they come and go and the others stay where they are.
      this.#do,
      this.#why,
    );
    this.show(undefined);
  }

  show(tour: Tour | undefined): void {
    this.element.hidden = this.buttons.hidden = tour === undefined;
    if (!tour) return;
    const { stop, deed } = tour;
    showSteps(this.element, tour, this.#words);
    this.element.lastElementChild?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
    this.#do.hidden = deed === undefined;
    this.#why.hidden = stop.wrong === undefined;
    this.#do.textContent = this.#words.text(deed && 'back' in deed ? 'play-button-right' : 'play-button-do');
  }
}
