import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '../../../src/languages/index.ts';
import { layoutCalibration } from '../../../src/layout/calibration/calibration.ts';
import { makeMetrics } from '../../../src/layout/metrics.ts';
import type { PageItem } from '../../../src/layout/page.ts';
import { tactileProfile } from '../../../src/layout/tactile/profile.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { loadWords } from '../../../src/node/words.ts';
import { translateText, USUAL_WRITING } from '../../helpers/braille/writing.ts';
import { inTurn } from '../../helpers/in-turn.ts';
import { WORDS } from '../../helpers/words.ts';

const metrics = makeMetrics(loadFonts());

const PAPERS = (['a4', 'letter', 'a3'] as const).map((paper) => ({ paper }));
const SETTINGS = (['medium', 'large'] as const).flatMap((cell) =>
  inTurn(
    LANGUAGE_CODES.map((language) => ({ language, cell })),
    PAPERS,
  ),
);

function sheetsFor({ language, paper, cell }: (typeof SETTINGS)[number]) {
  const profile = tactileProfile({ paper, cell });
  const book = { title: 'Book', date: '2026-11-20' };
  return layoutCalibration({
    book,
    words: loadWords(language),
    paper,
    profile,
    writing: USUAL_WRITING,
    metrics,
  });
}

type Of<T extends PageItem['type']> = Extract<PageItem, { type: T }>;

function itemsOf<T extends PageItem['type']>({ pages }: ReturnType<typeof sheetsFor>, type: T) {
  return pages.flatMap(({ marks }) =>
    marks.flatMap(({ items, element }) =>
      items.filter((item): item is Of<T> & PageItem => item.type === type).map((item) => ({ item, element })),
    ),
  );
}

describe.each(SETTINGS)('calibration sheets: $language, $paper, $cell cells', (setting) => {
  const sheets = sheetsFor(setting);
  const upright = itemsOf(sheets, 'line')
    .map(({ item }) => item)
    .filter(({ from, to }) => from[0] === to[0] && from[1] < to[1]);

  it('are two sheets, three in large cells and in German and French on Letter', () => {
    const { cell, paper } = setting;
    const isLonger = cell === 'large' || (paper === 'letter' && sheets.about.language !== 'en');
    expect(sheets.pages).toHaveLength(isLonger ? 3 : 2);
    expect(sheets.printUnscaled).toBe(true);
  });

  it('have a ruler of 100 mm', () => {
    const ruler = itemsOf(sheets, 'line').filter(({ element }) => element?.alt?.includes('100 mm'));
    const [base, ...ticks] = ruler.map(({ item }) => item);
    expect(base!.to[0] - base!.from[0]).toBeCloseTo(100, 9);
    expect(ticks.map(({ from }) => Math.round(from[0] - base!.from[0]))).toEqual([
      0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100,
    ]);
  });

  it('have lines of 0.4 to 2 mm and pairs of lines with 1 to 6 mm between them', () => {
    const single = upright.slice(0, 7);
    const pairs = upright.slice(7);
    expect(single.map(({ width }) => width)).toEqual([0.4, 0.6, 0.8, 1, 1.2, 1.6, 2]);
    for (const { from, to, width } of upright) expect(to[1] - from[1] + width).toBeCloseTo(14, 9);
    expect(pairs).toHaveLength(12);
    const gaps = [0, 2, 4, 6, 8, 10].map((i) => pairs[i + 1]!.from[0] - pairs[i]!.from[0] - 1);
    expect(gaps.map((gap) => Math.round(gap * 1e6) / 1e6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('have the same words in dots of 0.9 to 1.6 mm, and seven pips of each size of dominoes', () => {
    const dots = itemsOf(sheets, 'dot').map(({ item }) => item);
    const bySize = new Map<number, Of<'dot'>[]>();
    for (const dot of dots) bySize.set(dot.diameter, [...(bySize.get(dot.diameter) ?? []), dot]);
    const words = [...translateText('domino 0 1 2', setting.language)].flatMap((cell) =>
      [...(cell.charCodeAt(0) - 0x2800).toString(2)].filter((bit) => bit === '1'),
    );
    const sizes = [0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6];
    for (const size of sizes) {
      expect(bySize.get(size)).toHaveLength(words.length + (size === 1.5 ? 7 : 0));
    }
    expect([bySize.get(2), bySize.get(2.5)].map((pips) => pips!.length)).toEqual([7, 7]);
    expect(bySize.size).toBe(sizes.length + 2);
  });

  it('number every sample in tenths of a millimetre, in braille and over it in print', () => {
    const { digits, numberSign } = LANGUAGES[setting.language].proof.braille;
    const sizes = [
      0.4, 0.6, 0.8, 1, 1.2, 1.6, 2, 1, 2, 3, 4, 5, 6, 1.5, 2, 2.5, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6,
    ];
    const pages = sheets.pages.map((page) =>
      itemsOf({ ...sheets, pages: [page] }, 'text').map(({ item }) => item),
    );
    const print = pages.flatMap((texts) =>
      texts.filter(({ text }) => text.endsWith(' mm')).map((item) => ({ item, texts })),
    );
    const decimal = WORDS[setting.language].text('decimal-sign');
    const sizeOf = ({ text }: { text: string }) => Number(text.slice(0, -3).replace(decimal, '.'));
    expect(print.map(({ item }) => sizeOf(item))).toEqual(sizes);
    for (const { item, texts } of print) {
      expect(item.ink).toBe('colour');
      const tenths = String(Math.round(sizeOf(item) * 10));
      const number = `${numberSign}${[...tenths].map((digit) => digits[Number(digit)]).join('')}`;
      const below = texts.filter(({ x, y }) => x === item.x && y > item.y && y < item.y + 8);
      expect(below.map(({ text }) => text)).toEqual([number]);
    }
  });

  it('have one full cell and a row of eleven', () => {
    const texts = itemsOf(sheets, 'text').map(({ item }) => item.text);
    expect(texts.filter((text) => text.includes('⠿⠿'))).toEqual([`⠿⠀⠀${'⠿'.repeat(11)}`]);
  });

  it('say everything in braille and in colour, and nothing else in black', () => {
    const texts = itemsOf(sheets, 'text').map(({ item }) => item);
    for (const { font, ink } of texts) expect(font === 'braille').toBe(ink !== 'colour');
    const print = texts
      .filter(({ ink }) => ink === 'colour')
      .map(({ text }) => text.replaceAll(/\s/g, ''))
      .join('');
    const dot = setting.cell === 'large' ? 13 : 12;
    for (const word of [`${dot}.`, '10', '32', 'paper', 'cell', 'large', 'a3']) expect(print).toContain(word);
  });
});
