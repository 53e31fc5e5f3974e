import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openBook, parseBookFile } from '../../src/book/book.ts';
import { PRINT_EDITIONS, type PrintEdition } from '../../src/book/choices.ts';
import { parseJson } from '../../src/book/json.ts';
import { presetRequest } from '../../src/book/presets.ts';
import { makeDocument } from '../../src/document/make.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import type { Page, PageItem } from '../../src/layout/page.ts';
import { layoutPrint } from '../../src/layout/print/print.ts';
import { PRINT_PROFILES, type PrintProfile } from '../../src/layout/print/profiles.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { loadWords } from '../../src/node/words.ts';
import { boundSettings, INSIDE } from '../../src/render/bound.ts';
import { textsOf } from '../helpers/document/texts.ts';

const metrics = makeMetrics(loadFonts());
const golden = parseBookFile(
  parseJson(readFileSync(new URL('../golden/first-book.json', import.meta.url), 'utf8')),
);

/**
 * The number of pages of an edition that may be nearly empty: the last page of the keys, a page between a picture and the next
 * one that does not fit after it, and the end of a turning point that is longer than a page. In giant print on A4, openers and
 * turning points are often nearly empty.
 */
const MOST = { 'large-print': 3, 'standard-print': 3, kdp: 4, 'giant-print': 25 } as const;

/** The minimum filling of such a page, as a share. */
const LEAST_OF_LOW = { 'large-print': 0.28, 'standard-print': 0.28, kdp: 0.27, 'giant-print': 0.09 } as const;

/** The maximum number of pages of an edition in English, for printing and binding. */
const MOST_PAGES = { 'large-print': 380, 'standard-print': 200, kdp: 320 } as const;

/** How far down its text area the content of a normal page reaches at least: a third. */
const LEAST = 1 / 3;

/** How far down something reaches, in mm. */
function bottomOf(item: PageItem): number {
  if (item.type === 'line') return Math.max(item.from[1], item.to[1]);
  if (item.type === 'bent') return Math.max(...item.points.map(([, y]) => y));
  return item.y + ('height' in item ? item.height : 0);
}

/** The filled share of a page's text area from the top; undefined if it is blank except for head and number. */
function filled({ height, marks }: Page, { margins }: PrintProfile): number | undefined {
  const bottom = height - margins.bottom;
  const reached = marks
    .flatMap(({ items }) => items.map(bottomOf))
    .filter((y) => y > margins.top && y <= bottom + 1);
  return reached.length > 0 ? (Math.max(...reached) - margins.top) / (bottom - margins.top) : undefined;
}

describe.each(LANGUAGE_CODES)('the pages of the first book, in %s', (language) => {
  const { title, subtitle } = presetRequest('first', loadWords(language));
  const print = { ...golden.print, keysPerPage: 8 as const };
  const book = openBook({ ...golden, print, language, title, ...(subtitle && { subtitle }) });
  const pagesOf = (edition: PrintEdition) => {
    const isBound = edition === 'kdp';
    const profile = PRINT_PROFILES[edition];
    const audience = isBound ? INSIDE : ({ reader: 'print', keysInside: true, cover: true } as const);
    const settings = isBound
      ? boundSettings(book, metrics)
      : { sheet: profile.sheets[book.paper], profile, metrics };
    return layoutPrint(makeDocument(book, 'book', audience, textsOf(language)), settings).pages;
  };

  it.runIf(language === 'en').each(Object.entries(MOST_PAGES))(
    'are few enough to print and bind: %s',
    (edition, most) => {
      expect(pagesOf(edition as PrintEdition).length).toBeLessThanOrEqual(most);
    },
  );

  it.each(PRINT_EDITIONS)('are filled for a third at least, but for a few: %s', (edition) => {
    const profile = PRINT_PROFILES[edition];
    const pages = pagesOf(edition);
    const shares = pages.map((page) => filled(page, profile));
    const low = shares.flatMap((share, i) =>
      share !== undefined && share < LEAST ? [{ page: i + 1, share }] : [],
    );
    expect(low.length, JSON.stringify(low)).toBeLessThanOrEqual(MOST[edition]);
    expect(Math.min(...low.map(({ share }) => share), 1)).toBeGreaterThan(LEAST_OF_LOW[edition]);
    const blank = shares.flatMap((share, i) => (share === undefined ? [i + 1] : []));
    // Blank are the last page of a bound book, the page before a back cover that would otherwise be on a right-hand page, and a
    // page that faces a board in halves, which begins on a left-hand page.
    const others = blank.filter((page) => page < pages.length - 1);
    expect(others.length, others.join()).toBeLessThanOrEqual(edition === 'giant-print' ? 3 : 0);
  });
});
