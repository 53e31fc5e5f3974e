import { confirming } from '../../../ui/confirming.ts';
import { button, make } from '../../../ui/elements.ts';
import { makeDownloads } from '../downloads.ts';
import { orFail, type Stage } from '../stage.ts';
import { forgetBook, type KeptBook, keptBooks } from './kept-books.ts';

/** The finished books that are kept on this device: their files, and what takes them away. Without any it is not there. */
export function bookShelf(stage: Stage) {
  const element = make('section', { class: 'book-shelf' });
  const { words } = stage;
  const downloads = makeDownloads(words, stage.fail);
  element.hidden = true;

  /** Shows what is kept now. Where a browser keeps nothing there is nothing to show. */
  async function show(): Promise<void> {
    const { books, setAside } = await keptBooks().catch(() => ({ books: [], setAside: 0 }));
    downloads.letGo();
    element.hidden = books.length === 0;
    element.replaceChildren(
      make('h2', { tabindex: '-1' }, words.text('studio-shelf-books')),
      make('ul', {}, ...books.map(entry)),
    );
    if (setAside > 0) stage.warn(words.text('studio-shelf-damaged'));
  }

  function entry({ title, day, files, id }: KeptBook): HTMLElement {
    const list = make('ul', {});
    list.hidden = true;
    const open = button(words.text('studio-shelf-files', { title }), () => {
      list.hidden = !list.hidden;
      open.setAttribute('aria-expanded', String(!list.hidden));
      // Links are made when they are wanted: each of them holds its file.
      if (list.childElementCount === 0) {
        list.append(
          ...files.map((file) => make('li', {}, ...downloads.linksTo(file).flatMap((link) => [link, ' ']))),
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
      () => void forgetKept(id, title),
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

  function forgetKept(id: IDBValidKey, title: string): Promise<void> {
    return orFail(stage.fail, words.text('studio-shelf-not-deleted'), async () => {
      await forgetBook(id);
      await show();
      element.querySelector('h2')!.focus();
      stage.say(words.text('studio-shelf-deleted', { title }));
    });
  }

  return { element, show, letGo: () => downloads.letGo() };
}
