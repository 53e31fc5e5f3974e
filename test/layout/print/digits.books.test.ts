import { describe, expect, it } from 'vitest';
import { makeDocument } from '../../../src/document/make.ts';
import { makeMetrics } from '../../../src/layout/metrics.ts';
import { targetOf } from '../../../src/layout/page.ts';
import { layoutPrint } from '../../../src/layout/print/print.ts';
import { PRINT_PROFILES } from '../../../src/layout/print/profiles.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { textsOf } from '../../helpers/document/texts.ts';
import { madeUpBook } from '../../helpers/render/books.ts';

const metrics = makeMetrics(loadFonts());
const texts = textsOf('en');

/** Sets whose numbers have one digit. */
const RANGES = [6, 7, 8, 9];

describe('the digits of a board with the set up to', () => {
  it.each(RANGES)('%i have 26 points at least in large print, those of its key 24', (range) => {
    const book = madeUpBook([range]);
    const profile = PRINT_PROFILES['large-print'];
    const document = makeDocument(book, 'book', { reader: 'print', keysInside: true }, texts);
    const { pages } = layoutPrint(document, { sheet: 'a4', profile, metrics });
    const pageOf = (id: string) =>
      pages.findIndex(({ targets }) => targets.some(({ name }) => name === targetOf(id)));
    const leastOn = (from: number, to: number) =>
      Math.min(
        ...pages
          .slice(from, to)
          .flatMap(({ marks }) => marks)
          // Those of tallies are text.
          .flatMap(({ element, items }) => (element?.tag === 'TD' || element?.tag === 'Figure' ? items : []))
          .flatMap((item) => (item.type === 'text' && item.font === 'digits' ? [item.size] : [])),
      );
    const [puzzle, keys] = [pageOf('puzzle-1'), pageOf('keys')];
    expect(puzzle).toBeGreaterThan(0);
    expect(keys).toBeGreaterThan(puzzle);
    expect(leastOn(puzzle, keys)).toBeGreaterThanOrEqual(26);
    expect(leastOn(keys, pageOf('levels') < 0 ? pages.length : pageOf('levels'))).toBeGreaterThanOrEqual(24);
  });
});
