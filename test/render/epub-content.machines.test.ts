import { posix } from 'node:path';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { decode } from 'fast-png';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import type { Language } from '../../src/languages/index.ts';
import { identifierOf } from '../../src/render/epub/package.ts';
import { exhibitOf, mixedBook } from '../helpers/document/documents.ts';
import { readBack } from '../helpers/proof/finished.ts';
import { AWKWARD, madeUpBook, PLAYED, peerBook, render } from '../helpers/render/books.ts';
import { inTurn } from '../helpers/render/far.ts';
import { pdfOf } from '../helpers/render/rendered.ts';
import { expectDrawings, expectLinked, expectNamedAndNested } from '../helpers/render/screen-book.ts';
import {
  drawnIn,
  elementsIn,
  type Found,
  findAll,
  named,
  parsePage,
  withIds,
  wordsIn,
} from '../helpers/render/screen-pages.ts';
import { plainWords } from '../helpers/words.ts';

/** The files of a container, read back; pictures have no text. */
function unpacked(bytes: Uint8Array): ReadonlyMap<string, string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const textOf = (path: string, file: Uint8Array) => (path.endsWith('.png') ? '' : decoder.decode(file));
  return new Map(Object.entries(unzipSync(bytes)).map(([path, file]) => [path, textOf(path, file)]));
}

const navOf = (page: Found, type: string) =>
  findAll(page, ({ attributes }) => attributes['epub:type'] === type)[0]!;

const PLAYED_BOOK = peerBook([3, 7], { language: 'de', isbn: '978-3-16-148410-0', ...PLAYED });

/** Each is laid out in large print as well, whose pages it names. */
const CASES: readonly { name: string; language: Language; book: Book }[] = [
  {
    name: 'all kinds and shapes',
    language: 'en',
    book: { ...mixedBook('en'), ...AWKWARD, exhibits: ['VIII', 'XV', 'VII'].map(exhibitOf) },
  },
  { name: 'levels, exercises and a competition', language: 'de', book: PLAYED_BOOK },
  { name: 'numbers of two digits', language: 'fr', book: madeUpBook([12], { language: 'fr' }) },
];

const EPUBS = new Map<Book, Promise<Buffer>>();

function epubOf(book: Book): Promise<Buffer> {
  const made = EPUBS.get(book) ?? render(book, 'epub').then((files) => files.get('book.epub')!);
  EPUBS.set(book, made);
  return made;
}

async function faultsOf(bytes: Uint8Array) {
  const { messages } = await EpubCheck.validate(new Uint8Array(bytes));
  return messages.filter(({ severity }) => severity !== 'usage');
}

describe.each(CASES)('book.epub, $name, $language', ({ language, book }) => {
  let bytes: Buffer;
  let files: ReadonlyMap<string, string>;
  let pages: ReadonlyMap<string, Found>;
  let opf: Found;

  beforeAll(async () => {
    bytes = await epubOf(book);
    files = unpacked(bytes);
    pages = new Map(
      [...files].filter(([path]) => path.endsWith('.xhtml')).map(([path, text]) => [path, parsePage(text)]),
    );
    opf = parsePage(files.get('EPUB/package.opf')!);
  });

  const meta = (property: string) =>
    findAll(opf, ({ name, attributes }) => name === 'meta' && attributes.property === property).map(wordsIn);
  const said = (name: string) => findAll(opf, named(`dc:${name}`)).map(wordsIn);

  it('has no fault that epubcheck in TypeScript knows', async () => {
    expect(await faultsOf(bytes)).toEqual([]);
  });

  it('shows every puzzle, key and stencil of the book', async () => {
    expect(await readBack(book, 'epub', new Map([['book.epub', bytes]]))).toEqual([]);
    const ids = new Map([...pages.values()].flatMap((page) => [...withIds(page)]));
    expectDrawings(book, (id) => ids.get(id)!);
  });

  it('begins with its media type, as it stands', () => {
    expect(bytes.toString('latin1', 30, 58)).toBe('mimetypeapplication/epub+zip');
    expect([bytes.readUInt16LE(8), bytes.readUInt16LE(28)]).toEqual([0, 0]);
    // 1 January 1980, midnight.
    expect(bytes.readUInt32LE(10)).toBe(((1 << 5) | 1) << 16);
  });

  it('lists every file once, and reads all pages in their order', () => {
    const items = findAll(opf, named('item')).map(({ attributes }) => attributes);
    const listed = items.map(({ href }) => `EPUB/${href}`);
    const own = ['mimetype', 'META-INF/container.xml', 'EPUB/package.opf'];
    expect([...own, ...listed].toSorted()).toEqual([...files.keys()].toSorted());
    const read = findAll(opf, named('itemref')).map(({ attributes }) => attributes.idref);
    expect(read).toEqual(items.filter(({ href }) => href!.endsWith('.xhtml')).map(({ id }) => id));
    for (const { href, properties = '' } of items) {
      const page = pages.get(`EPUB/${href}`);
      if (!page) continue;
      expect(findAll(page, named('svg'))).toEqual([]);
      expect(properties.includes('nav')).toBe(href === 'nav.xhtml');
    }
  });

  it('has unique ids in every page, named drawings, and links that lead somewhere', () => {
    expectLinked(pages);
    for (const page of pages.values()) {
      expectNamedAndNested(page);
      expect([page.attributes.lang, page.attributes['xml:lang']]).toEqual([language, language]);
      expect(findAll(page, named('script'))).toEqual([]);
    }
  });

  it('has a table of contents with every chapter, and below it every puzzle and key', () => {
    const nav = navOf(pages.get('EPUB/nav.xhtml')!, 'toc');
    const chapters = elementsIn(findAll(nav, named('ol'))[0]!);
    const titles = chapters.map((chapter) => wordsIn(findAll(chapter, named('a'))[0]!));
    expect(titles).toEqual(expect.arrayContaining(book.sections.map(({ title }) => title)));
    const count = book.sections.flatMap(({ puzzles }) => puzzles).length;
    const numbered = findAll(nav, named('a')).map(wordsIn);
    const say = plainWords(language, 'screen');
    for (let number = 1; number <= count; number++) {
      for (const what of [
        say('puzzle-name', { number }),
        say('key-heading', { of: 'puzzle', name: number }),
      ]) {
        expect(numbered.filter((words) => new RegExp(`^${what}(?:\\s?:|$)`).test(words))).toHaveLength(1);
      }
    }
  });

  it('says what it is, and nothing of it by the clock', () => {
    expect(said('title')).toEqual([book.title]);
    expect(said('language')).toEqual([language]);
    for (const name of ['publisher', 'description', 'rights', 'date'] as const)
      expect(said(name)).toEqual(book[name] === undefined ? [] : [book[name]]);
    expect(said('creator')).toEqual([book.author ?? plainWords(language)('epub-creator')]);
    expect(meta('dcterms:modified')).toEqual([`${book.date}T00:00:00Z`]);
    expect(said('identifier')[0]).toMatch(
      book.isbn === undefined
        ? /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
        : /^urn:isbn:9783161484100$/,
    );
  });

  it('claims of its accessibility only what is so', () => {
    expect(meta('schema:accessModeSufficient')).toEqual(['textual']);
    expect(meta('schema:accessibilityHazard')).toEqual(['none']);
    expect(meta('schema:accessibilitySummary')).toHaveLength(1);
    expect(meta('dcterms:conformsTo')).toEqual([]);
    const features = meta('schema:accessibilityFeature');
    expect(features).toContain('tableOfContents');
    expect(features.includes('pageNavigation')).toBe(said('source').length === 1);
    // The content of a board also follows in words: in its figure, or in the list of the key.
    for (const page of pages.values()) {
      for (const section of findAll(page, named('section'))) {
        for (const figure of elementsIn(section).filter(({ name }) => name === 'figure')) {
          const [table] = findAll(figure, named('table', 'drawn'));
          const { dominoes, could, cannot, bars, rings } = drawnIn(table!);
          const told = (list: string, within: Found) =>
            findAll(within, named('ul', list)).flatMap((found) => findAll(found, named('li')));
          const listed = told('dominoes', figure);
          expect(listed.length > 0 ? listed : told('dominoes', section)).toHaveLength(dominoes.length);
          expect(told('bars', figure)).toHaveLength(bars.length);
          expect(told('marked', figure)).toHaveLength(rings.length);
          expect(told('could', figure)).toHaveLength(could.length);
          expect(told('cannot', figure)).toHaveLength(cannot.length);
        }
      }
    }
  });
});

/** A book of two puzzles and nothing else. */
const short = (fields: object = {}, range = 3) => peerBook([range], { contents: ['puzzles'], ...fields });

describe('book.epub', () => {
  it('has a picture of its cover, and the contents once more for older programs', async () => {
    const archive = unzipSync(new Uint8Array(await epubOf(PLAYED_BOOK)));
    const opf = parsePage(strFromU8(archive['EPUB/package.opf']!));
    const items = findAll(opf, named('item')).map(({ attributes }) => attributes);
    const cover = items.find(({ properties }) => properties === 'cover-image')!;
    expect(cover).toMatchObject({ href: 'cover.png', 'media-type': 'image/png' });
    const known = findAll(opf, ({ attributes }) => attributes.name === 'cover');
    expect(known.map(({ attributes }) => attributes.content)).toEqual([cover.id]);
    const { width, height, data, channels } = decode(archive['EPUB/cover.png']!);
    expect([width, height > 1.3 * width, channels]).toEqual([1400, true, 3]);
    // White, black and the blue of the band.
    const rgb = Buffer.from(data);
    const colours = new Set(Array.from({ length: width * height }, (_, i) => rgb.readUIntBE(3 * i, 3)));
    for (const colour of [0xffffff, 0xffd84d, 0x12386b]) expect(colours).toContain(colour);

    const ncx = parsePage(strFromU8(archive['EPUB/toc.ncx']!));
    const entry = items.find(({ href }) => href === 'toc.ncx')!;
    expect(findAll(opf, named('spine'))[0]!.attributes.toc).toBe(entry.id);
    const points = findAll(ncx, named('navPoint')).map((point) => [
      wordsIn(findAll(point, named('text'))[0]!),
      findAll(point, named('content'))[0]!.attributes.src,
    ]);
    const nav = navOf(parsePage(strFromU8(archive['EPUB/nav.xhtml']!)), 'toc');
    const links = findAll(nav, named('a')).map((link) => [wordsIn(link), link.attributes.href]);
    expect(points.length).toBeGreaterThan(8);
    expect(points).toEqual(links);
  });

  it('lists the pages of large print on which something with a name begins, and says whose they are', async () => {
    const book = PLAYED_BOOK;
    const files = unpacked(await epubOf(book));
    const { bookmarks } = await pdfOf(book, 'large-print');
    const list = navOf(parsePage(files.get('EPUB/nav.xhtml')!), 'page-list');
    expect(list.attributes).toMatchObject({ role: 'doc-pagelist', 'aria-label': 'Seiten des Großdrucks' });
    const links = findAll(list, named('a'));
    const numbers = links.map((link) => Number(wordsIn(link)));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    const marked = [...files].flatMap(([path, text]) => {
      if (!path.endsWith('.xhtml')) return [];
      const breaks = findAll(parsePage(text), ({ attributes }) => attributes.role === 'doc-pagebreak');
      return breaks.map(({ attributes }) => {
        expect(attributes['epub:type']).toBe('pagebreak');
        return [`${posix.basename(path)}#${attributes.id}`, Number(attributes['aria-label'])];
      });
    });
    expect(marked).toEqual(links.map(({ attributes }, i) => [attributes.href, numbers[i]]));
    const all = [...files.values()].join('');
    const ids = numbers.map(
      (number) =>
        new RegExp(`id="page\\.${number}"[^>]*>\\s*(?:</div>\\s*)?<\\w+[^>]*\\sid="([^"]+)"`).exec(all)?.[1],
    );
    for (const { number } of book.sections.flatMap(({ puzzles }) => puzzles)) {
      const printed = bookmarks.find(({ title }) => new RegExp(`^Aufgabe ${number}\\b`).test(title))!;
      expect(numbers[ids.indexOf(`puzzle-${number}`)]).toBe(printed.to.page);
    }
    const opf = parsePage(files.get('EPUB/package.opf')!);
    const [source] = findAll(opf, named('dc:source'));
    expect(wordsIn(source!)).toBe(`${book.title}, Großdruck`);
    const [which] = findAll(opf, ({ attributes }) => attributes.property === 'source-of');
    expect([which!.attributes.refines, wordsIn(which!)]).toEqual([`#${source!.attributes.id}`, 'pagination']);
  });

  it('claims to conform to a standard where somebody has found so, and says who', async () => {
    const to = 'EPUB Accessibility 1.1 - WCAG 2.2 Level AA' as const;
    const by = 'A & B';
    const bytes = await epubOf(short({ conformance: { to, by }, title: 'A 😀' }));
    const files = unpacked(bytes);
    const opf = parsePage(files.get('EPUB/package.opf')!);
    const [claim] = findAll(opf, ({ attributes }) => attributes.property === 'dcterms:conformsTo');
    const [who] = findAll(opf, ({ attributes }) => attributes.property === 'a11y:certifiedBy');
    expect([wordsIn(claim!), wordsIn(who!)]).toEqual([to, by]);
    expect(who!.attributes.refines).toBe(`#${claim!.attributes.id}`);
    expect(await faultsOf(bytes)).toEqual([]);
    // There is no picture where the fonts of print lack a letter of its title.
    expect(files.has('EPUB/toc.ncx')).toBe(true);
    expect(files.has('EPUB/cover.png')).toBe(false);
  });

  it('has an identifier that stays with its puzzles and changes with them', () => {
    const identifier = (book: Book) => identifierOf(book, 'epub', 'book');
    const first = identifier(short());
    expect(identifier(short({ date: '2030-01-01', author: 'Somebody' }))).toBe(first);
    const others = [short({}, 4), short({ title: 'Another' }), short({ language: 'de' })].map(identifier);
    expect(new Set([first, ...others]).size).toBe(4);
  });

  it('divides a long section into several files, and finds its way between them', async () => {
    const [section] = mixedBook('en').sections;
    const contents: Book['contents'] = ['puzzles', 'solutions'];
    const one = { ...mixedBook('en'), sections: [section!], exhibits: [], contents };
    const bytes = await epubOf(inTurn(one, 60));
    const files = unpacked(bytes);
    const holding = [...files].filter(([, text]) => /id="puzzle-\d+"/.test(text)).map(([path]) => path);
    expect(holding).toHaveLength(3);
    expect(await faultsOf(bytes)).toEqual([]);
  });
});
