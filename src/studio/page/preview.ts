import { TaggedWords } from '../../proof/pdf.ts';
import { button, controlRow, covered, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import { loading, NotLoaded } from '../loading.ts';
import { pageWords } from '../page-words.ts';
import type { PdfFile, PdfTask } from './pdf.js';
import { placeOf } from './place.ts';

/** Points of a page are drawn as so many dots: sharp enough for two dots a pixel of a page as wide as the text. */
const SCALE = 2.5;

/**
 * The pages of a PDF file, one at a time: as a picture, and in the words that screen readers find in the file.
 *
 * @param closed is called when the reader has closed it
 */
export function previewOf(name: string, words: WordBook, closed: () => void) {
  const text = make('div');
  const count = make('p', { 'aria-live': 'polite' });
  const numberInput = make('input', { type: 'text', inputmode: 'numeric', size: '4' });
  let reader: Worker | undefined;
  let task: PdfTask | undefined;
  let pdf: PdfFile | undefined;
  let at = 1;
  const back = button(words.text('studio-preview-back'), () => void show(at - 1));
  const next = button(words.text('studio-preview-next'), () => void show(at + 1));
  numberInput.addEventListener('change', () => void show(Number(numberInput.value)));
  const close = button(words.text('studio-preview-close'), () => {
    end();
    closed();
  });
  const element = make(
    'section',
    { class: 'studio-preview', 'aria-label': words.text('studio-preview-title', { name }) },
    controlRow(back, next, make('label', {}, words.text('studio-preview-number'), numberInput), close),
    count,
    make('canvas', { role: 'img', 'aria-hidden': 'true' }),
    covered(words.text('studio-preview-words'), text),
  );

  /** Reads the file and shows its first page. @throws Error if it cannot be read, or what reads it cannot be loaded */
  async function open(file: Blob): Promise<void> {
    const { getDocument, GlobalWorkerOptions } = await loading(import('./pdf.js'));
    const worker = new Worker(placeOf('pdf-worker.js'), { type: 'module' });
    const lacking = new Promise<never>((_, failed) => {
      worker.addEventListener('error', () => failed(new NotLoaded('pdf-worker.js')));
    });
    reader = worker;
    GlobalWorkerOptions.workerPort = worker;
    task = getDocument({
      data: await file.arrayBuffer(),
      // Letters are drawn from their outlines: the page's policy lets in no fonts, and no program is made of a text.
      disableFontFace: true,
      useSystemFonts: false,
      isEvalSupported: false,
      useWasm: false,
      verbosity: 0,
    });
    pdf = await Promise.race([task.promise, lacking]);
    const { info } = await pdf.getMetadata();
    // A file can be in another language than the page.
    if (info.Language) text.lang = info.Language;
    await show(1);
    next.focus();
  }

  function end(): void {
    element.remove();
    pdf = undefined;
    // Its answer ends the task; after that nobody asks it any more.
    void task?.destroy().finally(() => reader?.terminate());
  }

  async function show(wanted: number): Promise<void> {
    const file = pdf;
    if (!file) return;
    const { numPages: pages } = file;
    const number = Math.min(pages, Math.max(1, Math.round(wanted) || at));
    at = number;
    const page = await file.getPage(number);
    const [tree, { items }] = await Promise.all([
      page.getStructTree(),
      page.getTextContent({ includeMarkedContent: true }),
    ]);
    // Another page was asked for meanwhile.
    if (at !== number || pdf !== file) return;
    count.textContent = words.text('studio-preview-page', { page: number, pages });
    numberInput.value = String(number);
    back.setAttribute('aria-disabled', String(number === 1));
    next.setAttribute('aria-disabled', String(number === pages));
    const said = tree ? pageWords(tree, new TaggedWords(items)) : [];
    text.replaceChildren(...said.map((line) => make('p', {}, line)));
    const viewport = page.getViewport({ scale: SCALE });
    const picture = make('canvas', {
      role: 'img',
      'aria-label': words.text('studio-preview-picture', { page: number }),
    });
    picture.width = Math.round(viewport.width);
    picture.height = Math.round(viewport.height);
    await page.render({ canvas: picture, viewport }).promise;
    if (at === number) element.querySelector('canvas')!.replaceWith(picture);
  }

  return { element, open, end };
}
