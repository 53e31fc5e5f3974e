import { button, buttonGroup, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { Command } from '../commands.ts';
import type { Tour } from '../tour.ts';
import { showsWhere } from '../tour-text.ts';
import { showSteps } from './steps-view.ts';

/** An answer in steps: those given so far, and the buttons that go on. Both are hidden while there is none. */
export class TourView {
  /** The steps, to be read at leisure. */
  readonly element = make('div', { class: 'play-tour', role: 'group' });
  readonly buttons: HTMLElement;
  readonly #words: WordBook;
  readonly #more: HTMLButtonElement;
  readonly #do: HTMLButtonElement;
  readonly #why: HTMLButtonElement;
  #tour: Tour | undefined;

  constructor(words: WordBook, obey: (command: Command) => void) {
    this.#words = words;
    const ask = (what: 'why' | 'back' | 'there' | 'do' | 'close') =>
      button(words.text(`play-button-${what}`), () => obey({ ask: what }));
    this.#more = button('', () => obey({ ask: this.#isToDo ? 'do' : 'more' }));
    this.#do = ask('do');
    this.#why = ask('why');
    this.buttons = buttonGroup(
      words.text('play-tour-controls'),
      ' play-answer',
      this.#more,
      ask('back'),
      ask('there'),
      ask('close'),
      // The last, as they come and go and the others stay where they are.
      this.#do,
      this.#why,
    );
    this.show(undefined);
  }

  /** After the last step of a hint its move comes next, on the same button, which keeps the focus. */
  get #isToDo(): boolean {
    return this.#tour?.kind === 'hint' && this.#tour.isLast;
  }

  show(tour: Tour | undefined): void {
    this.#tour = tour;
    this.element.hidden = this.buttons.hidden = tour === undefined;
    if (!tour) return;
    const { stop, deed, at, isLast } = tour;
    const isToDo = this.#isToDo;
    showSteps(this.element, tour, this.#words);
    this.element.lastElementChild?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
    const next = isToDo ? 'do' : at === 0 && !isLast && showsWhere(tour) ? 'where' : 'more';
    this.#more.textContent = this.#words.text(`play-button-${next}`);
    // A button that is disabled would lose the focus; pressed, this one says that there is no more.
    this.#more.setAttribute('aria-disabled', String(isLast && !isToDo));
    this.#do.hidden = deed === undefined || isToDo;
    this.#why.hidden = stop.wrong === undefined;
    this.#do.textContent = this.#words.text(deed && 'back' in deed ? 'play-button-right' : 'play-button-do');
  }
}
