import { describe, expect, it } from 'vitest';
import type { Paper, PrintEdition } from '../../../src/book/choices.ts';
import { makeDocument } from '../../../src/document/make.ts';
import { makeMetrics } from '../../../src/layout/metrics.ts';
import { type Page, targetOf } from '../../../src/layout/page.ts';
import { layoutPrint } from '../../../src/layout/print/print.ts';
import { PRINT_PROFILES } from '../../../src/layout/print/profiles.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { textsOf } from '../../helpers/document/texts.ts';
import { madeUpBook } from '../../helpers/render/books.ts';

const metrics = makeMetrics(loadFonts());
const texts = textsOf('en');
const AUDIENCE = { reader: 'print', keysInside: true } as const;

const pageOf = (pages: readonly Page[], id: string) =>
  pages.findIndex(({ targets }) => targets.some(({ name }) => name === targetOf(id)));

/**
 * The minimum digit sizes of puzzles and keys on A4 and A3, by set. On A4 a board of 14 or more rows has less room even on two
 * pages. Digits of keys are slightly smaller than those of their puzzles, which have separate pages.
 */
const LEAST: readonly (readonly [PrintEdition, Paper, range: number, digits: number, inKeys: number])[] = [
  ['large-print', 'a4', 6, 26, 24],
  ['large-print', 'a4', 7, 26, 24],
  ['large-print', 'a4', 8, 26, 24],
  ['large-print', 'a4', 9, 26, 24],
  ['large-print', 'a4', 10, 26, 24],
  ['large-print', 'a4', 11, 26, 24],
  ['large-print', 'a4', 12, 26, 24],
  ['large-print', 'a4', 13, 24, 24],
  ['large-print', 'a4', 14, 22, 22],
  ['giant-print', 'a3', 10, 36, 34],
  ['giant-print', 'a3', 13, 36, 34],
  ['giant-print', 'a3', 14, 34, 34],
  ['giant-print', 'a4', 6, 36, 34],
  ['giant-print', 'a4', 7, 36, 34],
  ['giant-print', 'a4', 9, 28, 34],
  ['giant-print', 'a4', 10, 28, 28],
];

describe.each(LEAST)('in %s on %s digits of the set up to %i', (edition, paper, range, digits, inKeys) => {
  const profile = PRINT_PROFILES[edition];
  const document = makeDocument(madeUpBook([range]), 'book', AUDIENCE, texts);
  const { pages } = layoutPrint(document, { sheet: profile.sheets[paper], profile, metrics });
  const [puzzle, keys] = [pageOf(pages, 'puzzle-1'), pageOf(pages, 'keys')];
  /** Those of boards; those of tallies are text. */
  const digitsOn = ({ marks }: Page) =>
    marks
      .flatMap(({ element, items }) => (element?.tag === 'TD' || element?.tag === 'Figure' ? items : []))
      .flatMap((item) => (item.type === 'text' && item.font === 'digits' ? [item] : []));
  const leastOn = (from: number, to: number) =>
    Math.min(
      ...pages
        .slice(from, to)
        .flatMap(digitsOn)
        .map(({ size }) => size),
    );

  it(`have ${digits} points at least, those of its key ${inKeys}`, () => {
    expect(puzzle).toBeGreaterThan(0);
    expect(keys).toBeGreaterThan(puzzle);
    expect(leastOn(puzzle, keys)).toBeGreaterThanOrEqual(digits);
    const levels = pageOf(pages, 'levels');
    expect(leastOn(keys, levels < 0 ? pages.length : levels)).toBeGreaterThanOrEqual(inKeys);
  });

  it('stand on one page, or on two that face each other with their rows in line', () => {
    const shown = pages.slice(puzzle, keys).flatMap((page, i) => {
      const rows = new Set(digitsOn(page).map(({ y }) => y));
      return rows.size > 0 ? [{ number: puzzle + 1 + i, rows: [...rows] }] : [];
    });
    expect(shown).toHaveLength(range > 9 && paper === 'a4' ? 2 : shown.length);
    expect(shown.length).toBeLessThanOrEqual(2);
    const [left, right] = shown;
    expect(left!.number % 2).toBe(0);
    if (right) expect(right).toEqual({ number: left!.number + 1, rows: left!.rows });
  });
});

const hasOutlines = ({ marks }: Page) =>
  marks.some(({ items }) => items.some(({ type }) => type === 'outline'));

it.each([
  [6, 1],
  [8, 1],
  [11, 2],
])('a tally of the set up to %i leaves the board of standard print its size, on %i pages', (range, count) => {
  const profile = PRINT_PROFILES['standard-print'];
  const document = makeDocument(madeUpBook([range]), 'book', AUDIENCE, texts);
  const { pages } = layoutPrint(document, { sheet: profile.sheets.a4, profile, metrics });
  const shown = pages.slice(pageOf(pages, 'puzzle-1'), pageOf(pages, 'keys'));
  expect(shown).toHaveLength(count);
  const tallies = shown.map((page) => hasOutlines(page));
  expect(tallies).toEqual(count === 1 ? [true] : [false, true]);
});
