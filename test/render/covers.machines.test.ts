import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import type { Paper, PrintEdition } from '../../src/book/choices.ts';
import type { Document } from '../../src/document/document.ts';
import { makeDocument } from '../../src/document/make.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import { layoutPrint } from '../../src/layout/print/print.ts';
import { PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { renderPdf } from '../../src/render/pdf.ts';
import { opened, smallBook } from '../helpers/book/books.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import {
  type Box,
  boardsOn,
  boxOf,
  type DrawnBoard,
  keyOfOutlines,
  numbersOf,
} from '../helpers/pdf/boards.ts';
import { gap, INK, overlaps, printStyle } from '../helpers/pdf/ink.ts';
import { type PdfFile, type PdfPage, readPdf } from '../helpers/pdf/read.ts';
import { contentIn, nodesIn, type StructureNode } from '../helpers/pdf/structure.ts';
import { headingsOf, wordsOf } from '../helpers/pdf/words.ts';
import { outside } from '../helpers/render/print-pages.ts';
import { wholeOf } from '../helpers/render/whole.ts';

const planned = smallBook();
const fonts = loadFonts();
const metrics = makeMetrics(fonts);

const LONG_TITLE =
  'Große und kleine Überraschungen für übermütige Köpfe und müde Augen an langen Abenden, mit den Schlüsseln. Zweiter Teil.';

/** Possible texts of publishers: as short and as long as a config allows, in one word, with everything awkward. */
const WORDS = {
  short: { title: 'Ö' },
  usual: {
    title: 'Fünfzig Rätsel & <mehr>',
    subtitle: 'Für "Hände" und Augen',
    author: 'Ä. Ö. Übel',
    publisher: 'Größe & Söhne',
    isbn: '978-3-16-148410-0',
    description: 'Aufgaben für eine Person.',
  },
  long: {
    title: LONG_TITLE,
    subtitle: 'Mit ausführlichen Erklärungen, Hinweisen und Schlüsseln, '.repeat(4).slice(0, 199),
    author: 'Maria Theresia von der Straußenfeder und Anna',
    publisher: 'Verlag der Freunde des großen Druckes, Übersee',
    isbn: '978-3-16-148410-0',
    description: 'Jede Aufgabe hat genau eine Lösung, und keine kommt zweimal vor. '.repeat(5),
  },
  'as long as can be': {
    title: 'Wände '.repeat(20),
    subtitle: 'Größe '.repeat(33),
    author: 'Möwen '.repeat(20),
    publisher: 'Mühle '.repeat(20),
    isbn: '978-3-16-148410-0',
    description: 'Aufgabe '.repeat(124),
  },
  divided: { title: 'Dominosa: Finde die Steine', subtitle: 'Für lange Abende' },
  word: { title: 'Dominosaaufgabensammlungsgroßdruckausgabe', subtitle: 'W'.repeat(60) },
} as const;

const EDITIONS = [
  ['standard-print', 'a4'],
  ['large-print', 'a4'],
  ['large-print', 'letter'],
  ['giant-print', 'a3'],
  ['giant-print', 'a4'],
  ['giant-print', 'letter'],
] as const satisfies readonly (readonly [PrintEdition, Paper])[];

const DOCUMENTS = new Map<string, Document>();

/** The document of a book with covers, which is the same for every print edition and paper; it is made once. */
function documentOf(book: Book): Document {
  const { paper: _, ...text } = book;
  const asked = JSON.stringify(text);
  const audience = { reader: 'print', keysInside: true, cover: true } as const;
  const document = DOCUMENTS.get(asked) ?? makeDocument(book, 'book', audience, textsOf(book.language));
  DOCUMENTS.set(asked, document);
  return document;
}

/** A book in print, parsed: only its covers, or all of it. */
async function printed(book: Book, edition: PrintEdition, coversOnly: boolean): Promise<PdfFile> {
  const document = documentOf(book);
  const blocks = document.blocks.filter(
    (block) => !coversOnly || (block.type === 'section' && /cover/.test(block.role)),
  );
  const profile = PRINT_PROFILES[edition];
  const settings = { sheet: profile.sheets[book.paper], profile, metrics };
  return readPdf(wholeOf({ pieces: renderPdf(layoutPrint({ ...document, blocks }, settings), fonts) }));
}

async function bookOf(fields: object): Promise<Book> {
  return opened({ ...(await planned), ...fields });
}

const ART = /^(Picture|Bild|Image)/;

function artOf(file: PdfFile): StructureNode | undefined {
  return nodesIn(file.structure).find(({ tag, alt }) => tag === 'Figure' && ART.test(alt ?? ''));
}

/** Whether something is drawn for an element. */
function belongsTo(node: StructureNode | undefined): (item: { content: number | undefined }) => boolean {
  const own = node ? contentIn(node).map((part) => ('content' in part ? part.content : -1)) : [];
  return ({ content }) => content !== undefined && own.includes(content);
}

/** The texts on a filled shape, and the shapes that touch each other, except for those of the picture. */
function covered({ runs, fills }: PdfPage, isArt: ReturnType<typeof belongsTo>): unknown[] {
  const boxes = fills.filter((item) => !isArt(item)).map(({ points }) => boxOf(points));
  const touches = (box: Box, others: readonly Box[]) => others.some((other) => gap(box, other) <= 0);
  return [
    ...runs.filter((run) => !isArt(run) && touches(INK.box(run), boxes)),
    ...boxes.filter((box, i) => touches(box, boxes.slice(i + 1))),
  ];
}

describe.each(EDITIONS)('the covers of %s on %s', (edition, paper) => {
  // Very long words in 28 points leave no room for the rest of a cover on A4 or Letter.
  const isNarrow = edition === 'giant-print' && paper !== 'a3';
  const turn = EDITIONS.findIndex(([name, sheet]) => name === edition && sheet === paper);
  const fitting = Object.entries(WORDS).filter(([name]) => !isNarrow || !/long/.test(name));
  // The longest words, or else the longest word, and two others in turn.
  const longest = isNarrow ? 'word' : 'as long as can be';
  const texts = fitting
    .filter(([name], i) => name === longest || i % 3 === turn % 3)
    .map(([name, words], i) => [LANGUAGE_CODES[(turn + i) % LANGUAGE_CODES.length]!, name, words] as const);
  it.each(texts)('hold in %s words that are %s', async (language, _, words) => {
    const book = await bookOf({ ...words, language, paper });
    const file = await printed(book, edition, true);
    const { pages } = file;
    // Only if everything is as long as possible, the front or the back cover needs a second page.
    if (words !== WORDS['as long as can be']) expect(pages).toHaveLength(2);
    expect(pages.length % 2).toBe(0);
    pages.forEach((page, i) => {
      expect(outside(page, PRINT_PROFILES[edition].margins, i)).toEqual([]);
      expect(overlaps(page)).toEqual([]);
      expect(covered(page, i === 0 ? belongsTo(artOf(file)) : () => false)).toEqual([]);
      for (const { size } of page.runs) {
        expect(size).toBeGreaterThan(PRINT_PROFILES[edition].least - 1e-4);
      }
    });
    const told = nodesIn(file.structure).filter(({ tag }) => /^(H\d|P)$/.test(tag));
    const begins = told.findLastIndex(({ tag }) => tag === 'H1');
    const onFront = told.slice(0, begins).map((node) => wordsOf(file, node));
    const onBack = told.slice(begins).map((node) => wordsOf(file, node));
    const { title, subtitle, author, publisher } = book;
    // After a colon a title continues in smaller letters, which replace the colon, unless it is set closely.
    expect([title.trim(), title.trim().replace(': ', ' ')]).toContain(onFront[0]);
    const named = [subtitle, author, publisher].filter((text) => text !== undefined);
    const places = named.map((text) => onFront.indexOf(text.trim()));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    for (const text of [book.description, publisher, book.isbn]) {
      if (text) expect(onBack.join('\n')).toContain(text.trim());
    }

    const { puzzle } = book.cover!;
    const { rows, columns, cells } = puzzle.board;
    const isCover = (numbers: number[][]) => numbers.flat().join() === puzzle.numbers.join();
    const last = pages.at(-1)!;
    const boards = boardsOn(last, printStyle(PRINT_PROFILES[edition]));
    expect(boards.length).toBeGreaterThan(isNarrow ? 0 : 1);
    for (const board of boards) expect(isCover(numbersOf(board, Number))).toBe(true);
    const solved = boards.at(-1)!;
    const key = keyOfOutlines(
      solved,
      last.paths.filter(({ curved, points }) => curved && boxOf(points).left > solved.frame.left),
    );
    expect(key).toHaveLength(cells.length);
    expect(oracleSolutions({ ...puzzle, rows, columns }, 2)).toEqual([key]);
  });
});

describe('a front cover', () => {
  let book: Book;
  let file: PdfFile;

  beforeAll(async () => {
    book = await bookOf({ ...WORDS.usual });
    file = await printed(book, 'large-print', true);
  });

  it('shows the largest ordinary puzzle: numbers on the left, its dominoes on the right', () => {
    const [page] = file.pages as [PdfPage];
    const art = artOf(file)!;
    const isArt = belongsTo(art);
    const puzzles = book.sections.flatMap((section) => section.puzzles);
    const most = Math.max(...puzzles.map(({ puzzle }) => puzzle.board.cells.length));
    const { puzzle, key } = puzzles.findLast(({ puzzle }) => puzzle.board.cells.length === most)!;
    const { rows, columns } = puzzle.board;
    const [left = 0, bottom = 0, right = 0, top = 0] = art.box!.map((points) => (points * 25.4) / 72);
    const side = (right - left) / columns;
    expect((top - bottom) / rows).toBeCloseTo(side, 3);
    const cellOf = ([x, y]: readonly [number, number]) =>
      Math.floor((y - (page.height - top)) / side) * columns + Math.floor((x - left) / side);
    const boxes = page.fills.filter(isArt).map(({ points }) => boxOf(points));
    const pips = boxes.filter((box) => box.right - box.left < 0.3 * side).map((box) => cellOf(middleOf(box)));
    const digits = new Map(
      page.runs.filter(isArt).map((run) => [cellOf(middleOf(INK.box(run))), Number(run.text)]),
    );
    expect(digits.size).toBeGreaterThan(most / 3);
    expect(digits.size).toBeLessThan((most * 2) / 3);
    puzzle.numbers.forEach((number, cell) => {
      expect(digits.get(cell) ?? pips.filter((at) => at === cell).length).toBe(number);
    });
    // Both complete dominoes and those to be found have an outline around both cells of a domino of the key.
    const curved = page.paths.filter((path) => isArt(path) && path.curved);
    const outlines = curved.map(({ points }) => boxOf(points));
    const drawn = outlines.map((box) => [
      cellOf([box.left + side / 3, box.top + side / 3]),
      cellOf([box.right - side / 3, box.bottom - side / 3]),
    ]);
    expect(drawn.length).toBeGreaterThan(most / 4);
    for (const [first, second] of drawn) expect(key[first!]).toBe(second);
    const covered = new Set(drawn.flat());
    for (const cell of pips) expect(covered.has(cell) || filledPair(boxes, cell)).toBe(true);
    function filledPair(all: readonly Box[], cell: number): boolean {
      return all.some((box) => {
        const ends = [cellOf([box.left, box.top]), cellOf([box.right, box.bottom])];
        return ends.includes(cell) && key[ends[0]!] === ends[1];
      });
    }
  });

  it('begins with the title, and says in words what each picture shows', () => {
    const headings = headingsOf(file);
    expect(headings[0]).toMatchObject({ level: 1, words: book.title, page: 1 });
    const figures = nodesIn(file.structure).filter(({ tag }) => tag === 'Figure');
    expect(figures.map(({ alt }) => alt)).toEqual([
      expect.stringMatching(/^Picture: on the left the numbers/),
      expect.stringMatching(/^A board of \d rows .* Dominoes: \d:\d on /),
    ]);
  });

  it('has larger letters for a short title than for a long one', async () => {
    const sizeOf = async (words: object) => {
      const { pages } = await printed(await bookOf(words), 'large-print', true);
      return Math.max(...pages[0]!.runs.map(({ size }) => size));
    };
    for (const words of [WORDS.word, WORDS.long])
      expect(await sizeOf(WORDS.short)).toBeGreaterThan(await sizeOf(words));
  });

  it('has its picture, and the back no puzzle, in a book of an earlier version', async () => {
    const { cover: _, ...old } = await planned;
    const earlier = await printed(opened(old), 'large-print', true);
    expect(artOf(earlier)).toBeDefined();
    expect(boardsOn(earlier.pages[1]!, printStyle(PRINT_PROFILES['large-print']))).toHaveLength(0);
  });
});

function middleOf({ left, right, top, bottom }: Box): readonly [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

describe('a book with covers', () => {
  it('ends with the back cover on an even page', async () => {
    const book = await bookOf({ language: 'de', title: 'Buch', contents: ['puzzles', 'solutions'] });
    const short = { ...book, sections: book.sections.slice(0, 1) };
    const { pages } = await printed(short, 'large-print', false);
    expect(pages.length % 2).toBe(0);
    // Its puzzle stands on it twice, and on no other page.
    const style = printStyle(PRINT_PROFILES['large-print']);
    const isCover = (board: DrawnBoard) =>
      numbersOf(board, Number).flat().join() === book.cover!.puzzle.numbers.join();
    const shown = pages.map((page) => boardsOn(page, style).filter(isCover).length);
    expect(shown).toEqual(pages.map((_, i) => (i === pages.length - 1 ? 2 : 0)));
    // Neither cover has a number.
    for (const page of [pages[0]!, pages.at(-1)!]) {
      expect(page.runs.filter(({ content }) => content === undefined)).toEqual([]);
    }
  });
});
