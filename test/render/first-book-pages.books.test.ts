import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openBook, parseBookFile } from '../../src/book/book.ts';
import { type Paper, PRINT_EDITIONS, type PrintEdition } from '../../src/book/choices.ts';
import { parseJson } from '../../src/book/json.ts';
import { presetRequest } from '../../src/book/presets.ts';
import type { Audience } from '../../src/document/audience.ts';
import type { Inline } from '../../src/document/document.ts';
import { makeDocument } from '../../src/document/make.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import { type Page, type PageItem, targetOf } from '../../src/layout/page.ts';
import { layoutPrint } from '../../src/layout/print/print.ts';
import { PRINT_PROFILES, type PrintProfile } from '../../src/layout/print/profiles.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { loadWords } from '../../src/node/words.ts';
import { boundSettings, INSIDE } from '../../src/render/bound.ts';
import { allBlocks } from '../helpers/document/documents.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { render } from '../helpers/render/books.ts';

const metrics = makeMetrics(loadFonts());
const golden = parseBookFile(
  parseJson(readFileSync(new URL('../golden/first-book.json', import.meta.url), 'utf8')),
);

/**
 * The number of pages of an edition that may be nearly empty: the last page of the keys, a page between a picture and the next
 * one that does not fit after it, and the end of a turning point that is longer than a page. In giant print on A4, openers and
 * turning points are often nearly empty.
 */
const MOST = { 'large-print': 3, 'standard-print': 3, kdp: 4, 'giant-print': 25 } as const;

/** The minimum filling of such a page, as a share. */
const LEAST_OF_LOW = { 'large-print': 0.28, 'standard-print': 0.28, kdp: 0.27, 'giant-print': 0.09 } as const;

/** The maximum number of pages of an edition in English, for printing and binding. */
const MOST_PAGES = { 'large-print': 380, 'standard-print': 200, kdp: 320 } as const;

/** How far down its text area the content of a normal page reaches at least: a third. */
const LEAST = 1 / 3;

/** How far down something reaches, in mm. */
function bottomOf(item: PageItem): number {
  if (item.type === 'line') return Math.max(item.from[1], item.to[1]);
  if (item.type === 'bent') return Math.max(...item.points.map(([, y]) => y));
  return item.y + ('height' in item ? item.height : 0);
}

/** The filled share of a page's text area from the top; undefined if it is blank except for head and number. */
function filled({ height, marks }: Page, { margins }: PrintProfile): number | undefined {
  const bottom = height - margins.bottom;
  const reached = marks
    .flatMap(({ items }) => items.map(bottomOf))
    .filter((y) => y > margins.top && y <= bottom + 1);
  return reached.length > 0 ? (Math.max(...reached) - margins.top) / (bottom - margins.top) : undefined;
}

/** The section of easy puzzles with the double-seven set. */
const DOUBLE_SEVEN = 3;

function expectEarlyStart(pages: readonly Page[]): void {
  const pageOf = (id: string) =>
    pages.findIndex(({ targets }) => targets.some(({ name }) => name === targetOf(id))) + 1;
  expect(pageOf('contents')).toBeGreaterThan(0);
  // The contents and the story have a page each.
  expect([pageOf('beginning'), pageOf('how-to-play')].map((page) => page - pageOf('contents'))).toEqual([
    1, 2,
  ]);
  expect(pageOf('puzzle-1')).toBeGreaterThan(pageOf('how-to-play'));
  expect(pageOf('puzzle-1')).toBeLessThanOrEqual(10);
  // The pages before it are light reading: pictures, and few words next to them.
  const words = pages.slice(pageOf('how-to-play') - 1, pageOf('puzzle-1') - 1).map(wordsOn);
  expect(Math.min(...words)).toBeGreaterThan(10);
  expect(Math.max(...words), words.join()).toBeLessThanOrEqual(90);
}

/** The number of words on a page, its head included. */
function wordsOn({ marks }: Page): number {
  const texts = marks.flatMap(({ element, items }) =>
    items.flatMap((item) => (element && item.type === 'text' ? [item.text] : [])),
  );
  return texts.flatMap((text) => text.split(/\s+/)).filter((word) => /\p{L}{2}|^\p{L}$/u.test(word)).length;
}

describe.each(LANGUAGE_CODES)('the pages of the first book, in %s', (language) => {
  const { title, subtitle } = presetRequest('first', loadWords(language));
  const book = openBook({ ...golden, language, title, ...(subtitle && { subtitle }) });
  const documentFor = (audience: Audience) => makeDocument(book, 'book', audience, textsOf(language));
  const laidOut = new Map<string, readonly Page[]>();
  const pagesOf = (edition: PrintEdition, paper: Paper = book.paper) => {
    const name = `${edition} ${paper}`;
    const pages = laidOut.get(name) ?? layoutFor(edition, paper);
    laidOut.set(name, pages);
    return pages;
  };
  const layoutFor = (edition: PrintEdition, paper: Paper) => {
    const isBound = edition === 'kdp';
    const profile = PRINT_PROFILES[edition];
    const audience = isBound ? INSIDE : ({ reader: 'print', keysInside: true, cover: true } as const);
    const settings = isBound
      ? boundSettings(book, metrics)
      : { sheet: profile.sheets[paper], profile, metrics };
    return layoutPrint(documentFor(audience), settings).pages;
  };
  afterAll(() => laidOut.clear());

  it.runIf(language === 'en').each(Object.entries(MOST_PAGES))(
    'are few enough to print and bind: %s',
    (edition, most) => {
      expect(pagesOf(edition as PrintEdition).length).toBeLessThanOrEqual(most);
    },
  );

  it.each(PRINT_EDITIONS)('are filled for a third at least, but for a few: %s', (edition) => {
    const profile = PRINT_PROFILES[edition];
    const pages = pagesOf(edition);
    const shares = pages.map((page) => filled(page, profile));
    const low = shares.flatMap((share, i) =>
      share !== undefined && share < LEAST ? [{ page: i + 1, share }] : [],
    );
    expect(low.length, JSON.stringify(low)).toBeLessThanOrEqual(MOST[edition]);
    expect(Math.min(...low.map(({ share }) => share), 1)).toBeGreaterThan(LEAST_OF_LOW[edition]);
    const blank = shares.flatMap((share, i) => (share === undefined ? [i + 1] : []));
    // Blank are the last page of a bound book, the page before a back cover that would otherwise be on a right-hand page, and a
    // page that faces a board in halves, which begins on a left-hand page.
    const others = blank.filter((page) => page < pages.length - 1);
    expect(others.length, others.join()).toBeLessThanOrEqual(edition === 'giant-print' ? 3 : 0);
  });

  it.each([
    ['large-print', 'a4'],
    ['giant-print', 'a3'],
    ['standard-print', 'a4'],
    ['kdp', undefined],
  ] as const)(
    'have the first puzzle on page 10 at the latest, behind contents of one page and few words on each: %s on %s',
    (edition, paper) => expectEarlyStart(pagesOf(edition, paper)),
  );

  it('are three at most for each of a hundred easy puzzles, everything included, in one section', () => {
    const section = book.sections.find(({ title: name }) => name === golden.sections[DOUBLE_SEVEN]!.title)!;
    const puzzles = Array.from({ length: 100 }, (_, i) => ({
      ...section.puzzles[i % section.puzzles.length]!,
      number: i + 1,
    }));
    const single = { ...book, sections: [{ ...section, puzzles }], exhibits: [], games: [] };
    const audience = { reader: 'print', keysInside: true, cover: true } as const;
    const profile = PRINT_PROFILES['large-print'];
    const { pages } = layoutPrint(makeDocument(single, 'book', audience, textsOf(language)), {
      sheet: profile.sheets[book.paper],
      profile,
      metrics,
    });
    expect(pages.length).toBeLessThanOrEqual(300);
  });

  it('have the first puzzle on braille page 10 at the latest, on page 11 in German and French, and a first board on page 1', async () => {
    const files = await render(book, 'brf');
    const pages = files.get('book-volume-1.brf')!.toString('latin1').split('\f');
    const first = pages.findIndex((page) => /^[,.]?(?:PUZZLE|AUFGABE|PROBL!ME) (?:#A|,\*)\r$/m.test(page));
    expect(pages[0]).toMatch(/^3{4,}\r$/m);
    expect(first).toBeGreaterThan(0);
    expect(first + 1).toBeLessThanOrEqual({ en: 10, de: 11, fr: 11 }[language]);
  });

  it.each(['screen', 'display'] as const)(
    'have a link to the first puzzle before the contents, for those who read by %s',
    (reader) => {
      const [title] = documentFor({ reader, keysInside: true }).blocks;
      const links = allBlocks([title!]).flatMap((block) =>
        block.type === 'paragraph' ? block.content.filter((part: Inline) => part.type === 'page') : [],
      );
      expect(links).toEqual([expect.objectContaining({ of: 'puzzle-1' })]);
    },
  );
});
