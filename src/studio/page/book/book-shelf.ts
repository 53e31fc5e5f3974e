import { confirming } from '../../../ui/confirming.ts';
import { button, make } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { Downloads } from '../downloads.ts';
import type { Stage } from '../stage.ts';
import { forgetBook, type KeptBook, keptBooks } from './kept-books.ts';

/** The finished books that are kept on this device: their files, and what takes them away. Without any it is not there. */
export class BookShelf {
  readonly element = make('section', { class: 'book-shelf' });
  readonly #stage: Stage;
  readonly #words: WordBook;
  readonly #downloads: Downloads;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#words = stage.words;
    this.#downloads = new Downloads(stage.words, stage.fail);
    this.element.hidden = true;
  }

  /** Shows what is kept now. Where a browser keeps nothing there is nothing to show. */
  async show(): Promise<void> {
    const { books, setAside } = await keptBooks().catch(() => ({ books: [], setAside: 0 }));
    this.letGo();
    this.element.hidden = books.length === 0;
    this.element.replaceChildren(
      make('h2', { tabindex: '-1' }, this.#words.text('studio-shelf-books')),
      make('ul', {}, ...books.map((book) => this.#entry(book))),
    );
    if (setAside > 0) this.#stage.warn(this.#words.text('studio-shelf-damaged'));
  }

  letGo(): void {
    this.#downloads.letGo();
  }

  #entry(book: KeptBook): HTMLElement {
    const words = this.#words;
    const { title, day, files, id } = book;
    const list = make('ul', {});
    list.hidden = true;
    const open = button(words.text('studio-shelf-files', { title }), () => {
      list.hidden = !list.hidden;
      open.setAttribute('aria-expanded', String(!list.hidden));
      // Links are made when they are wanted: each of them holds its file.
      if (list.childElementCount === 0) {
        list.append(
          ...files.map((file) =>
            make('li', {}, ...this.#downloads.linksTo(file).flatMap((link) => [link, ' '])),
          ),
        );
      }
    });
    open.setAttribute('aria-expanded', 'false');
    const [question, forget] = confirming(
      {
        open: words.text('studio-shelf-delete', { title }),
        question: words.text('studio-shelf-question', { title }),
        yes: words.text('studio-forget-yes'),
        no: words.text('studio-shelf-keep'),
      },
      () => void this.#forget(id, title),
    );
    return make(
      'li',
      {},
      make('strong', {}, title),
      ` ${words.text('studio-shelf-about', { files: files.length, day })}`,
      make('div', { class: 'studio-buttons' }, open, forget),
      question,
      list,
    );
  }

  async #forget(id: IDBValidKey, title: string): Promise<void> {
    try {
      await forgetBook(id);
      await this.show();
      this.element.querySelector('h2')!.focus();
      this.#stage.say(this.#words.text('studio-shelf-deleted', { title }));
    } catch (error) {
      this.#stage.fail(error, this.#words.text('studio-shelf-not-deleted'));
    }
  }
}
