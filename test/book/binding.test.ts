import { describe, expect, it } from 'vitest';
import { type Binding, BindingError, boundPages, checkCounts, printOf } from '../../src/book/binding.ts';
import { BOUND_PAPERS, TRIMS } from '../../src/book/choices.ts';
import { parseConfig } from '../../src/book/config.ts';
import { sizeOf } from '../../src/book/trims.ts';

const BOOK = { title: 'Bound', sections: [{ title: 'One', range: 3, count: 2 }] };

/** The limits of the press, as given in docs/pdf.md. */
const LIMITS: readonly (readonly [Binding['trim'], Binding['paper'], least: number, most: number])[] = [
  ['8.5x11', 'white', 24, 590],
  ['8.5x11', 'cream', 24, 550],
  ['8.5x11', 'standard-colour', 72, 600],
  ['8.5x11', 'premium-colour', 24, 590],
  ['8x10', 'white', 24, 828],
  ['8x10', 'cream', 24, 776],
  ['8x10', 'standard-colour', 72, 600],
  ['8x10', 'premium-colour', 24, 828],
  ['a4', 'white', 24, 780],
  ['a4', 'cream', 24, 730],
  ['a4', 'premium-colour', 24, 590],
  ['8.25x6', 'white', 24, 800],
  ['8.25x6', 'cream', 24, 750],
  ['8.25x6', 'standard-colour', 72, 600],
  ['8.25x6', 'premium-colour', 24, 800],
  ...(['5x8', '5.5x8.5', '6x9', '7x10', 'a5'] as const).flatMap((trim): typeof LIMITS => [
    [trim, 'white', 24, 828],
    [trim, 'cream', 24, 776],
    [trim, 'standard-colour', 72, 600],
    [trim, 'premium-colour', 24, 828],
  ]),
];

function errorOf(work: () => unknown): BindingError {
  try {
    work();
  } catch (error) {
    if (error instanceof BindingError) return error;
  }
  throw new Error('it was not refused');
}

describe('how many pages are bound', () => {
  it.each(LIMITS)('%s on %s: from %i to %i', (trim, paper, least, most) => {
    const binding = { trim, paper };
    expect(boundPages(most, binding)).toBe(most);
    expect(boundPages(least, binding)).toBe(least);
    expect(boundPages(least - 10, binding)).toBe(least);
    const thick = errorOf(() => boundPages(most + 1, binding));
    expect(thick).toMatchObject({
      message: `a book of ${most + 1} pages cannot be bound`,
      where: 'kdp',
      expected: `${most} pages at most of ${trim} on ${paper} paper`,
    });
    const thin = errorOf(() => boundPages(least - 11, binding));
    expect(thin).toMatchObject({
      where: 'kdp',
      expected: expect.stringContaining(`${least} pages at least`),
    });
  });

  it('is an even number', () => {
    const binding = { trim: '8.5x11', paper: 'white' } as const;
    expect([196, 197, 198, 589].map((pages) => boundPages(pages, binding))).toEqual([196, 198, 198, 590]);
  });

  it('names larger pages as a way out where these can have more', () => {
    const hint = (trim: Binding['trim']) => errorOf(() => boundPages(900, { trim, paper: 'white' })).hint;
    expect(hint('8.5x11')).toMatch(/fewer puzzles.*puzzlesPerPage.*"a4".*780.*leave out kdp/);
    for (const trim of TRIMS) if (trim !== '8.5x11') expect(hint(trim)).not.toContain('a4');
  });
});

describe('a config', () => {
  it('asks for a size and a paper on which that is printed', () => {
    const asked = TRIMS.flatMap((trim) => BOUND_PAPERS.map((paper) => ({ trim, paper })));
    const offered = asked.filter((kdp) => {
      try {
        return parseConfig({ ...BOOK, print: { kdp } }).print.kdp;
      } catch (error) {
        expect(error).toMatchObject({ where: 'print.kdp' });
        return false;
      }
    });
    expect(offered).toEqual(LIMITS.map(([trim, paper]) => ({ trim, paper })));
  });

  it.each([
    ['170x240mm', 170, 240],
    ['6.14x9.21in', 155.956, 233.934],
    ['101.6x152.4mm', 101.6, 152.4],
    ['8.5x11.69in', 215.9, 296.926],
    ['6x9', 152.4, 228.6],
    ['a5', 148, 210],
  ] as const)('asks for %s', (trim, width, height) => {
    expect(sizeOf(parseConfig({ ...BOOK, print: { kdp: { trim } } }).print.kdp.trim)).toEqual({
      width,
      height,
    });
  });

  it.each(['10x20mm', '9x12in', '6x9cm', '170 x 240mm', '6 by 9', '1e2x200mm', '0x0in'])(
    'refuses the size %s',
    (trim) => {
      expect(() => parseConfig({ ...BOOK, print: { kdp: { trim } } })).toThrow(
        expect.objectContaining({
          where: 'print.kdp.trim',
          expected: expect.stringMatching(/5x8.*170x240mm/),
        }),
      );
    },
  );

  it('is told beforehand where large print has no room, and what has', () => {
    const kdp = (trim: string, print?: string) =>
      printOf(parseConfig({ ...BOOK, print: { kdp: { trim, ...(print && { print }) } } }).print.kdp);
    const usual = [...TRIMS, '170x240mm'].map((trim) => [trim, kdp(trim)]);
    const large = usual.filter(([, print]) => print === 'large').map(([trim]) => trim);
    expect(large).toEqual(['8.5x11', '8x10', 'a4', '7x10']);
    expect([kdp('6x9', 'large'), kdp('8x10', 'standard')]).toEqual(['large', 'standard']);
    for (const trim of ['5x8', '5.5x8.5', 'a5', '8.25x6', '150x240mm']) {
      expect(() => kdp(trim, 'large')).toThrow(
        expect.objectContaining({ where: 'print.kdp', expected: expect.stringContaining('6 by 9 inches') }),
      );
    }
  });

  it('whose puzzles alone fill more pages than can be bound is refused before any is made', () => {
    const config = (count: number, print = {}) =>
      parseConfig({ ...BOOK, sections: [{ title: 'One', range: 3, count }], print });
    // One page for each puzzle, and an eighth of a page for its key.
    expect(() => checkCounts(config(524))).not.toThrow();
    expect(errorOf(() => checkCounts(config(525))).message).toBe(
      'a book of more than 591 pages cannot be bound',
    );
    expect(() => checkCounts(config(525, { kdp: { trim: 'a4' } }))).not.toThrow();
    expect(() => checkCounts(config(525, { puzzlesPerPage: 4 }))).not.toThrow();
    // Two pages for each puzzle if they should face each other.
    expect(() => checkCounts(config(277, { tally: 'own-page' }))).not.toThrow();
    expect(() => checkCounts(config(278, { tally: 'own-page' }))).toThrow(BindingError);
    expect(() => checkCounts(config(9999, { puzzlesPerPage: 4 }))).toThrow(BindingError);
  });
});
