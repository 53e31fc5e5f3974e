import { describe, expect, it } from 'vitest';
import { makeMetrics } from '../../src/layout/metrics.ts';
import { element, type Page, type PageNumbers, settled } from '../../src/layout/page.ts';
import { PageFiller } from '../../src/layout/page-filler.ts';
import { heightOf, keptTogether, leastOf, type Piece } from '../../src/layout/piece.ts';
import { Pager } from '../../src/layout/print/panel.ts';
import { PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { SHEETS } from '../../src/layout/sheets.ts';
import { loadFonts } from '../../src/node/fonts.ts';

const HEIGHT = 10;

/** Pages of ten units, which record the page and the position of each piece. */
class Pages extends PageFiller {
  readonly places = new Map<string, readonly [page: number, y: number]>();

  constructor() {
    super({ from: 0, to: HEIGHT });
  }

  override newPage(): void {
    this.open(SHEETS.a4);
  }

  piece(name: string, height: number, more: Partial<Piece> = {}): Piece {
    const draw = () => {
      const y = this.take(height);
      this.places.set(name, [this.pages.length, y]);
    };
    return { height, gapBefore: 0, gapAfter: 0, draw, ...more };
  }
}

/** The position of each piece. */
function placed(make: (pages: Pages) => readonly Piece[]): Record<string, readonly [number, number]> {
  const pages = new Pages();
  pages.fill(make(pages), element('Document', undefined));
  return Object.fromEntries(pages.places);
}

describe('pieces that follow each other', () => {
  const pages = new Pages();
  const [heading, words, figure] = [
    pages.piece('heading', 1, { gapBefore: 5, gapAfter: 0.5, leads: 'anything' }),
    pages.piece('words', 2, { gapBefore: 0.25, gapAfter: 1, leads: 'figures' }),
    pages.piece('figure', 4, { least: 3, gapAfter: 7, isFigure: true }),
  ];

  it('are as high as they are with the gaps between them', () => {
    expect(heightOf([])).toBe(0);
    expect(heightOf([heading])).toBe(1);
    expect(heightOf([heading, words, figure])).toBe(1 + 0.5 + 0.25 + 2 + 1 + 4);
    expect(leastOf([heading, words, figure])).toBe(heightOf([heading, words, figure]) - 1);
    expect(leastOf([heading, figure, words])).toBe(heightOf([heading, figure, words]));
  });

  it('stay together from a heading to what follows, and from words to a figure', () => {
    expect(keptTogether([heading, words, figure], 0)).toEqual([heading, words, figure]);
    expect(keptTogether([heading, words, words], 0)).toEqual([heading, words]);
    expect(keptTogether([words, figure, words], 0)).toEqual([words, figure]);
    expect(keptTogether([figure, words], 0)).toEqual([figure]);
    expect(keptTogether([words, heading], 1)).toEqual([heading]);
  });
});

describe('pages', () => {
  it('are filled with pieces and the gaps between them, but not with gaps at their top', () => {
    const found = placed((pages) => [
      pages.piece('a', 3, { gapBefore: 2, gapAfter: 1 }),
      pages.piece('b', 4, { gapBefore: 0.5, gapAfter: 4 }),
      pages.piece('c', 4, { gapBefore: 1 }),
    ]);
    expect(found).toEqual({ a: [1, 0], b: [1, 4.5], c: [2, 0] });
  });

  it('end before a heading whose words would stand on the next', () => {
    const found = placed((pages) => [
      pages.piece('a', 7),
      pages.piece('heading', 1, { leads: 'anything' }),
      pages.piece('b', 3),
    ]);
    expect(found).toEqual({ a: [1, 0], heading: [2, 0], b: [2, 1] });
  });

  it('are filled to the end with what can shrink or go on over it', () => {
    const found = placed((pages) => [
      pages.piece('a', 7),
      pages.piece('heading', 1, { leads: 'anything' }),
      pages.piece('b', 2, { height: 3, least: 2 }),
    ]);
    expect(found).toEqual({ a: [1, 0], heading: [1, 7], b: [1, 8] });
  });

  it('are not left half empty for what fits none', () => {
    const found = placed((pages) => [
      pages.piece('a', 7),
      pages.piece('heading', 1, { leads: 'anything' }),
      pages.piece('b', HEIGHT),
    ]);
    expect(found).toEqual({ a: [1, 0], heading: [1, 7], b: [2, 0] });
  });

  it('have the target of what begins on them where it stands', () => {
    const pages = new Pages();
    const parent = element('Document', undefined);
    pages.fill([pages.piece('a', 7)], parent);
    pages.begin({ id: 'here' });
    pages.begin({});
    pages.fill([pages.piece('b', 7), pages.piece('c', 1)], parent);
    expect(pages.pages.map(({ targets }) => targets)).toEqual([[], [{ name: 'at-here', y: 0 }]]);
  });

  it('are as if nothing had been drawn when they go back, and begin nothing behind a limit', () => {
    const pages = new Pages();
    const parent = element('Document', undefined);
    const pieces = [pages.piece('b', 4), pages.piece('c', 3), pages.piece('d', 2)];
    pages.fill([pages.piece('a', 2)], parent);
    pages.begin({ id: 'here' });
    const back = pages.checkpoint();
    pages.fill(pieces, parent);
    expect([pages.filled(1), pages.filled(2)]).toEqual([9, 2]);
    const plain = Object.fromEntries(pages.places);
    back();
    expect([pages.pages.length, pages.filled(), pages.pages[0]!.targets]).toEqual([1, 2, []]);
    pages.limit(1, 8);
    pages.fill(pieces, parent);
    expect([pages.filled(1), pages.filled(2)]).toEqual([6, 5]);
    expect(pages.pages[0]!.targets).toEqual([{ name: 'at-here', y: 2 }]);
    back();
    pages.fill(pieces, parent);
    expect(Object.fromEntries(pages.places)).toEqual(plain);
  });
});

const metrics = makeMetrics(loadFonts());

it.each(Object.entries(SHEETS))('a page of %s has room for what fills it exactly', (_, sheet) => {
  for (let count = 2; count <= 60; count++) {
    for (const gap of [0, 0.1, 8]) {
      const pager = new Pager(sheet, PRINT_PROFILES['large-print'], metrics, () => []);
      const height = (pager.height - (count - 1) * gap) / count;
      for (let i = 0; i < count; i++) {
        if (i > 0) pager.skip(gap);
        pager.take(height);
      }
      expect(pager.number, `${count} pieces, ${gap} mm apart`).toBe(1);
      pager.take(0.01);
      expect(pager.number).toBe(2);
    }
  }
});

/** Pages without marks that contain these targets. */
function pagesWith(...targets: readonly string[][]): { pages: Page[] } {
  const pages = targets.map((names) => ({
    width: 1,
    height: 1,
    marks: [],
    targets: names.map((name) => ({ name, y: 0 })),
  }));
  return { pages };
}

describe('numbers of pages that stand on the pages', () => {
  it('are known in the run that counts', () => {
    const told: PageNumbers[] = [];
    const { pages } = settled((pageOf) => {
      told.push(pageOf);
      return pagesWith([], ['a'], ['b', 'c']);
    });
    expect(pages).toHaveLength(3);
    expect(told).toEqual([
      new Map(),
      new Map([
        ['a', 2],
        ['b', 3],
        ['c', 3],
      ]),
    ]);
  });

  it('are run again as long as they move what they name', () => {
    let runs = 0;
    // Inserting the number moves its own target: from page 2 to 3 to 4, where it settles.
    const { pages } = settled((pageOf) => {
      runs++;
      const page = Math.min(4, (pageOf.get('a') ?? 1) + 1);
      return pagesWith(...Array.from({ length: page - 1 }, () => []), ['a']);
    });
    expect([pages.length, runs]).toEqual([4, 4]);
  });

  it('are given up if they never settle', () => {
    const run = (pageOf: PageNumbers) => (pageOf.get('a') === 1 ? pagesWith([], ['a']) : pagesWith(['a']));
    expect(() => settled(run)).toThrow('do not settle');
  });
});
