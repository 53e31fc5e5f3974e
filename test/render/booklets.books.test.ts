import { expect, it } from 'vitest';
import { type Book, openBook } from '../../src/book/book.ts';
import type { PresetName } from '../../src/book/choices.ts';
import { parseConfig } from '../../src/book/config.ts';
import { planBook } from '../../src/book/plan.ts';
import { presetRequest } from '../../src/book/presets.ts';
import type { Language } from '../../src/languages/index.ts';
import { PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { ENGINES } from '../../src/node/braille.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { loadWords } from '../../src/node/words.ts';
import { LEAFLET_FILE, renderLeaflet } from '../../src/render/leaflet.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { boardsOn } from '../helpers/pdf/boards.ts';
import { printStyle } from '../helpers/pdf/ink.ts';
import { type PdfFile, readPdf } from '../helpers/pdf/read.ts';
import { headingsOf } from '../helpers/pdf/words.ts';
import { peerBook, render } from '../helpers/render/books.ts';
import { wholeOf } from '../helpers/render/whole.ts';
import { plainWords } from '../helpers/words.ts';

const { digits, box, least } = PRINT_PROFILES['large-print'];

const inLargePrint = async (book: Book): Promise<PdfFile> =>
  readPdf((await render(book, 'large-print')).get('large-print.pdf')!);

/** The minimum size of digits on puzzle boards in points, and the minimum height of the boxes of their tallies in mm. */
function expectSizes(file: PdfFile, puzzles: number): void {
  const pages = headingsOf(file)
    .filter(({ words }) => /^(?:Puzzle|Aufgabe|Problème) \d+,/.test(words))
    .map(({ page }) => file.pages[page - 1]!);
  expect(new Set(pages).size).toBe(puzzles);
  for (const page of pages) {
    const [board, ...others] = boardsOn(page, printStyle(PRINT_PROFILES['large-print']));
    expect(others).toEqual([]);
    for (const { size } of board!.numbers.flat()) expect(size).toBeGreaterThan(digits.alone - 1e-4);
    const names = page.runs.filter(({ text }) => /^\d:\d$/.test(text));
    expect(names.length).toBeGreaterThanOrEqual(10);
    const heights = page.paths
      .filter(({ closed, curved }) => closed && !curved)
      .map(({ points }) => Math.max(...points.map(([, y]) => y)) - Math.min(...points.map(([, y]) => y)));
    expect(heights.filter((height) => Math.abs(height - box.height) < 0.01)).toHaveLength(names.length);
    for (const { size } of page.runs) expect(size).toBeGreaterThan(least - 1e-4);
  }
}

async function presetBook(name: PresetName, language: Language): Promise<Book> {
  return openBook(await planBook(parseConfig(presetRequest(name, loadWords(language)))));
}

it.each([
  ['large-print', 'de', 24, 40],
  ['starter', 'fr', 20, 34],
] as const)(
  'a booklet of the preset %s in %s has %i puzzles, each on a page with its tally, on %i pages at most',
  async (name, language, puzzles, most) => {
    const file = await inLargePrint(await presetBook(name, language));
    expect(file.pages.length).toBeLessThanOrEqual(most);
    expectSizes(file, puzzles);
  },
);

it('a booklet has no tally where none is wanted, and a page for each puzzle', async () => {
  const fields = { language: 'de', contents: ['puzzles', 'solutions'], print: { tally: 'none' } };
  const file = await inLargePrint(peerBook([4], fields));
  const runs = file.pages.flatMap((page) => page.runs);
  expect(runs.filter(({ text }) => text.startsWith('Zählliste'))).toEqual([]);
  const pages = headingsOf(file).flatMap(({ words, page }) => (/^Aufgabe \d+,/.test(words) ? [page] : []));
  expect(new Set(pages).size).toBe(2);
});

it.each([
  ['de', 'a4'],
  ['en', 'letter'],
  ['fr', 'a4'],
] as const)('the leaflet in %s is one page of large and of standard print on %s', async (language, paper) => {
  const materials = { texts: textsOf(language), fonts: loadFonts(), engines: ENGINES };
  const files = new Map([...renderLeaflet(paper, materials)].map((file) => [file.name, wholeOf(file)]));
  for (const name of files.keys()) expect(name).toMatch(LEAFLET_FILE);
  expect(files.size).toBe(5);
  for (const [name, points] of [
    ['leaflet-large-print.pdf', 18],
    ['leaflet-standard-print.pdf', 12],
  ] as const) {
    const { pages } = await readPdf(files.get(name)!);
    expect(pages).toHaveLength(1);
    for (const { size } of pages[0]!.runs) expect(size).toBeGreaterThan(points - 1e-4);
    expect(
      boardsOn(
        pages[0]!,
        printStyle(PRINT_PROFILES[name.includes('large') ? 'large-print' : 'standard-print']),
      ),
    ).toHaveLength(2);
  }
  const html = files.get('leaflet.html')!.toString();
  expect(html.match(/<table/g)).toHaveLength(2);
  expect(html).not.toContain('<nav');
  const sides = files.get('leaflet.brf')!.toString('latin1').split('\f').length - 1;
  expect(sides).toBeLessThanOrEqual(2);
});

it('a book of figures alone has the key to the practice board once, wherever tallies stand', async () => {
  const config = parseConfig({
    title: 'Figures',
    sections: [],
    exhibits: ['I'],
    editions: ['large-print'],
    print: { tally: 'same-page' },
  });
  const file = await inLargePrint(openBook(await planBook(config)));
  const heading = plainWords('en')('practice-key-heading');
  expect(headingsOf(file).filter(({ words }) => words === heading)).toHaveLength(1);
});
