import { expect, it } from 'vitest';
import { makeMetrics } from '../../../src/layout/metrics.ts';
import { type Page, targetOf } from '../../../src/layout/page.ts';
import { layoutPrint } from '../../../src/layout/print/print.ts';
import { PRINT_PROFILES } from '../../../src/layout/print/profiles.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { documentFor } from '../../helpers/document/documents.ts';
import { madeUpBook } from '../../helpers/render/books.ts';

const metrics = makeMetrics(loadFonts());
const hasOutlines = ({ marks }: Page) =>
  marks.some(({ items }) => items.some(({ type }) => type === 'outline'));

it.each([
  [6, 1],
  [8, 1],
  [11, 2],
])('a tally of the set up to %i leaves the board of standard print its size, on %i pages', (range, count) => {
  const profile = PRINT_PROFILES['standard-print'];
  const document = documentFor(madeUpBook([range]), 'print');
  const { pages } = layoutPrint(document, { sheet: profile.sheets.a4, profile, metrics });
  const at = (id: string) =>
    pages.findIndex(({ targets }) => targets.some(({ name }) => name === targetOf(id)));
  const shown = pages.slice(at('puzzle-1'), at('keys'));
  expect(shown).toHaveLength(count);
  const tallies = shown.map((page) => hasOutlines(page));
  expect(tallies).toEqual(count === 1 ? [true] : [false, true]);
});
