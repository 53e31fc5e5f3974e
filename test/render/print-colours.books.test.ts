import { beforeAll, describe, expect, it } from 'vitest';
import { COLOURS, type Colours } from '../../src/book/print-config.ts';
import { boxOf } from '../helpers/pdf/boards.ts';
import { type PdfFile, readPdf } from '../helpers/pdf/read.ts';
import { contrast } from '../helpers/pdf/wcag.ts';
import { peerBook, render } from '../helpers/render/books.ts';

/** Ground and ink, and their contrast: 21 is the maximum, 7 the enhanced contrast of WCAG 1.4.6. */
const EXPECTED: Readonly<Record<Colours, readonly [ground: string, ink: string, contrast: number]>> = {
  'black-on-white': ['#ffffff', '#000000', 21],
  'black-on-cream': ['#fafac8', '#000000', 19.55],
  'white-on-black': ['#000000', '#ffffff', 21],
};

async function rendered(colours: Colours, edition: 'standard-print' | 'kdp'): Promise<PdfFile> {
  const files = await render(peerBook([3], { print: { colours } }), edition);
  return readPdf(files.get(`${edition}.pdf`)!);
}

describe('contrast', () => {
  it('is that of WCAG on its examples', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrast('#777777', '#777777')).toBe(1);
    // The grey known as the lightest with a contrast of 4.5 on white, and the next one.
    expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });
});

describe('colours', () => {
  const files = new Map<Colours, PdfFile>();
  beforeAll(async () => {
    for (const colours of COLOURS) files.set(colours, await rendered(colours, 'standard-print'));
  });

  it.each(COLOURS)('%s: one ink on one ground that fills the page and is an artifact', (colours) => {
    const file = files.get(colours)!;
    const [ground, ink, least] = EXPECTED[colours];
    for (const [i, { width, height, runs, paths, fills }] of file.pages.entries()) {
      const inks = [...runs, ...paths].map(({ colour }) => colour);
      // On the front cover, the pips and the bar of the domino have the colour of the paper.
      if (i === 0) expect(inks.filter((colour) => colour === ground)).toHaveLength(1);
      const others = i === 0 ? inks.filter((colour) => colour !== ground) : inks;
      expect([...new Set(others)]).toEqual(inks.length > 0 ? [ink] : []);
      const grounds = fills.filter(({ points }) => {
        const { left, top, right, bottom } = boxOf(points);
        return right - left > width - 0.01 && bottom - top > height - 0.01;
      });
      const shapes = fills.filter((fill) => !grounds.includes(fill));
      for (const { colour } of shapes) expect(i === 0 ? [ink, ground] : [ink]).toContain(colour);
      if (ground === '#ffffff') expect(grounds).toEqual([]);
      else expect(grounds).toMatchObject([{ colour: ground, content: undefined }]);
      // It lies below everything else.
      if (grounds[0]) expect(fills[0]).toBe(grounds[0]);
    }
    expect(contrast(ground, ink)).toBeCloseTo(least, 1);
    expect(contrast(ground, ink)).toBeGreaterThan(7);
  });

  it.each(COLOURS)('%s: everything stands where it does in black on white', (colours) => {
    const [file, plain] = [files.get(colours)!, files.get('black-on-white')!];
    expect(file.pages).toHaveLength(plain.pages.length);
    file.pages.forEach(({ runs, paths, links }, i) => {
      const page = plain.pages[i]!;
      const blank = <T extends { colour: string }>(marks: readonly T[]) =>
        marks.map((mark) => ({ ...mark, colour: '' }));
      expect(blank(runs)).toEqual(blank(page.runs));
      expect(blank(paths)).toEqual(blank(page.paths));
      expect(links).toEqual(page.links);
    });
  });

  it('are left to the press in a book that is bound, where a ground would need bleed', async () => {
    const { pages } = await rendered('white-on-black', 'kdp');
    for (const { colours } of pages) expect(colours).toEqual([]);
  });
});
