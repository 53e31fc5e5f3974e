import { beforeAll, describe, expect, it } from 'vitest';
import { type Book, openBook } from '../../src/book/book.ts';
import type { Paper, PrintEdition } from '../../src/book/choices.ts';
import type { Document } from '../../src/document/document.ts';
import { makeDocument } from '../../src/document/make.ts';
import { LESSON } from '../../src/document/worked.ts';
import { makeStone } from '../../src/domino/stones.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import { layoutPrint } from '../../src/layout/print/print.ts';
import { PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { renderPdf } from '../../src/render/pdf.ts';
import { smallBook } from '../helpers/book/books.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import {
  type BoardStyle,
  type Box,
  boardsOn,
  boxOf,
  contains,
  keyOfOutlines,
  numbersOf,
} from '../helpers/pdf/boards.ts';
import type { Path } from '../helpers/pdf/drawing.ts';
import { gap, Ink, overlaps } from '../helpers/pdf/ink.ts';
import { type PdfFile, type PdfPage, readPdf } from '../helpers/pdf/read.ts';
import { nodesIn } from '../helpers/pdf/structure.ts';
import { headingsOf, wordsOf } from '../helpers/pdf/words.ts';
import { wholeOf } from '../helpers/render/whole.ts';

const planned = smallBook();
const fonts = loadFonts();
const metrics = makeMetrics(fonts);
const ink = new Ink(fonts);
const EXACT = 0.01;

const LONG_TITLE =
  'Große und kleine Überraschungen für übermütige Köpfe und müde Augen an langen Abenden, mit den Schlüsseln. Zweiter Teil.';

/** What publishers may write: as short and as long as a config allows, in one word, with all that is awkward. */
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

/** A book in print, read back; its covers alone, or all of it. */
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
  return openBook({ ...(await planned), ...fields });
}

function styleOf(edition: PrintEdition): BoardStyle {
  return { frame: PRINT_PROFILES[edition].lines.frame, middle: (run) => ink.middle(run) };
}

/** What of a page is outside the margins. */
function outside(
  { width, height, runs, paths, fills }: PdfPage,
  edition: PrintEdition,
  index: number,
): unknown[] {
  const { inner, outer, top, bottom } = PRINT_PROFILES[edition].margins;
  const [left, right] = index % 2 === 0 ? [inner, outer] : [outer, inner];
  const isInside = (box: Box) =>
    box.left > left - EXACT &&
    box.top > top - EXACT &&
    box.right < width - right + EXACT &&
    box.bottom < height - bottom + EXACT;
  return [
    ...runs
      .filter(({ content }) => content !== undefined)
      .filter((run) => !isInside({ ...ink.box(run), left: run.x }))
      .map(({ text }) => text),
    ...[...paths, ...fills].map(({ points }) => boxOf(points)).filter((box) => !isInside(box)),
  ];
}

/** The texts that stand on a filled shape, and the shapes that touch each other. */
function covered({ runs, fills }: PdfPage): string[] {
  const boxes = fills.map(({ points }) => boxOf(points));
  return [
    ...runs.filter((run) => boxes.some((box) => gap(ink.box(run), box) <= 0)).map(({ text }) => text),
    ...boxes.flatMap((box, i) =>
      boxes.slice(i + 1).some((other) => gap(box, other) <= 0) ? [JSON.stringify(box)] : [],
    ),
  ];
}

describe.each(EDITIONS)('the covers of %s on %s', (edition, paper) => {
  describe.each(LANGUAGE_CODES)('in %s', (language) => {
    // Very long words in 28 points leave no room on a sheet of A4 or Letter for what else a cover has.
    const isNarrow = edition === 'giant-print' && paper !== 'a3';
    const texts = Object.entries(WORDS).filter(([name]) => !isNarrow || !/long/.test(name));
    it.each(texts)('hold words that are %s', async (_, words) => {
      const book = await bookOf({ ...words, language, paper });
      const file = await printed(book, edition, true);
      const { pages } = file;
      // Only where everything is as long as can be, the cover or the back of it needs a second page.
      if (words !== WORDS['as long as can be']) expect(pages).toHaveLength(2);
      expect(pages.length % 2).toBe(0);
      pages.forEach((page, i) => {
        expect(outside(page, edition, i)).toEqual([]);
        expect(overlaps(page, ink)).toEqual([]);
        expect(covered(page)).toEqual([]);
        for (const { size } of page.runs) {
          expect(size).toBeGreaterThan(PRINT_PROFILES[edition].least - 1e-4);
        }
      });
      const told = nodesIn(file.structure).filter(({ tag }) => /^(H\d|P)$/.test(tag));
      const begins = told.findLastIndex(({ tag }) => tag === 'H1');
      const onFront = told.slice(0, begins).map((node) => wordsOf(file, node));
      const onBack = told.slice(begins).map((node) => wordsOf(file, node));
      const { title, subtitle, author, publisher } = book;
      expect(onFront[0]).toBe(title.trim());
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
      const front = pages
        .slice(0, -1)
        .flatMap((page) => boardsOn(page, styleOf(edition)))
        .filter((board) => isCover(numbersOf(board, Number)));
      expect(front).toHaveLength(1);
      const last = pages.at(-1)!;
      const [back, ...others] = boardsOn(last, styleOf(edition));
      expect(others).toEqual([]);
      expect(isCover(numbersOf(back!, Number))).toBe(true);
      const key = keyOfOutlines(
        back!,
        last.paths.filter(({ curved }) => curved),
      );
      expect(key).toHaveLength(cells.length);
      expect(oracleSolutions({ ...puzzle, rows, columns }, 2)).toEqual([key]);
    });
  });
});

describe('a front cover', () => {
  let book: Book;
  let file: PdfFile;

  beforeAll(async () => {
    book = await bookOf({ ...WORDS.usual });
    file = await printed(book, 'large-print', true);
  });

  it('shows the example as dominoes, each number in pips', () => {
    const [page] = file.pages as [PdfPage];
    const dots = page.fills
      .map(({ points }) => boxOf(points))
      .filter(({ left, right, top, bottom }) => Math.abs(right - left - (bottom - top)) < EXACT);
    const isStone = ({ curved, closed }: Path) => curved && closed;
    const stones = page.paths.filter(isStone).map(({ points }) => {
      const { left, right, top, bottom } = boxOf(points);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const halves: Box[] =
        right - left > bottom - top
          ? [
              { left, right: x, top, bottom },
              { left: x, right, top, bottom },
            ]
          : [
              { left, right, top, bottom: y },
              { left, right, top: y, bottom },
            ];
      const [low, high] = halves
        .map((half) => dots.filter((dot) => contains(half, middleOf(dot))).length)
        .sort((a, b) => a - b) as [number, number];
      return { top, left, lies: right - left > bottom - top, stone: makeStone({ low, high }) };
    });
    // The stones in reading order of their first halves, as the oracle lays them.
    const { rows, columns } = LESSON.board;
    const [solution] = oracleSolutions({ ...LESSON, rows, columns }, 2) as [number[]];
    const laid = solution.flatMap((other, cell) => {
      const [low, high] = [LESSON.numbers[cell]!, LESSON.numbers[other]!].sort((a, b) => a - b) as [
        number,
        number,
      ];
      return other > cell ? [{ stone: makeStone({ low, high }), lies: other === cell + 1 }] : [];
    });
    const seen = stones
      .sort((a, b) => (Math.abs(a.top - b.top) < 1 ? a.left - b.left : a.top - b.top))
      .map(({ stone, lies }) => ({ stone, lies }));
    expect(seen).toEqual(laid);
  });

  it('begins with the title, and says in words what each picture shows', () => {
    const headings = headingsOf(file);
    expect(headings[0]).toMatchObject({ level: 1, words: book.title, page: 1 });
    const figures = nodesIn(file.structure).filter(({ tag }) => tag === 'Figure');
    expect(figures).toHaveLength(2);
    for (const { alt } of figures) expect(alt).toMatch(/^A board of \d rows .* Dominoes: \d:\d on /);
  });

  it('has larger letters for a short title than for a long one', async () => {
    const sizeOf = async (words: object) => {
      const { pages } = await printed(await bookOf(words), 'large-print', true);
      return Math.max(...pages[0]!.runs.map(({ size }) => size));
    };
    const sizes = [await sizeOf(WORDS.short), await sizeOf(WORDS.word), await sizeOf(WORDS.long)];
    expect(sizes[0]).toBeGreaterThan(sizes[1]!);
    expect(sizes[0]).toBeGreaterThan(sizes[2]!);
  });

  it('has no puzzle, and the back no key, in a book of an earlier version', async () => {
    const { cover: _, ...old } = await planned;
    const { pages } = await printed(openBook(old), 'large-print', true);
    expect(boardsOn(pages[0]!, styleOf('large-print'))).toHaveLength(1);
    expect(boardsOn(pages[1]!, styleOf('large-print'))).toHaveLength(0);
  });
});

function middleOf({ left, right, top, bottom }: Box): readonly [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

describe('a book with covers', () => {
  it.each([
    ['en', 1],
    ['en', 2],
    ['de', 1],
  ] as const)('in %s ends with the back cover on an even page', async (language, sections) => {
    const book = await bookOf({ language, title: 'Buch' });
    const short = { ...book, sections: book.sections.slice(0, sections) };
    const { pages } = await printed(short, 'large-print', false);
    expect(pages.length % 2).toBe(0);
    const [board, ...others] = boardsOn(pages.at(-1)!, styleOf('large-print'));
    expect(others).toEqual([]);
    expect(numbersOf(board!, Number).flat().join()).toBe(book.cover!.puzzle.numbers.join());
    // Neither cover has a number.
    for (const page of [pages[0]!, pages.at(-1)!]) {
      expect(page.runs.filter(({ content }) => content === undefined)).toEqual([]);
    }
    // The key is on no other page.
    const shown = pages.filter((page) =>
      boardsOn(page, styleOf('large-print')).some(
        (other) => numbersOf(other, Number).flat().join() === book.cover!.puzzle.numbers.join(),
      ),
    );
    expect(shown).toEqual([pages[0], pages.at(-1)]);
  });
});
