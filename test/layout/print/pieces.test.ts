import { describe, expect, it } from 'vitest';
import type { Block, DominoCount } from '../../../src/document/document.ts';
import { workedFigure } from '../../../src/document/step-figures.ts';
import { workedExample } from '../../../src/document/worked.ts';
import { dominoesOf, MAX_RANGE, makeDomino } from '../../../src/domino/dominoes.ts';
import { plainLine } from '../../../src/layout/lines.ts';
import { makeMetrics } from '../../../src/layout/metrics.ts';
import type { Page } from '../../../src/layout/page.ts';
import { layoutPrint } from '../../../src/layout/print/print.ts';
import { PRINT_PROFILES } from '../../../src/layout/print/profiles.ts';
import { arrangeTally } from '../../../src/layout/print/tally.ts';
import type { SheetName } from '../../../src/layout/sheets.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { documentWith } from '../../helpers/layout/blocks.ts';
import { WORDS } from '../../helpers/words.ts';

const metrics = makeMetrics(loadFonts());

function pagesOf(blocks: readonly Block[], edition: keyof typeof PRINT_PROFILES, sheet?: SheetName) {
  const profile = PRINT_PROFILES[edition];
  return layoutPrint(documentWith(blocks), { sheet: sheet ?? profile.sheets.a4, profile, metrics }).pages;
}

const itemsOf = ({ marks }: Page) => marks.flatMap(({ items }) => items);

const outlinesOn = (page: Page) => itemsOf(page).flatMap((item) => (item.type === 'outline' ? [item] : []));

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
    const held = pages.filter((page) => outlinesOn(page).length > 0);
    expect(held).toHaveLength(1);
    const { margins } = PRINT_PROFILES[edition];
    const boxes = outlinesOn(held[0]!);
    expect(boxes).toHaveLength(55);
    const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
    expect(bottom).toBeLessThanOrEqual(held[0]!.height - margins.bottom + 0.01);
    // No row touches the dominoes below it.
    const tops = [...new Set(boxes.map(({ y }) => y))].sort((a, b) => a - b);
    expect(tops[1]! - tops[0]!).toBeGreaterThan(
      boxes[0]!.height + metrics.capHeight('figures', PRINT_PROFILES[edition].body),
    );
  });

  it.each([12, 13])('of the set up to %i stands on two pages in equal shares', (range) => {
    const pages = pagesOf([{ type: 'tally', title: 'Tally: 400 places in all', range }], 'large-print');
    const rows = pages
      .map((page) => new Set(outlinesOn(page).map(({ y }) => y.toFixed(2))).size)
      .filter((count) => count > 0);
    expect(rows).toHaveLength(2);
    expect(rows[0]! - rows[1]!).toBeGreaterThanOrEqual(0);
    expect(rows[0]! - rows[1]!).toBeLessThanOrEqual(1);
  });

  it.each(['lesson', 'practice'] as const)('beside the %s keeps counts clear of outlines', (name) => {
    const worked = workedExample(name);
    for (const edition of ['large-print', 'giant-print', 'standard-print', 'kdp'] as const) {
      for (let step = 0; step <= worked.path.pathSteps.length; step++) {
        const figure = workedFigure(worked, 'steps', step, WORDS.en);
        const pages = pagesOf([{ type: 'board', figure, withCounts: true }], edition);
        const isOpen = ({ places }: DominoCount) => places !== undefined;
        const counts = pages
          .flatMap(itemsOf)
          .flatMap((item) => (item.type === 'text' && /^ \d$/.test(item.text) ? [item] : []));
        expect(counts).toHaveLength(figure.counts!.filter(isOpen).length);
        const outlines = pages.flatMap(outlinesOn).filter(({ radius }) => radius > 0);
        for (const { x, y, text, font, size } of counts) {
          const right = x + metrics.width(text, font, size);
          const beside = outlines.filter(
            (outline) => outline.y < y && y < outline.y + outline.height && outline.x > x,
          );
          for (const outline of beside) expect(outline.x - right).toBeGreaterThanOrEqual(2);
        }
      }
    }
  });
});

const listOf = (style: 'covered' | 'rows', entries: readonly string[]) =>
  pagesOf(
    [{ type: 'list', style, ordered: true, items: entries.map((text) => plainLine(text)) }],
    'large-print',
  );
const outlinesOf = (...of: Parameters<typeof listOf>) => listOf(...of).flatMap(outlinesOn);

it('a step that lays a domino has an outline round its numbers and nothing else', () => {
  const before = 'i12 ';
  const [seal, gap, starred] = outlinesOf('covered', ['0:2 b1', `${before}0:2`, '0:2 b1*']);
  const wide = (text: string) => metrics.width(text, 'figures', PRINT_PROFILES['large-print'].body);
  expect(seal!.width).toBeGreaterThan(wide('0:2'));
  expect(seal!.width).toBeLessThan(wide('0:2 '));
  expect([gap!.width, starred!.width]).toEqual([seal!.width, seal!.width]);
  const items = listOf('covered', [`${before}0:2`]).flatMap(itemsOf);
  const begin = items.flatMap((item) =>
    item.type === 'text' && item.text.startsWith('i') ? [item.x] : [],
  )[0]!;
  const [alone] = outlinesOf('covered', [`${before}0:2`]);
  expect(alone!.x).toBeLessThan(begin + wide(before));
  expect(alone!.x).toBeGreaterThan(begin + wide(before.trim()));
});

it('a domino that a step crosses out, names among words, or that is no step has none', () => {
  expect(outlinesOf('covered', ['cross out b6-c6: overlap, 0:4', '0:4 and 1:1 go on a1'])).toEqual([]);
  expect(outlinesOf('rows', ['0:2 b1'])).toEqual([]);
});

describe('the list of dominoes of a tally', () => {
  const settings = {
    sheet: 'a4',
    profile: PRINT_PROFILES['large-print'],
    metrics: makeMetrics(loadFonts()),
  } as const;
  const ranges = Array.from({ length: MAX_RANGE + 1 }, (_, range) => range);

  it.each(ranges)('of range %i lists every domino once in rows that fit', (range) => {
    for (const width of [165, 252]) {
      const { rows, entryWidth } = arrangeTally({ range }, width, settings);
      const dominoes = rows.flat().filter((entry) => entry !== undefined);
      expect(dominoes.map(makeDomino).sort()).toEqual(dominoesOf(range).map(makeDomino).sort());
      // The gap after the last entry of a row may reach over the margin.
      for (const row of rows) expect(row.length * entryWidth).toBeLessThanOrEqual(width + 3.5);
    }
  });

  it('is a triangle with a row for each number where there is room', () => {
    const { rows } = arrangeTally({ range: 3 }, 165, settings);
    expect(rows.map((row) => row.map((entry) => (entry ? makeDomino(entry) : '')).join(' '))).toEqual([
      '0:0 0:1 0:2 0:3',
      ' 1:1 1:2 1:3',
      '  2:2 2:3',
      '   3:3',
    ]);
  });
});
