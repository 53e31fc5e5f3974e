import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Book, openBook, parseBookFile } from '../../src/book/book.ts';
import { PRINT_EDITIONS, type PrintEdition } from '../../src/book/choices.ts';
import { parseJson } from '../../src/book/json.ts';
import { firstBook, presetRequest } from '../../src/book/presets.ts';
import type { Audience } from '../../src/document/audience.ts';
import type { Inline } from '../../src/document/document.ts';
import { makeDocument } from '../../src/document/make.ts';
import { dominoesOf } from '../../src/domino/dominoes.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import { type Page, type PageItem, targetOf } from '../../src/layout/page.ts';
import { layoutPrint } from '../../src/layout/print/print.ts';
import { PRINT_PROFILES, type PrintProfile } from '../../src/layout/print/profiles.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { loadWords } from '../../src/node/words.ts';
import { boundSettings, INSIDE } from '../../src/render/bound.ts';
import { renderPdf } from '../../src/render/pdf.ts';
import { LEVELS } from '../../src/solve/levels.ts';
import { allBlocks } from '../helpers/document/blocks.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { boxOf } from '../helpers/pdf/boards.ts';
import type { Point } from '../helpers/pdf/drawing.ts';
import { type PdfFile, type PdfPage, readPdf } from '../helpers/pdf/read.ts';
import { headingsOf } from '../helpers/pdf/words.ts';
import { peerBook } from '../helpers/render/books.ts';
import { wholeOf } from '../helpers/render/whole.ts';
import { plainWords } from '../helpers/words.ts';

const fonts = loadFonts();
const metrics = makeMetrics(fonts);
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

/** The number of the page that a link to this id leads to; 0 if there is none. */
const findPage = (pages: readonly Page[], id: string) =>
  pages.findIndex(({ targets }) => targets.some(({ name }) => name === targetOf(id))) + 1;

function expectEarlyStart(pages: readonly Page[]): void {
  const pageOf = (id: string) => findPage(pages, id);
  expect(pageOf('contents')).toBeGreaterThan(0);
  // The contents and the story have a page each.
  expect(['beginning', 'how-to-play'].map((id) => pageOf(id) - pageOf('contents'))).toEqual([1, 2]);
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

const ENGLISH = openBook(golden);

/** The first book in a language. Its puzzles are those of the English one, so that what is found of them is found once. */
function bookIn(language: Language): Book {
  const { title, subtitle } = presetRequest('first', loadWords(language));
  return { ...ENGLISH, language, title, ...(subtitle && { subtitle }) };
}

/** All that the first book has, but of each section its first puzzles alone. */
function shortened(book: Book, count = 1): Book {
  const sections = book.sections.map(({ puzzles, ...section }) => ({
    ...section,
    puzzles: puzzles.slice(0, count),
  }));
  return { ...book, sections };
}

const documentOf = (book: Book, audience: Audience) =>
  makeDocument(book, 'book', audience, textsOf(book.language));

function layoutOf(book: Book, edition: PrintEdition) {
  const profile = PRINT_PROFILES[edition];
  const isBound = edition === 'kdp';
  const audience = isBound ? INSIDE : ({ reader: 'print', keysInside: true, cover: true } as const);
  const settings = isBound
    ? boundSettings(book, metrics)
    : { sheet: profile.sheets[book.paper], profile, metrics };
  return layoutPrint(documentOf(book, audience), settings);
}

/** The English book; in giant print two puzzles of each section. */
const bookFor = (edition: PrintEdition) => (edition === 'giant-print' ? shortened(ENGLISH, 2) : ENGLISH);

const laidOut = new Map<PrintEdition, readonly Page[]>();
afterAll(() => laidOut.clear());
function pagesOf(edition: PrintEdition): readonly Page[] {
  const pages = laidOut.get(edition) ?? layoutOf(bookFor(edition), edition).pages;
  laidOut.set(edition, pages);
  return pages;
}

function expectFilled(pages: readonly Page[], edition: PrintEdition): void {
  const shares = pages.map((page) => filled(page, PRINT_PROFILES[edition]));
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
}

describe.each(PRINT_EDITIONS)('the pages of the first book in %s', (edition) => {
  it.runIf(edition !== 'giant-print')('are few enough to print and bind', () => {
    expect(pagesOf(edition).length).toBeLessThanOrEqual(MOST_PAGES[edition as keyof typeof MOST_PAGES]);
  });

  it('are filled for a third at least, but for a few', () => expectFilled(pagesOf(edition), edition));

  it.runIf(edition !== 'giant-print')('have the first puzzle on page 10 or before', () =>
    expectEarlyStart(pagesOf(edition)),
  );

  it('has every tally below its board or facing it, and no empty page but before such a pair and the back cover', () => {
    const pages = pagesOf(edition);
    const empty = pages.flatMap(({ marks }, i) => (marks.some(({ element }) => element) ? [] : [i + 1]));
    const texts = pages.map(({ marks }) =>
      marks.flatMap(({ element, items }) =>
        element ? items.flatMap((item) => (item.type === 'text' ? [item] : [])) : [],
      ),
    );
    // The tally for the lesson's practice board has five dominoes, below that board.
    const talliesOn = (index: number) =>
      texts[index]!.filter(({ text }) => /^ ?Tally[:,.](?! how many)/.test(text)).length;
    const dominoesOn = (index: number) => texts[index]!.filter(({ text }) => /^\d:\d$/.test(text)).length;
    const hasBoard = (index: number) =>
      texts[index]!.filter(({ font, text }) => font === 'digits' && /^\d$/.test(text)).length >= 20 &&
      texts[index]!.some(({ text }) => /^(Puzzle|Figure|Answer to)( |$)/.test(text));
    const isFacing = (index: number) =>
      dominoesOn(index) > 0 || texts[index]!.some(({ font }) => font === 'digits');
    // The last page of a bound book may be blank.
    const isEnd = (page: number) => page === pages.length - 1 || (edition === 'kdp' && page === pages.length);
    for (const number of empty.filter((page) => !isEnd(page))) {
      expect([number % 2, hasBoard(number), isFacing(number + 1)]).toEqual([1, true, true]);
    }
    // In standard print two puzzles with their tallies share a page, and figures have one where their board stays as large.
    const onFigures = edition === 'standard-print' ? 14 : 0;
    const puzzles = bookFor(edition).sections.flatMap((section) =>
      section.kind === 'completion' ? [] : section.puzzles,
    );
    expect(texts.reduce((sum, _, index) => sum + talliesOn(index), 0)).toBe(puzzles.length + onFigures);
    for (const index of texts.keys()) {
      if (talliesOn(index) === 0) continue;
      expect(dominoesOn(index)).toBeGreaterThanOrEqual(10);
      if (hasBoard(index)) continue;
      // In giant print, a board in several parts takes several pages before its tally.
      const before = [1, 2, 3].find((pages) => hasBoard(index - pages));
      expect(before).toBeLessThanOrEqual(edition === 'giant-print' ? 3 : 1);
      if (before === 1) expect(index % 2).toBe(0);
    }
  });

  it('has one zero: digits stand in the font of figures alone', () => {
    const pages = pagesOf(edition);
    const digits = pages
      .flatMap(({ marks }) => marks.flatMap(({ items }) => items))
      .flatMap((item) => (item.type === 'text' && /\d/.test(item.text) ? [item] : []));
    expect(digits.length).toBeGreaterThan(5000);
    expect(digits.filter(({ font }) => font !== 'figures' && font !== 'digits')).toEqual([]);
  });
});

it('the pages are as well filled in German, and the first puzzle is on page 10 at the latest on A3 in French', () => {
  const german = layoutOf(shortened(bookIn('de'), 2), 'large-print').pages;
  expectFilled(german, 'large-print');
  expectEarlyStart(german);
  expectEarlyStart(layoutOf({ ...shortened(bookIn('fr')), paper: 'a3' }, 'giant-print').pages);
});

it.each(LANGUAGE_CODES)('the games take eight pages of large print at most, in %s', (language) => {
  const { games, paper } = firstBook(loadWords(language));
  const { pages } = layoutOf(peerBook([6], { language, paper, games }), 'large-print');
  const count = findPage(pages, 'history') - findPage(pages, 'games');
  expect(count).toBeGreaterThan(4);
  expect(count).toBeLessThanOrEqual(8);
});

it('three pages at most hold each of a hundred easy puzzles, everything included, in one section', () => {
  const book = bookIn('de');
  const section = book.sections.find(({ title: name }) => name === golden.sections[DOUBLE_SEVEN]!.title)!;
  const puzzles = Array.from({ length: 100 }, (_, i) => ({
    ...section.puzzles[i % section.puzzles.length]!,
    number: i + 1,
  }));
  const single = { ...book, sections: [{ ...section, puzzles }], exhibits: [], games: [] };
  expect(layoutOf(single, 'large-print').pages.length).toBeLessThanOrEqual(300);
});

it.each([
  ['de', 'display'],
  ['fr', 'screen'],
] as const)('has a link to the first puzzle before the contents, in %s, by %s', (language, reader) => {
  const [title] = documentOf(shortened(bookIn(language)), { reader, keysInside: true }).blocks;
  const links = allBlocks([title!]).flatMap((block) =>
    block.type === 'paragraph' ? block.content.filter((part: Inline) => part.type === 'page') : [],
  );
  expect(links).toEqual([expect.objectContaining({ of: 'puzzle-1' })]);
});

describe('the first page of a section', () => {
  const say = plainWords('de');
  const nameOf = (number: number) => say('puzzle-name', { number });
  let book: Book;
  let file: PdfFile;

  beforeAll(async () => {
    // Sets of three ranges, five levels, and one section without any.
    const { level: _, ...completions } = golden.sections[17]!;
    const puzzles = completions.puzzles.map(({ grade: _, ...puzzle }) => puzzle);
    const ungraded = { ...completions, puzzles };
    const sections = [...[0, 2, 4, 5, 6, 7].map((s) => golden.sections[s]!), ungraded].map((section) => ({
      ...section,
      puzzles: section.puzzles.slice(0, 2),
    }));
    const contents = ['introduction', 'puzzles', 'techniques', 'steps', 'hints', 'solutions'] as const;
    book = openBook({ ...golden, language: 'de', sections, contents: [...contents] });
    file = await readPdf(wholeOf({ pieces: renderPdf(layoutOf(book, 'large-print'), fonts) }));
  });

  const openers = () =>
    book.sections.map((section) => {
      const heading = headingsOf(file).find(({ words, level }) => level === 1 && words === section.title)!;
      return { section, page: file.pages[heading.page - 1]!, number: heading.page };
    });

  it('says the level in words and shows it in squares', () => {
    let shown = 0;
    for (const { section, page } of openers()) {
      const level = section.puzzles[0]!.grade?.level;
      const filled = page.fills.map(({ points }) => points).filter(isSquare);
      const empty = page.paths.filter(({ closed, points }) => closed && isSquare(points));
      const rank = level ? LEVELS.indexOf(level) + 1 : 0;
      expect(filled).toHaveLength(rank);
      expect(empty).toHaveLength(level ? 5 - rank : 0);
      const words = say('section-level', { number: rank, levels: 5, level: '' });
      expect(textOf(page).includes(words)).toBe(level !== undefined);
      if (level) shown++;
    }
    expect(shown).toBe(6);
  });

  it('is one page that is filled by all dominoes of the set, in pips, and by words on it', () => {
    for (const { section, page } of openers()) {
      const dots = page.fills.filter(({ points }) => points.length > 5).map(({ points }) => boxOf(points));
      const pips = dominoesOf(section.range).reduce((sum, { low, high }) => sum + low + high, 0);
      expect(dots).toHaveLength(pips);
      const { height } = page;
      expect(Math.max(...dots.map(({ bottom }) => bottom))).toBeGreaterThan(0.35 * height);
      const words = page.runs.filter(({ text }) => /\p{L}/u.test(text)).map(({ y }) => y);
      expect(Math.max(...words)).toBeGreaterThan(0.75 * height);
    }
  });

  it('begins with a page before its puzzles, and leads to the first, to its steps and to its key', () => {
    for (const { section, page, number } of openers()) {
      const [first] = section.puzzles;
      const pageOf = (puzzle: number) =>
        headingsOf(file).find(({ words }) => /^[^:,\s]+\s[^:,\s]+/.exec(words)?.[0] === nameOf(puzzle))!.page;
      // Explanations of what this section is the first to need come in between.
      expect(pageOf(first!.number)).toBeGreaterThan(number);
      const links = page.links.filter(({ contents }) => contents.startsWith(`${nameOf(1).split(' ')[0]} `));
      const lead = { contents: nameOf(first!.number), to: { page: pageOf(first!.number) } };
      expect(links).toMatchObject([lead]);
      expect(page.links.length).toBeGreaterThanOrEqual(first!.grade ? 3 : 2);
      for (const { to } of page.links) expect(textOf(page)).toContain(String(to.page));
      // There is no board on this page: board numbers are in bold figures, as is a number in the title alone.
      const bold = page.runs.filter(({ font }) => font === 'Andika-Bold').map(({ text }) => text);
      expect(bold).toEqual(section.title.match(/\d+/g) ?? []);
    }
  });
});

function isSquare(points: readonly Point[]): boolean {
  const { left, right, top, bottom } = boxOf(points);
  return points.length < 6 && Math.abs(right - left - (bottom - top)) < 0.01;
}

const textOf = ({ runs }: PdfPage) => runs.map(({ text }) => text).join('');
