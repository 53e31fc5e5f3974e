import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Book } from '../book/book.ts';
import { UserError } from '../errors.ts';
import { LANGUAGES, type Language } from '../languages/index.ts';
import { inCells, isBraille, labelInCells, lettersInCells, onBoard, plainOf } from './braille.ts';
import { contentFault } from './content.ts';
import { checkMost, MOST_CELLS, MOST_SIDE } from './limits.ts';
import { PageContents } from './page-contents.ts';
import {
  boardPassages,
  closeMarks,
  columnLetters,
  dominoesIn,
  laidIn,
  type Passage,
  type Seen,
  seenAs,
} from './passages.ts';

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
    const tree = (await result(page.getStructTree())) as TaggedNode | null;
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

function* passagesOf(
  node: TaggedNode,
  texts: TaggedWords,
  where: string,
  language: Language,
): Generator<Passage> {
  const { role = '', children = [] } = node;
  if (/^H\d?$/.test(role)) yield { type: 'heading', text: texts.of(node), where };
  else if (role === 'Table') yield* boardPassages(rowsOf(node, texts, language), language, where);
  else if (role === 'Figure') yield* alternativePassages(node.alt ?? '', texts.of(node), where, language);
  else if (role === 'P') yield { type: 'line', text: texts.of(node), where };
  else if (role === 'LI') {
    const text = texts.of(node);
    const dominoes = dominoesIn(text, language);
    yield dominoes.length > 0 ? { type: 'dominoes', dominoes, where } : { type: 'line', text, where };
  } else for (const child of children) yield* passagesOf(child, texts, where, language);
}

/** The words of a table's cells: data are digits, headers letters or numbers with their sign. */
function rowsOf(table: TaggedNode, texts: TaggedWords, language: Language): string[][] {
  return (table.children ?? []).map(({ children = [] }) =>
    children.map((cell) => {
      const text = texts.of(cell);
      if (!isBraille(text)) return text;
      return cell.role === 'TD' ? onBoard(text, language) : plainOf(text, language).trim();
    }),
  );
}

/** An element of a page's structure, or a mark of content that belongs to one. */
export interface TaggedNode {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly TaggedNode[];
}

/** The words of a page by the marks that they stand in. */
export class TaggedWords {
  readonly #words = new Map<string, string>();

  constructor(
    items: readonly ({ readonly str: string } | { readonly type: string; readonly id?: string })[],
  ) {
    const open: (string | undefined)[] = [];
    for (const item of items) {
      if ('str' in item) {
        const id = open.findLast((each) => each !== undefined);
        if (id !== undefined) this.#words.set(id, (this.#words.get(id) ?? '') + item.str);
      } else if (item.type.startsWith('begin')) open.push(item.id);
      else open.pop();
    }
  }

  /** All words of an element. Between two marks a line may end, so there is a blank, but not where a word was cut at its hyphen. */
  of(node: TaggedNode): string {
    if (node.type === 'content') return this.#words.get(node.id!) ?? '';
    return (node.children ?? [])
      .map((child) => this.of(child))
      .reduce((words, more) => (words.endsWith('-') ? words + more : `${words} ${more}`), '')
      .replace(/\s+/g, ' ')
      .trim();
  }
}

/**
 * The board and the dominoes that the alternative text of a drawing tells, and whether the digits in the drawing are
 * those that it tells.
 *
 * @param drawn all that is written in the drawing: the letters of columns, the numbers of rows, then the cells
 */
export function* alternativePassages(
  text: string,
  drawn: string,
  where: string,
  language: Language,
): Generator<Passage> {
  const { row: rowWord, dominoes: dominoesWord } = LANGUAGES[language].proof.drawing;
  const rowSentence = new RegExp(`${rowWord} (\\d+): (.*)$`, 's');
  const dominoesSentence = new RegExp(`${dominoesWord}: (.*)$`, 's');
  const sentences = closeMarks(text).split('.').slice(0, -1);
  checkMost(sentences.length, MOST_CELLS, 'sentences in an alternative text', where);
  const cells = new Map<string, Seen>();
  for (const sentence of sentences) {
    const [, row, words] = rowSentence.exec(sentence) ?? [];
    if (words === undefined) continue;
    for (const [column, seen] of seenIn(words, where, language).entries())
      cells.set(`${columnLetters(column)}${row}`, seen);
    checkMost(cells.size, MOST_CELLS, 'cells', where);
  }
  const listed = sentences.find((sentence) => dominoesSentence.test(sentence)) ?? '';
  const dominoes = laidIn(dominoesSentence.exec(listed)?.[1] ?? '');
  if (cells.size > 0) {
    yield { type: 'board', cells, where };
    const fault = drawnFault(cells, drawn, language);
    if (fault) yield { type: 'fault', text: fault, where };
  }
  if (dominoes.length > 0) yield { type: 'dominoes', dominoes, where };
}

function seenIn(words: string, where: string, language: Language): Seen[] {
  const { cell, drawing } = LANGUAGES[language].proof;
  // `12 times no cell`, `no cell`, `3`
  const said = new RegExp(`(?:(\\d+)${drawing.times})?(${cell.none}|${cell.empty})|(\\d+)`, 'g');
  const seen: Seen[] = [];
  for (const [, times = 1, word, number] of words.matchAll(said)) {
    checkMost(seen.length + Number(times), MOST_SIDE, 'cells in a row', where);
    seen.push(...new Array<Seen>(Number(times)).fill(seenAs(word ?? number!, language) ?? 'blank'));
  }
  return seen;
}

/**
 * Long boards are drawn in parts, whose numbers are not in the order of the rows: of these nothing is said.
 *
 * @returns what is wrong, if anything
 */
function drawnFault(cells: ReadonlyMap<string, Seen>, drawn: string, language: Language): string | undefined {
  const write = isBraille(drawn) ? (number: number) => inCells(number, language) : String;
  const places = Array.from(cells.keys(), (place) => /^([a-z]+)(\d+)$/.exec(place)!);
  const columns = [...new Set(places.map(([, column]) => column!))];
  const rows = [...new Set(places.map(([, , row]) => Number(row)))];
  const labels = isBraille(drawn)
    ? [...columns.map(lettersInCells), ...rows.map((row) => labelInCells(row, language))]
    : [...columns, ...rows];
  const digits = [...cells.values()].filter((seen) => typeof seen === 'number');
  const written = drawn.replace(/[\s\u2800]/g, '');
  if (!written.startsWith(labels.join(''))) return undefined;
  const shown = written.slice(labels.join('').length);
  // Outlines alone have none.
  if (shown === '' || shown === digits.map((digit) => write(digit)).join('')) return undefined;
  return 'a drawing shows other numbers than its alternative text';
}
