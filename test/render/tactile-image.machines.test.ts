import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Book, openBook } from '../../src/book/book.ts';
import { planBook } from '../../src/book/plan.ts';
import { configOf } from '../helpers/book/books.ts';
import { type Blob, canPaint, dotsAmong, Raster } from '../helpers/pdf/raster.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { peerBook, render } from '../helpers/render/books.ts';

// Sheets read as an image of 300 dpi: dots, digits and walls are found again in pixels. Only the sheet numbers come from the
// program and a PDF reader. The dimensions are those of docs/tactile.md.

const MEDIUM = { dot: 1.2, pitch: 2.5, square: 20 };
const LARGE = { dot: 1.3, pitch: 2.7, square: 25 };
/** The tolerance of a length, in mm; a pixel is 0.085 mm wide. */
const EXACT = 0.1;

/** The dots of the digits 0 to 9, which are those of the letters j and a to i. */
const DIGITS = ['245', '1', '12', '14', '145', '15', '124', '1245', '125', '24'];

const BOOKS = [
  ['medium cells on A4', [7], { language: 'en' }, MEDIUM, ['Puzzle', 'Key to puzzle']],
  [
    'large cells on A3, with print over them',
    [6],
    { language: 'de', paper: 'a3', braille: { cell: 'large', overlay: true } },
    LARGE,
    ['Aufgabe', 'Schlüssel zu Aufgabe'],
  ],
] as const;

const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';
const missing = !canPaint();

describe.skipIf(missing && !REQUIRED).each(BOOKS)(
  `sheets as pdftoppm paints them${missing ? ' (not installed)' : ''}: %s`,
  (_, ranges, fields, size, [puzzleWord, keyWord]) => {
    let folder: string;
    let puzzles: Book['sections'][number]['puzzles'];
    let sheets: { puzzle: Raster; key: Raster }[];

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
      const book = peerBook(ranges, fields);
      const files = await render(book, 'tactile');
      puzzles = book.sections.flatMap((section) => section.puzzles);
      const paint = async (name: string, word: string) => {
        const path = join(folder, name);
        writeFileSync(path, files.get(name)!);
        const { bookmarks } = await readPdf(files.get(name)!);
        return puzzles.map(({ number }) => {
          const { to } = bookmarks.find(({ title }) => title === `${word} ${number}`)!;
          return new Raster(path, to.page);
        });
      };
      const main = await paint('tactile.pdf', puzzleWord);
      const keys = await paint('tactile-keys.pdf', keyWord);
      sheets = main.map((puzzle, i) => ({ puzzle, key: keys[i]! }));
    });

    afterAll(() => rmSync(folder, { recursive: true }));

    it('show every puzzle', () => {
      puzzles.forEach(({ puzzle: { board, numbers } }, i) => {
        for (const sheet of [sheets[i]!.puzzle, sheets[i]!.key]) {
          const frame = frameOn(sheet, size);
          expect([frame.rows, frame.columns]).toEqual([board.rows, board.columns]);
          expect(digitsIn(frame, dotsAmong(sheet.blobs(), size.dot), size)).toEqual(numbers);
        }
      });
    });

    it('show every key by its walls', () => {
      puzzles.forEach(({ key }, i) => {
        expect(keyIn(sheets[i]!.key, frameOn(sheets[i]!.key, size), size)).toEqual(key);
        const free = keyIn(sheets[i]!.puzzle, frameOn(sheets[i]!.puzzle, size), size);
        expect(free).toEqual(key.map(() => undefined));
      });
    });

    it('hold nothing but dots, crosses, the mark in the corner and one net of lines, as far apart as fingers need', () => {
      for (const { puzzle, key } of sheets) {
        for (const sheet of [puzzle, key]) {
          const blobs = sheet.blobs();
          const dots = dotsAmong(blobs, size.dot);
          const others = blobs.filter((blob) => !dots.includes(blob));
          const nets = others.filter(({ width, height }) => width > size.square && height > size.square);
          expect(nets).toHaveLength(1);
          const marks = others.filter((blob) => isInCorner(blob, sheet.width));
          expect(marks).toHaveLength(1);
          expect(Math.abs(marks[0]!.width - 9.5)).toBeLessThan(2 * EXACT);
          expect(Math.abs(marks[0]!.height - 9.5)).toBeLessThan(2 * EXACT);
          const crosses = others.filter((blob) => !nets.includes(blob) && !marks.includes(blob));
          for (const { width, height } of crosses) {
            expect(Math.abs(width - 5)).toBeLessThan(2 * EXACT);
            expect(Math.abs(height - 5)).toBeLessThan(2 * EXACT);
          }
          for (const cross of crosses) {
            // Two lines of 1 mm with round ends above each other. Nothing else has the same width and height.
            expect(Math.abs(cross.area - (2 * (4 + Math.PI / 4) - 1))).toBeLessThan(0.5);
            const spaces = dots.map(({ x, y }) => boxSpace(cross, x, y) - size.dot / 2);
            expect(Math.min(...spaces)).toBeGreaterThan(3.2 - EXACT);
          }
        }
      }
    });
  },
);

describe.skipIf(missing && !REQUIRED)(
  `the sheets of a kit as pdftoppm paints them${missing ? ' (not installed)' : ''}`,
  () => {
    let folder: string;
    let book: Book;
    let sheetsOf: (name: string) => Promise<Raster[]>;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
      const sections = [
        { range: 3, level: 'easy', count: 1 },
        { range: 7, level: 'easy', count: 1 },
        { kind: 'terzett', range: 4, shape: '5x6', oneKey: true, count: 2 },
      ] as const;
      book = openBook(await planBook(configOf(sections)));
      const files = await render(book, 'kit');
      sheetsOf = async (name) => {
        const path = join(folder, name);
        writeFileSync(path, files.get(name)!);
        const { pages } = await readPdf(files.get(name)!);
        return pages.map((_, i) => new Raster(path, i + 1));
      };
    });

    afterAll(() => rmSync(folder, { recursive: true }));

    it('show every puzzle of boards.pdf, its number in colour flat, and keep 20 mm free for binding', async () => {
      const sheets = await sheetsOf('boards.pdf');
      const puzzles = book.sections.flatMap((section) => section.puzzles);
      expect(sheets).toHaveLength(puzzles.length);
      puzzles.forEach(({ puzzle: { board, numbers } }, i) => {
        const blobs = sheets[i]!.blobs();
        const frame = frameOn(sheets[i]!, MEDIUM);
        expect([frame.rows, frame.columns]).toEqual([board.rows, board.columns]);
        expect(digitsIn(frame, dotsAmong(blobs, MEDIUM.dot), MEDIUM)).toEqual(numbers);
        expect(Math.min(...blobs.map(({ x, width }) => x - width / 2))).toBeGreaterThan(20 - EXACT);
        expect(blobs.filter((blob) => isInCorner(blob, sheets[i]!.width))).toHaveLength(1);
      });
    });

    it('show board-empty.pdf with a cross where four cells meet, and no dot inside', async () => {
      const sheets = await sheetsOf('board-empty.pdf');
      const sizes = sheets.map((sheet) => {
        const frame = frameOn(sheet, MEDIUM);
        const { left, top, rows, columns } = frame;
        const inside = sheet
          .blobs()
          .filter(({ x, y }) => x > left + 1 && y > top + 1)
          .filter(({ x, y }) => x < left + columns * MEDIUM.square - 1 && y < top + rows * MEDIUM.square - 1)
          .filter(({ width }) => width < MEDIUM.square);
        expect(inside).toHaveLength((rows - 1) * (columns - 1));
        for (const { x, y, width } of inside) {
          const [across, down] = [(x - left) / MEDIUM.square, (y - top) / MEDIUM.square];
          expect(Math.abs(across - Math.round(across))).toBeLessThan(0.01);
          expect(Math.abs(down - Math.round(down))).toBeLessThan(0.01);
          expect(Math.abs(width - 5)).toBeLessThan(2 * EXACT);
        }
        return [rows, columns];
      });
      expect(sizes).toEqual([
        [4, 5],
        [8, 9],
        [5, 6],
      ]);
    });

    it('show the key of a series in stencils.pdf by its walls, without a digit', async () => {
      const { puzzles } = book.sections.find(({ oneKey }) => oneKey)!;
      const [{ key }] = puzzles as [(typeof puzzles)[number]];
      const sheet = (await sheetsOf('stencils.pdf')).at(-1)!;
      const frame = frameOn(sheet, MEDIUM);
      expect(keyIn(sheet, frame, MEDIUM)).toEqual(key);
      expect(digitsIn(frame, dotsAmong(sheet.blobs(), MEDIUM.dot), MEDIUM)).toEqual(key.map(() => -1));
    });
  },
);

interface Size {
  readonly dot: number;
  readonly pitch: number;
  readonly square: number;
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly rows: number;
  readonly columns: number;
}

/** The outermost long lines. @throws Error unless they are a whole number of squares apart */
function frameOn(sheet: Raster, { square }: Size): Frame {
  const across = sheet.linesOf(3 * square, false);
  const upright = sheet.linesOf(3 * square, true);
  const count = (lines: readonly number[]) => {
    const length = lines.at(-1)! - lines[0]!;
    const squares = Math.round(length / square);
    if (Math.abs(length - squares * square) > EXACT) throw new Error(`a frame of ${length} mm`);
    return squares;
  };
  return { left: upright[0]!, top: across[0]!, rows: count(across), columns: count(upright) };
}

/**
 * The number in each square. Poppler aligns glyphs with whole pixels, so all dots may have the same offset of one pixel.
 *
 * @throws Error if a dot is not at its place in the middle of its square
 */
function digitsIn(
  { left, top, rows, columns }: Frame,
  dots: readonly Blob[],
  { pitch, square }: Size,
): number[] {
  const placed = dots
    .map((dot) => {
      const [column, row] = [Math.floor((dot.x - left) / square), Math.floor((dot.y - top) / square)];
      const [x, y] = [dot.x - left - (column + 0.5) * square, dot.y - top - (row + 0.5) * square];
      const [across, down] = [Math.round(x / pitch + 0.5), Math.round(y / pitch) + 1];
      return {
        row,
        column,
        number: 1 + down + 3 * across,
        shift: [x - (across - 0.5) * pitch, y - (down - 1) * pitch] as const,
      };
    })
    .filter(({ row, column }) => row >= 0 && column >= 0 && row < rows && column < columns);
  for (const axis of [0, 1] as const) {
    const shifts = placed.map(({ shift }) => shift[axis]).sort((a, b) => a - b);
    const common = shifts[Math.floor(shifts.length / 2)]!;
    const astray = Math.max(common - shifts[0]!, shifts.at(-1)! - common);
    if (shifts.length > 0 && (Math.abs(common) > EXACT || astray > EXACT))
      throw new Error(`dots are ${common} and ${astray} mm astray`);
  }
  const cells = Array.from({ length: rows * columns }, (_, cell) =>
    placed.filter(({ row, column }) => row * columns + column === cell).map(({ number }) => number),
  );
  return cells.map((numbers) => DIGITS.indexOf(numbers.sort().join('')));
}

/** For each cell the only one that no wall separates from it, if there is exactly one. */
function keyIn(sheet: Raster, { left, top, rows, columns }: Frame, { square }: Size): (number | undefined)[] {
  const corner = (row: number, column: number) => [left + column * square, top + row * square] as const;
  return Array.from({ length: rows * columns }, (_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const [ul, ur, ll, lr] = [
      corner(row, column),
      corner(row, column + 1),
      corner(row + 1, column),
      corner(row + 1, column + 1),
    ];
    const open = [
      { next: cell - columns, wall: [ul, ur] },
      { next: cell - 1, wall: [ul, ll] },
      { next: cell + 1, wall: [ur, lr] },
      { next: cell + columns, wall: [ll, lr] },
    ].filter(({ wall: [from, to] }) => !sheet.isLine(from!, to!));
    return open.length === 1 ? open[0]!.next : undefined;
  });
}

/** Whether the corner mark is present in the upper right of a sheet of this width. */
function isInCorner({ x, y }: Blob, width: number): boolean {
  return Math.abs(x - (width - 14.75)) < 2 * EXACT && Math.abs(y - 14.75) < 2 * EXACT;
}

/** From a point to the bounding box of a blob. */
function boxSpace({ x, y, width, height }: Blob, u: number, v: number): number {
  return Math.hypot(Math.max(0, Math.abs(u - x) - width / 2), Math.max(0, Math.abs(v - y) - height / 2));
}
