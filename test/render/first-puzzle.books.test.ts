import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openBook, parseBookFile } from '../../src/book/book.ts';
import { parseJson } from '../../src/book/json.ts';
import { presetRequest } from '../../src/book/presets.ts';
import type { Audience } from '../../src/document/audience.ts';
import type { Document, Inline } from '../../src/document/document.ts';
import { makeDocument } from '../../src/document/make.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import { type Page, targetOf } from '../../src/layout/page.ts';
import { layoutPrint } from '../../src/layout/print/print.ts';
import { PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { loadWords } from '../../src/node/words.ts';
import { boundSettings, INSIDE } from '../../src/render/bound.ts';
import { allBlocks } from '../helpers/document/documents.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { render } from '../helpers/render/books.ts';

const metrics = makeMetrics(loadFonts());
const golden = parseBookFile(
  parseJson(readFileSync(new URL('../golden/first-book.json', import.meta.url), 'utf8')),
);

/** The section of easy puzzles with the double-seven set. */
const DOUBLE_SEVEN = 3;

function expectEarlyStart(document: Document, settings: Parameters<typeof layoutPrint>[1]): void {
  const { pages } = layoutPrint(document, settings);
  const pageOf = (id: string) =>
    pages.findIndex(({ targets }) => targets.some(({ name }) => name === targetOf(id))) + 1;
  expect(pageOf('contents')).toBeGreaterThan(0);
  expect(pageOf('how-to-play') - pageOf('contents')).toBe(1);
  expect(pageOf('puzzle-1')).toBeGreaterThan(pageOf('how-to-play'));
  expect(pageOf('puzzle-1')).toBeLessThanOrEqual(10);
  // The pages before it are light reading: pictures, and few words next to them.
  const words = pages.slice(pageOf('how-to-play') - 1, pageOf('puzzle-1') - 1).map(wordsOn);
  expect(Math.min(...words)).toBeGreaterThan(10);
  expect(Math.max(...words), words.join()).toBeLessThanOrEqual(90);
}

/** The number of words on a page, its head included. */
function wordsOn({ marks }: Page): number {
  const texts = marks.flatMap(({ element, items }) =>
    items.flatMap((item) => (element && item.type === 'text' ? [item.text] : [])),
  );
  return texts.flatMap((text) => text.split(/\s+/)).filter((word) => /\p{L}{2}|^\p{L}$/u.test(word)).length;
}

describe.each(LANGUAGE_CODES)('the first puzzle of the first book, in %s', (language) => {
  const { title, subtitle } = presetRequest('first', loadWords(language));
  const book = openBook({ ...golden, language, title, ...(subtitle && { subtitle }) });
  const documentFor = (audience: Audience) => makeDocument(book, 'book', audience, textsOf(language));

  it.each([
    ['large-print', 'a4'],
    ['giant-print', 'a3'],
    ['standard-print', 'a4'],
  ] as const)(
    'stands on page 10 at the latest, behind contents of one page and few words on each: %s on %s',
    (edition, paper) => {
      const profile = PRINT_PROFILES[edition];
      expectEarlyStart(documentFor({ reader: 'print', keysInside: true, cover: true }), {
        sheet: profile.sheets[paper],
        profile,
        metrics,
      });
    },
  );

  it('stands on page 10 at the latest when the book is bound', () => {
    expectEarlyStart(documentFor(INSIDE), boundSettings(book, metrics));
  });

  it('is one of a hundred easy ones that take three pages each at most, everything included, in one section', () => {
    const section = book.sections.find(({ title: name }) => name === golden.sections[DOUBLE_SEVEN]!.title)!;
    const puzzles = Array.from({ length: 100 }, (_, i) => ({
      ...section.puzzles[i % section.puzzles.length]!,
      number: i + 1,
    }));
    const single = { ...book, sections: [{ ...section, puzzles }], exhibits: [], games: [] };
    const audience = { reader: 'print', keysInside: true, cover: true } as const;
    const profile = PRINT_PROFILES['large-print'];
    const { pages } = layoutPrint(makeDocument(single, 'book', audience, textsOf(language)), {
      sheet: profile.sheets[book.paper],
      profile,
      metrics,
    });
    expect(pages.length).toBeLessThanOrEqual(300);
  });

  it('stands on braille page 10 at the latest, on page 11 in German and French, and a first board on page 1', async () => {
    const files = await render(book, 'brf');
    const pages = files.get('book-volume-1.brf')!.toString('latin1').split('\f');
    const first = pages.findIndex((page) => /^[,.]?(?:PUZZLE|AUFGABE|PROBL!ME) (?:#A|,\*)\r$/m.test(page));
    expect(pages[0]).toMatch(/^3{4,}\r$/m);
    expect(first).toBeGreaterThan(0);
    expect(first + 1).toBeLessThanOrEqual({ en: 10, de: 11, fr: 11 }[language]);
  });

  it.each(['screen', 'display'] as const)(
    'has a link before the contents, for those who read by %s',
    (reader) => {
      const [title] = documentFor({ reader, keysInside: true }).blocks;
      const links = allBlocks([title!]).flatMap((block) =>
        block.type === 'paragraph' ? block.content.filter((part: Inline) => part.type === 'page') : [],
      );
      expect(links).toEqual([expect.objectContaining({ of: 'puzzle-1' })]);
    },
  );
});
