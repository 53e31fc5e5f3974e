import { make } from '../../../play/page/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import type { Draft } from '../../form/config.ts';
import type { PressJobs, ShownPage } from '../../press/protocol.ts';
import { GivenUp, Helper } from '../helper.ts';

/** Pages of the book that the form asks for, as pictures that follow what is changed. */
export class SamplePages {
  readonly element: HTMLElement;
  readonly #words: WordBook;
  readonly #helper = new Helper<PressJobs<Blob>>('press');
  readonly #shown = make('div', { class: 'book-pages' });
  #addresses: string[] = [];
  /** What is to be shown once the pages before are there. */
  #next: Draft | undefined;
  #isBusy = false;

  constructor(words: WordBook) {
    this.#words = words;
    this.#shown.append(make('p', {}, words.text('studio-book-pages-begun')));
    this.element = make('section', {}, make('h2', {}, words.text('studio-book-pages')), this.#shown);
  }

  /** Shows pages of another config; of those that come while pages are drawn the last counts. */
  show(config: Draft): void {
    this.#next = config;
    if (!this.#isBusy) void this.#draw();
  }

  /** Ends what is being drawn: its worker takes memory that a book needs. */
  end(): void {
    this.#next = undefined;
    this.#helper.giveUp();
  }

  letGo(): void {
    this.end();
    this.#forget();
  }

  async #draw(): Promise<void> {
    this.#isBusy = true;
    while (this.#next) {
      const config = this.#next;
      this.#next = undefined;
      try {
        this.#fill(await this.#helper.ask('pages', { config }));
      } catch (error) {
        // What is wrong is told when the book is made.
        if (!(error instanceof GivenUp)) this.#fill([]);
      }
    }
    this.#isBusy = false;
  }

  #fill(pages: readonly ShownPage<Blob>[]): void {
    this.#forget();
    const none = make('p', {}, this.#words.text('studio-book-pages-none'));
    this.#shown.replaceChildren(...(pages.length === 0 ? [none] : pages.map((page) => this.#figure(page))));
  }

  #figure(page: ShownPage<Blob>): HTMLElement {
    const caption = this.#words.text('studio-book-page', { shown: page.shown });
    const figure = make('figure', { class: `book-${page.shown}` });
    if ('lines' in page) figure.append(...page.lines.map((line) => make('p', {}, line)));
    else {
      const address = URL.createObjectURL(page.picture);
      this.#addresses.push(address);
      figure.append(make('img', { src: address, alt: '' }));
    }
    figure.append(make('figcaption', {}, caption));
    return figure;
  }

  #forget(): void {
    for (const address of this.#addresses) URL.revokeObjectURL(address);
    this.#addresses = [];
  }
}
