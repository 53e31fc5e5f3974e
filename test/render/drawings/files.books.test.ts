import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { openBook } from '../../../src/book/book.ts';
import { planBook } from '../../../src/book/plan.ts';
import type { Board } from '../../../src/domino/board.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { loadWords } from '../../../src/node/words.ts';
import { type DrawingOptions, drawingFiles } from '../../../src/render/drawings/files.ts';
import { DRAWING_NAME } from '../../../src/render/formats.ts';
import { configOf } from '../../helpers/book/books.ts';
import { elementsIn, findAll, textIn } from '../../helpers/render/screen-pages.ts';
import { look, nodesOf, readSvg } from '../../helpers/render/svg/svg-reader.ts';
import { wholeOf } from '../../helpers/render/whole.ts';

const SECTIONS = [
  { kind: 'omnibus', range: 3, count: 2 },
  { kind: 'omnibus', range: 12, count: 1 },
  { kind: 'terzett', shape: 'letter-h', count: 1 },
  { kind: 'terzett', shape: '4x18', count: 1 },
  { kind: 'completion', range: 4, givens: 12, count: 1 },
] as const;

const FONTS = loadFonts();
const book = openBook(
  await planBook(configOf(SECTIONS, { exhibits: ['I', 'XII'], author: 'A. & B.', rights: 'CC BY-SA 4.0' })),
);
const puzzles = book.sections.flatMap((section) => section.puzzles);
const drawn = (options?: DrawingOptions) => drawingFiles(book, loadWords(book.language), FONTS, options);
const files = new Map(Array.from(drawn(), (file) => [file.name, wholeOf(file).toString('utf8')]));
const read = (name: string) => readSvg(files.get(name)!);

/** a1, b1 … as the book names its cells. */
function cellName({ columns }: Board, cell: number): string {
  return `${String.fromCharCode(97 + (cell % columns))}${Math.floor(cell / columns) + 1}`;
}

/** The known numbers of a board's cells, by cell name. */
function numbersOf(board: Board, numbers: readonly number[]): Map<string, number> {
  const known = board.cells.filter((cell) => numbers[cell]! >= 0);
  return new Map(known.map((cell) => [cellName(board, cell), numbers[cell]!]));
}

describe('drawings', () => {
  it('are one of each puzzle and figure and one of its key', () => {
    expect([...files.keys()]).toEqual([
      ...puzzles.flatMap(({ number }) => [`puzzle-00${number}.svg`, `key-00${number}.svg`]),
      'figure-i.svg',
      'key-figure-i.svg',
      'figure-xii.svg',
      'key-figure-xii.svg',
    ]);
    expect([...files.keys()].every((name) => DRAWING_NAME.test(name))).toBe(true);
    const some = [...drawn({ only: [2, 5, 2] })].map(({ name }) => name.replace('.svg', ''));
    expect(some).toEqual(['puzzle-002', 'key-002', 'puzzle-005', 'key-005']);
  });

  it('show every number at its place, and nothing else', () => {
    for (const { number, puzzle } of puzzles) {
      const { numbers, dominoes } = look(read(`puzzle-00${number}.svg`));
      expect(numbers).toEqual(numbersOf(puzzle.board, puzzle.numbers));
      expect(dominoes).toEqual([]);
    }
    const { puzzle } = book.exhibits[1]!;
    expect(look(read('figure-xii.svg')).numbers).toEqual(numbersOf(puzzle.board, puzzle.numbers));
  });

  it('show every domino of a key about its two cells, with all numbers', () => {
    const figures = book.exhibits.map((exhibit, i) => ({ ...exhibit, file: ['figure-i', 'figure-xii'][i] }));
    const all = [
      ...puzzles.map((entry) => ({ ...entry, file: `00${entry.number}` })),
      ...figures.map((figure) => ({ ...figure, solution: undefined })),
    ];
    for (const { file, puzzle, solution, key } of all) {
      const { board } = puzzle;
      const { numbers, dominoes } = look(read(`key-${file}.svg`));
      expect(numbers).toEqual(numbersOf(board, (solution ?? puzzle).numbers));
      const expected = board.cells
        .filter((cell) => key[cell]! > cell)
        .map((cell) => `${cellName(board, cell)} ${cellName(board, key[cell]!)}`);
      expect(dominoes).toEqual(expected);
    }
  });

  it('are images with a name and their numbers in words, in the language of the book', () => {
    const words = (text: string) => {
      const svg = readSvg(text);
      const [title, description] = elementsIn(svg);
      expect(svg.attributes.role).toBe('img');
      expect(svg.attributes['aria-labelledby']).toBe(`${title!.attributes.id} ${description!.attributes.id}`);
      return [svg.attributes['xml:lang'], textIn(title!), textIn(description!)];
    };
    const [language, title, description] = words(files.get('puzzle-001.svg')!);
    expect([language, title]).toEqual(['en', 'Puzzle 1']);
    const { board, numbers } = puzzles[0]!.puzzle;
    const row = numbers.slice(0, board.columns).join(' ');
    expect(description).toContain(`Row 1: ${row}. `);
    expect(description).toContain(`Name: ${puzzles[0]!.id}.`);
    const translated = drawingFiles({ ...book, language: 'de' }, loadWords('de'), FONTS, { only: [1] });
    const german = Array.from(translated, (file) => words(wholeOf(file).toString('utf8')));
    expect(german.map(([code, name]) => `${code}: ${name}`)).toEqual([
      'de: Aufgabe 1',
      'de: Aufgabe 1: Schlüssel',
    ]);
    expect(german[1]![2]).toMatch(/Zeile|Reihe/);
    expect(words(files.get('key-figure-xii.svg')!)[1]).toBe('Figure XII: key');
  });

  it('can stand together in one page', () => {
    const ids = [...files.values()].flatMap((text) =>
      nodesOf(readSvg(text)).flatMap(({ attributes }) => attributes.id ?? []),
    );
    expect(ids).toHaveLength(2 * files.size);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have sizes in mm, squares as in large print, and nothing beyond their edges', () => {
    for (const text of files.values()) {
      const svg = readSvg(text);
      const { width, height, viewBox } = svg.attributes;
      expect(viewBox).toBe(`0 0 ${width!.replace('mm', '')} ${height!.replace('mm', '')}`);
      const [right, bottom] = [Number.parseFloat(width!), Number.parseFloat(height!)];
      for (const { name, attributes } of nodesOf(svg)) {
        if (name !== 'line' && name !== 'rect') continue;
        const numberOf = (key: string) => Number(attributes[key] ?? 0);
        const half = numberOf('stroke-width') / 2;
        const ends = (axis: 'x' | 'y', side: string) =>
          name === 'line'
            ? [numberOf(`${axis}1`), numberOf(`${axis}2`)]
            : [numberOf(axis), numberOf(axis) + numberOf(side)];
        const [across, down] = [ends('x', 'width'), ends('y', 'height')];
        expect(Math.min(...across, ...down) - half).toBeGreaterThan(-0.001);
        expect(Math.max(...across) + half).toBeLessThan(right + 0.001);
        expect(Math.max(...down) + half).toBeLessThan(bottom + 0.001);
      }
    }
    const at = (name: string) =>
      findAll(read('puzzle-001.svg')).find(
        (node) => textIn(node) === name && node.attributes['font-weight'] === '400',
      )!.attributes;
    expect(Number(at('b').x) - Number(at('a').x)).toBeCloseTo(16.5, 3);
    expect(Number(at('2').y) - Number(at('1').y)).toBeCloseTo(16.5, 3);
  });

  it('need nothing from elsewhere and no colour but black', () => {
    for (const text of files.values()) {
      expect(text).not.toMatch(/href|url\(|<style|<script|<image|<!|@import|\son\w+=/);
      for (const { name, attributes } of nodesOf(readSvg(text))) {
        if (/^(metadata|rdf:.*|dc:.*)$/.test(name)) continue;
        expect(['svg', 'title', 'desc', 'g', 'line', 'rect', 'text']).toContain(name);
        for (const paint of [attributes.fill, attributes.stroke]) {
          expect([undefined, 'none', 'black']).toContain(paint);
        }
      }
    }
  });

  it('name title, id, level and licence in their metadata', () => {
    const { grade, id } = puzzles[0]!;
    const said = findAll(read('puzzle-001.svg')).flatMap((node) =>
      node.name.startsWith('dc:') ? [[node.name.slice(3), textIn(node)]] : [],
    );
    expect(Object.fromEntries(said)).toEqual({
      title: 'Puzzle 1',
      identifier: id,
      source: book.title,
      creator: 'A. & B.',
      rights: 'CC BY-SA 4.0',
      subject: grade!.level,
      language: 'en',
    });
  });
});

/** PNG files as decoded by another program. */
const pngOf = (options: DrawingOptions) =>
  new Map(
    Array.from(drawn({ format: 'png', only: [1], ...options }), (file) => {
      const bytes = wholeOf(file);
      return [file.name, { bytes, ...decode(bytes) }];
    }),
  );

describe('pictures', () => {
  const grey = pngOf({ dpi: 150 });
  const picture = grey.get('puzzle-001.png')!;
  /** The side of a square, and the line width of the frame, in pixels of the picture. */
  const square = (16.5 / 25.4) * 150;

  it('are grey, as large as the drawing and as fine as asked for', () => {
    const { width, height } = read('puzzle-001.svg').attributes;
    expect([...grey.keys()]).toEqual(['puzzle-001.png', 'key-001.png']);
    expect(picture).toMatchObject({ channels: 1, depth: 8 });
    expect(picture.width).toBe(Math.round((Number.parseFloat(width!) / 25.4) * 150));
    expect(picture.height).toBe(Math.round((Number.parseFloat(height!) / 25.4) * 150));
    expect(picture.resolution).toEqual({ x: 5906, y: 5906, unit: 1 });
    const usual = pngOf({}).get('puzzle-001.png')!;
    expect(usual.width / picture.width).toBeCloseTo(2, 1);
    expect(usual.resolution?.x).toBe(11811);
  });

  it('have ink in every cell that has a number, and none beyond the frame but labels', () => {
    const { columns, rows } = puzzles[0]!.puzzle.board;
    const { width, height, data } = picture;
    const dark = (x: number, y: number) => 255 - data[Math.round(y) * width + Math.round(x)]!;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const [x, y] = [width - (columns - column - 0.5) * square, height - (rows - row - 0.5) * square];
        const along = Array.from({ length: 40 }, (_, i) =>
          dark(x + ((i - 20) / 50) * square, y - square / 20),
        );
        expect(Math.max(...along), `row ${row}, column ${column}`).toBeGreaterThan(200);
      }
    }
    expect(dark(1, 1)).toBe(0);
  });

  it('say title, id, level and licence, in the language of the book', () => {
    const texts = itxtOf(picture.bytes);
    expect(texts).toMatchObject({
      Title: ['en', 'Puzzle 1'],
      Identifier: ['en', puzzles[0]!.id],
      Level: ['en', puzzles[0]!.grade!.level],
      Copyright: ['en', 'CC BY-SA 4.0'],
      Author: ['en', 'A. & B.'],
      Book: ['en', book.title],
    });
    expect(texts.Description![1]).toMatch(/^A board of .*Row 1: /);
  });

  it('have dominoes in blue where colour is asked for, and digits in black', () => {
    const { data, channels } = pngOf({ dpi: 150, colour: true }).get('key-001.png')!;
    expect(channels).toBe(3);
    const isBlue = (i: number) => data[i] === 18 && data[i + 1] === 56 && data[i + 2] === 107;
    const isBlack = (i: number) => data[i] === 0 && data[i + 1] === 0 && data[i + 2] === 0;
    const points = Array.from({ length: data.length / 3 }, (_, i) => 3 * i);
    expect(points.some(isBlue)).toBe(true);
    expect(points.some(isBlack)).toBe(true);
  });

  it('are the same bytes each time, as drawings are', () => {
    expect(pngOf({ dpi: 150 }).get('puzzle-001.png')!.bytes.equals(picture.bytes)).toBe(true);
    expect(Array.from(drawn(), (file) => wholeOf(file).toString('utf8'))).toEqual([...files.values()]);
  });
});

/** The texts of a PNG file with their languages, by their keywords. */
function itxtOf(bytes: Buffer): Record<string, [language: string, text: string]> {
  const found: Record<string, [string, string]> = {};
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    if (bytes.toString('latin1', at + 4, at + 8) !== 'iTXt') continue;
    const data = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
    const [, keyword, language, text] = /^([^\0]+)\0\0\0([^\0]*)\0[^\0]*\0(.*)$/s.exec(
      data.toString('utf8'),
    )!;
    found[keyword!] = [language!, text!];
  }
  return found;
}
