import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EDITIONS } from '../../src/book/choices.ts';
import { faceOf } from '../../src/layout/faces.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import { element, type FontName, type Page, type Publication, type TextItem } from '../../src/layout/page.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { renderPdf } from '../../src/render/pdf.ts';
import { told } from '../helpers/fault.ts';
import { peerBook, render } from '../helpers/render/books.ts';
import { anyName, KNOWN_NAMES } from '../helpers/render/marked-names.ts';
import { wholeOf } from '../helpers/render/whole.ts';
import { runTool, withTool } from '../helpers/tool.ts';

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
  const about = {
    title: names[0]!,
    language: 'en',
    author: undefined,
    description: undefined,
    date: '2026-11-20',
  };
  const publication = {
    about,
    pages: sheets.map(({ page }) => page),
    bookmarks: [],
    printUnscaled: false,
  } as unknown as Publication;
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

describe('a book whose names have marks', () => {
  const files = new Map<string, Buffer>();
  beforeAll(async () => {
    for (const edition of EDITIONS)
      for (const [name, bytes] of await render(peerBook([3], BOOK), edition)) {
        files.set(name, bytes);
        writeFileSync(join(folder, name), bytes);
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
    const { message, where } = told(
      await render(peerBook([3], { author: 'Nm\u0331a' }), 'large-print').catch((error: unknown) => error),
    );
    expect(message).toContain('"\u0331" (U+0331)');
    expect(message).toMatch(/^the font Atkinson Hyperlegible Next has no character/);
    expect(where).toMatch(/^author: in the text/);
  });

  const pdfs = () => [...files.keys()].filter((name) => name.endsWith('.pdf'));

  for (const [tool, check] of Object.entries(CHECKS))
    withTool(tool, 'finds no fault in any file', () => {
      expect(pdfs().length).toBeGreaterThan(14);
      for (const name of pdfs()) check(join(folder, name));
    });

  for (const [tool, { args }] of Object.entries(READERS))
    withTool(tool, 'reads its title in print', () => {
      for (const name of pdfs().filter((name) => /print|kdp/.test(name))) {
        const { text } = runTool(tool, ...args(join(folder, name)));
        expect(text.normalize('NFC'), name).toContain(TITLE);
      }
    });
});
