import { describe, expect, it } from 'vitest';
import { faultOf } from '../helpers/fault.ts';
import { dealtOn } from '../helpers/layout/shaped.ts';
import { crowded } from '../helpers/pdf/crowded.ts';
import { SWELL } from '../helpers/pdf/dots.ts';
import { overlaps } from '../helpers/pdf/ink.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { nodesIn } from '../helpers/pdf/structure.ts';
import { wordsOf } from '../helpers/pdf/words.ts';
import { boardsIn, EXACT, type Found, PRINT, TOUCH } from '../helpers/render/shaped-editions.ts';

// The sheet of a board, and the number of its parts.

describe('boards in print', () => {
  it.each([
    // In one piece the digits of all would be smaller than 26 points.
    // Squares of keys fit more closely around digits of 24 points.
    ['a4', { '4x18': 2, '3x24': 3, '24x3': 2, '2x36': 4, '36x2': 3 }, { '4x18': 2, '24x3': 1 }],
    ['letter', { '4x18': 2, '3x24': 2, '24x3': 2, '2x36': 4 }, { '4x18': 1, '24x3': 2 }],
  ] as const)('on %s are in so many parts: %o, keys %o', async (paper, counts, fewer) => {
    const boards = Object.keys(counts).map(dealtOn);
    const file = await readPdf(PRINT.render(boards, ['puzzle', 'key'], paper));
    const found = boardsIn(file, PRINT, boards, ['puzzle', 'key']);
    const partsOf = found.map(({ parts }) => parts.length);
    expect(partsOf).toEqual([...Object.values(counts), ...Object.values({ ...counts, ...fewer })]);
    for (const { parts, view } of found) {
      if (view === 'puzzle') expect(parts[0]!.square).toBeGreaterThan(11.8);
    }
  });
});

describe('sheets for boards', () => {
  const A4 = [297, 210];
  const A3 = [420, 297];
  const upright = ([width, height]: readonly number[]) => [height, width];

  it.each([
    ['8x9', A4, 20, 1],
    // The words are below it.
    ['3x10', A4, 20, 1],
    ['6x12', A3, 20, 1],
    ['letter-e', upright(A3), 20, 1],
    // The words are on the following page.
    ['letter-t', A3, 20, 1],
    // Too large for dominoes.
    ['3x24', A3, 15.6, 1],
    // In strips on one sheet.
    ['36x2', upright(A3), 20, 3],
  ])('of %s', async (shape, [width, height], square, count) => {
    const boards = [dealtOn(shape)];
    const file = await readPdf(TOUCH.render(boards, ['puzzle'], 'a4'));
    const [{ parts, section }] = boardsIn(file, TOUCH, boards, ['puzzle']) as [Found];
    const { page } = parts[0]!;
    const sheet = file.pages[page - 1]!;
    expect([sheet.width, sheet.height].map(Math.round)).toEqual([width, height]);
    expect(parts).toHaveLength(count);
    expect(parts[0]!.square).toBeCloseTo(square, 1);
    const words = nodesIn(section)
      .filter(({ tag }) => tag === 'P')
      .map((node) => wordsOf(file, node));
    // "Card dominoes fit." and "Card dominoes do not fit."
    expect(words).toContain(square === 20 ? '⠠⠉⠁⠗⠙⠀⠙⠕⠍⠊⠝⠕⠑⠎⠀⠋⠊⠞⠲' : '⠠⠉⠁⠗⠙⠀⠙⠕⠍⠊⠝⠕⠑⠎⠀⠙⠕⠀⠝⠕⠞⠀⠋⠊⠞⠲');
  });
});

describe('boards that are too long for one page', () => {
  const boards = [dealtOn('11x46')];

  it('have their parts on pages that follow each other, from a left-hand page on, and then the tally', async () => {
    const file = await readPdf(PRINT.render(boards, ['puzzle', 'key'], 'a4'));
    const found = boardsIn(file, PRINT, boards, ['puzzle', 'key']);
    for (const { parts, section, view } of found) {
      const pages = parts.map(({ page }) => page);
      expect(pages.length).toBeGreaterThan(1);
      expect(pages).toEqual(pages.map((_, i) => pages[0]! + i));
      if (view === 'puzzle') expect(pages[0]! % 2).toBe(0);
      const figures = nodesIn(section).filter(({ tag }) => tag === 'Figure');
      for (const { box } of figures) expect(box).toBeUndefined();
    }
    const [{ parts }] = found as [Found];
    const dominoes = file.pages.findIndex(({ runs }) => runs.some(({ text }) => text === '0:0')) + 1;
    expect(dominoes).toBe(parts.at(-1)!.page + 1);
    expect(file.pages.flatMap((page) => overlaps(page))).toEqual([]);
  });

  it('have their heading on every sheet', async () => {
    const views = ['completion', 'stencil'] as const;
    const file = await readPdf(TOUCH.render(boards, views, 'a4'));
    for (const { parts, section, dealt, view } of boardsIn(file, TOUCH, boards, views)) {
      const heading = wordsOf(file, nodesIn(section).find(({ tag }) => tag === 'H2')!);
      expect(new Set(parts.map(({ page }) => page)).size).toBe(parts.length);
      for (const { page } of parts) {
        const lines = file.pages[page - 1]!.runs.map(({ text }) => text);
        const own = lines.filter((text) => text === heading);
        expect(own, `${view} ${dealt.shape}`).toHaveLength(1);
      }
    }
    expect(file.pages.flatMap((page) => crowded(page, SWELL, 3.2 - EXACT))).toEqual([]);
  });
});

describe('boards that are too large', () => {
  it.each([
    [PRINT, 'on a4 in digits of 18 points'],
    [TOUCH, 'on A3 in cells that can be read by touch'],
  ])('are refused with their rows and columns', (edition, where) => {
    const { message } = faultOf(() => edition.render([dealtOn('23x22')], ['puzzle'], 'a4'));
    expect(message).toBe(`a board of 23 rows and 22 columns does not fit ${where}`);
  });
});

describe('keys', () => {
  it.each([
    ['8x9', 2],
    ['2x36', 1],
    ['letter-e', 1],
  ])('of %s stand so many on a page', async (shape, most) => {
    const boards = Array.from({ length: 5 }, () => dealtOn(shape));
    const file = await readPdf(PRINT.render(boards, ['key'], 'a4'));
    const pages = boardsIn(file, PRINT, boards, ['key']).map(({ parts }) => parts[0]!.page);
    const counts = file.pages.map((_, i) => pages.filter((page) => page === i + 1).length);
    expect(Math.max(...counts)).toBe(most);
    // All are full except the first page, which has the heading of the chapter, and the last.
    const used = counts.filter((count) => count > 0);
    for (const count of used.slice(1, -1)) expect(count).toBe(most);
  });
});
