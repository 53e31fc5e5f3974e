import { expect, it } from 'vitest';
import { UserError } from '../../../src/errors.ts';
import { makeMetrics } from '../../../src/layout/metrics.ts';
import { layoutPrint } from '../../../src/layout/print/print.ts';
import { boundProfile, PRINT_PROFILES, withGutter } from '../../../src/layout/print/profiles.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { chapter, documentWith, heading } from '../../helpers/layout/blocks.ts';

const INCH = 25.4;
const metrics = makeMetrics(loadFonts());
const KDP = boundProfile({ trim: '8x10', paper: 'white' });
const BINDING = { trim: '8x10', paper: 'white' } as const;

/** A book with this many chapters of one page each. */
const bookOf = (chapters: number) =>
  documentWith(Array.from({ length: chapters }, (_, i) => chapter(heading(1, `Chapter ${i + 1}`))));

const layout = (chapters: number) =>
  layoutPrint(bookOf(chapters), { sheet: '8x10', profile: KDP, metrics, binding: BINDING });
const unbound = (chapters: number) =>
  layoutPrint(bookOf(chapters), { sheet: 'a4', profile: PRINT_PROFILES['large-print'], metrics });

/** The left edge of the text of a page, in mm. */
const leftOf = ({ pages }: ReturnType<typeof layout>, index: number) => {
  const [item] = pages[index]!.marks.flatMap(({ element, items }) => (element ? items : []));
  return item?.type === 'text' ? item.x : Number.NaN;
};

// According to the guides of the press: docs/pdf.md.
it.each([
  [24, 0.375],
  [150, 0.375],
  [151, 0.5],
  [300, 0.5],
  [301, 0.625],
  [500, 0.625],
  [501, 0.75],
  [700, 0.75],
  [701, 0.875],
  [828, 0.875],
])('of %i pages has an inner margin of %f inches and more', (pages, gutter) => {
  const narrow = { ...KDP, margins: { ...KDP.margins, inner: 0 } };
  expect(withGutter(narrow, pages).margins.inner).toBeCloseTo(gutter * INCH, 10);
  expect(withGutter(KDP, pages).margins.inner).toBeCloseTo(Math.max(gutter, 0.75) * INCH, 10);
});

it('has its text at that margin', () => {
  expect(leftOf(layout(700), 0)).toBeCloseTo(0.75 * INCH, 10);
  expect(leftOf(layout(701), 0)).toBeCloseTo(0.875 * INCH, 10);
});

it('is refused if it is too thick', () => {
  expect(() => layout(829)).toThrow(UserError);
  expect(unbound(829).pages).toHaveLength(829);
});

it('ends with empty pages if it is too thin', () => {
  const { pages } = layout(14);
  expect(pages).toHaveLength(24);
  expect(pages.map(({ marks }) => marks.length > 0)).toEqual(pages.map((_, i) => i < 14));
  expect(layout(24).pages).toHaveLength(24);
  expect(() => layout(13)).toThrow(UserError);
  expect(unbound(3).pages).toHaveLength(3);
});

it('has an even number of pages', () => {
  const { pages } = layout(25);
  expect(pages).toHaveLength(26);
  expect(pages[25]!.marks).toEqual([]);
  expect(unbound(25).pages).toHaveLength(25);
});
