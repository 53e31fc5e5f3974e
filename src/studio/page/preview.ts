import { TaggedWords } from '../../proof/pdf.ts';
import { button, covered, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import { loading, NotLoaded } from '../loading.ts';
import { pageWords } from '../page-words.ts';
import type { PdfFile, PdfTask } from './pdf.js';
import { placeOf } from './place.ts';

/** Points of a page are drawn as so many dots: sharp enough for two dots a pixel of a page as wide as the text. */
const SCALE = 2.5;

/** The pages of a PDF file, one at a time: as a picture, and in the words that screen readers find in the file. */
export class Preview {
  readonly element: HTMLElement;
  readonly #words: WordBook;
  readonly #text = make('div');
  readonly #count = make('p', { 'aria-live': 'polite' });
  readonly #back: HTMLButtonElement;
  readonly #next: HTMLButtonElement;
  readonly #number = make('input', { type: 'text', inputmode: 'numeric', size: '4' });
  #worker: Worker | undefined;
  #task: PdfTask | undefined;
  #file: PdfFile | undefined;
  #at = 1;

  /** @param closed is called when the reader has closed it */
  constructor(name: string, words: WordBook, closed: () => void) {
    this.#words = words;
    this.#back = button(words.text('studio-preview-back'), () => void this.#show(this.#at - 1));
    this.#next = button(words.text('studio-preview-next'), () => void this.#show(this.#at + 1));
    this.#number.addEventListener('change', () => void this.#show(Number(this.#number.value)));
    const close = button(words.text('studio-preview-close'), () => {
      this.end();
      closed();
    });
    this.element = make(
      'section',
      { class: 'studio-preview', 'aria-label': words.text('studio-preview-title', { name }) },
      make(
        'div',
        { class: 'studio-form' },
        this.#back,
        this.#next,
        make('label', {}, words.text('studio-preview-number'), this.#number),
        close,
      ),
      this.#count,
      make('canvas', { role: 'img', 'aria-hidden': 'true' }),
      covered(words.text('studio-preview-words'), this.#text),
    );
  }

  /** Reads the file and shows its first page. @throws Error if it cannot be read, or what reads it cannot be loaded */
  async open(file: Blob): Promise<void> {
    const { getDocument, GlobalWorkerOptions } = await loading(import('./pdf.js'));
    const worker = new Worker(placeOf('pdf-worker.js'), { type: 'module' });
    const lacking = new Promise<never>((_, failed) => {
      worker.addEventListener('error', () => failed(new NotLoaded('pdf-worker.js')));
    });
    this.#worker = worker;
    GlobalWorkerOptions.workerPort = worker;
    this.#task = getDocument({
      data: await file.arrayBuffer(),
      // Letters are drawn from their outlines: the page's policy lets in no fonts, and no program is made of a text.
      disableFontFace: true,
      useSystemFonts: false,
      isEvalSupported: false,
      useWasm: false,
      verbosity: 0,
    });
    this.#file = await Promise.race([this.#task.promise, lacking]);
    const { info } = await this.#file.getMetadata();
    // A file can be in another language than the page.
    if (info.Language) this.#text.lang = info.Language;
    await this.#show(1);
    this.#next.focus();
  }

  end(): void {
    this.element.remove();
    this.#file = undefined;
    // Its answer ends the task; after that nobody asks it any more.
    void this.#task?.destroy().finally(() => this.#worker?.terminate());
  }

  async #show(wanted: number): Promise<void> {
    const file = this.#file;
    if (!file) return;
    const { numPages: pages } = file;
    const number = Math.min(pages, Math.max(1, Math.round(wanted) || this.#at));
    this.#at = number;
    const page = await file.getPage(number);
    const [tree, { items }] = await Promise.all([
      page.getStructTree(),
      page.getTextContent({ includeMarkedContent: true }),
    ]);
    // Another page was asked for meanwhile.
    if (this.#at !== number || this.#file !== file) return;
    const words = this.#words;
    this.#count.textContent = words.text('studio-preview-page', { page: number, pages });
    this.#number.value = String(number);
    this.#back.setAttribute('aria-disabled', String(number === 1));
    this.#next.setAttribute('aria-disabled', String(number === pages));
    const said = tree ? pageWords(tree, new TaggedWords(items)) : [];
    this.#text.replaceChildren(...said.map((line) => make('p', {}, line)));
    const viewport = page.getViewport({ scale: SCALE });
    const picture = make('canvas', {
      role: 'img',
      'aria-label': words.text('studio-preview-picture', { page: number }),
    });
    picture.width = Math.round(viewport.width);
    picture.height = Math.round(viewport.height);
    await page.render({ canvas: picture, viewport }).promise;
    if (this.#at === number) this.element.querySelector('canvas')!.replaceWith(picture);
  }
}
