import { make } from '../../../ui/elements.ts';
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

  async #draw(): Promise<void> {
    this.#isBusy = true;
    while (this.#next) {
      const config = this.#next;
      this.#next = undefined;
      try {
        await this.#fill(await this.#helper.ask('pages', { config }));
      } catch (error) {
        // What is wrong is reported when the book is made.
        if (!(error instanceof GivenUp)) await this.#fill([]);
      }
    }
    this.#isBusy = false;
  }

  async #fill(pages: readonly ShownPage<Blob>[]): Promise<void> {
    const none = make('p', {}, this.#words.text('studio-book-pages-none'));
    const figures = await Promise.all(pages.map((page) => this.#figure(page)));
    this.#shown.replaceChildren(...(figures.length === 0 ? [none] : figures));
  }

  async #figure(page: ShownPage<Blob>): Promise<HTMLElement> {
    const caption = this.#words.text('studio-book-page', { shown: page.shown });
    const content =
      'lines' in page ? page.lines.map((line) => make('p', {}, line)) : [await drawn(page.picture, caption)];
    return make('figure', { class: `book-${page.shown}` }, ...content, make('figcaption', {}, caption));
  }
}

/** A picture without an address of its own, so that nothing has to be let go. */
async function drawn(file: Blob, name: string): Promise<HTMLElement> {
  const picture = await createImageBitmap(file);
  const canvas = make('canvas', { role: 'img', 'aria-label': name });
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')!.drawImage(picture, 0, 0);
  return canvas;
}
