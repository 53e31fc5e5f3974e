import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Book } from '../book/book.ts';
import { UserError } from '../errors.ts';
import type { Language } from '../languages/index.ts';
import { alternativePassages } from './alternative.ts';
import { isBraille, onBoard, plainOf } from './braille.ts';
import { contentFault } from './content.ts';
import { PageContents } from './page-contents.ts';
import { boardOf, laidIn, type Passage } from './passages.ts';
import { type TaggedNode as Node, TaggedWords } from './tagged.ts';

/** Reads a file, each time it is asked for anew. */
export type Open = () => Uint8Array;

/**
 * A tagged PDF by its structure, page by page, as a screen reader has it: tables by their cells, figures by their
 * alternative texts and by what is written in them. Nothing is drawn, but what a page draws is read for faults that
 * pdf.js passes over.
 *
 * @throws UserError if it is no PDF, or pdfjs-dist is missing
 */
export async function* readPdf(open: Open, { language }: Pick<Book, 'language'>): AsyncGenerator<Passage> {
  const contents = new PageContents(open());
  for await (const { pdf, number } of pagesOf(open)) {
    if (number === 1) {
      const { info } = (await result(pdf.getMetadata())) as { info: { Title?: unknown } };
      yield { type: 'title', text: String(info.Title ?? ''), where: 'its properties' };
    }
    const page = await result(pdf.getPage(number));
    const content = page.ref && contents.of(page.ref.num);
    const fault =
      content === 'damaged' ? 'what it draws cannot be unpacked' : content && contentFault(content);
    if (fault) yield { type: 'fault', text: fault, where: `page ${number}` };
    const tree = (await result(page.getStructTree())) as Node | null;
    if (!tree) throw new UserError(`page ${number} is not tagged`);
    const { items } = await result(page.getTextContent({ includeMarkedContent: true }));
    yield* passagesOf(tree, new TaggedWords(items), `page ${number}`, language);
    page.cleanup();
  }
}

/** Pages that are read before a file is opened anew: until then pdf.js keeps every object that it has read. */
const PAGES_AT_ONCE = 1000;

/** The pages of a file, from the first on, each with what it is read from; pdf.js alone has all its bytes. */
async function* pagesOf(open: Open): AsyncGenerator<{ pdf: PDFDocumentProxy; number: number }> {
  // Up to Node 20 pdf.js replaces this by one that is slower, for a fault of V8 that nothing here meets.
  const { push } = Array.prototype;
  const { getDocument } = await loadPdfjs();
  for (let first = 1, count = 1; first <= count; first += PAGES_AT_ONCE) {
    const task = getDocument({
      data: Uint8Array.from(open()),
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      isEvalSupported: false,
    });
    try {
      const pdf = await result(task.promise);
      Array.prototype.push = push;
      count = pdf.numPages;
      for (let number = first; number < first + PAGES_AT_ONCE && number <= count; number++) {
        yield { pdf, number };
      }
    } finally {
      await task.destroy();
    }
    // Else what was read lies beside what is read next until V8 looks for it.
    (globalThis as { gc?: () => void }).gc?.();
  }
}

/** @throws UserError instead of whatever pdf.js throws */
async function result<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new UserError(`this PDF cannot be read: ${(error as Error)?.message ?? error}`);
  }
}

async function loadPdfjs() {
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UserError('the package pdfjs-dist is missing, without which no PDF can be read', {
      hint: 'npm install pdfjs-dist@5',
    });
  }
}

function* passagesOf(node: Node, texts: TaggedWords, where: string, language: Language): Generator<Passage> {
  const { role = '', children = [] } = node;
  if (/^H\d?$/.test(role)) yield { type: 'heading', text: texts.of(node), where };
  else if (role === 'Table') yield* tablePassages(node, texts, where, language);
  else if (role === 'Figure') yield* alternativePassages(node.alt ?? '', texts.of(node), where, language);
  else if (role === 'P') yield { type: 'line', text: texts.of(node), where };
  else if (role === 'LI') {
    const text = texts.of(node);
    const stones = laidIn(isBraille(text) ? plainOf(text, language) : text);
    yield stones.length > 0 ? { type: 'stones', stones, where } : { type: 'line', text, where };
  } else for (const child of children) yield* passagesOf(child, texts, where, language);
}

function* tablePassages(
  table: Node,
  texts: TaggedWords,
  where: string,
  language: Language,
): Generator<Passage> {
  const rows = (table.children ?? []).map(({ children = [] }) =>
    children.map((cell) => {
      const text = texts.of(cell);
      return isBraille(text) ? onBoardOrLabel(cell, text, language) : text;
    }),
  );
  const board = boardOf(rows, language);
  if (typeof board === 'string') yield { type: 'fault', text: board, where };
  else if (board) yield { type: 'board', cells: board, where };
}

/** Data are digits, headers letters or numbers with their sign. */
function onBoardOrLabel({ role }: Node, cells: string, language: Language): string {
  return role === 'TD' ? onBoard(cells, language) : plainOf(cells, language).trim();
}
