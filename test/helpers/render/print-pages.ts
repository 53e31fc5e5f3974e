import { expect, it } from 'vitest';
import type { PrintEdition } from '../../../src/book/choices.ts';
import type { Language } from '../../../src/languages/index.ts';
import { type Box, boxOf } from '../pdf/boards.ts';
import { furnitureOf } from '../pdf/furniture.ts';
import { INK, overlaps } from '../pdf/ink.ts';
import type { PdfFile, PdfPage } from '../pdf/read.ts';
import { nodesIn } from '../pdf/structure.ts';
import { runsOf } from '../pdf/words.ts';

const INCH = 25.4;
/** The tolerance of a position, in mm. */
const EXACT = 0.01;

// The numbers of the profiles are repeated here, so that a change by mistake is noticed. For their sources see docs/pdf.md.

/** A finished file: parsed, and as raw bytes. */
export interface ReadFile {
  readonly name: string;
  readonly file: PdfFile;
  readonly bytes: Buffer;
}

export interface Expected {
  readonly edition: PrintEdition;
  readonly paper: 'a4' | 'letter' | 'a3';
  readonly language: Language;
  /** In mm. */
  readonly sheet: readonly [width: number, height: number];
  /** In points. */
  readonly least: number;
  readonly body: number;
  /** In mm. */
  readonly margins: {
    readonly inner: number;
    readonly outer: number;
    readonly top: number;
    readonly bottom: number;
  };
}

const A4 = [210, 297] as const;
const A3 = [297, 420] as const;
const LETTER = [8.5 * INCH, 11 * INCH] as const;

const USUAL = { inner: 25, outer: 20, top: 20, bottom: 25 };
const NARROW = { inner: 20, outer: 15, top: 20, bottom: 22 };
const BOUND = { inner: 0.75 * INCH, outer: 0.6 * INCH, top: 0.75 * INCH, bottom: INCH };

const STANDARD = { edition: 'standard-print', least: 12, body: 14, margins: USUAL } as const;
const LARGE = { edition: 'large-print', least: 18, body: 20, margins: USUAL } as const;
const GIANT = { edition: 'giant-print', least: 28, body: 28, margins: NARROW } as const;
const KDP = { edition: 'kdp', least: 18, body: 20, margins: BOUND } as const;

/** The profiles on papers of each kind; those of large print are in `large-print.machines.test.ts`. */
export const PROFILES: readonly Expected[] = [
  { ...STANDARD, paper: 'letter', language: 'de', sheet: LETTER },
  { ...GIANT, paper: 'a4', language: 'fr', sheet: A4 },
  { ...KDP, paper: 'a4', language: 'en', sheet: LETTER },
];

export function profileOf(paper: Expected['paper'], language: Expected['language']): Expected {
  return { ...LARGE, paper, language, sheet: { a4: A4, letter: LETTER, a3: A3 }[paper] };
}

/**
 * The texts and shapes of a page that are not between its margins, the inner one at the spine, but for those that belong to no
 * element.
 */
export function outside(page: PdfPage, margins: Expected['margins'], index: number): unknown[] {
  const [left, right] = index % 2 === 0 ? [margins.inner, margins.outer] : [margins.outer, margins.inner];
  const inside = (box: Box) =>
    box.left > left - EXACT &&
    box.top > margins.top - EXACT &&
    box.right < page.width - right + EXACT &&
    box.bottom < page.height - margins.bottom + EXACT;
  return [
    ...page.runs
      .filter(({ content }) => content !== undefined)
      // The descender of a j may extend to the left, as in every book.
      .filter((run) => !inside({ ...INK.box(run), left: run.x }))
      .map(({ text }) => text),
    ...[...page.paths, ...page.fills].filter(({ points }) => !inside(boxOf(points))),
  ];
}

/** Requirements for the pages of every printed book: sheets, margins and sizes, and no overlaps. */
export function pageLaws({ sheet, least, body, margins }: Expected, files: () => readonly ReadFile[]): void {
  const [width, height] = sheet;
  const pages = () =>
    files().flatMap(({ name, file }) => file.pages.map((page, i) => [name, page, i, file.labels] as const));

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
      expect(outside(page, margins, i), `${name}, page ${i + 1}`).toEqual([]);
    }
  });

  it('has its numbers and running heads in the size of the text, numbers at the outer side, which viewers show', () => {
    for (const { name, file } of files()) expect(file.labels, name).toHaveLength(file.pages.length);
    for (const [name, page, i, labels] of pages()) {
      const { number, all } = furnitureOf(page);
      if (number) {
        expect([number.text, labels[i]], name).toEqual([String(i + 1), String(i + 1)]);
        expect(number.y).toBeGreaterThan(height - margins.bottom);
        if (i % 2 === 0) expect(number.x + number.width).toBeCloseTo(width - margins.outer, 2);
        else expect(number.x).toBeCloseTo(margins.outer, 2);
      }
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
