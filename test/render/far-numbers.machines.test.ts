import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { BindingError } from '../../src/book/binding.ts';
import { type Book, type BookFile, makeBookFile, openBook } from '../../src/book/book.ts';
import { EDITIONS, type Edition, PAPERS, TACTILE_CHOICES, TRIMS } from '../../src/book/choices.ts';
import { planBook } from '../../src/book/plan.ts';
import { FitError } from '../../src/errors.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { ENGINES } from '../../src/node/braille.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { renderEdition } from '../../src/render/editions.ts';
import { configOf } from '../helpers/book/books.ts';
import type { Run } from '../helpers/pdf/drawing.ts';
import type { PdfPage } from '../helpers/pdf/read.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { madeUpBook, peerBook } from '../helpers/render/books.ts';
import { inTurn, numberedFrom, raised, textsBehind } from '../helpers/render/far.ts';
import { wholeOf } from '../helpers/render/whole.ts';

/** The maximum overlap of two texts on one line, in mm: less than a blank in the smallest print. */
const TOUCH = 0.3;
/** The maximum difference between baselines on one line, in mm. */
const SAME_LINE = 1e-3;

/** Texts that extend over an edge of their page, or that overlap another text on the same line. */
function crossing({ width, height, runs }: PdfPage): string[] {
  const shown = runs.filter(({ downward, text }) => !downward && INK.test(text)).map(shownOf);
  const over = shown.filter(({ from, to, y }) => from < 0 || to > width || y < 0 || y > height);
  const inOrder = shown.toSorted((a, b) => a.y - b.y || a.from - b.from);
  const across = inOrder.flatMap(({ text, y, to }, i) => {
    const next = inOrder[i + 1];
    const isCrossed = next && next.y - y < SAME_LINE && to > next.from + TOUCH;
    return isCrossed ? `"${text}" across "${next.text}"` : [];
  });
  return [...over.map(({ text }) => `"${text}" over the edge`), ...across];
}

const INK = /[^\s\u2800]/;

/** A text trimmed at both ends. */
function shownOf({ text, x, y, width, origins }: Run) {
  const first = text.search(INK);
  const { length } = text.replace(/[\s\u2800]+$/, '');
  const to = length < text.length ? origins[length]! : x + width;
  return { text: text.slice(first, length), y, from: origins[first]!, to };
}

// Random books with the numbers of large ones: everything must fit in each edition.

const FONTS = loadFonts();

/** Sections of every kind, made once. */
const KINDS = [
  [{ range: 5, level: 'hard', count: 2 }],
  [{ kind: 'terzett', range: 4, count: 2 }],
  [{ kind: 'terzett', range: 4, count: 2, oneKey: true }],
  [{ kind: 'completion', range: 4, count: 2 }],
  [
    { kind: 'duett', range: 4, count: 1 },
    { kind: 'quartett', range: 6, count: 1 },
  ],
];

/** Boards up to this range fit every edition, on any paper and in cells of any size. */
const FITS_ALL = 8;

const fields = fc.record({
  language: fc.constantFrom(...LANGUAGE_CODES),
  paper: fc.constantFrom(...PAPERS),
  tactile: fc.constantFrom(...TACTILE_CHOICES),
  exhibits: fc.constantFrom([], ['I'], ['VII', 'IX']),
  braille: fc.record({
    cell: fc.constantFrom('medium', 'large'),
    overlay: fc.boolean(),
    interpoint: fc.boolean(),
    grade: fc.constantFrom('uncontracted', 'contracted'),
    page: fc.record({ cells: fc.integer({ min: 20, max: 44 }), lines: fc.integer({ min: 15, max: 30 }) }),
  }),
  print: fc.record({
    puzzlesPerPage: fc.constantFrom(1, 2, 4, 6),
    keysPerPage: fc.constantFrom(1, 2, 4),
    keys: fc.constantFrom(['tableau'], ['list'], ['tableau', 'outlines', 'list']),
    kdp: fc.record({ trim: fc.constantFrom(...TRIMS) }),
  }),
});

/** The editions whose pages are read back. */
const READ = EDITIONS.filter((edition) => !/^(pef|aloud|epub|html|ebraille|keys|calibration)$/.test(edition));

/** The number of the first puzzle. */
const first = fc.constantFrom(1, 98, 998, 9_998, 54_321);
/**
 * The number of pages before all others. Raised sheets have none; what they name is tested by itself. No press binds 990 pages.
 */
const chaptersIn = (edition: Edition) => {
  if (edition === 'kdp') return fc.constantFrom(0, 0, 98);
  return /print|brf/.test(edition) ? fc.constantFrom(0, 0, 0, 0, 98, 990) : fc.constant(0);
};

/**
 * The files of an edition, read back. Lines for embossers stay on their page, and texts neither overlap nor leave their page.
 */
async function faultsOf(book: Book, edition: Edition, pages: number): Promise<string[]> {
  const texts = textsBehind(pages, book.language);
  const faults: string[] = [];
  for (const file of renderEdition(book, edition, { texts, fonts: FONTS, engines: ENGINES })) {
    const bytes = wholeOf(file);
    if (file.name.endsWith('.brf')) {
      const { cells } = book.braille.page as { cells: number };
      const lines = bytes.toString('latin1').split(/\r\n|\f/);
      faults.push(...lines.filter(({ length }) => length > cells).map((line) => `${file.name}: ${line}`));
    }
    if (!file.name.endsWith('.pdf')) continue;
    const pdf = await readPdf(bytes);
    for (const [i, page] of pdf.pages.entries()) {
      faults.push(...crossing(page).map((fault) => `${file.name}, page ${i + 1}: ${fault}`));
    }
  }
  return faults;
}

describe('a book with far numbers', () => {
  let kinds: BookFile[];
  beforeAll(async () => {
    kinds = await Promise.all(KINDS.map((sections) => planBook(configOf(sections))));
  });

  it.each(READ)('has room for them in every edition: %s', async (edition) => {
    const books = fc.oneof(
      fc
        .array(fc.integer({ min: 1, max: FITS_ALL }), { minLength: 1, maxLength: 2 })
        .map((ranges) => (own: object) => peerBook(ranges, own)),
      fc.nat(KINDS.length - 1).map((k) => (own: object) => {
        const puzzles = kinds[k]!.sections.map((section) => section.puzzles);
        return openBook(makeBookFile(configOf(KINDS[k]!, own), puzzles));
      }),
    );
    await fc.assert(
      fc.asyncProperty(books, fields, first, chaptersIn(edition), async (make, own, number, pages) => {
        const book = numberedFrom(make(own), number);
        try {
          expect(await faultsOf(book, edition, pages)).toEqual([]);
        } catch (error) {
          if (!(error instanceof BindingError)) throw error;
          expect(edition).toBe('kdp');
        }
      }),
      { numRuns: 1 },
    );
  });

  it('has room for them on raised sheets, however many puzzles a board has', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: FITS_ALL }), { minLength: 1, maxLength: 2 }),
        fc.integer({ min: 1, max: 400 }),
        fields,
        first,
        fc.integer({ min: 1, max: 99_999 }),
        (ranges, count, own, number, page) => {
          const book = madeUpBook(ranges, own);
          const some = numberedFrom(book, number);
          for (const part of ['boards', 'teaching', 'keys'] as const)
            expect(raised(some, part, page).length).toBeGreaterThan(0);
          const all = numberedFrom(inTurn(book, count), number);
          expect(raised(all, 'empty-boards').length).toBeGreaterThanOrEqual(ranges.length);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('of any range is made, or it is told of which board an edition has no room', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 21 }),
        fields,
        first,
        fc.constantFrom(...READ),
        async (range, own, number, edition) => {
          const book = numberedFrom(madeUpBook([range], own), number);
          try {
            expect(await faultsOf(book, edition, 0)).toEqual([]);
          } catch (error) {
            if (error instanceof BindingError) {
              expect(edition).toBe('kdp');
              return;
            }
            if (!(error instanceof FitError) || range <= FITS_ALL) throw error;
            expect(error.message).toContain(`a board of range ${range} does not fit`);
          }
        },
      ),
      { numRuns: 3 },
    );
  });
});
