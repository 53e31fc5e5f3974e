import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRAILLE_CODES, LINE_ENDS } from '../../src/book/braille-config.ts';
import type { Block, BoardFigure } from '../../src/document/document.ts';
import { placementsOf } from '../../src/domino/puzzle.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { layoutEmbossed } from '../../src/layout/emboss/emboss.ts';
import { isFileName } from '../../src/render/editions.ts';
import { brfFiles } from '../../src/render/emboss/recipes.ts';
import { embossSetup, translateText } from '../helpers/braille/writing.ts';
import { allBlocks } from '../helpers/document/blocks.ts';
import { mixedBook } from '../helpers/document/documents.ts';
import {
  brailleOf,
  embossedDocument,
  expected,
  figuresIn,
  numberIn,
  pageOf,
} from '../helpers/layout/emboss/made.ts';
import { type Dealt, dealtOn, documentOf, figureOf, SHAPES, VIEWS } from '../helpers/layout/shaped.ts';
import { readBack } from '../helpers/proof/finished.ts';
import { render } from '../helpers/render/books.ts';
import { boardsOf, gridsIn, type Lines, pagesOf, type Writing } from '../helpers/render/brf-reader.ts';
import { wholeOf } from '../helpers/render/whole.ts';
import { plainWords } from '../helpers/words.ts';

const BLANK = '\u2800';
const dealt = new Map<string, Dealt>(SHAPES.map((shape) => [shape, dealtOn(shape)]));
const USUAL: Writing = { code: 'nabcc', lineEnd: '\r\n' };

describe('any book', () => {
  const page = fc.oneof(
    fc.constantFrom('de', 'uk', 'us', 'fr'),
    fc.record({ cells: fc.integer({ min: 20, max: 60 }), lines: fc.integer({ min: 15, max: 60 }) }),
  );
  const books = fc.record({
    language: fc.constantFrom(...LANGUAGE_CODES),
    options: fc.record({
      page,
      code: fc.constantFrom(...BRAILLE_CODES),
      lineEnd: fc.constantFrom(...LINE_ENDS),
      formFeed: fc.boolean(),
      volume: fc.integer({ min: 20, max: 60 }),
      interpoint: fc.boolean(),
    }),
    shapes: fc.uniqueArray(fc.constantFrom(...SHAPES), { minLength: 1, maxLength: 2 }),
    views: fc.uniqueArray(fc.constantFrom(...VIEWS), { minLength: 1, maxLength: 2 }),
  });

  it('gives its boards back and keeps to its pages: pages of any size, all options', () => {
    fc.assert(
      fc.property(books, ({ language, options, shapes, views }) => {
        const braille = brailleOf(options);
        const boards = shapes.map((shape) => dealt.get(shape)!);
        const document = { ...documentOf(boards, views, false), language };
        const files = brfFiles(layoutEmbossed(document, embossSetup(braille, language)), braille);
        const { cells, lines, number } = pageOf(braille.page, language);
        const writing: Writing = {
          code: options.code,
          lineEnd: options.lineEnd === 'lf' ? '\n' : '\r\n',
          ...(!options.formFeed && { linesOnPage: lines }),
        };
        const pages = files.flatMap((file) => {
          const own = pagesOf(wholeOf(file), writing);
          // A blank page is a front side before a puzzle of two pages, or the back side at the end of a volume.
          own.forEach((each, i) => {
            if (!isBlank(each)) return;
            expect([options.interpoint, i % 2]).toEqual([true, i === own.length - 1 ? 1 : 0]);
          });
          return own;
        });
        pages.forEach((each, i) => {
          expect(each.length).toBeLessThanOrEqual(lines);
          expect(each.filter((line) => line.length > cells || line.endsWith(BLANK))).toEqual([]);
          if (!isBlank(each)) expect(numberIn(each[number], cells)).toBe(i + 1);
        });
        const figures = views.flatMap((view) => boards.map((board) => figureOf(board, view)));
        expect(boardsIn(pages, sizesOf(figures))).toEqual(figures.map(expected));
      }),
      { numRuns: 50, seed: 5 },
    );
  });
});

const isBlank = (page: Lines) => page.every((line) => line === '');

const sizesOf = (figures: readonly BoardFigure[]) => figures.map(({ puzzle }) => puzzle.board.cells.length);

/** The boards on pages. None continues on the next page without its columns above it. */
function boardsIn(pages: readonly Lines[], sizes: readonly number[]) {
  return boardsOf(pages.flatMap(gridsIn), sizes);
}

describe.each(LANGUAGE_CODES)('a book of all kinds: %s', (language) => {
  const book = { ...mixedBook(language), braille: brailleOf({ volume: 1000 }) };
  const puzzles = book.sections.flatMap((section) => section.puzzles);
  const say = plainWords(language);
  let rendered: Promise<ReadonlyMap<string, Buffer>> | undefined;
  const filesOf = () => (rendered ??= render(book, 'brf'));
  const pagesIn = async (name: string) => pagesOf((await filesOf()).get(name)!, USUAL);

  it('shows every board of its texts, puzzles and keys', async () => {
    const files = await filesOf();
    expect([...files.keys()]).toEqual(['book.brf', 'keys.brf', 'embossing.txt']);
    const parts = partsOf(embossedDocument(book).blocks);
    for (const part of ['book', 'keys'] as const) {
      const figures = figuresIn(parts[part], pageOf(undefined, language));
      const pages = await pagesIn(`${part}.brf`);
      expect(boardsIn(pages, sizesOf(figures))).toEqual(figures.map(expected));
      if (part === 'book') {
        expect(figures.some(({ bars }) => bars.length > 0)).toBe(true);
        for (const { puzzle } of puzzles) expect(figures.map((figure) => figure.puzzle)).toContain(puzzle);
      } else {
        const keys = puzzles.map(({ puzzle, solution = puzzle, key }) => placementsOf(solution, key));
        // The key of the practice board comes first.
        expect(figures.slice(1, keys.length + 1).map(({ dominoes }) => dominoes)).toEqual(keys);
      }
    }
  });

  it('lists every domino of a key with its place, as the book has it', async () => {
    expect(await readBack(book, 'brf', await filesOf())).toEqual([]);
  });

  it('has each puzzle on one page: title and facts, then the board', async () => {
    // The first page says where puzzle 1 is.
    const [, ...pages] = await pagesIn('book.brf');
    const { number } = pageOf(undefined, language);
    const goesOn = translateText(say('volume-continued', { title: '' }).replace(/^, /, ''), language);
    for (const { number: n, puzzle } of puzzles) {
      const title = translateText(say('puzzle-name', { number: n }), language);
      const first = number === 0 ? 1 : 0;
      const isFirst = book.sections.some(({ puzzles }) => puzzles[0]!.number === n);
      const own = pages.filter((page) => {
        const head = page.slice(first, first + 2).join(BLANK);
        if (isTitle(page[first] ?? '', title)) return !head.includes(goesOn);
        // The first puzzle of a section can follow the section's words.
        return isFirst && page.some((line) => isTitle(line, title));
      });
      expect(own).toHaveLength(1);
      // Every board of this book fits; the play board can follow it.
      const { length } = puzzle.board.cells;
      const sizes = gridsIn(own[0]!).map(() => length);
      const boards = boardsIn([own[0]!], sizes);
      expect(boards.length === 1 || boards.length === 2).toBe(true);
      for (const { cells } of boards) expect(cells.size).toBe(length);
    }
  });

  it('shows boards to play on whole, three cells and two lines from number to number', async () => {
    const pages = await pagesIn('book.brf');
    const words = translateText(say('board-not-to-play'), language);
    // Columns three cells apart, and the rule below them.
    const isWide = (line: string, below = '') => /^⠀+[⠁-⠽](?:⠀⠀[⠁-⠽])+$/.test(line) && /^⠒+$/.test(below);
    const wide = pages.flatMap((page) => {
      const at = page.findIndex((line, i) => isWide(line, page[i + 1]));
      return at < 0 ? [] : [page.slice(at)];
    });
    const { blocks } = embossedDocument(book);
    const wanted = allBlocks(blocks).filter((block) => block.type === 'board' && block.isWide).length;
    const shown = [pageOf(undefined, language), { cells: 0, lines: 0 }].map((page) =>
      figuresIn(blocks, page),
    );
    const fitting = shown[0]!.length - shown[1]!.length;
    expect(wide.length).toBe(fitting);
    expect(wide.length).toBeGreaterThan(4);
    // Where there is none, the page says how to play instead.
    expect(toldIn(pages, words)).toHaveLength(wanted - fitting);
    for (const [header, , ...rows] of wide) {
      const columns = Array.from(header!.matchAll(/[⠁-⠽]+/g), ({ index }) => index);
      expect(columns.slice(1)).toEqual(columns.slice(0, -1).map((at) => at + 3));
      const numbered = rows.flatMap((line, i) => (/^[⠼⠠]/.test(line) ? [i] : []));
      expect(numbered.slice(1)).toEqual(numbered.slice(0, -1).map((at) => at + 2));
    }
  });

  it('says in its contents where each chapter begins', async () => {
    const pages = await pagesIn('book.brf');
    const { cells } = pageOf(undefined, language);
    const entries = pages
      .flat()
      .filter((line) => /⠐⠐/.test(line))
      .map((line) => ({ title: line.slice(0, line.indexOf('⠐') - 1), page: numberIn(line, cells) }));
    for (const { title } of book.sections) {
      const words = translateText(title, language);
      const entry = entries.find((each) => each.title === words);
      const centred = `${BLANK.repeat(Math.floor((cells - words.length) / 2))}${words}`;
      expect(entry).toBeDefined();
      expect(pages[entry!.page - 1]).toContain(centred);
    }
    // The contents of the volume, followed by those of all volumes.
    const listed = entries.map(({ page }) => page);
    const again = listed.findIndex((page, i) => i > 0 && page < listed[i - 1]!);
    for (const list of [listed.slice(0, again), listed.slice(again)])
      expect(list).toEqual(list.toSorted((a, b) => a - b));
  });

  it('is divided into volumes, each with its place among them and contents of its own', async () => {
    const files = await render({ ...book, braille: brailleOf({ volume: 25 }) }, 'brf');
    const names = [...files.keys()].filter((name) => name.endsWith('.brf'));
    expect(names.filter((name) => name.startsWith('book')).length).toBeGreaterThan(2);
    expect(names.filter((name) => name.startsWith('keys')).length).toBeGreaterThan(1);
    names.forEach((name, i) => {
      expect(name).toMatch(new RegExp(`^(book|keys)-volume-${i + 1}\\.brf$`));
    });
    for (const name of files.keys()) expect(isFileName(name)).toBe(true);
    const { cells } = pageOf(undefined, language);
    const contents = translateText(say('contents-heading'), language);
    let last = 0;
    for (const [v, name] of names.entries()) {
      const pages = pagesOf(files.get(name)!, USUAL);
      // Both sides of its sheets, without being told to emboss them.
      expect(pages.length % 2).toBe(0);
      const [first, end] = [last + 1, last + pages.length];
      // The first volume starts with the first board, on a page before its title page.
      const fronts = pages.slice(v === 0 ? 1 : 0, 3);
      const told = say('volume-pages', { number: v + 1, of: names.length, first, last: end });
      expect(fronts[0]!.join(BLANK).replace(/⠀+/g, BLANK)).toContain(translateText(told, language));
      const list = fronts.find((page) => page.some((line) => line.endsWith(contents))) ?? [];
      // All entries in the contents of a later volume are in that volume.
      const named = list.filter((line) => /⠐⠐/.test(line)).map((line) => numberIn(line, cells));
      expect(named.length).toBeGreaterThan(0);
      if (v > 0) expect(named.every((page) => page >= first && page <= end)).toBe(true);
      last = end;
    }
  });
});

/** The blocks of a book's files: those before the second title page, and the rest. */
function partsOf(blocks: readonly Block[]) {
  const isTitlePage = (block: Block) => block.type === 'section' && block.role === 'title-page';
  const keys = blocks.findLastIndex(isTitlePage);
  return { book: blocks.slice(0, keys), keys: blocks.slice(keys) };
}

const isTitle = (line: string, title: string) =>
  line === title || [`${title}⠒${BLANK}`, `${title}⠠⠒${BLANK}`].some((start) => line.startsWith(start));

/** The lines that begin a paragraph. */
function toldIn(pages: readonly Lines[], words: string): string[] {
  return pages.flat().filter((line) => words.startsWith(line.replace(/^⠀+/, '')) && line.length > 20);
}

it('a book without boards to play on says nothing of them', async () => {
  const files = await render({ ...mixedBook('de'), braille: brailleOf({ play: false }) }, 'brf');
  const words = translateText(plainWords('de')('board-not-to-play'), 'de');
  expect(toldIn(pagesOf(files.get('book.brf')!, USUAL), words)).toEqual([]);
});

describe('the options', () => {
  const book = layoutEmbossed(
    documentOf([dealt.get('5x6')!], ['puzzle'], false),
    embossSetup(brailleOf({ page: 'us' }), 'en'),
  );
  const bytesOf = (fields: object) => wholeOf(brfFiles(book, brailleOf(fields))[0]!);
  const textOf = (fields: object) => bytesOf(fields).toString('latin1');

  it('by default: NABCC in upper case, CR LF, a form feed right behind the last line of every page', () => {
    const text = textOf({});
    expect(text).toMatch(/^[ -_\r\n\f]*$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.match(/\f/g)).toHaveLength(book.volumes.flat(2).length);
    expect(text).toMatch(/[^\r\n]\f$/);
    expect(text).not.toMatch(/[\r\n]\f| \r| \f/);
  });

  it('the line end is LF if so asked, and nothing else changes', () => {
    expect(textOf({ lineEnd: 'lf' })).toBe(textOf({}).replaceAll('\r\n', '\n'));
  });

  it('without form feeds every page has all its lines', () => {
    const text = textOf({ formFeed: false });
    expect(text).not.toContain('\f');
    expect(text.match(/\r\n/g)).toHaveLength(book.volumes.flat(2).length * book.lines);
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it('the codes write the same pages', () => {
    const pages = pagesOf(bytesOf({}), USUAL);
    expect(pages).toEqual(book.volumes.flat(2));
    for (const code of BRAILLE_CODES) expect(pagesOf(bytesOf({ code }), { ...USUAL, code })).toEqual(pages);
    expect(textOf({ code: 'nabcc-lower' })).toBe(textOf({}).toLowerCase());
    expect(new Set(BRAILLE_CODES.map((code) => textOf({ code }))).size).toBe(BRAILLE_CODES.length);
  });

  it('Unicode has a name of its own', () => {
    const options = brailleOf({ code: 'unicode' });
    expect(brfFiles(book, options).map(({ name }) => name)).toEqual(['book.ubrl']);
    expect(brfFiles({ ...book, textVolumes: 0 }, options).map(({ name }) => name)).toEqual(['keys.ubrl']);
    expect(isFileName('keys.ubrl') && isFileName('book-volume-12.ubrl')).toBe(true);
    expect(isFileName('book-volume-.brf') || isFileName('notes.brf')).toBe(false);
  });
});
