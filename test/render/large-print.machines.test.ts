import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { analysisOf } from '../../src/document/puzzle-analysis.ts';
import { EXPLAINED_TECHNIQUES, exampleOf, nameOfTechnique } from '../../src/document/techniques.ts';
import { LESSON, PRACTICE } from '../../src/document/worked.ts';
import { makeColumn } from '../../src/domino/coordinates.ts';
import type { Puzzle } from '../../src/domino/puzzle.ts';
import { PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { LEVELS } from '../../src/solve/levels.ts';
import { unlistedTitles } from '../helpers/document/unlisted.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import {
  type Box,
  boardsOn,
  boxBelow,
  boxOf,
  cellMiddle,
  contains,
  type DrawnBoard,
  dominoesInOutlines,
  keyOfOutlines,
  linesBetween,
  neighbours,
  numbersOf,
} from '../helpers/pdf/boards.ts';
import type { Path } from '../helpers/pdf/drawing.ts';
import { furnitureOf } from '../helpers/pdf/furniture.ts';
import { gap, INK, printStyle } from '../helpers/pdf/ink.ts';
import type { PdfFile, PdfPage } from '../helpers/pdf/read.ts';
import { headingsOf } from '../helpers/pdf/words.ts';
import { madeUpBook, peerBook } from '../helpers/render/books.ts';
import { pageLaws, profileOf, type ReadFile } from '../helpers/render/print-pages.ts';
import { smallestText } from '../helpers/render/print-sections.ts';
import { structureLaws } from '../helpers/render/print-structure.ts';
import { pdfOf, type Rendered, refusal, renderAll } from '../helpers/render/rendered.ts';
import { findAll, parsePage, wordsIn } from '../helpers/render/screen-pages.ts';
import { countsOf, setOf } from '../helpers/render/sets.ts';
import { plainWords, WORDS } from '../helpers/words.ts';

const RANGES = [3, 7, 9];
/** A title that contains everything that XML and PDF strings must escape. */
const TRICKY = {
  title: 'Käfer & Co. <1> „größer“ "B" (C) \\ ‘ß’',
  subtitle: 'Für Zwölf & <b>mehr</b>',
  author: 'Ä. Ö. Ü. & "Söhne"',
  publisher: 'Stein <& Söhne>',
  isbn: '978-3-16-148410-0',
  rights: '© 2026 <alle> & keine',
  description: 'Aufgaben & Lösungen <ohne> Ende',
};
const EDITIONS = [
  ['German on A4', { language: 'de', paper: 'a4', ...TRICKY }],
  ['English on Letter', { language: 'en', paper: 'letter' }],
] as const;

/** The descriptions of links. */
const LINKS = {
  en: { hint: ['Steps', 'Turning point'], back: 'Back to puzzle' },
  de: { hint: ['Der Weg', 'Wendepunkt'], back: 'Zurück zu Aufgabe' },
} as const;

const { margins, lines } = PRINT_PROFILES['large-print'];
const style = printStyle({ lines });
const DIGITS = 'Andika-Bold';
/** The tolerance of a position, in mm. PDFs are written with six decimals. */
const EXACT = 0.01;
/** The maximum width of the lines of domino outlines, as a share of a square's side. */
const DOMINO_LINE = 0.055;

describe.each(EDITIONS)('large print, %s', (_, fields) => {
  let all: Rendered;
  let files: readonly ReadFile[];
  let both: (readonly [name: string, file: PdfFile])[];
  const say = plainWords(fields.language);
  const puzzleHeading = say('puzzle-name', { number: '' }).trim();
  const keyHeading = say('key-heading', { of: 'puzzle', name: '' }).trim();

  beforeAll(async () => {
    all = await renderAll(peerBook(RANGES, fields), 'large-print');
    files = all.files;
    both = [
      ['book', all.main],
      ['keys', all.keys],
    ];
  });

  pageLaws(profileOf(fields.paper, fields.language), () => files);
  structureLaws(fields.language, () => files);

  it('shows every number of every puzzle at its place, under its heading with its level', () => {
    for (const { number, puzzle, grade } of all.puzzles) {
      const heading = findHeading(all.main, `${puzzleHeading} ${number}`);
      const page = all.main.pages[heading.page - 1]!;
      const boards = boardsOn(page, style);
      expect(boards).toHaveLength(1);
      expectPuzzle(boards[0]!, puzzle);
      const [{ frame }] = boards as [DrawnBoard];
      const digits = page.runs.filter((run) => run.font === DIGITS && contains(frame, INK.middle(run)));
      expect(digits).toHaveLength(puzzle.board.cells.length);
      expect(page.paths.filter(({ curved }) => curved)).toHaveLength(0);
      const level = WORDS[fields.language].text(`level-${grade!.level}`);
      expect(heading.words).toBe(`${puzzleHeading} ${number}, ${level}`);
      // The level in squares: all but the filled ones are outlined.
      const squares = page.paths.filter(({ closed, points }) => closed && boxOf(points).bottom < frame.top);
      expect(squares).toHaveLength(LEVELS.indexOf('expert') - LEVELS.indexOf(grade!.level));
      expect(page.fills).toHaveLength(LEVELS.indexOf(grade!.level) + 1);
    }
  });

  it('has no line between two dominoes of a key or through a domino but the frame', () => {
    for (const page of all.keys.pages) {
      for (const board of boardsOn(page, style)) {
        const inner = page.paths.filter((path) => !path.curved && within(path, board.frame));
        for (const { width, points } of inner) {
          expect(width).toBeCloseTo(lines.frame, 3);
          for (const [x, y] of points) expect(onEdge(x, y, board.frame)).toBe(true);
        }
      }
    }
  });

  it.each([
    ['solves the board of the lesson', LESSON, 6],
    ['leaves half of a board to the reader', PRACTICE, 2],
  ])('%s, with bars where a used domino would show again', (_, example, states) => {
    const { rows, columns } = example.board;
    const exampleDomino = (first: number, second: number) =>
      [example.numbers[first]!, example.numbers[second]!].sort((a, b) => a - b).join(':');
    const steps = all.main.pages.flatMap((page) =>
      boardsOn(page, style)
        .filter((board) => numbersOf(board, Number).flat().join() === example.numbers.join())
        .map((board) => ({ board, page })),
    );
    const laid = steps.map(({ board, page }) => {
      // Rings, and the dashed lines around places, have other widths.
      const line = Math.min(lines.domino, DOMINO_LINE * board.square[0]);
      const key = dominoesInOutlines(
        board,
        page.paths.filter(({ curved, width }) => curved && Math.abs(width - line) < EXACT),
      );
      const dominoes = new Set(
        key.flatMap((other, cell) => (other > cell ? [exampleDomino(cell, other)] : [])),
      );
      const bars = page.paths.filter(({ width }) => Math.abs(width - lines.bar) < EXACT);
      // The arms of a cross meet in the middle of the side that they rule out.
      const arms = page.paths.filter(({ points: [from, to], curved }) =>
        Boolean(!curved && from && to && Math.abs(from[0] - to[0]) > 1 && Math.abs(from[1] - to[1]) > 1),
      );
      for (const [first, second] of neighbours(board)) {
        const free = key[first] === -1 && key[second] === -1;
        const expected = free && dominoes.has(exampleDomino(first, second)) ? 1 : 0;
        const crossed = linesBetween(board, first, second, arms).length / 2;
        expect(linesBetween(board, first, second, bars).length + crossed).toBe(expected);
      }
      return { key, dominoes: dominoes.size };
    });
    const counts = laid.map(({ dominoes }) => dominoes);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(new Set(counts).size).toBe(states);
    expect([laid.at(-1)!.key]).toEqual(oracleSolutions({ ...example, rows, columns }, 2));
  });

  it('puts a ring round each number that an technique rests on', () => {
    const puzzles = all.puzzles.flatMap((puzzle) => [...analysisOf(puzzle).techniques]);
    const techniques = EXPLAINED_TECHNIQUES.filter((technique) => puzzles.includes(technique));
    expect(techniques.length).toBeGreaterThan(2);
    for (const technique of techniques) {
      const { puzzle, path, step } = exampleOf(technique);
      const name = nameOfTechnique(technique, WORDS[fields.language]);
      const heading = findHeading(all.main, name[0]!.toUpperCase() + name.slice(1));
      const page = all.main.pages[heading.page - 1]!;
      const board = boardUnder(page, heading);
      expect(numbersOf(board, Number).flat()).toEqual(puzzle.numbers);
      const { columns } = puzzle.board;
      const middles = puzzle.numbers.map((_, cell) =>
        cellMiddle(board, Math.floor(cell / columns), cell % columns),
      );
      const curves = page.paths.filter(({ curved }) => curved).map(({ points }) => boxOf(points));
      const ringed = curves
        .map((box) => middles.flatMap((middle, cell) => (contains(box, middle) ? [cell] : [])))
        .filter((cells) => cells.length === 1);
      const because = path.pathSteps[step]!.step.because.toSorted((a, b) => a - b);
      expect(ringed.flat().sort((a, b) => a - b)).toEqual(because);
    }
  });

  it('lists every domino of a set once, each with a box', () => {
    let facing = 0;
    for (const { number, puzzle } of all.puzzles) {
      const start = findHeading(all.main, `${puzzleHeading} ${number}`).page;
      // A tally is below its puzzle or faces it: left page, right page.
      const isDomino = ({ text }: { readonly text: string }) => /^\d+:\d+$/.test(text);
      const isHere = all.main.pages[start - 1]!.runs.some(isDomino);
      const page = all.main.pages[isHere ? start - 1 : start]!;
      if (!isHere) {
        facing++;
        expect(start % 2).toBe(0);
        expect(furnitureOf(page).head).toMatch(new RegExp(`^${puzzleHeading} ${number}, `));
      }
      const dominoes = page.runs.filter(isDomino);
      expect(dominoes.map(({ text }) => text).sort()).toEqual(setOf(puzzle.range).sort());
      const boxes = page.paths
        .filter(({ closed, curved }) => closed && !curved)
        .map(({ points }) => boxOf(points))
        .filter(({ top }) => top > Math.min(...dominoes.map(({ y }) => y)));
      // A further box is ticked when the puzzle is done. It is optional below a board, and the largest tally leaves no room for
      // it on the shorter sheet.
      const hasRoom = fields.paper !== 'letter' || puzzle.range < 9;
      const ticked = boxes.length - dominoes.length;
      expect([isHere ? 0 : Number(hasRoom), 1]).toContain(ticked);
      const counts = page.runs.filter(
        (run) => /^ \d+$/.test(run.text) && boxes.some((box) => contains(box, INK.middle(run))),
      );
      expect(counts).toHaveLength(number <= 4 ? dominoes.length : 0);
      const places = countsOf(puzzle);
      const taken = dominoes.map((domino) => {
        const box = boxBelow(page, domino);
        expect(box, `a box for ${domino.text}`).toBeDefined();
        // The boxes leave room to write counts with a pencil and cross them out.
        expect(Math.min(box!.right - box!.left, box!.bottom - box!.top)).toBeGreaterThan(12 - EXACT);
        const within = counts.filter((run) => contains(box!, INK.middle(run)));
        const expected = number <= 4 ? [places.get(domino.text) ?? 0] : [];
        expect(within.map(({ text }) => Number(text))).toEqual(expected);
        return `${box!.left} ${box!.top}`;
      });
      expect(new Set(taken).size).toBe(dominoes.length);
    }
    expect(facing).toBeGreaterThan(0);
  });

  it('begins its text at the left margin of every page', () => {
    for (const [, { pages }] of both) {
      pages.forEach((page, i) => {
        const text = page.runs.filter(({ content }) => content !== undefined);
        if (text.length === 0) return;
        // A board without row labels begins there with its frame.
        const frames = page.paths.filter(({ width }) => Math.abs(width - lines.frame) < EXACT);
        const left = Math.min(
          ...text.map(({ x }) => x),
          ...frames.flatMap(({ points, width }) => points.map(([x]) => x - width / 2)),
        );
        expect(left, `page ${i + 1}`).toBeCloseTo(i % 2 === 0 ? margins.inner : margins.outer, 2);
      });
    }
  });

  it('has contents whose links and page numbers are right', () => {
    const unlisted = unlistedTitles(fields.language);
    // All except the title, the table of contents itself, and the back cover, whose page has no number.
    const isNumbered = ({ page }: { page: number }) =>
      furnitureOf(all.main.pages[page - 1]!).number !== undefined;
    const isContents = ({ words }: { words: string }) => words === say('contents-heading');
    const [, ...first] = headingsOf(all.main).filter(({ level }) => level === 1);
    const chapters = first
      .filter((heading) => !isContents(heading))
      .filter(isNumbered)
      .filter(({ words }) => !unlisted.has(words));
    const entries = all.main.pages
      .slice(0, first.find(isContents)!.page)
      .flatMap(({ links, runs }) => links.map((link) => ({ link, runs })));
    const found = entries.map(({ link, runs }) => {
      const area = { left: link.x, top: link.y, right: link.x + link.width, bottom: link.y + link.height };
      const inside = runs.filter((run) => gap(INK.box(run), area) < 0);
      const number = inside.at(-1)!;
      expect(number.x + number.width).toBeCloseTo(area.right, 2);
      const words = inside.slice(0, -1).map(({ text }) => text);
      return { words: words.join(''), page: Number(number.text.trim()), link };
    });
    expect(found).toHaveLength(chapters.length);
    found.forEach(({ link, words, page }, i) => {
      expect([words.trim(), page]).toEqual([chapters[i]!.words, chapters[i]!.page]);
      expect([link.contents, link.to.page]).toEqual([words.trim(), page]);
      expect(chapters[i]!.y - link.to.y).toBeGreaterThan(0);
      expect(chapters[i]!.y - link.to.y).toBeLessThan(20);
    });
  });

  it('leads from each puzzle to its hints and key, and from each hint back, by page number and link', () => {
    const { hint, back: backTo } = LINKS[fields.language];
    const links = all.main.pages.flatMap((page, p) => page.links.map((link) => ({ link, page, on: p + 1 })));
    const leads = (contents: string, on?: number) =>
      links.filter(({ link, on: where }) => link.contents === contents && (on ?? where) === where);
    /** The heading at the target of a link. */
    const lineAt = ({ page, y }: { page: number; y: number }) =>
      all.main.pages[page - 1]!.runs.filter((run) => run.y > y && run.y < y + 14)
        .map(({ text }) => text)
        .join('');
    expect(all.keys.pages.flatMap((page) => page.links)).toEqual([]);
    for (const { number, grade } of all.puzzles) {
      const page = findHeading(all.main, `${puzzleHeading} ${number}`).page;
      // The solution path of an easy puzzle includes its turning point.
      const stages = hint.slice(0, grade!.level === 'easy' ? 1 : 2).map((contents) => leads(contents, page));
      for (const [i, stage] of stages.entries()) {
        const [{ link }, ...others] = stage as [(typeof stage)[number], ...typeof stage];
        expect(others).toEqual([]);
        const heading = say(i === 0 ? 'hint-way-heading' : 'hint-turning-heading', { number });
        // The beginning of the path is on the same line.
        expect(lineAt(link.to)).toMatch(new RegExp(`^${heading}(?!\\d)`));
      }
      const order = stages.map(([found]) => found!.link.to.page);
      expect([...order].sort((a, b) => a - b)).toEqual(order);
      const key = leads(`${keyHeading} ${number}`);
      // If the puzzle is the first of its section, the opening page of the section also links to its key.
      expect(key.at(-1)!.on).toBe(page);
      expect(key.length).toBeLessThanOrEqual(2);
      for (const { link } of key) {
        expect(link.to.page).toBe(findHeading(all.main, `${keyHeading} ${number}`).page);
      }
      const back = leads(`${backTo} ${number}`);
      expect(back.map(({ on }) => on)).toEqual([...order, key[0]!.link.to.page]);
      for (const { link } of back) expect(link.to.page).toBe(page);
    }
    // A link covers its page number.
    const start = findHeading(all.main, `${puzzleHeading} 1`).page;
    for (const { link, page } of links.filter(({ on }) => on >= start)) {
      const area = { left: link.x, top: link.y, right: link.x + link.width, bottom: link.y + link.height };
      const [number, ...others] = page.runs.filter(
        (run) => gap(INK.box(run), area) < 0 && /^\d+ ?$/.test(run.text),
      );
      expect(others).toEqual([]);
      expect(Number(number!.text)).toBe(link.to.page);
    }
  });

  it('has a bookmark for every heading', () => {
    for (const [, file] of both) {
      const headings = headingsOf(file);
      // On the cover, separate lines for the words after the colon of the title replace the colon.
      const told = file.bookmarks.map(({ title, level, to }, i) => [
        i === 0 && !headings[0]!.words.includes(': ') ? title.replace(': ', ' ') : title,
        level,
        to.page,
      ]);
      expect(told).toEqual(headings.map(({ words, level, page }) => [words, level, page]));
      file.bookmarks.forEach(({ to }, i) => {
        expect(headings[i]!.y - to.y).toBeGreaterThan(0);
        // A line of the cover's title is taller than those of other headings.
        expect(headings[i]!.y - to.y).toBeLessThan(i === 0 ? 42 : 20);
      });
    }
  });

  it('leaves no heading alone at the foot of a page', () => {
    for (const [, file] of both) {
      for (const { page, x, y, words } of headingsOf(file)) {
        const below = file.pages[page - 1]!.runs.filter((run) => run.content !== undefined && run.y > y + 1);
        expect(Math.max(...below.map((run) => run.x)), words).toBeGreaterThanOrEqual(x - EXACT);
      }
    }
  });

  it('says what it is', () => {
    const { title, author, publisher, isbn, description, rights } = all.book;
    for (const [, { info, language, xmp, objects }] of both) {
      expect(language).toBe(fields.language);
      expect(info.Title).toBe(title);
      expect(info.Author).toBe(author);
      expect(info.Subject).toBe(description);
      expect(info.CreationDate).toBe('D:20261120000000Z');
      expect(objects.get(objects.root, 'MarkInfo', 'Marked')).toBe(true);
      expect(objects.get(objects.root, 'ViewerPreferences', 'DisplayDocTitle')).toBe(true);
      expect(xmpTexts(xmp)).toMatchObject({
        'dc:title': title,
        'dc:language': fields.language,
        'dc:date': '2026-11-20',
        'pdfuaid:part': '1',
        ...(author && { 'dc:creator': author }),
        ...(publisher && { 'dc:publisher': publisher }),
        ...(isbn && { 'dc:identifier': 'urn:isbn:9783161484100' }),
        ...(description && { 'dc:description': description }),
        ...(rights && { 'dc:rights': rights }),
      });
    }
    expect(headingsOf(all.main)[0]!.words).toBe(title);
    const pages = all.main.pages.map(({ runs }) =>
      runs.reduce((words, { text }) => words + text.replaceAll('\u00a0', ' '), ''),
    );
    for (const text of [title, all.book.subtitle ?? '', author ?? '']) expect(pages[0]).toContain(text);
    for (const text of [rights ?? '', all.book.seed]) expect(pages.join('')).toContain(text);
  });
});

describe('large boards', () => {
  it('are refused where their digits would come out too small, with the largest range that fits', async () => {
    const bookOf = (range: number) => madeUpBook([range], { contents: ['introduction', 'puzzles'] });
    const { message, expected, hint } = await refusal(bookOf(21), 'large-print');
    expect(message).toContain('range 21');
    expect(message).toContain('a4');
    expect(hint).toContain('a3');
    const largest = Number(/up to (\d+)/.exec(expected!)![1]);
    await refusal(bookOf(largest + 1), 'large-print');
    expect(smallestText(await pdfOf(bookOf(largest), 'large-print'))).toBeCloseTo(18, 3);
  });

  it('of range 15 fit on A3 in one piece, in digits of 26 points and more', async () => {
    const book = madeUpBook([15], { paper: 'a3', contents: ['puzzles', 'solutions'] });
    const [{ puzzle, key }] = book.sections[0]!.puzzles as [Book['sections'][number]['puzzles'][number]];
    const { main, keys } = await renderAll(book, 'large-print');
    const heading = findHeading(main, 'Puzzle 1');
    const page = main.pages[heading.page - 1]!;
    const [drawn] = boardsOn(page, style) as [DrawnBoard];
    expectPuzzle(drawn, puzzle);
    // So many dominoes may take two pages.
    const facing = main.pages.slice(heading.page, heading.page + 2);
    const dominoes = facing
      .flatMap(({ runs }) => runs.map(({ text }) => text))
      .filter((text) => /^\d+:\d+$/.test(text));
    expect(dominoes.sort()).toEqual(setOf(15).sort());
    const keyPage = keys.pages[findHeading(keys, 'Answer to puzzle 1').page - 1]!;
    const [keyBoard] = boardsOn(keyPage, style) as [DrawnBoard];
    expectPuzzle(keyBoard, puzzle);
    const outlines = keyPage.paths.filter(({ curved }) => curved);
    expect(keyOfOutlines(keyBoard, outlines)).toEqual(key);
    const sizes = [drawn, keyBoard].flatMap(({ numbers }) => numbers.flat().map(({ size }) => size));
    expect(Math.min(...sizes)).toBeGreaterThan(26 - 1e-4);
  });
});

/** The heading of a puzzle without its level; any other heading unchanged. */
function titleOf(words: string): string {
  return words.replace(/^((?:Puzzle|Aufgabe) \d+)(?:: \p{L}+)?, .*$/u, '$1');
}

function findHeading(file: PdfFile, words: string) {
  const found = headingsOf(file).filter((heading) => titleOf(heading.words) === words);
  if (found.length !== 1) throw new Error(`${found.length} headings "${words}"`);
  return found[0]!;
}

/** The nearest board below a heading that begins, with its labels, where the heading begins. */
function boardUnder(page: PdfPage, { x, y }: { x: number; y: number }): DrawnBoard {
  const below = boardsOn(page, style).filter(
    ({ frame, rowLabels }) =>
      frame.top > y && Math.abs(Math.min(...rowLabels.map((label) => label.x)) - x) < 8,
  );
  if (!below[0]) throw new Error('there is no board under this heading');
  return below[0];
}

function expectPuzzle(
  board: DrawnBoard,
  { board: { rows, columns }, numbers }: Pick<Puzzle, 'board' | 'numbers'>,
): void {
  expect([board.columnLabels.length, board.rowLabels.length]).toEqual([columns, rows]);
  for (const [column, { text }] of board.columnLabels.entries()) expect(text).toBe(makeColumn(column));
  for (const [row, { text }] of board.rowLabels.entries()) expect(text).toBe(String(row + 1));
  expect(board.numbers.map((row) => row.length)).toEqual(new Array(rows).fill(columns));
  expect(numbersOf(board, Number).flat()).toEqual(numbers);
  for (const { font } of board.numbers.flat()) expect(font).toBe(DIGITS);
  expect(board.square[0]).toBeCloseTo(board.square[1], 3);
}

function within({ points }: Path, { left, top, right, bottom }: Box): boolean {
  const around = { left: left - 0.1, top: top - 0.1, right: right + 0.1, bottom: bottom + 0.1 };
  return points.every((point) => contains(around, point));
}

function onEdge(x: number, y: number, { left, top, right, bottom }: Box): boolean {
  return [x - left, x - right, y - top, y - bottom].some((distance) => Math.abs(distance) < EXACT);
}

/** The texts of an XMP packet by property. @throws Error if it is not well-formed */
function xmpTexts(xmp: string): Record<string, string> {
  const properties = findAll(parsePage(xmp), ({ name }) => /^(dc|pdfuaid):/.test(name));
  return Object.fromEntries(properties.map((property) => [property.name, wordsIn(property)]));
}
