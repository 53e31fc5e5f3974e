import { describe, expect, it } from 'vitest';
import { type Block, type DominoCount, NOTHING_ELSE } from '../../../src/document/document.ts';
import { makeDocument } from '../../../src/document/make.ts';
import { workedFigure } from '../../../src/document/step-figures.ts';
import { workedExample } from '../../../src/document/worked.ts';
import { makeMetrics } from '../../../src/layout/metrics.ts';
import { type Page, targetOf } from '../../../src/layout/page.ts';
import { layoutPrint } from '../../../src/layout/print/print.ts';
import { PRINT_PROFILES } from '../../../src/layout/print/profiles.ts';
import type { SheetName } from '../../../src/layout/sheets.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { textsOf } from '../../helpers/document/texts.ts';
import { madeUpBook } from '../../helpers/render/books.ts';
import { WORDS } from '../../helpers/words.ts';

const metrics = makeMetrics(loadFonts());

function pagesOf(blocks: readonly Block[], edition: keyof typeof PRINT_PROFILES, sheet?: SheetName) {
  const profile = PRINT_PROFILES[edition];
  const words = WORDS.en;
  const about = { title: 'T', language: 'en', date: '2026-11-20', words, ...NOTHING_ELSE } as const;
  return layoutPrint({ ...about, blocks }, { sheet: sheet ?? profile.sheets.a4, profile, metrics }).pages;
}

const texts = textsOf('en');

const itemsOf = ({ marks }: Page) => marks.flatMap(({ items }) => items);

describe('a tally', () => {
  it.each([
    ['large-print', 'a4'],
    ['large-print', 'letter'],
    ['giant-print', 'a3'],
    ['giant-print', 'a4'],
    ['giant-print', 'letter'],
    ['kdp', 'letter'],
  ] as const)('of the set up to 9:9 stands whole on one page: %s, %s', (edition, sheet) => {
    const title = 'Tally: 200 places in all';
    const pages = pagesOf([{ type: 'tally', title, range: 9 }], edition, sheet);
    const held = pages.filter((page) => itemsOf(page).some((item) => item.type === 'outline'));
    expect(held).toHaveLength(1);
    const { margins } = PRINT_PROFILES[edition];
    const boxes = itemsOf(held[0]!).flatMap((item) => (item.type === 'outline' ? [item] : []));
    expect(boxes).toHaveLength(55);
    const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
    expect(bottom).toBeLessThanOrEqual(held[0]!.height - margins.bottom + 0.01);
    // No row touches the dominoes below it.
    const tops = [...new Set(boxes.map(({ y }) => y))].sort((a, b) => a - b);
    expect(tops[1]! - tops[0]!).toBeGreaterThan(
      boxes[0]!.height + metrics.capHeight('figures', PRINT_PROFILES[edition].body),
    );
  });

  it.each([
    [6, 1],
    [8, 1],
    [11, 2],
  ])('of the set up to %i leaves the board of standard print its size, on %i pages', (range, count) => {
    const profile = PRINT_PROFILES['standard-print'];
    const document = makeDocument(madeUpBook([range]), 'book', { reader: 'print', keysInside: true }, texts);
    const { pages } = layoutPrint(document, { sheet: profile.sheets.a4, profile, metrics });
    const at = (id: string) =>
      pages.findIndex(({ targets }) => targets.some(({ name }) => name === targetOf(id)));
    const shown = pages.slice(at('puzzle-1'), at('keys'));
    expect(shown).toHaveLength(count);
    const tallies = shown.map((page) => itemsOf(page).some((item) => item.type === 'outline'));
    expect(tallies).toEqual(count === 1 ? [true] : [false, true]);
  });

  it.each([12, 13])('of the set up to %i stands on two pages in equal shares', (range) => {
    const pages = pagesOf([{ type: 'tally', title: 'Tally: 400 places in all', range }], 'large-print');
    const rows = pages
      .map(
        (page) =>
          new Set(itemsOf(page).flatMap((item) => (item.type === 'outline' ? [item.y.toFixed(2)] : []))).size,
      )
      .filter((count) => count > 0);
    expect(rows).toHaveLength(2);
    expect(rows[0]! - rows[1]!).toBeGreaterThanOrEqual(0);
    expect(rows[0]! - rows[1]!).toBeLessThanOrEqual(1);
  });

  it.each(['lesson', 'practice'] as const)(
    'beside the board of the %s keeps counts clear of outlines',
    (name) => {
      const worked = workedExample(name);
      for (const edition of ['large-print', 'giant-print', 'standard-print', 'kdp'] as const) {
        for (let step = 0; step <= worked.path.pathSteps.length; step++) {
          const figure = workedFigure(worked, 'steps', step, WORDS.en);
          const items = pagesOf([{ type: 'board', figure, withCounts: true }], edition).flatMap(itemsOf);
          const isOpen = ({ places }: DominoCount) => places !== undefined;
          const counts = items.flatMap((item) =>
            item.type === 'text' && /^ \d$/.test(item.text) ? [item] : [],
          );
          expect(counts).toHaveLength(figure.counts!.filter(isOpen).length);
          const outlines = items.flatMap((item) =>
            item.type === 'outline' && item.radius > 0 ? [item] : [],
          );
          for (const { x, y, text, font, size } of counts) {
            const right = x + metrics.width(text, font, size);
            const beside = outlines.filter(
              (outline) => outline.y < y && y < outline.y + outline.height && outline.x > x,
            );
            for (const outline of beside) expect(outline.x - right).toBeGreaterThanOrEqual(2);
          }
        }
      }
    },
  );
});
