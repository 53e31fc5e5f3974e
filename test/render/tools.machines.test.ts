import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EDITIONS } from '../../src/book/choices.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { Dots } from '../helpers/pdf/dots.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { peerBook, render } from '../helpers/render/books.ts';

// Other programs check the PDFs. Without the program a test is skipped, unless DOMINOSA_REQUIRE_TOOLS=1.

const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';

function installed(tool: string): boolean {
  return spawnSync(tool, ['--version']).error === undefined;
}

function run(tool: string, ...args: string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

let folder: string;
const files: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
  for (const language of LANGUAGE_CODES) {
    for (const edition of EDITIONS) {
      for (const [name, bytes] of await render(peerBook([3], { language }), edition)) {
        if (!name.endsWith('.pdf')) continue;
        files.push(join(folder, `${language}-${name}`));
        writeFileSync(files.at(-1)!, bytes);
      }
    }
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A test that needs a tool. */
function withTool(tool: string, what: string, test: () => void | Promise<void>): void {
  const missing = !installed(tool);
  it.skipIf(missing && !REQUIRED)(`${tool}${missing ? ' (not installed)' : ''} ${what}`, async () => {
    if (missing) throw new Error(`${tool} is not installed, but DOMINOSA_REQUIRE_TOOLS=1 asks for it`);
    // For each language: print of three sizes with keys, kdp and its cover, raised sheets with keys, the kit, three sheets of
    // dominoes, calibration.
    expect(files).toHaveLength(LANGUAGE_CODES.length * (3 * 2 + 2 + 2 + 3 + 3 + 1));
    await test();
  });
}

describe('other programs', () => {
  withTool('qpdf', 'finds no fault', () => {
    for (const file of files) {
      const { status, text } = run('qpdf', '--check', file);
      expect(text).toContain('No syntax or stream encoding errors found');
      expect(text).not.toMatch(/warning/i);
      expect(status).toBe(0);
    }
  });

  withTool('pdffonts', 'finds every font embedded, as a subset and with its characters', () => {
    for (const file of files) {
      const { status, text } = run('pdffonts', file);
      expect(status).toBe(0);
      const fonts = text.trim().split('\n').slice(2);
      expect(fonts.length).toBeGreaterThan(0);
      // Columns: name, type, encoding, embedded, subset, ToUnicode, object.
      for (const font of fonts) expect(font).toMatch(/Identity-H\s+yes yes yes\s+\d+\s+0$/);
    }
  });

  withTool(
    'pdftoppm',
    'paints the dots and lines of a sheet where they are read, and nothing else',
    async () => {
      const file = files.find((name) => name.endsWith('en-tactile-keys.pdf'))!;
      const { pages } = await readPdf(readFileSync(file));
      // The first sheet with lines is the key of a puzzle of range 3: text, labels, numbers, frame and walls.
      const number = pages.findIndex(({ paths }) => paths.length > 0) + 1;
      const page = pages[number - 1]!;
      const image = paint(file, number);
      const dots = new Dots(
        readFileSync(new URL('../../fonts/braille/dominosa-braille-swell.otf', import.meta.url)),
      );
      const placed = page.runs.flatMap((text) => dots.of(text));
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
      for (const { points } of page.paths) {
        const [[x1, y1], [x2, y2]] = points as [[number, number], [number, number]];
        for (const share of [0, 0.25, 0.5, 0.75, 1]) {
          expect(image.black(x1 + share * (x2 - x1), y1 + share * (y2 - y1))).toBe(true);
        }
      }
      const drawn = (x: number, y: number) =>
        placed.some(({ at }) => Math.hypot(x - at[0], y - at[1]) < 0.6 + SHIFT) ||
        page.paths.some(({ points, width }) => {
          const [[x1, y1], [x2, y2]] = points as [[number, number], [number, number]];
          const reach = width / 2 + 0.1;
          return (
            x > Math.min(x1, x2) - reach &&
            x < Math.max(x1, x2) + reach &&
            y > Math.min(y1, y2) - reach &&
            y < Math.max(y1, y2) + reach
          );
        });
      expect(image.blackPoints().filter(([x, y]) => !drawn(x, y))).toEqual([]);
    },
  );
});

const PIXELS_PER_MM = 10;
/** Poppler aligns glyphs with whole pixels, so a dot of 0.6 mm radius can be up to two pixels off. */
const SHIFT = 2 / PIXELS_PER_MM;

/** A page as pixels. */
function paint(file: string, page: number) {
  const out = join(folder, 'page');
  const resolution = String(PIXELS_PER_MM * 25.4);
  const args = ['-gray', '-r', resolution, '-f', String(page), '-l', String(page), '-singlefile', file, out];
  expect(run('pdftoppm', ...args).status).toBe(0);
  const bytes = readFileSync(`${out}.pgm`);
  const head = /^P5\s(\d+)\s(\d+)\s255\s/.exec(bytes.toString('latin1', 0, 30))!;
  const width = Number(head[1]);
  const pixels = bytes.subarray(head[0].length);
  const black = (x: number, y: number) =>
    pixels[Math.floor(y * PIXELS_PER_MM) * width + Math.floor(x * PIXELS_PER_MM)]! < 128;
  const blackPoints = () => {
    const points: [x: number, y: number][] = [];
    pixels.forEach((value, i) => {
      const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
      if (value < 128) points.push([x / PIXELS_PER_MM, y / PIXELS_PER_MM]);
    });
    return points;
  };
  return { black, blackPoints };
}
