import type { Book } from '../book/book.ts';
import { type BrailleConfig, EMBOSSER_PAGES } from '../book/braille-config.ts';
import { cellsOfAscii } from '../braille/ascii.ts';
import { codesOfBytes } from '../bytes.ts';
import { UserError } from '../errors.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../languages/index.ts';
import { plainOf } from './braille.ts';
import { gridsIn } from './braille-grid.ts';
import { checkMost, MOST_EMBOSSED } from './limits.ts';
import { laidIn, type Passage, withColons } from './passages.ts';
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
    const stones = /^ *\d+:\d+ /.test(plain) ? laidIn(plain) : [];
    if (paragraph !== '' && (i === alone || stones.length > 0 || /^(?:[\u2800 ]|$)/.test(line))) {
      yield { type: 'line', text: paragraph, where: `${where}, line ${i}` };
      paragraph = '';
    }
    const at = `${where}, line ${i + 1}`;
    // A hyphen at the end of a line is one that the word has.
    if (stones.length === 0) paragraph += paragraph === '' || paragraph.endsWith('⠤') ? line : `⠀${line}`;
    for (const { board, joined } of grids.filter((grid) => grid.line === i)) {
      if (typeof board === 'string') yield { type: 'fault', text: board, where: at };
      else yield { type: 'board', cells: board, where: at };
      if (joined.length > 0) yield { type: 'stones', stones: joined, bySigns: true, where: at };
    }
    if (stones.length > 0) yield { type: 'stones', stones, where: at };
  }
}
