import { make } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import type { Draft } from '../../form/config.ts';
import type { PressJobs, ShownPage } from '../../press/protocol.ts';
import { GivenUp, Helper } from '../helper.ts';

/** Pages of the book that the form asks for, as pictures that follow what is changed. */
export function samplePages(words: WordBook) {
  const helper = new Helper<PressJobs<Blob>>('press');
  const shown = make('div', { class: 'book-pages' });
  /** What is to be shown once the pages before are there. */
  let next: Draft | undefined;
  let isBusy = false;
  shown.append(make('p', {}, words.text('studio-book-pages-begun')));
  const element = make('section', {}, make('h2', {}, words.text('studio-book-pages')), shown);

  /** Shows pages of another config; of those that come while pages are drawn the last counts. */
  function show(config: Draft): void {
    next = config;
    if (!isBusy) void draw();
  }

  /** Ends what is being drawn: its worker takes memory that a book needs. */
  function end(): void {
    next = undefined;
    helper.giveUp();
  }

  async function draw(): Promise<void> {
    isBusy = true;
    while (next) {
      const config = next;
      next = undefined;
      try {
        await fill(await helper.ask('pages', { config }));
      } catch (error) {
        // What is wrong is reported when the book is made.
        if (!(error instanceof GivenUp)) await fill([]);
      }
    }
    isBusy = false;
  }

  async function fill(pages: readonly ShownPage<Blob>[]): Promise<void> {
    const none = make('p', {}, words.text('studio-book-pages-none'));
    const figures = await Promise.all(pages.map(figure));
    shown.replaceChildren(...(figures.length === 0 ? [none] : figures));
  }

  async function figure(page: ShownPage<Blob>): Promise<HTMLElement> {
    const caption = words.text('studio-book-page', { shown: page.shown });
    const content =
      'lines' in page ? page.lines.map((line) => make('p', {}, line)) : [await drawn(page.picture, caption)];
    return make('figure', { class: `book-${page.shown}` }, ...content, make('figcaption', {}, caption));
  }

  return { element, show, end };
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
