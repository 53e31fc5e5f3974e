import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { blocksOf } from '../helpers/document/blocks.ts';
import { documentOf, mixedBook } from '../helpers/document/documents.ts';
import { linesOver } from '../helpers/pdf/boards.ts';
import { endsOf } from '../helpers/pdf/part-lines.ts';
import type { PdfFile } from '../helpers/pdf/read.ts';
import { nodesIn } from '../helpers/pdf/structure.ts';
import { type FoundHeading, headingsOf } from '../helpers/pdf/words.ts';
import { madeUpBook, peerBook } from '../helpers/render/books.ts';
import {
  allWords,
  boardsOf,
  entriesOf,
  keyOfList,
  keyOn,
  numbersOn,
  printed,
  sectionHeaded,
  smallestText,
} from '../helpers/render/print-sections.ts';
import { pdfOf, type Rendered, renderAll } from '../helpers/render/rendered.ts';

const WORDS = {
  en: {
    key: 'Answer to puzzle',
    told: { tableau: 'its puzzle again', outlines: 'without numbers', list: 'one by one, each with' },
  },
  de: {
    key: 'Lösung zu Aufgabe',
    told: { tableau: 'ihre Aufgabe noch einmal', outlines: 'ohne Zahlen', list: 'einzeln, jede' },
  },
} as const;

const CASES = [
  ['a list', 'de', ['list']],
  ['everything', 'en', ['tableau', 'outlines', 'list']],
] as const;

describe.each(CASES)('keys as %s', (_, language, keys) => {
  let all: Rendered;
  let both: PdfFile[];
  const words = WORDS[language];
  const has = (form: string) => keys.some((other) => other === form);

  beforeAll(async () => {
    all = await renderAll(peerBook([3, 7], { language, print: { keys } }), 'large-print');
    both = [all.main, all.keys];
  });

  it('tell the solution in each form that was asked for, and in no other', () => {
    for (const { number, puzzle, key } of all.puzzles) {
      for (const file of both) {
        const section = sectionHeaded(file, `${words.key} ${number}`);
        const boards = boardsOf(file, section);
        const shown = boards.map((part) => (part.numbers.size > 0 ? 'tableau' : 'outlines'));
        expect(shown).toEqual(keys.filter((form) => form !== 'list'));
        for (const part of boards) {
          expect(keyOn(file, puzzle, part)).toEqual(key);
          if (part.numbers.size > 0) expect(numbersOn(part)).toEqual(puzzle.numbers);
        }
        const entries = entriesOf(file, section);
        expect(entries.length > 0).toBe(has('list'));
        if (has('list')) expect(keyOfList(puzzle, entries)).toEqual(key);
      }
    }
  });

  it('are told of in words that are true', () => {
    for (const file of both) {
      const text = allWords(file);
      for (const [form, told] of Object.entries(words.told))
        expect(text.includes(told), form).toBe(has(form));
    }
  });

  it('have no text below 18 points', () => {
    for (const file of both) expect(smallestText(file)).toBeGreaterThan(18 - 1e-4);
  });
});

describe('keys without numbers', () => {
  it('still show the numbers of completions, and list the dominoes of historic figures', async () => {
    const book = { ...mixedBook('en'), print: printed({ keys: ['outlines', 'list'] }) };
    const file = await pdfOf(book, 'large-print', 'large-print-keys.pdf');
    const puzzles = book.sections.flatMap((section) => section.puzzles);
    const completions = puzzles.filter(({ solution }) => solution);
    expect(completions.length).toBeGreaterThan(0);
    for (const { number, puzzle, solution, key } of completions) {
      const section = sectionHeaded(file, `Answer to puzzle ${number}`);
      const [tableau, outlines] = boardsOf(file, section);
      expect(numbersOn(tableau!)).toEqual(solution!.numbers);
      for (const part of [tableau!, outlines!]) expect(keyOn(file, puzzle, part)).toEqual(key);
      expect(keyOfList(solution!, entriesOf(file, section))).toEqual(key);
    }
    for (const { name, puzzle, key } of book.exhibits) {
      const section = sectionHeaded(file, `Answer to figure ${name}`);
      expect(boardsOf(file, section).every(({ numbers }) => numbers.size === 0)).toBe(true);
      expect(keyOfList(puzzle, entriesOf(file, section))).toEqual(key);
    }
  });
});

describe('empty boards', () => {
  it('have coordinates and a grid, no numbers, and words that say so', async () => {
    const book = peerBook([3, 7], { language: 'de', print: { nets: 2 } });
    const file = await pdfOf(book, 'large-print');
    const found = headingsOf(file).find(({ words }) => words === 'Eine eigene Aufgabe')!;
    const nets = [1, 2].map((number) => sectionHeaded(file, `Leeres Brett ${number}`));
    const pages = nets.map((net) => {
      const [board, ...others] = boardsOf(file, net);
      expect(others).toEqual([]);
      expect(board!.columnLabels.map(({ text }) => text).join('')).toBe('abcdefghi');
      expect(board!.rowLabels.map(({ text }) => text).join('')).toBe('12345678');
      expect(board!.numbers.size).toBe(0);
      expect(nodesIn(net).map(({ tag, alt }) => [tag, alt])).toContainEqual([
        'Figure',
        'Ein leeres Brett mit 8 Zeilen und 9 Spalten.',
      ]);
      // A line on every side of every cell, at the border, too.
      const lines = file.pages[board!.page - 1]!.paths.filter((path) => {
        const [[x, y], [u, v]] = endsOf(path);
        return x === u || y === v;
      });
      for (const row of board!.rows) {
        for (const column of board!.columns) {
          const middle = board!.middle(row, column);
          for (const step of [-1, 1])
            for (const next of [board!.middle(row + step, column), board!.middle(row, column + step)])
              expect(linesOver(middle, next, lines)).toHaveLength(1);
        }
      }
      return board!.page;
    });
    expect(pages).toEqual([found.page + 1, found.page + 2]);
  });

  const told = (ranges: readonly number[], fields: object) =>
    blocksOf(documentOf(madeUpBook(ranges, fields)), 'board')
      .map(({ figure }) => figure.description)
      .filter((description) => description.startsWith('An empty board'));

  it('are left out if none is asked for', () => {
    expect(told([3], { print: { nets: 0 } })).toEqual([]);
  });

  it.each([
    [[3, 4], 'An empty board of 5 rows and 6 columns.'],
    [[3, 10], 'An empty board of 4 rows and 5 columns.'],
    [[10], 'An empty board of 10 rows and 11 columns.'],
  ])('are for the largest set up to 9: %j', (ranges, expected) => {
    expect(told(ranges, {})).toEqual([expected]);
  });
});

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
    const file = await pdfOf(book, edition);
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
    const file = await pdfOf({ ...book, sections: [{ ...first, puzzles }] }, 'large-print');
    expect(lengths(byPage(file, /^Puzzle \d+/))).toEqual([1, 1, 1]);
    expect(smallestText(file)).toBeGreaterThan(18 - 1e-4);
  });
});

describe('keys', () => {
  it('stand four to a page where that is asked for', async () => {
    const file = await pdfOf(repeated(4, 5, { keysPerPage: 4 }), 'large-print', 'large-print-keys.pdf');
    const pages = byPage(file, /^Answer to puzzle \d+$/);
    expect(lengths(pages)).toEqual([4, 1]);
    expectInOrder(pages);
  });
});
