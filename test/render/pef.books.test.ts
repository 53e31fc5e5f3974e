import { describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import type { Language } from '../../src/languages/index.ts';
import { allBlocks } from '../helpers/document/blocks.ts';
import { mixedBook } from '../helpers/document/documents.ts';
import { brailleOf, embossedDocument, expected, pageOf } from '../helpers/layout/emboss/made.ts';
import { render } from '../helpers/render/books.ts';
import { gridsIn, isPartOf } from '../helpers/render/brf-reader.ts';
import { linesOf, pefProblems, readXml, volumesOf } from '../helpers/render/pef-reader.ts';
import { elementsIn, type Found, findAll, named, textIn } from '../helpers/render/screen-pages.ts';

const bookWith = (fields: object, language: Language = 'de') => ({
  ...mixedBook(language),
  braille: brailleOf(fields),
});

async function pefOf(book: Book): Promise<Found> {
  const files = await render(book, 'pef');
  expect([...files.keys()]).toEqual(['book.pef']);
  return readXml(files.get('book.pef')!.toString('utf8'));
}

const sectionsOf = (root: Found) => volumesOf(root).flatMap(elementsIn);
const metaOf = (root: Found, name: string) => findAll(root, named(`dc:${name}`)).map(textIn)[0];

describe('the rules of PEF 2008-1', () => {
  const page = (rows: string) => `<page>${rows}</page>`;
  const usual = 'cols="3" rows="2" rowgap="0" duplex="false"';
  const file = (pages: string, { volume = usual, meta = '' } = {}) =>
    readXml(`<pef version="2008-1" xmlns="http://www.daisy.org/ns/2008/pef"><head>
      <meta xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:format>application/x-pef+xml</dc:format>
      <dc:identifier>x</dc:identifier>${meta}</meta></head>
      <body><volume ${volume}><section>${pages}</section></volume></body></pef>`);

  it('are kept by a small file', () => {
    expect(pefProblems(file(page('<row>⠁⠃⠉</row><row/>') + page('')))).toEqual([]);
  });

  it.each([
    [page('<row>⠁⠃⠉⠙</row>'), {}, /4 cells/],
    [page('<row rowgap="1">⠁</row><row/>'), {}, /3 rows/],
    [page('<row>abc</row>'), {}, /text in row/],
    [page('<row>⠁ ⠃</row>'), {}, /text in row/],
    [page('<line/>'), {}, /unknown/],
    ['', {}, /section holds/],
    [page(''), { volume: 'cols="3" rows="2" rowgap="0"' }, /no duplex/],
    [page(''), { volume: 'cols="0" rows="2" rowgap="0" duplex="false"' }, /cols="0"/],
    [page(''), { volume: 'cols="3" rows="2" rowgap="0" duplex="true" id="x"' }, /has id/],
    [page(''), { meta: '<dc:identifier>y</dc:identifier>' }, /identifier/],
    [page(''), { meta: '<dc:date>20 May</dc:date>' }, /date/],
    [page(''), { meta: '<dc:author>A</dc:author>' }, /dc:author/],
  ])('are broken by %s %o', (pages, changes, problem) => {
    expect(pefProblems(file(pages, changes)).join('; ')).toMatch(problem);
  });
});

describe('a book as PEF', () => {
  // That its pages are those of the BRF files is a law of volumes: layout/emboss/laws.books.test.ts.
  it.each([
    ['en', { page: 'us', interpoint: true, volume: 30 }],
    ['de', { page: { cells: 20, lines: 15 }, interpoint: false, volume: 40 }],
    ['fr', { page: { cells: 60, lines: 60 }, interpoint: true }],
  ] as const)('keeps the rules, in volumes of its size: %s, %o', async (language, fields) => {
    const root = await pefOf(bookWith(fields, language));
    expect(pefProblems(root)).toEqual([]);
    expect(metaOf(root, 'language')).toBe(language);
    const { cells, lines } = pageOf(brailleOf(fields).page, language);
    const size = { cols: String(cells), rows: String(lines), rowgap: '0' };
    for (const { attributes } of volumesOf(root))
      expect(attributes).toEqual({ ...size, duplex: String(fields.interpoint) });
  });

  it('has puzzles and keys in sections of their own', async () => {
    const book = bookWith({ volume: 1000, interpoint: false });
    const sections = sectionsOf(await pefOf(book));
    const figuresOf = (role: 'puzzle' | 'key') =>
      allBlocks(embossedDocument(book).blocks).flatMap((block) =>
        block.type === 'section' && block.role === role
          ? block.blocks.flatMap((inner) =>
              // Stencils belong to puzzles, and follow them.
              inner.type === 'board' && !inner.figure.blank ? [expected(inner.figure)] : [],
            )
          : [],
      );
    const shownIn = (section: Found, role: 'puzzle' | 'key') => {
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
    const sections = sectionsOf(await pefOf(bookWith({ interpoint: true })));
    expect(sections.length).toBeGreaterThan(1);
    for (const section of sections.slice(0, -1)) expect(linesOf(section).length % 2).toBe(0);
  });

  it('says what it is', async () => {
    const book = bookWith({});
    const about = {
      title: 'Dots & <Dominoes>',
      author: 'A. Nonymous',
      publisher: 'Stein & Söhne',
      isbn: '978-3-16-148410-0',
      rights: '© 2026',
      description: '“Quoted”',
    };
    const [root, other] = [await pefOf({ ...book, ...about }), await pefOf(book)];
    expect(pefProblems(root)).toEqual([]);
    const { author: creator, isbn: _, ...same } = about;
    const told = { ...same, creator, source: 'urn:isbn:9783161484100', date: book.date };
    for (const [name, value] of Object.entries(told)) expect(metaOf(root, name), name).toBe(value);
    expect(metaOf(other, 'source')).toBeUndefined();
    // Other pages get another identifier.
    expect(metaOf(other, 'identifier')).not.toBe(metaOf(root, 'identifier'));
  });
});
