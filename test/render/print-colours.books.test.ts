import { beforeAll, describe, expect, it } from 'vitest';
import { COLOURS, type Colours } from '../../src/book/print-config.ts';
import { boxOf } from '../helpers/pdf/boards.ts';
import { type PdfFile, type PdfPage, readPdf } from '../helpers/pdf/read.ts';
import { contrast, greyOf } from '../helpers/pdf/wcag.ts';
import { peerBook, render } from '../helpers/render/books.ts';
import { pdfOf } from '../helpers/render/rendered.ts';

/**
 * The ground and the ink of a page, and what a blue cover adds: an accent and a tint of it for a home printer, or a ground and
 * the colours on it if the cover is all in colour.
 */
const EXPECTED: Readonly<Record<Colours, { ground: string; ink: string; accent: string; tint: string }>> = {
  'black-on-white': { ground: '#ffffff', ink: '#000000', accent: '#12386b', tint: '#e7ebf0' },
  'black-on-cream': { ground: '#fafac8', ink: '#000000', accent: '#12386b', tint: '#e3e7bf' },
  'white-on-black': { ground: '#000000', ink: '#ffffff', accent: '#ffd84d', tint: '#29230c' },
};
const BRIGHT = '#ffd84d';
/** The enhanced contrast of WCAG 1.4.6. */
const ENHANCED = 7;

async function printed(print: object): Promise<PdfFile> {
  const words = { title: 'Dominosa für alle', author: 'A. B.', credit: 'Nach C. D.', language: 'de' };
  const contents = ['puzzles', 'hints', 'solutions'];
  return pdfOf(peerBook([3], { ...words, print, contents }), 'standard-print');
}

const coversOf = ({ pages }: PdfFile) => [pages[0]!, pages.at(-1)!];
const textsOf = ({ runs }: PdfPage) => runs.map(({ text }) => text);
const coloursOn = ({ runs, paths, fills }: PdfPage) =>
  new Set([...runs, ...paths, ...fills].map(({ colour }) => colour));

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
    for (const colours of COLOURS) files.set(colours, await printed({ colours }));
  });

  it.each(COLOURS)('%s: one ink on one ground that fills the page and is an artifact', (colours) => {
    const file = files.get(colours)!;
    const { ground, ink } = EXPECTED[colours];
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
    expect(contrast(ground, ink)).toBeGreaterThan(ENHANCED);
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
});

describe.each(COLOURS)('covers in colour, %s', (colours) => {
  const { ground, ink: pageInk, accent, tint } = EXPECTED[colours];

  it('have a contrast of 7 and more between all that stands on each other, other pages their ink', async () => {
    const { pages } = await printed({ colours, cover: 'colour' });
    const [front, back] = [pages[0], pages.at(-1)];
    for (const page of pages.slice(1, -1)) {
      for (const colour of coloursOn(page)) expect([pageInk, ground]).toContain(colour);
      for (const { colour } of [...page.runs, ...page.paths]) expect(colour).toBe(pageInk);
    }
    expect(coloursOn(front!)).toEqual(new Set([ground, pageInk, accent, tint]));
    for (const colour of coloursOn(back!)) expect([ground, pageInk, accent]).toContain(colour);
    expect(coloursOn(back!)).toContain(accent);
    for (const shade of [(colour: string) => colour, greyOf]) {
      expect(contrast(shade(pageInk), shade(ground))).toBeGreaterThan(ENHANCED);
      expect(contrast(shade(accent), shade(ground))).toBeGreaterThan(ENHANCED);
    }
  });

  it('have a front all in colour where that is asked for, and a back on paper', async () => {
    const [front, back] = coversOf(await printed({ colours, cover: { full: true } }));
    const isDark = colours === 'white-on-black';
    const [field, on] = isDark ? [ground, pageInk] : [accent, ground];
    const whole = front!.fills.findLast(({ points }) => boxOf(points).right >= front!.width - 0.01)!;
    expect(whole).toMatchObject({ colour: field, content: undefined });
    const { left, top, bottom } = boxOf(whole.points);
    for (const away of [left, top, bottom - front!.height]) expect(away).toBeCloseTo(0, 2);
    for (const { colour } of front!.runs) expect([on, BRIGHT, field]).toContain(colour);
    for (const { colour } of back!.runs) expect([pageInk, accent]).toContain(colour);
    for (const shade of [(colour: string) => colour, greyOf]) {
      for (const upper of [on, BRIGHT]) {
        expect(contrast(shade(upper), shade(field))).toBeGreaterThan(ENHANCED);
      }
    }
  });
});

it('covers in colour say what plain covers say: nothing is told by colour', async () => {
  const [plain, coloured] = [await printed({}), await printed({ cover: 'colour' })];
  expect(coversOf(coloured).map(textsOf).map(joined)).toEqual(coversOf(plain).map(textsOf).map(joined));
});

it('covers in colour are those of a bound book, too, whose inside stays black', async () => {
  const fields = { title: 'Dominosa für alle', print: { cover: 'colour' } };
  const files = await render(peerBook([6], fields), 'kdp');
  const [inside, cover] = await Promise.all(
    ['kdp.pdf', 'kdp-cover.pdf'].map((name) => readPdf(files.get(name)!)),
  );
  const { ground, ink: pageInk, accent, tint } = EXPECTED['black-on-white'];
  expect([...new Set(inside!.pages.flatMap((page) => [...coloursOn(page)]))]).toEqual([pageInk]);
  expect(coloursOn(cover!.pages[0]!)).toEqual(new Set([pageInk, accent, ground, tint, BRIGHT]));
});

/** Words without line breaks, which may vary. */
function joined(texts: readonly string[]): string {
  return texts.join('').replaceAll(' ', '');
}
