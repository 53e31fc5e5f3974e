import { describe, expect, it } from 'vitest';
import { COLOURS, type Colours } from '../../src/book/print-config.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { boxOf } from '../helpers/pdf/boards.ts';
import { gap, Ink } from '../helpers/pdf/ink.ts';
import { type PdfFile, type PdfPage, readPdf } from '../helpers/pdf/read.ts';
import { contrast, greyOf } from '../helpers/pdf/wcag.ts';
import { peerBook, render } from '../helpers/render/books.ts';

/** The ground of a page and its ink, and the colour that sets covers off. */
const EXPECTED: Readonly<Record<Colours, { ground: string; ink: string; accent: string }>> = {
  'black-on-white': { ground: '#ffffff', ink: '#000000', accent: '#12386b' },
  'black-on-cream': { ground: '#fafac8', ink: '#000000', accent: '#12386b' },
  'white-on-black': { ground: '#000000', ink: '#ffffff', accent: '#ffcc33' },
};
/** The enhanced contrast of WCAG 1.4.6. */
const ENHANCED = 7;

const ink = new Ink(loadFonts());

async function printed(print: object, language: (typeof LANGUAGE_CODES)[number] = 'en'): Promise<PdfFile> {
  const words = { title: 'Dominosa für alle', author: 'A. B.', credit: 'Nach C. D.', language };
  const files = await render(peerBook([3], { ...words, print }), 'large-print');
  return readPdf(files.get('large-print.pdf')!);
}

const coversOf = ({ pages }: PdfFile) => [pages[0]!, pages.at(-1)!];
const textsOf = ({ runs }: PdfPage) => runs.map(({ text }) => text);
const coloursOn = ({ runs, paths, fills }: PdfPage) =>
  new Set([...runs, ...paths, ...fills].map(({ colour }) => colour));

describe.each(COLOURS)('covers in colour, %s', (colours) => {
  const { ground, ink: pageInk, accent } = EXPECTED[colours];

  it('have a contrast of 7 and more between all that stands on each other, in colour and in grey', async () => {
    const file = await printed({ colours, cover: 'colour' });
    for (const page of coversOf(file)) {
      expect([...coloursOn(page)].sort()).toEqual(
        [
          ...new Set([...(page === file.pages[0] || ground !== '#ffffff' ? [ground] : []), pageInk, accent]),
        ].sort(),
      );
    }
    for (const shade of [(colour: string) => colour, greyOf]) {
      expect(contrast(shade(pageInk), shade(ground))).toBeGreaterThan(ENHANCED);
      expect(contrast(shade(accent), shade(ground))).toBeGreaterThan(ENHANCED);
    }
  });

  it('have nothing but decoration on what is coloured, and the title alone in the colour', async () => {
    const file = await printed({ colours, cover: 'colour' });
    for (const page of coversOf(file)) {
      const coloured = page.fills.filter(({ colour }) => colour === accent);
      expect(coloured.length).toBeGreaterThan(1);
      for (const { content } of coloured) expect(content).toBeUndefined();
      for (const run of page.runs) {
        for (const { points } of coloured) expect(gap(ink.box(run), boxOf(points))).toBeGreaterThan(0);
      }
      const sizes = new Set(page.runs.filter(({ colour }) => colour === accent).map(({ size }) => size));
      expect([...sizes]).toEqual([Math.max(...page.runs.map(({ size }) => size))]);
    }
  });

  it('leave all other pages in their ink', async () => {
    const { pages } = await printed({ colours, cover: 'colour' });
    for (const page of pages.slice(1, -1)) {
      for (const colour of coloursOn(page)) expect([pageInk, ground]).toContain(colour);
      for (const { colour } of [...page.runs, ...page.paths]) expect(colour).toBe(pageInk);
    }
  });
});

it.each(LANGUAGE_CODES)('say in %s what plain covers say: nothing is told by colour', async (language) => {
  const [plain, coloured] = [await printed({}, language), await printed({ cover: 'colour' }, language)];
  expect(coversOf(coloured).map(textsOf).map(joined)).toEqual(coversOf(plain).map(textsOf).map(joined));
});

it('are those of a bound book, too, whose inside stays black', async () => {
  const fields = { title: 'Dominosa für alle', print: { cover: 'colour' } };
  const files = await render(peerBook([6], fields), 'kdp');
  const [inside, cover] = await Promise.all(
    ['kdp.pdf', 'kdp-cover.pdf'].map((name) => readPdf(files.get(name)!)),
  );
  const { ground, ink: pageInk, accent } = EXPECTED['black-on-white'];
  expect([...new Set(inside!.pages.flatMap((page) => [...coloursOn(page)]))]).toEqual([pageInk]);
  expect([...coloursOn(cover!.pages[0]!)].sort()).toEqual([pageInk, accent, ground].sort());
});

/** Words without the ends of lines, which may be elsewhere. */
function joined(texts: readonly string[]): string {
  return texts.join('').replaceAll(' ', '');
}
