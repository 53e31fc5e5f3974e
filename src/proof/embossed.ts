import type { Book } from '../book/book.ts';
import { type BrailleConfig, EMBOSSER_PAGES } from '../book/braille-config.ts';
import { cellsOfAscii } from '../braille/ascii.ts';
import { codesOfBytes } from '../bytes.ts';
import { UserError } from '../errors.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../languages/index.ts';
import { onBoard, plainOf } from './braille.ts';
import { checkMost, MOST_EMBOSSED } from './limits.ts';
import { type Laid, laidIn, type Passage, type Seen, withColons } from './passages.ts';
import { xmlParser } from './xml.ts';

/** A page as lines of cells. */
type Page = readonly string[];

/** What the reader of embossed pages knows of the book. */
type Setting = Pick<Book, 'language' | 'braille'>;

function usualPage({ language }: Setting): string {
  return Object.keys(LANGUAGES[language].proof.pages)[0]!;
}

function pageOf(book: Setting) {
  return book.braille.page ?? usualPage(book);
}

/** Where a page has its number and the title of its chapter by the practice of the place: docs/embossing.md. */
function furnitureOf(book: Setting) {
  const page = pageOf(book);
  const name = typeof page === 'string' ? page : usualPage(book);
  return LANGUAGE_CODES.map((language) => LANGUAGES[language].proof.pages[name]).find((found) => found)!;
}

/** A file for embossers, in the code that the book names. @throws UserError */
export function readBrf(bytes: Uint8Array, book: Setting): Iterable<Passage> {
  const { code, formFeed } = book.braille;
  const text = code === 'unicode' ? new TextDecoder().decode(bytes) : codesOfBytes(bytes);
  const lines = (part: string) => part.split(/\r?\n/).map((line, l) => cellsOf(line, code, l));
  if (formFeed) {
    const pages = text.split('\f');
    if (pages.at(-1) === '') pages.pop();
    return passagesOf(pages.map(lines), book);
  }
  const page = pageOf(book);
  const { lines: onPage } = typeof page === 'string' ? EMBOSSER_PAGES[page]! : page;
  const all = lines(text);
  if (all.at(-1) === '') all.pop();
  const count = Math.ceil(all.length / onPage);
  return passagesOf(
    Array.from({ length: count }, (_, i) => all.slice(i * onPage, (i + 1) * onPage)),
    book,
  );
}

function cellsOf(line: string, code: BrailleConfig['code'], index: number): string {
  if (code === 'unicode') return line;
  try {
    return cellsOfAscii(line, code);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UserError(error.message, { where: `line ${index + 1} of its page` });
  }
}

/** A PEF file. @throws UserError if it is not well-formed */
export function* readPef(bytes: Uint8Array, book: Setting): Generator<Passage> {
  const pages: string[][] = [];
  let title = '';
  let row: string | undefined;
  let isTitle = false;
  const parser = xmlParser({
    open(name) {
      isTitle = name === 'dc:title';
      if (name === 'page') pages.push([]);
      else if (name === 'row') row = '';
    },
    text(text) {
      if (isTitle) title += text;
      if (row !== undefined) row += text;
    },
    close(name) {
      isTitle = false;
      if (name !== 'row' || row === undefined) return;
      pages.at(-1)?.push(row);
      row = undefined;
    },
  });
  parser.write(new TextDecoder().decode(bytes)).close();
  yield { type: 'title', text: title, where: 'dc:title' };
  yield* passagesOf(pages, book);
}

/**
 * Paragraphs, boards and lists of dominoes, page by page. A paragraph begins on a line that is indented or stands below a
 * blank one; a line with the title of the chapter, or of a list of dominoes, stands alone.
 */
function* passagesOf(pages: readonly Page[], book: Setting): Generator<Passage> {
  const { number, title } = furnitureOf(book);
  let before: number | undefined;
  for (const [p, page] of pages.entries()) {
    const where = `page ${p + 1}`;
    const own = /(?:^| {3})(\d{1,9})$/.exec(plainOf(page.at(number) ?? '', book.language))?.[1];
    if (own !== undefined && before !== undefined && Number(own) !== before + 1) {
      yield { type: 'fault', text: `page ${own} comes after page ${before}`, where };
    }
    before = own === undefined ? before && before + 1 : Number(own);
    yield* onPage(page, where, title === 0 ? 1 : 0, book.language);
  }
}

function* onPage(page: Page, where: string, alone: number, language: Language): Generator<Passage> {
  checkMost(page.length, MOST_EMBOSSED.lines, 'lines on a page', where);
  for (const { length } of page) checkMost(length, MOST_EMBOSSED.cells, 'cells in a line', where);
  const grids = gridsIn(page, language);
  let paragraph = '';
  for (const [i, line] of [...page, ''].entries()) {
    const plain = withColons(plainOf(line, language));
    const dominoes = /^ *\d+:\d+ /.test(plain) ? laidIn(plain) : [];
    if (paragraph !== '' && (i === alone || dominoes.length > 0 || /^(?:[\u2800 ]|$)/.test(line))) {
      yield { type: 'line', text: paragraph, where: `${where}, line ${i}` };
      paragraph = '';
    }
    const at = `${where}, line ${i + 1}`;
    // A hyphen at the end of a line is one that the word has.
    if (dominoes.length === 0) paragraph += paragraph === '' || paragraph.endsWith('⠤') ? line : `⠀${line}`;
    for (const { board, joined } of grids.filter((grid) => grid.line === i)) {
      if (typeof board === 'string') yield { type: 'fault', text: board, where: at };
      else yield { type: 'board', cells: board, where: at };
      if (joined.length > 0) yield { type: 'dominoes', dominoes: joined, bySigns: true, where: at };
    }
    if (dominoes.length > 0) yield { type: 'dominoes', dominoes, where: at };
  }
}

/** A board, or a part of one, as a grid of cells. */
interface Grid {
  /** The line of its rule, counted from 0. */
  readonly line: number;
  /** What stands on it, or what cannot be read. */
  readonly board: ReadonlyMap<string, Seen> | string;
  /** The cells that signs join. */
  readonly joined: readonly Laid[];
}

const RULE = /⠒{4,}/g;
/** A hyphen joins what stands side by side, an l what stands one below the other. */
const JOINED = { across: '⠤', upright: '⠇' };
/** Between two rows stand signs only. */
const BETWEEN = /^[\u2800 ⠇⠒]*$/;

/** The grids on a page; several can stand side by side. */
function gridsIn(page: readonly string[], language: Language): Grid[] {
  return page.flatMap((line, at) =>
    Array.from(line.matchAll(RULE), ({ index, 0: rule }) => {
      const cut = (text = '') => text.slice(index, index + rule.length).padEnd(rule.length, '⠀');
      return { line: at, ...gridOf(cut(page[at - 1]), page.slice(at + 1).map(cut), language) };
    }).filter(({ board }) => typeof board === 'string' || board.size > 0),
  );
}

function gridOf(
  header: string,
  lines: readonly string[],
  language: Language,
): Pick<Grid, 'board' | 'joined'> {
  const { numberSign, digits } = LANGUAGES[language].proof.braille;
  const labels = new RegExp(`^${numberSign}[${digits}]+(?=[\\u2800 ]|$)`);
  const columns = Array.from(header.matchAll(/[^\u2800 ]+/g), ({ index, 0: cells }) => ({
    at: index,
    name: plainOf(cells, language),
  }));
  const cells = new Map<string, Seen>();
  const joined: Laid[] = [];
  let row: string | undefined;
  let signs: string | undefined;
  for (const line of lines) {
    const label = labels.exec(line)?.[0];
    if (label === undefined) {
      // Two lines without a number end the board.
      if (signs !== undefined || row === undefined || !BETWEEN.test(line)) break;
      signs = line;
      continue;
    }
    const [above, number] = [row, plainOf(label, language)];
    row = number;
    for (const [i, { at, name }] of columns.entries()) {
      const next = columns[i + 1];
      const word = /^[^\u2800 ⠤⠸]*/.exec(line.slice(at, next?.at))![0];
      const place = `${name}${row}`;
      const plain = onBoard(word, language);
      if (/^\d+$/.test(plain)) cells.set(place, Number(plain));
      else if (plain !== '') return { board: `${place} holds ${word}`, joined };
      else cells.set(place, line[at] === '⠤' ? 'empty' : 'none');
      if (next && line[next.at - 1] === JOINED.across) joined.push({ cells: [place, `${next.name}${row}`] });
      if (above !== undefined && signs?.[at] === JOINED.upright)
        joined.push({ cells: [`${name}${above}`, place] });
    }
    signs = undefined;
  }
  return { board: cells, joined };
}
