import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EDITIONS, PRINT_EDITIONS } from '../../src/book/choices.ts';
import { NOTHING_ELSE } from '../../src/document/document.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { faceOf } from '../../src/layout/faces.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import type { FontName, Page, TextItem } from '../../src/layout/page.ts';
import { element } from '../../src/layout/page.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { renderPdf } from '../../src/render/pdf.ts';
import { type Box, boxOf } from '../helpers/pdf/boards.ts';
import { SWELL } from '../helpers/pdf/dots.ts';
import { endsOf } from '../helpers/pdf/part-lines.ts';
import { paintedBy } from '../helpers/pdf/raster.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { peerBook, render } from '../helpers/render/books.ts';
import { refusal } from '../helpers/render/rendered.ts';
import { wholeOf } from '../helpers/render/whole.ts';
import { runTool, withTool } from '../helpers/tool.ts';

// Names with diacritics above and below their letters. Many languages use them, but few fonts have precomposed glyphs.

const MARKS = [...'\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0326\u0327\u0328'];
const LETTERS = [...'agijmnoxzAEGMQXßłıøÄéþ'];

/** Names that end at the end of a line. */
const KNOWN_NAMES: readonly string[] = [
  'Guaraní g̃',
  'm̄',
  'ab x́',
  'Ä̧',
  'ı i̊ ı',
  'ẽỹ ṽ Ṽ',
  'į̃ a\u0328\u0303',
  'm̄ Q̃ ß̃ ł́ g\u0328',
  'ǘx̄́ o\u0328\u0304\u0301',
].map((name) => name.normalize('NFC'));

/** A letter with none to three marks. */
const letter = fc
  .tuple(fc.constantFrom(...LETTERS), fc.uniqueArray(fc.constantFrom(...MARKS), { maxLength: 3 }))
  .map(([base, marks]) => base + marks.join(''));

/** Names of one to three words, normalized like in a config. */
const anyName: fc.Arbitrary<string> = fc
  .array(
    fc.array(letter, { minLength: 1, maxLength: 5 }).map((letters) => letters.join('')),
    { minLength: 1, maxLength: 3 },
  )
  .map((words) => words.join(' ').normalize('NFC'));

const FONTS = loadFonts();
const FACES: readonly FontName[] = ['text', 'strong', 'heading', 'figures', 'digits'];
const SIZE = 20;
const metrics = makeMetrics(FONTS);
const folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hasAll = (font: FontName, name: string) =>
  Array.from(name.normalize('NFD')).every((sign) =>
    faceOf(FONTS[font]).font.hasGlyphForCodePoint(sign.codePointAt(0)!),
  );

/** A page of lines with a name at every position, in one font, limited to the names that it can show. */
function pageOf(name: string, font: FontName): { page: Page; lines: string[] } {
  const lines = hasAll(font, name) ? [name, `${name} of`, `of ${name}`, `of ${name} of`, `(${name})`] : [];
  const root = element('Document', undefined);
  const items = lines.flatMap((text, i): TextItem[] => {
    const line = { type: 'text', font, size: SIZE, y: 20 + i * 30, text } as const;
    const right = 205 - metrics.width(text, font, SIZE);
    return [
      { ...line, x: 5 },
      { ...line, x: right, y: line.y + 15 },
    ];
  });
  const marks = items.map((item) => ({ element: element('P', root), items: [item] }));
  return {
    page: { width: 210, height: 190, marks, targets: [] },
    lines: lines.flatMap((line) => [line, line]),
  };
}

/** Names at all places in all fonts, as a file; and the lines of each page. */
function write(path: string, names: readonly string[]): string[][] {
  const sheets = names.flatMap((name) => FACES.map((font) => pageOf(name, font)));
  const about = { ...NOTHING_ELSE, title: names[0]!, language: 'en', date: '2026-11-20' } as const;
  const publication = { about, pages: sheets.map(({ page }) => page), bookmarks: [], printUnscaled: false };
  writeFileSync(path, wholeOf({ pieces: renderPdf(publication, FONTS) }));
  return sheets.map(({ lines }) => lines);
}

/** The lines of a page, and their blanks in the form in which they are compared. */
const linesOf = (page: string, blank: string) =>
  page
    .normalize('NFC')
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, blank))
    .filter((line) => line !== '')
    .toSorted();

/**
 * How a program writes the text of a file, and its blanks. mutool also puts a blank after a diacritic that overlaps its letter.
 */
interface Reader {
  readonly args: (path: string) => string[];
  readonly blank: ' ' | '';
}

const READERS: Readonly<Record<string, Reader>> = {
  pdftotext: { args: (path) => ['-raw', path, '-'], blank: ' ' },
  mutool: { args: (path) => ['draw', '-q', '-F', 'txt', path], blank: '' },
};

const CHECKS: Readonly<Record<string, (path: string) => void>> = {
  qpdf: (path) => {
    const { status, text } = runTool('qpdf', '--check', path);
    expect(text).toContain('No syntax or stream encoding errors found');
    expect(text).not.toMatch(/warning/i);
    expect(status).toBe(0);
  },
  mutool: (path) => {
    const { status, text } = runTool('mutool', 'draw', '-q', '-o', join(folder, 'drawn-%d.txt'), path);
    expect(text.replace('warning: ICC support is not available\n', '')).toBe('');
    expect(status).toBe(0);
  },
};

describe('names with marks, at every place of a line and in every font', () => {
  const path = join(folder, 'names.pdf');
  let lines: string[][];
  beforeAll(() => {
    const chance = fc.sample(anyName, { numRuns: 60, seed: 25 });
    lines = write(path, [...KNOWN_NAMES, ...chance]);
  });

  for (const [tool, check] of Object.entries(CHECKS)) withTool(tool, 'finds no fault', () => check(path));

  for (const [tool, { args, blank }] of Object.entries(READERS)) {
    withTool(tool, 'reads them as they are', () => {
      const pages = runTool(tool, ...args(path)).text.split('\f');
      expect(lines.flat().length).toBeGreaterThan(2000);
      for (const [i, expected] of lines.entries())
        expect(linesOf(pages[i]!, blank), `page ${i + 1}`).toEqual(linesOf(expected.join('\n'), blank));
    });
  }
});

const TITLE = 'Ñande m̄';
const BOOK = { title: TITLE, subtitle: 'Guaraní g̃', author: 'Ab x́', publisher: 'Q̃m Ä̧' };
/** A bound book needs more pages. */
const FEW = { contents: ['introduction', 'puzzles', 'solutions'] };

describe('a book whose names have marks, print in one of the languages each', () => {
  const files = new Map<string, Buffer>();
  beforeAll(async () => {
    for (const [i, edition] of EDITIONS.entries()) {
      // Only the braille of English has all these marks.
      const language = PRINT_EDITIONS.some((each) => each === edition)
        ? LANGUAGE_CODES[i % LANGUAGE_CODES.length]
        : 'en';
      const fields = { ...BOOK, language, ...(edition !== 'kdp' && FEW) };
      for (const [name, bytes] of await render(peerBook([3], fields), edition)) {
        files.set(name, bytes);
        writeFileSync(join(folder, name), bytes);
      }
    }
  });

  it('has them in every other edition as well', () => {
    const page = Buffer.from(unzipSync(files.get('book.epub')!)['EPUB/001-title-page.xhtml']!).toString();
    for (const text of [page, files.get('book.html')!.toString(), files.get('book.txt')!.toString()])
      expect(text).toContain(TITLE);
    // Unified English Braille puts a diacritic before its letter (rules of 2013, 4.2).
    expect(files.get('book.brf')!.toString()).toContain('^]G');
    expect(files.has('book.pef')).toBe(true);
  });

  it('is told which mark a font lacks', async () => {
    const { message, where } = await refusal(peerBook([3], { author: 'Nm\u0331a' }), 'large-print');
    expect(message).toContain('"\u0331" (U+0331)');
    expect(message).toMatch(/^the font Atkinson Hyperlegible Next has no character/);
    expect(where).toMatch(/^author: in the text/);
  });

  const pdfs = () => [...files.keys()].filter((name) => name.endsWith('.pdf'));

  for (const [tool, check] of Object.entries(CHECKS))
    withTool(tool, 'finds no fault in any file', () => {
      // Print of three sizes with keys, kdp and its cover, raised sheets with keys, the kit, three sheets of dominoes, calibration.
      expect(pdfs()).toHaveLength(3 * 2 + 2 + 2 + 3 + 3 + 1);
      for (const name of pdfs()) check(join(folder, name));
    });

  for (const [tool, { args }] of Object.entries(READERS))
    withTool(tool, 'reads its title in print', () => {
      for (const name of pdfs().filter((name) => /print|kdp/.test(name))) {
        const { text } = runTool(tool, ...args(join(folder, name)));
        expect(text.normalize('NFC'), name).toContain(TITLE);
      }
    });

  withTool('pdffonts', 'finds every font embedded, as a subset and with its characters', () => {
    for (const name of pdfs()) {
      const { status, text } = runTool('pdffonts', join(folder, name));
      expect(status).toBe(0);
      const fonts = text.trim().split('\n').slice(2);
      expect(fonts.length).toBeGreaterThan(0);
      // Columns: name, type, encoding, embedded, subset, ToUnicode, object.
      for (const font of fonts) expect(font).toMatch(/Identity-H\s+yes yes yes\s+\d+\s+0$/);
    }
  });

  withTool('pdftoppm', 'paints the dots and lines where they are read, and nothing else', async () => {
    const { pages } = await readPdf(files.get('tactile-keys.pdf')!);
    // The first sheet with lines is the key of a puzzle of range 3: text, labels, numbers, frame and walls.
    const number = pages.findIndex(({ paths }) => paths.length > 0) + 1;
    const page = pages[number - 1]!;
    const image = paint(join(folder, 'tactile-keys.pdf'), number);
    const placed = page.runs.flatMap((text) => SWELL.of(text));
    expect(placed.length).toBeGreaterThan(100);
    const onRing = (x: number, y: number, radius: number) =>
      Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4).map((angle) =>
        image.black(x + radius * Math.cos(angle), y + radius * Math.sin(angle)),
      );
    for (const { at } of placed) {
      const [x, y] = at;
      expect([image.black(x, y), ...onRing(x, y, 0.6 - SHIFT)]).not.toContain(false);
      expect(onRing(x, y, 0.6 + SHIFT)).not.toContain(true);
    }
    for (const [[x1, y1], [x2, y2]] of page.paths.map(endsOf)) {
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        expect(image.black(x1 + share * (x2 - x1), y1 + share * (y2 - y1))).toBe(true);
      }
    }
    const dots = placed.map(({ at }) => ({ ...boxOf([at]), reach: 0.6 + SHIFT }));
    const lines = page.paths.map(({ points, width }) => ({ ...boxOf(points), reach: width / 2 + 0.1 }));
    expect(image.blackOutside([...dots, ...lines])).toBe(0);
  });
});

const PIXELS_PER_MM = 10;
/** Poppler aligns glyphs with whole pixels, so a dot of 0.6 mm radius can be up to two pixels off. */
const SHIFT = 2 / PIXELS_PER_MM;

function paint(file: string, page: number) {
  const { width, greys: pixels } = paintedBy(file, page, PIXELS_PER_MM * 25.4);
  const black = (x: number, y: number) =>
    pixels[Math.floor(y * PIXELS_PER_MM) * width + Math.floor(x * PIXELS_PER_MM)]! < 128;
  /** The number of black pixels that are in none of these boxes, and in no circle round a single point. */
  const blackOutside = (boxes: readonly (Box & { reach: number })[]) => {
    const left = Uint8Array.from(pixels);
    const pixel = (mm: number) => Math.round(mm * PIXELS_PER_MM);
    for (const box of boxes) {
      const isDot = box.left === box.right && box.top === box.bottom;
      for (let y = pixel(box.top - box.reach); y < pixel(box.bottom + box.reach); y++) {
        const away = isDot ? (y + 0.5) / PIXELS_PER_MM - box.top : 0;
        const reach = Math.sqrt(Math.max(0, box.reach ** 2 - away ** 2));
        left.fill(255, y * width + pixel(box.left - reach), y * width + pixel(box.right + reach));
      }
    }
    return left.filter((grey) => grey < 128).length;
  };
  return { black, blackOutside };
}
