import { describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import type { PrintEdition } from '../../src/book/choices.ts';
import { PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { type PdfFile, readPdf } from '../helpers/pdf/read.ts';
import { type FoundHeading, headingsOf } from '../helpers/pdf/words.ts';
import { madeUpBook, peerBook, render } from '../helpers/render/books.ts';
import {
  allWords,
  boardsOf,
  numbersOn,
  printed,
  sectionHeaded,
  smallestText,
} from '../helpers/render/print-sections.ts';

/** A book with one section of `count` puzzles, which alternates between two. */
function repeated(range: number, count: number, print: object): Book {
  const book = peerBook([range]);
  const [section] = book.sections as [Book['sections'][number]];
  const puzzles = Array.from({ length: count }, (_, i) => {
    const puzzle = section.puzzles[i % section.puzzles.length]!;
    return { ...puzzle, number: i + 1, id: `${puzzle.id}-${i}` };
  });
  return { ...book, print: printed({ nets: 0, ...print }), sections: [{ ...section, puzzles }] };
}

async function read(book: Book, edition: PrintEdition, keys = false): Promise<PdfFile> {
  return readPdf((await render(book, edition)).get(`${edition}${keys ? '-keys' : ''}.pdf`)!);
}

/** The headings of puzzles or keys, page by page. */
function byPage(file: PdfFile, heading: RegExp): FoundHeading[][] {
  const pages = new Map<number, FoundHeading[]>();
  for (const found of headingsOf(file).filter(({ words }) => heading.test(words)))
    pages.set(found.page, [...(pages.get(found.page) ?? []), found]);
  return [...pages.values()];
}

/** Headings are arranged in rows from top to bottom, and in a row from left to right, with consecutive numbers. */
function expectInOrder(pages: readonly FoundHeading[][]): void {
  for (const headings of pages) {
    headings.slice(1).forEach((next, i) => {
      const before = headings[i]!;
      const isBelow = next.y > before.y + 1;
      const isBeside = Math.abs(next.y - before.y) < 1 && next.x > before.x;
      expect(isBelow || isBeside, next.words).toBe(true);
    });
  }
  const numbers = pages.flat().map(({ words }) => Number(/\d+/.exec(words)![0]));
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
}

/**
 * The minimum side of squares, in mm, if the boards fill their room. Next to the squares a column takes one number, and above
 * them there are up to six lines of words.
 */
const SQUARES = { 'large-print': 10, 'standard-print': 7.5, 'giant-print': 13, kdp: 8 };

const lengths = (pages: readonly FoundHeading[][]) => pages.map(({ length }) => length);

describe.each([
  ['large-print', 4, 4, [2, 2, 1]],
  ['standard-print', 3, 6, [5]],
  // With two, digits would be below 34 points.
  ['giant-print', 7, 4, [1, 1, 1, 1, 1]],
  ['kdp', 7, 2, [2, 2, 1]],
] as const)('%s of range %i with up to %i puzzles a page', (edition, range, puzzlesPerPage, counts) => {
  it('shares pages out in reading order, without tallies, with nothing below the least size', async () => {
    const book = repeated(range, 5, { puzzlesPerPage });
    const file = await read(book, edition);
    const pages = byPage(file, /^Puzzle \d+/);
    expect(lengths(pages)).toEqual(counts);
    expectInOrder(pages);
    for (const { number, puzzle } of book.sections[0]!.puzzles) {
      const [board, ...others] = boardsOf(file, sectionHeaded(file, `Puzzle ${number}`));
      expect(others).toEqual([]);
      expect(board!.square).toBeGreaterThan(SQUARES[edition]);
      expect(numbersOn(board!)).toEqual(puzzle.numbers);
    }
    const text = allWords(file);
    expect(text).not.toMatch(/Tally:|with a box for its count/);
    expect(text).toContain(`${2 * range ** 2 + 4 * range + 1} places in all`);
    expect(smallestText(file)).toBeGreaterThan(PRINT_PROFILES[edition].least - 1e-4);
  });
});

describe('puzzles that share pages', () => {
  it('leave those that would become too small a page of their own', async () => {
    const book = madeUpBook([3, 12, 3], { print: { puzzlesPerPage: 4, nets: 0 } });
    const [first] = book.sections as [Book['sections'][number]];
    const puzzles = book.sections.flatMap((section) => section.puzzles);
    const file = await read({ ...book, sections: [{ ...first, puzzles }] }, 'large-print');
    expect(lengths(byPage(file, /^Puzzle \d+/))).toEqual([1, 1, 1]);
    expect(smallestText(file)).toBeGreaterThan(18 - 1e-4);
  });
});

describe('keys', () => {
  it('stand four to a page where that is asked for', async () => {
    const file = await read(repeated(4, 5, { keysPerPage: 4 }), 'large-print', true);
    const pages = byPage(file, /^Answer to puzzle \d+$/);
    expect(lengths(pages)).toEqual([4, 1]);
    expectInOrder(pages);
  });
});
