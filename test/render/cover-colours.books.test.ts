import { describe, expect, it } from 'vitest';
import { COLOURS, type Colours } from '../../src/book/print-config.ts';
import { boxOf } from '../helpers/pdf/boards.ts';
import { type PdfFile, type PdfPage, readPdf } from '../helpers/pdf/read.ts';
import { contrast, greyOf } from '../helpers/pdf/wcag.ts';
import { peerBook, render } from '../helpers/render/books.ts';

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
  const files = await render(peerBook([3], { ...words, print, contents }), 'large-print');
  return readPdf(files.get('large-print.pdf')!);
}

const coversOf = ({ pages }: PdfFile) => [pages[0]!, pages.at(-1)!];
const textsOf = ({ runs }: PdfPage) => runs.map(({ text }) => text);
const coloursOn = ({ runs, paths, fills }: PdfPage) =>
  new Set([...runs, ...paths, ...fills].map(({ colour }) => colour));

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
    expect([left, top]).toEqual([expect.closeTo(0, 3), expect.closeTo(0, 3)]);
    expect(bottom).toBeCloseTo(front!.height, 2);
    for (const { colour } of front!.runs) expect([on, BRIGHT, field]).toContain(colour);
    for (const { colour } of back!.runs) expect([pageInk, accent]).toContain(colour);
    for (const shade of [(colour: string) => colour, greyOf]) {
      for (const upper of [on, BRIGHT]) {
        expect(contrast(shade(upper), shade(field))).toBeGreaterThan(ENHANCED);
      }
    }
  });
});

it('say what plain covers say: nothing is told by colour', async () => {
  const [plain, coloured] = [await printed({}), await printed({ cover: 'colour' })];
  expect(coversOf(coloured).map(textsOf).map(joined)).toEqual(coversOf(plain).map(textsOf).map(joined));
});

it('are those of a bound book, too, whose inside stays black', async () => {
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
