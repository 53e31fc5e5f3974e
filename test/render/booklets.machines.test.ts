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
import { boardsOn, boxOf } from '../helpers/pdf/boards.ts';
import { printStyle } from '../helpers/pdf/ink.ts';
import { type PdfFile, readPdf } from '../helpers/pdf/read.ts';
import { headingsOf } from '../helpers/pdf/words.ts';
import { peerBook } from '../helpers/render/books.ts';
import { pdfOf } from '../helpers/render/rendered.ts';
import { wholeOf } from '../helpers/render/whole.ts';
import { plainWords } from '../helpers/words.ts';

const { digits, box, least } = PRINT_PROFILES['large-print'];

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
    const boxes = page.paths.filter(({ closed, curved }) => closed && !curved);
    const heights = boxes.map(({ points }) => boxOf(points)).map(({ top, bottom }) => bottom - top);
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
] as const)('booklet %s in %s: %i puzzles, a page each, on %i pages', async (name, language, count, most) => {
  const file = await pdfOf(await presetBook(name, language), 'large-print');
  expect(file.pages.length).toBeLessThanOrEqual(most);
  expectSizes(file, count);
});

it('a booklet has no tally where none is wanted, and a page for each puzzle', async () => {
  const fields = { language: 'de', contents: ['puzzles', 'solutions'], print: { tally: 'none' } };
  const file = await pdfOf(peerBook([4], fields), 'large-print');
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
  for (const [edition, points] of Object.entries({ 'large-print': 18, 'standard-print': 12 } as const)) {
    const { pages } = await readPdf(files.get(`leaflet-${edition}.pdf`)!);
    expect(pages).toHaveLength(1);
    for (const { size } of pages[0]!.runs) expect(size).toBeGreaterThan(points - 1e-4);
    const profile = PRINT_PROFILES[edition as 'large-print' | 'standard-print'];
    expect(boardsOn(pages[0]!, printStyle(profile))).toHaveLength(2);
  }
  const html = files.get('leaflet.html')!.toString();
  expect(html.match(/<table/g)).toHaveLength(2);
  expect(html).not.toContain('<nav');
  const sides = files.get('leaflet.brf')!.toString('latin1').split('\f').length - 1;
  expect(sides).toBeLessThanOrEqual(2);
});

it('a book of figures alone has the key to the practice board once, wherever tallies stand', async () => {
  const print = { tally: 'same-page' };
  const config = parseConfig({ title: 'Figures', exhibits: ['I'], editions: ['large-print'], print });
  const file = await pdfOf(openBook(await planBook(config)), 'large-print');
  const heading = plainWords('en')('practice-key-heading');
  expect(headingsOf(file).filter(({ words }) => words === heading)).toHaveLength(1);
});
