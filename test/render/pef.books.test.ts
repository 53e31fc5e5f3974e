import { describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { allBlocks, mixedBook } from '../helpers/document/documents.ts';
import {
  brailleOf,
  embossedDocument,
  expected,
  figuresIn,
  numberIn,
  pageOf,
} from '../helpers/layout/emboss/made.ts';
import { render } from '../helpers/render/books.ts';
import { boardsOf, gridsIn, isPartOf } from '../helpers/render/brf-reader.ts';
import { linesOf, type Node, pefProblems, readXml, volumesOf } from '../helpers/render/pef-reader.ts';

const BOOKS = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [
    language,
    { ...mixedBook(language), braille: brailleOf({ volume: 1000 }) },
  ]),
);

async function pefOf(book: Book): Promise<Node> {
  const files = await render(book, 'pef');
  expect([...files.keys()]).toEqual(['book.pef']);
  return readXml(files.get('book.pef')!.toString('utf8'));
}

const sectionsOf = (root: Node) => volumesOf(root).flatMap(({ children }) => children);
const metaOf = (root: Node, name: string) =>
  root.children[0]!.children[0]!.children.find((each) => each.name === name)?.text;

describe('the rules of PEF 2008-1', () => {
  const page = (rows: string) => `<page>${rows}</page>`;
  const file = (pages: string, volume = 'cols="3" rows="2" rowgap="0" duplex="false"', meta = '') =>
    readXml(`<pef version="2008-1" xmlns="http://www.daisy.org/ns/2008/pef"><head>
      <meta xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:format>application/x-pef+xml</dc:format>
      <dc:identifier>x</dc:identifier>${meta}</meta></head>
      <body><volume ${volume}><section>${pages}</section></volume></body></pef>`);

  it('are kept by a small file', () => {
    expect(pefProblems(file(page('<row>⠁⠃⠉</row><row/>') + page('')))).toEqual([]);
  });

  it.each([
    [page('<row>⠁⠃⠉⠙</row>'), /4 cells/],
    [page('<row rowgap="1">⠁</row><row/>'), /3 rows/],
    [page('<row>abc</row>'), /text in row/],
    [page('<row>⠁ ⠃</row>'), /text in row/],
    [page('<line/>'), /unknown/],
    ['', /section holds/],
  ])('are broken by %s', (pages, problem) => {
    expect(pefProblems(file(pages)).join('; ')).toMatch(problem);
  });

  it.each([
    ['cols="3" rows="2" rowgap="0"', '', /no duplex/],
    ['cols="0" rows="2" rowgap="0" duplex="false"', '', /cols="0"/],
    ['cols="3" rows="2" rowgap="0" duplex="true" id="x"', '', /has id/],
    ['cols="3" rows="2" rowgap="0" duplex="true"', '<dc:identifier>y</dc:identifier>', /identifier/],
    ['cols="3" rows="2" rowgap="0" duplex="true"', '<dc:date>20 May</dc:date>', /date/],
    ['cols="3" rows="2" rowgap="0" duplex="true"', '<dc:author>A</dc:author>', /dc:author/],
  ])('are broken by %s %s', (volume, meta, problem) => {
    expect(pefProblems(file('<page/>', volume, meta)).join('; ')).toMatch(problem);
  });
});

describe.each(LANGUAGE_CODES)('a book as PEF: %s', (language) => {
  const book = BOOKS[language]!;

  it('keeps the rules and shows every board', async () => {
    const braille = brailleOf(
      {
        en: { page: 'us', interpoint: true, volume: 30 },
        de: { page: { cells: 20, lines: 15 }, volume: 40 },
        fr: { page: { cells: 60, lines: 60 }, interpoint: true },
      }[language],
    );
    const root = await pefOf({ ...book, braille });
    expect(pefProblems(root)).toEqual([]);
    const { cells, lines, number } = pageOf(braille.page, language);
    for (const { attributes } of volumesOf(root)) {
      expect(attributes).toEqual({
        cols: String(cells),
        rows: String(lines),
        rowgap: '0',
        duplex: String(braille.interpoint),
      });
    }
    const pages = linesOf(root.children[1]!);
    const numbers = pages.map((page) => (page.length > 0 ? numberIn(page[number], cells) : undefined));
    expect(numbers).toEqual(pages.map((page, i) => (page.length > 0 ? i + 1 : undefined)));
    const figures = figuresIn(embossedDocument(book).blocks, pageOf(braille.page, language));
    const sizes = figures.map(({ puzzle }) => puzzle.board.cells.length);
    expect(boardsOf(pages.flatMap(gridsIn), sizes)).toEqual(figures.map(expected));
  });

  it('has puzzles and keys in sections of their own', async () => {
    const sections = sectionsOf(
      await pefOf({ ...book, braille: brailleOf({ volume: 1000, interpoint: false }) }),
    );
    const figuresOf = (role: 'puzzle' | 'key') =>
      allBlocks(embossedDocument(book).blocks).flatMap((block) =>
        block.type === 'section' && block.role === role
          ? block.blocks.flatMap((inner) =>
              // Stencils belong to puzzles, and follow them.
              inner.type === 'board' && !inner.figure.blank ? [expected(inner.figure)] : [],
            )
          : [],
      );
    const shownIn = (section: Node, role: 'puzzle' | 'key') => {
      const grids = linesOf(section).flatMap(gridsIn);
      return figuresOf(role).map((figure) => grids.some((grid) => isPartOf(grid, figure)));
    };
    const puzzles = sections.filter((section) => shownIn(section, 'puzzle').includes(true));
    const keys = sections.filter((section) => !shownIn(section, 'key').includes(false));
    // The chapter on the kit for the hand follows the puzzles of the first section and precedes the others.
    expect([puzzles.length, keys.length]).toEqual([2, 1]);
    const shown = puzzles.map((section) => shownIn(section, 'puzzle'));
    expect(shown[0]!.map((isIn, i) => Number(isIn) + Number(shown[1]![i]))).toEqual(shown[0]!.map(() => 1));
    for (const section of puzzles) {
      expect(shownIn(section, 'key')).not.toContain(true);
      expect(sections.indexOf(section)).toBeLessThan(sections.indexOf(keys[0]!));
    }
    expect(shownIn(keys[0]!, 'puzzle')).not.toContain(true);
  });

  it('begins every section on the front of a sheet where both sides are embossed', async () => {
    const sections = sectionsOf(await pefOf({ ...book, braille: brailleOf({ interpoint: true }) }));
    for (const section of sections.slice(0, -1)) expect(linesOf(section).length % 2).toBe(0);
  });

  it('says what it is', async () => {
    const about = {
      ...book,
      title: 'Dots & <Dominoes>',
      author: 'A. Nonymous',
      publisher: 'Stein & Söhne',
      isbn: '978-3-16-148410-0',
      rights: '© 2026',
      description: '“Quoted”',
    };
    const root = await pefOf(about);
    expect(pefProblems(root)).toEqual([]);
    expect(metaOf(root, 'title')).toBe(about.title);
    expect(metaOf(root, 'creator')).toBe(about.author);
    expect(metaOf(root, 'publisher')).toBe(about.publisher);
    expect(metaOf(root, 'source')).toBe('urn:isbn:9783161484100');
    expect(metaOf(root, 'rights')).toBe(about.rights);
    expect(metaOf(root, 'description')).toBe(about.description);
    expect(metaOf(root, 'language')).toBe(language);
    expect(metaOf(root, 'date')).toBe(book.date);
    // Other pages get another identifier, the same pages the same.
    expect(metaOf(await pefOf(book), 'source')).toBeUndefined();
    const [one, same] = [await pefOf(book), await pefOf(book)].map((each) => metaOf(each, 'identifier'));
    expect(same).toBe(one);
    expect(metaOf(root, 'identifier')).not.toBe(one);
  });
});
