import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/document/document.ts';
import { LANGUAGE_CODES } from '../../../src/languages/index.ts';
import { translateText } from '../../helpers/braille/writing.ts';
import { allBlocks } from '../../helpers/document/blocks.ts';
import { mixedBook } from '../../helpers/document/documents.ts';
import { inTurn } from '../../helpers/in-turn.ts';
import { brailleOf, embossedDocument, pageOf } from '../../helpers/layout/emboss/made.ts';
import { render } from '../../helpers/render/books.ts';
import { type Lines, numberOf, pagesOf } from '../../helpers/render/brf-reader.ts';
import { linesOf, readXml, volumesOf } from '../../helpers/render/pef-reader.ts';
import { plainWords } from '../../helpers/words.ts';

// Requirements for every volume of a book, whatever its pages look like. Each is checked in the finished files.

const PAGES = [
  { page: 'de', volume: 25, interpoint: false },
  { page: 'uk', volume: 40 },
  { page: 'fr', volume: 40 },
  { page: 'us', volume: 1000 },
  { page: { cells: 20, lines: 15 }, volume: 60 },
] as const;

const CASES = inTurn(
  PAGES.map((fields) => ({ fields })),
  LANGUAGE_CODES.map((language) => ({ language })),
);

/** A line of a key: a domino by two digits, and its place. */
const LISTED =
  /^(?:⠼[⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊]{2}⠀(?:⠼[⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊]+⠀|[⠁-⠵]⠀⠼)|⠠[⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪]{2}⠀(?:⠠[⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪]+⠀|[⠁-⠵]⠀⠠))/;

describe.each(CASES)('every volume: $language, $fields', ({ language, fields }) => {
  const book = { ...mixedBook(language), braille: brailleOf(fields) };
  const { lines: onPage, cells, number } = pageOf(book.braille.page, language);
  const us = fields.page === 'us';
  /** The lines of a page between its running title and its number, unchanged. */
  const body = (page: Lines) => {
    const ends = us || number > 0 ? page.slice(us ? 1 : 0, onPage - 1) : page.slice(1);
    return ends.slice(0, ends.findLastIndex((line) => line !== '') + 1);
  };
  const say = plainWords(language);
  const inCells = (text: string) => translateText(text, language);
  const joined = (lines: Lines) => lines.join('⠀').replace(/⠀+/g, '⠀');
  /** The headings of puzzles and keys, in cells. */
  const headings = allBlocks(embossedDocument(book).blocks).flatMap((block) => {
    if (block.type !== 'section' || (block.role !== 'puzzle' && block.role !== 'key')) return [];
    const [first] = block.blocks;
    return first?.type === 'heading' ? [{ role: block.role, words: wordsOf(first.content) }] : [];
  });
  let volumes: { readonly name: string; readonly pages: readonly Lines[] }[];

  beforeAll(async () => {
    const files = [...(await render(book, 'brf'))].filter(([name]) => name.endsWith('.brf'));
    volumes = files.map(([name, bytes]) => ({
      name,
      pages: pagesOf(bytes, { code: 'nabcc', lineEnd: '\r\n' }),
    }));
  });

  it('has the same pages in BRF and in PEF, with numbers that go on through all of them', async () => {
    const root = readXml((await render(book, 'pef')).get('book.pef')!.toString('utf8'));
    expect(volumesOf(root).map(linesOf)).toEqual(volumes.map(({ pages }) => pages));
    const numbers = volumes.flatMap(({ pages }) =>
      pages.map((page) => {
        const line = page[us ? onPage - 1 : number];
        return line?.length === cells ? numberOf(line.slice(line.lastIndexOf('⠀') + 1)) : undefined;
      }),
    );
    numbers.forEach((own, i) => {
      if (own !== undefined) expect(own).toBe(i + 1);
      else expect(book.braille.interpoint).toBe(true);
    });
  });

  it('begins with a title page and contents, and ends with words that say so', () => {
    const title = inCells(book.title);
    for (const [v, { pages }] of volumes.entries()) {
      expect(joined(body(pages[0]!))).toContain(title);
      const last = pages.findLast((page) => page.length > 0)!;
      const end = v === volumes.length - 1 ? say('volume-last') : say('volume-end', { number: v + 1 });
      expect(body(last).at(-1)!.replace(/^⠀+/, '')).toBe(inCells(end));
      const others = pages.filter((page) => page !== last).flatMap((page) => body(page));
      expect(others.map((line) => line.replace(/^⠀+/, ''))).not.toContain(inCells(end));
    }
  });

  it('ends with no heading', () => {
    for (const { pages } of volumes) {
      const last = pages.findLast((page) => page.length > 0)!;
      const text = body(last)
        .slice(0, -1)
        .findLast((line) => line !== '');
      for (const { words } of headings) expect(text).not.toBe(inCells(words));
    }
  });

  it('has no board and no list of a key without its name on the same page, above it or in the running title', () => {
    const named = allBlocks(embossedDocument(book).blocks).flatMap((block) => {
      if (block.type !== 'section') return [];
      const [first] = block.blocks;
      if (first?.type !== 'heading') return [];
      const words = wordsOf(first.content);
      const texts = [words, say('volume-continued', { title: words })].map(inCells);
      return [{ texts, running: block.running && inCells(block.running) }];
    });
    let latest: (typeof named)[number] | undefined;
    let seen = 0;
    let byTitle = 0;
    const keys = volumes.filter(({ name }) => name.startsWith('keys')).flatMap(({ pages }) => pages);
    for (const page of keys) {
      const lines = body(page);
      const board = lines.findIndex((line) => /⠒{4}/.test(line) || LISTED.test(line));
      const before = latest;
      const at = lines.map((_, i) =>
        named.find(({ texts }) => texts.some((heading) => isAt(lines, i, heading))),
      );
      latest = at.findLast((each) => each !== undefined) ?? latest;
      if (board < 0) continue;
      seen++;
      if (at.slice(0, board).some((each) => each !== undefined)) continue;
      byTitle++;
      const title = page[number > 0 && !us ? onPage - 1 : 0]!;
      expect(us ? title : title.replace(/⠀[^⠀]*$/, '')).toContain(before?.running);
    }
    expect(seen).toBeGreaterThan(8);
    expect(byTitle).toBeGreaterThan(0);
  });

  it('leaves a section whole that fits in one', () => {
    const ends = volumes.map(({ pages }) => pages.length);
    expect(Math.max(...ends)).toBeLessThanOrEqual(book.braille.volume);
    const of = (puzzle: number) => {
      const heading = headings.filter(({ role }) => role === 'puzzle')[puzzle - 1]!;
      const cellsOf = inCells(heading.words);
      return volumes.findIndex(({ pages }) => pages.some((page) => isAt(body(page), 0, cellsOf)));
    };
    for (const { puzzles, oneKey } of book.sections) {
      if (!oneKey) continue;
      expect(new Set(puzzles.map((puzzle) => of(puzzle.number))).size).toBe(1);
    }
  });
});

/** Whether words begin on this line and, as far as necessary, continue on those below. */
function isAt(lines: Lines, at: number, words: string): boolean {
  let text = lines[at] ?? '';
  for (let i = at + 1; text.length < words.length && i < lines.length; i++) text += `⠀${lines[i]!}`;
  return text === words;
}
