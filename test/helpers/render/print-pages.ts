import { expect, it } from 'vitest';
import { boxOf } from '../pdf/boards.ts';
import { furnitureOf } from '../pdf/furniture.ts';
import { INK, overlaps } from '../pdf/ink.ts';
import type { PdfPage } from '../pdf/read.ts';
import { nodesIn } from '../pdf/structure.ts';
import { runsOf } from '../pdf/words.ts';
import type { Expected, ReadFile } from './print-profiles.ts';

const INCH = 25.4;
/** The tolerance of a position, in mm. */
const EXACT = 0.01;

/** Requirements for the pages of every printed book: sheets, margins and sizes, and no overlaps. */
export function pageLaws({ sheet, least, body, margins }: Expected, files: () => readonly ReadFile[]): void {
  const [width, height] = sheet;
  const pages = (): [name: string, page: PdfPage, index: number][] =>
    files().flatMap(({ name, file }) =>
      file.pages.map((page, i) => [name, page, i] as [string, PdfPage, number]),
    );

  it('is on its sheets', () => {
    for (const [, page] of pages()) {
      expect(page.width).toBeCloseTo(width, 3);
      expect(page.height).toBeCloseTo(height, 3);
    }
  });

  it('has no text below its least size, and its text in the size of the profile', () => {
    const sizes = new Map<number, number>();
    for (const [, { runs }] of pages()) {
      for (const { size, text } of runs) {
        const points = Math.round(size * 1000) / 1000;
        sizes.set(points, (sizes.get(points) ?? 0) + text.length);
      }
    }
    expect(Math.min(...sizes.keys())).toBeGreaterThanOrEqual(least);
    const [usual] = [...sizes].sort(([, a], [, b]) => b - a)[0]!;
    expect(usual).toBe(body);
  });

  it('keeps everything between its margins, the inner one at the spine', () => {
    for (const [name, page, i] of pages()) {
      const [left, right] = i % 2 === 0 ? [margins.inner, margins.outer] : [margins.outer, margins.inner];
      const inside = (box: { left: number; top: number; right: number; bottom: number }) =>
        box.left > left - EXACT &&
        box.top > margins.top - EXACT &&
        box.right < width - right + EXACT &&
        box.bottom < height - margins.bottom + EXACT;
      const texts = page.runs
        .filter(({ content }) => content !== undefined)
        // The descender of a j may extend to the left, as in every book.
        .filter((run) => !inside({ ...INK.box(run), left: run.x }));
      const shapes = [...page.paths, ...page.fills].filter(({ points }) => !inside(boxOf(points)));
      expect([texts.map(({ text }) => text), shapes], `${name}, page ${i + 1}`).toEqual([[], []]);
    }
  });

  it('has its numbers and running heads in the size of the text, within the sheet', () => {
    for (const [name, page, i] of pages()) {
      const { number, all } = furnitureOf(page);
      if (number) expect(number.text, name).toBe(String(i + 1));
      for (const run of all) {
        expect(run.size).toBeCloseTo(body, 3);
        const { left, top, right, bottom } = INK.box(run);
        // The press requires at least 0.25 inches at the outer side.
        expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThan(0.25 * INCH);
      }
    }
  });

  it('has no text over another text or under a line', () => {
    const faults = pages().flatMap(([name, page, i]) =>
      overlaps(page).map((fault) => `${name}, page ${i + 1}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('has lines that grow with its text', () => {
    // 0.35 mm, a point, in print of 18 points.
    const thinnest = (0.35 * body) / 18;
    for (const [, { paths }] of pages()) {
      for (const { width } of paths) expect(width).toBeGreaterThan(thinnest - EXACT);
    }
  });

  it('is set without italics and blocks of capitals, in black alone', () => {
    let covers = 0;
    for (const [, { runs, paths, fills, colours }] of pages()) {
      // The domino on a cover is black, and its pips have the colour of the paper.
      const hasPaper = [...paths, ...fills].some(({ colour }) => colour === '#ffffff');
      if (hasPaper) covers++;
      else expect(colours).toEqual([]);
      for (const { colour } of runs) expect(colour).toBe('#000000');
      for (const { colour } of [...paths, ...fills]) expect(['#000000', '#ffffff']).toContain(colour);
      for (const { text, font } of runs) {
        expect(font).toMatch(/^(AtkinsonHyperlegibleNext-(Regular|SemiBold|Bold)|Andika|Andika-Bold)$/);
        // ISBN and SIL are allowed.
        expect(text).not.toMatch(/\p{Lu}{5}/u);
      }
    }
    expect(covers).toBeLessThanOrEqual(1);
  });

  it('is flush left, with blank space between its lines', () => {
    let pairs = 0;
    for (const { name, file } of files()) {
      for (const node of nodesIn(file.structure).filter(({ tag }) => tag === 'P')) {
        const lines = firstsOfLines(runsOf(file, node));
        for (const [at, next] of lines.slice(1).entries()) {
          const line = lines[at]!;
          if (next.page !== line.page) continue;
          pairs++;
          const where = `${name}, page ${line.page}: ${line.text}`;
          expect(((next.y - line.y) / INCH) * 72, where).toBeGreaterThanOrEqual(1.2 * line.size - 0.001);
          expect(next.x, where).toBeCloseTo(line.x, 2);
        }
      }
    }
    expect(pairs).toBeGreaterThan(10);
  });
}

/** The runs with which the lines of a paragraph begin. */
function firstsOfLines<R extends { page: number; y: number }>(runs: readonly R[]): R[] {
  return runs.filter((run, i) => {
    const before = runs[i - 1];
    return !before || before.page !== run.page || Math.abs(run.y - before.y) > 1;
  });
}
