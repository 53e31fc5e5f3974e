import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peerBook, render } from '../helpers/render/books.ts';

// Poppler checks the files for a press. Without its tools a test is skipped, unless DOMINOSA_REQUIRE_TOOLS=1.

const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';
const IS_MISSING = spawnSync('pdftoppm', ['-v']).error !== undefined;
const INCH = 25.4;
const PIXELS_PER_MM = 6;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(tool: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
}

/** The boxes of the first page in inches, by their names. */
function boxesOf(file: string): Record<string, number[]> {
  const lines = run('pdfinfo', '-box', file).matchAll(/^(\w+Box): +(.*)$/gm);
  return Object.fromEntries(
    Array.from(lines, ([, name, sides]) => [
      name!,
      sides!
        .trim()
        .split(/\s+/)
        .map((side) => Number(side) / 72),
    ]),
  );
}

/** The greys of a rectangle on the first page, given in mm. */
function greysIn(file: string, left: number, top: number, right: number, bottom: number): Set<number> {
  const out = join(folder, 'page');
  run('pdftoppm', '-gray', '-r', String(PIXELS_PER_MM * INCH), '-singlefile', file, out);
  const bytes = readFileSync(`${out}.pgm`);
  const head = /^P5\s(\d+)\s(\d+)\s255\s/.exec(bytes.toString('latin1', 0, 30))!;
  const pixels = bytes.subarray(head[0].length);
  const greys = new Set<number>();
  for (let y = Math.ceil(top * PIXELS_PER_MM); y < Math.floor(bottom * PIXELS_PER_MM); y++) {
    for (let x = Math.ceil(left * PIXELS_PER_MM); x < Math.floor(right * PIXELS_PER_MM); x++) {
      greys.add(pixels[y * Number(head[1]) + x]!);
    }
  }
  return greys;
}

describe.skipIf(IS_MISSING && !REQUIRED).each(['black-on-white', 'white-on-black'] as const)(
  'a bound book, its cover %s',
  (colours) => {
    it.each(['en', 'de'] as const)(
      'in %s has its boxes and a blank field for a barcode',
      async (language) => {
        const description = 'Steine zählen und legen. '.repeat(20).trim();
        const files = await render(peerBook([3, 7], { language, description, print: { colours } }), 'kdp');
        const path = (name: string) => join(folder, `${language}-${colours}-${name}`);
        for (const [name, bytes] of files) writeFileSync(path(name), bytes);
        const pages = Number(/^Pages: +(\d+)$/m.exec(run('pdfinfo', path('kdp.pdf')))![1]);
        expect(pages % 2).toBe(0);

        const inside = boxesOf(path('kdp.pdf'));
        for (const name of ['MediaBox', 'TrimBox', 'BleedBox']) expect(inside[name]).toEqual([0, 0, 8.5, 11]);

        const cover = boxesOf(path('kdp-cover.pdf'));
        const width = 2 * 8.5 + pages * 0.002252 + 0.25;
        const close = (sides: readonly number[]) => sides.map((side) => expect.closeTo(side, 3));
        expect(cover.MediaBox).toEqual(close([0, 0, width, 11.25]));
        expect(cover.BleedBox).toEqual(cover.MediaBox);
        expect(cover.TrimBox).toEqual(close([0.125, 0.125, width - 0.125, 11.125]));

        const spine = 0.125 + 8.5;
        const field = [spine - 2.25, 11.125 - 1.45, spine - 0.25, 11.125 - 0.25].map((side) => side * INCH);
        const [left, top, right, bottom] = field as [number, number, number, number];
        expect(greysIn(path('kdp-cover.pdf'), left, top, right, bottom)).toEqual(new Set([255]));
        // There are words above it.
        expect(greysIn(path('kdp-cover.pdf'), 20, 20, right, top).size).toBeGreaterThan(10);

        for (const name of files.keys()) {
          for (const font of run('pdffonts', path(name)).trim().split('\n').slice(2)) {
            expect(font).toMatch(/Identity-H\s+yes yes yes\s+\d+\s+0$/);
          }
        }
      },
    );
  },
);
