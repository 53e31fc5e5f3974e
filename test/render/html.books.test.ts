import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { makeLine } from '../../src/domino/notation.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { exhibitOf, mixedBook } from '../helpers/document/documents.ts';
import { readBack } from '../helpers/proof/finished.ts';
import { madeUpBook, PLAYED, peerBook, render } from '../helpers/render/books.ts';
import {
  expectDrawings,
  expectNamedAndNested,
  expectTallies,
  expectUniqueIds,
  headingsIn,
} from '../helpers/render/screen-book.ts';
import { type Found, findAll, named, parsePage, withIds, wordsIn } from '../helpers/render/screen-pages.ts';

/** A page without the line before its first element. */
const CASES: readonly { name: string; language: Language; book: Book }[] = [
  ...LANGUAGE_CODES.map((language) => ({
    name: 'all kinds and shapes',
    language,
    book: { ...mixedBook(language), exhibits: ['VIII', 'XV', 'VII'].map(exhibitOf) },
  })),
  {
    name: 'levels, exercises and a competition',
    language: 'en',
    // The tasks that are played are compared in proof/played.books.test.ts.
    book: peerBook([3, 7], { language: 'en', ...PLAYED, locks: undefined }),
  },
  { name: 'numbers of two digits', language: 'de', book: madeUpBook([12, 21], { language: 'de' }) },
];

describe.each(CASES)('book.html, $name, $language', ({ language, book }) => {
  let files: ReadonlyMap<string, Buffer>;
  let page: Found;

  beforeAll(async () => {
    files = await render(book, 'html');
    page = parsePage(files.get('book.html')!.toString('utf8'));
  });

  it('shows every puzzle, key and stencil of the book', async () => {
    expect(await readBack(book, 'html', files)).toEqual([]);
    const ids = withIds(page);
    expectDrawings(book, (id) => ids.get(id)!);
    expectTallies(book, (id) => ids.get(id)!);
  });

  it('gives a script each puzzle and figure as a line', () => {
    const sections = findAll(page, (element) => 'data-puzzle' in element.attributes);
    const puzzles = book.sections.flatMap((section) => section.puzzles);
    for (const { name, attributes } of sections)
      expect([name, attributes.class]).toEqual(['section', 'puzzle']);
    const told = sections.map(({ attributes }) => [attributes['data-name'], attributes['data-puzzle']]);
    const numbered = puzzles.map(({ number, puzzle }) => [String(number), makeLine(puzzle)]);
    const named = book.exhibits.map(({ name, puzzle }) => [name, makeLine(puzzle)]);
    expect(told).toEqual([...numbered, ...named]);
  });

  it('has unique ids, and links that lead somewhere', () => {
    expectUniqueIds(page);
    const ids = withIds(page);
    const links = findAll(page, named('a'));
    expect(links.length).toBeGreaterThan(book.sections.length);
    for (const { attributes } of links) {
      expect(attributes.href![0]).toBe('#');
      expect(ids.has(attributes.href!.slice(1)), attributes.href).toBe(true);
    }
  });

  it('has one heading of the first level, and the others nested', () => {
    const headings = headingsIn(page);
    expect(headings.filter(([level]) => level === 1)).toEqual([[1, book.title]]);
    expectNamedAndNested(page);
  });

  it('begins with a link to the text, and has landmarks', () => {
    const main = findAll(page, named('main'));
    expect(findAll(findAll(page, named('body'))[0]!)[0]).toMatchObject({
      name: 'a',
      attributes: { href: `#${main[0]!.attributes.id}` },
    });
    expect(main).toHaveLength(1);
    expect(findAll(page, named('nav'))).toHaveLength(1);
    expect(findAll(main[0]!, named('nav'))).toEqual([]);
    expect(page.attributes.lang).toBe(language);
  });

  it('says of no page and no box to tick', () => {
    const words = wordsIn(findAll(page, named('body'))[0]!);
    expect(words).not.toMatch(/\bpages?\b|\bSeiten? \d|\bauf Seite\b|Kästchen|\bbox(?:es)?\b/);
  });
});

describe('book.html', () => {
  const TITLE = 'A & B <script>alert("1")</script> \'quoted\' 😀';

  let text: string;
  let style: string;
  let page: Found;

  beforeAll(async () => {
    text = (await render(peerBook([3], { title: TITLE }), 'html')).get('book.html')!.toString('utf8');
    page = parsePage(text);
    style = /<style>([\s\S]*?)<\/style>/.exec(text)![1]!;
  });

  it('keeps awkward words as words', () => {
    expect(text).not.toContain('<script');
    expect(wordsIn(findAll(page, named('title'))[0]!)).toBe(TITLE);
    expect(wordsIn(findAll(page, named('h1'))[0]!)).toBe(TITLE);
  });

  it('allows its own style and nothing else', () => {
    const [policy] = findAll(
      page,
      ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
    );
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy!.attributes.content).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
    );
    expect(findAll(page, ({ attributes }) => 'style' in attributes || 'src' in attributes)).toEqual([]);
    expect(findAll(page, named('link'))).toEqual([]);
    expect(text.match(/https?:[^"]*/g) ?? []).toEqual([]);
  });

  it('names no size in pixels but hair lines, and no colour outside its palette', () => {
    expect(style.match(/[\d.]+px/g)!.filter((size) => !['1px', '2px'].includes(size))).toEqual([]);
    // Only the palette contains colours, and it names each of them.
    expect(style.replace(/--[\w-]+:[^;}]+/g, '')).not.toMatch(
      /#[\da-f]{3}|rgb|hsl|\b(?:black|white(?!-space)|red|grey|gray)\b/i,
    );
  });
});
