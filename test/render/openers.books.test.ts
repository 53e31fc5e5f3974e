import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Book, openBook, parseBookFile } from '../../src/book/book.ts';
import { parseJson } from '../../src/book/json.ts';
import { makeDocument } from '../../src/document/make.ts';
import { stonesOf } from '../../src/domino/stones.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import type { Publication } from '../../src/layout/page.ts';
import { layoutPrint } from '../../src/layout/print/print.ts';
import { PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { renderPdf } from '../../src/render/pdf.ts';
import { LEVELS } from '../../src/solve/levels.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { boxOf } from '../helpers/pdf/boards.ts';
import type { Point } from '../helpers/pdf/drawing.ts';
import { type PdfFile, type PdfPage, readPdf } from '../helpers/pdf/read.ts';
import { headingsOf } from '../helpers/pdf/words.ts';
import { wholeOf } from '../helpers/render/whole.ts';
import { plainWords } from '../helpers/words.ts';

const fonts = loadFonts();
const metrics = makeMetrics(fonts);
const GOLDEN = new URL('../golden/first-book.json', import.meta.url);
const golden = parseBookFile(parseJson(readFileSync(GOLDEN, 'utf8')));

function laidOut(book: Book, edition: keyof typeof PRINT_PROFILES): Publication {
  const audience = { reader: 'print', keysInside: true, cover: edition !== 'kdp' } as const;
  const document = makeDocument(book, 'book', audience, textsOf(book.language));
  const profile = PRINT_PROFILES[edition];
  return layoutPrint(document, { sheet: profile.sheets[book.paper], profile, metrics });
}

describe.each(LANGUAGE_CODES)('the first page of a section, in %s', (language) => {
  const say = plainWords(language);
  const nameOf = (number: number) => say('puzzle-name', { number });
  let book: Book;
  let file: PdfFile;

  beforeAll(async () => {
    // Sets of three ranges, five levels, and one section without any.
    const { level: _, ...completions } = golden.sections[17]!;
    const ungraded = {
      ...completions,
      puzzles: completions.puzzles.map(({ grade: _, ...puzzle }) => puzzle),
    };
    const sections = [...[0, 2, 4, 5, 6, 7].map((s) => golden.sections[s]!), ungraded];
    book = openBook({ ...golden, language, sections, exhibits: [] });
    file = await readPdf(wholeOf({ pieces: renderPdf(laidOut(book, 'large-print'), fonts) }));
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
      expect(textOf(page).includes(say('section-level', { number: rank, levels: 5, level: '' }))).toBe(
        level !== undefined,
      );
      if (level) shown++;
    }
    expect(shown).toBe(6);
  });

  it('is one page that is filled by all dominoes of the set, in pips, and by words on it', () => {
    for (const { section, page } of openers()) {
      const dots = page.fills.filter(({ points }) => points.length > 5).map(({ points }) => boxOf(points));
      expect(dots).toHaveLength(stonesOf(section.range).reduce((sum, { low, high }) => sum + low + high, 0));
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
        headingsOf(file).find(
          ({ words }) =>
            words
              .split(/[:,\s]/)
              .slice(0, 2)
              .join(' ') === nameOf(puzzle),
        )!.page;
      // Explanations of what this section is the first to need come in between.
      expect(pageOf(first!.number)).toBeGreaterThan(number);
      const links = page.links.filter(({ contents }) => contents.startsWith(`${nameOf(1).split(' ')[0]} `));
      expect(links.map(({ contents, to }) => [contents, to.page])).toEqual([
        [nameOf(first!.number), pageOf(first!.number)],
      ]);
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

function textOf({ runs }: PdfPage): string {
  return runs.map(({ text }) => text).join('');
}

describe.each(['standard-print', 'large-print', 'giant-print', 'kdp'] as const)(
  'the first book in %s',
  (edition) => {
    it('has every tally below its board or facing it, and no empty page but before such a pair and the back cover', () => {
      const { pages } = laidOut(openBook(golden), edition);
      const empty = pages.flatMap(({ marks }, i) => (marks.some(({ element }) => element) ? [] : [i + 1]));
      const texts = pages.map(({ marks }) =>
        marks.flatMap(({ element, items }) =>
          element ? items.flatMap((item) => (item.type === 'text' ? [item] : [])) : [],
        ),
      );
      // The tally for the lesson's practice board has five dominoes, below that board.
      const talliesOn = (index: number) =>
        texts[index]!.filter(({ text }) => /^ ?Tally[:,.](?! how many)/.test(text)).length;
      const stonesOn = (index: number) => texts[index]!.filter(({ text }) => /^\d:\d$/.test(text)).length;
      const hasBoard = (index: number) =>
        texts[index]!.filter(({ font, text }) => font === 'digits' && /^\d$/.test(text)).length >= 20 &&
        texts[index]!.some(({ text }) => /^(Puzzle|Figure|Answer to)( |$)/.test(text));
      const isFacing = (index: number) =>
        stonesOn(index) > 0 || texts[index]!.some(({ font }) => font === 'digits');
      for (const number of empty.filter((page) => page !== pages.length - 1)) {
        expect([number % 2, hasBoard(number), isFacing(number + 1)]).toEqual([1, true, true]);
      }
      // In standard print two puzzles with their tallies share a page, and figures have one where their board stays as large.
      const onFigures = edition === 'standard-print' ? 14 : 0;
      expect(texts.reduce((sum, _, index) => sum + talliesOn(index), 0)).toBe(96 + onFigures);
      for (const index of texts.keys()) {
        if (talliesOn(index) === 0) continue;
        expect(stonesOn(index)).toBeGreaterThanOrEqual(10);
        if (hasBoard(index)) continue;
        // In giant print, a board in several parts takes several pages before its tally.
        const before = [1, 2, 3].find((pages) => hasBoard(index - pages));
        expect(before).toBeLessThanOrEqual(edition === 'giant-print' ? 3 : 1);
        if (before === 1) expect(index % 2).toBe(0);
      }
    });

    it('has one zero: digits stand in the font of figures alone', () => {
      const { pages } = laidOut(openBook(golden), edition);
      const digits = pages
        .flatMap(({ marks }) => marks.flatMap(({ items }) => items))
        .flatMap((item) => (item.type === 'text' && /\d/.test(item.text) ? [item] : []));
      expect(digits.length).toBeGreaterThan(5000);
      expect(digits.filter(({ font }) => font !== 'figures' && font !== 'digits')).toEqual([]);
    });
  },
);
