import type { WordBook } from '../../words/word-book.ts';
import type { Command } from '../commands.ts';
import type { Tour } from '../tour.ts';
import { button, make } from './elements.ts';

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
    const label = words.text('play-tour-controls');
    this.buttons = make(
      'div',
      { class: 'play-buttons', role: 'group', 'aria-label': label },
      ask('more'),
      this.#do,
      this.#why,
      ask('close'),
      ask('back'),
      ask('there'),
    );
    this.show(undefined);
  }

  show(tour: Tour | undefined): void {
    this.element.hidden = this.buttons.hidden = tour === undefined;
    if (!tour) return;
    const { kind, stops, stop, at, deed } = tour;
    const title = this.#words.text('play-tour', { kind });
    const steps = stops.slice(1, at + 1).map(({ text }, i) => {
      const current = i + 1 === at ? { 'aria-current': 'step' } : {};
      return make('li', current, text);
    });
    this.element.setAttribute('aria-label', title);
    this.element.replaceChildren(
      make('p', {}, make('b', {}, `${title}: `), stops[0]!.text),
      ...(steps.length > 0 ? [make('ol', {}, ...steps)] : []),
    );
    this.element.lastElementChild?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
    this.#do.hidden = deed === undefined;
    this.#why.hidden = stop.wrong === undefined;
    this.#do.textContent = this.#words.text(deed && 'back' in deed ? 'play-button-right' : 'play-button-do');
  }
}
