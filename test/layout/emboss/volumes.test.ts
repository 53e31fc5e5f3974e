import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Binding, bind, divide } from '../../../src/layout/emboss/volumes.ts';
import type { Beginning, Draft } from '../../../src/layout/emboss/writer.ts';

const page = (name: string, begins?: Beginning): Draft => ({
  lines: [name],
  targets: [],
  begins,
  role: 'chapter',
  chapter: undefined,
  opensChapter: false,
  names: [],
  under: undefined,
  from: undefined,
});
/** Units with these numbers of pages, numbered consecutively. */
const pagesOf = (units: readonly (readonly [pages: number, begins: Beginning])[]) =>
  units.flatMap(([length, begins], u) =>
    Array.from({ length }, (_, i) => page(`${u + 1}.${i + 1}`, i === 0 ? begins : undefined)),
  );
const front = (pages: number) => Array.from({ length: pages }, (_, i) => page(`front ${i + 1}`, 'chapter'));
const binding = (most: number, fields: Partial<Binding> = {}): Binding => ({
  most,
  interpoint: false,
  front: () => front(2),
  close: (_, pages) => pages,
  ...fields,
});
const names = (pages: readonly (Draft | 'blank')[]) =>
  pages.map((each) => (each === 'blank' ? '-' : each.lines[0]));

/** The pages of the chapter that contains a page. */
function chapterOf(pages: readonly Draft[], page: Draft): Draft[] {
  const at = pages.indexOf(page);
  const start = pages.findLastIndex(({ begins }, i) => i <= at && begins === 'chapter');
  const end = pages.findIndex(({ begins }, i) => i > at && begins === 'chapter');
  return pages.slice(Math.max(0, start), end < 0 ? undefined : end);
}

/** The pages of a unit within a chapter. The first unit includes the opening of the chapter. */
function unitOf(chapter: readonly Draft[], page: Draft): Draft[] {
  const at = chapter.indexOf(page);
  const starts = chapter.flatMap(({ begins }, i) => (i === 0 || begins !== undefined ? [i] : []));
  const [, , ...others] = starts;
  const start = Math.max(0, ...others.filter((i) => i <= at));
  const end = others.find((i) => i > at);
  return chapter.slice(start, end);
}

it('are one if all fits', () => {
  const pages = pagesOf([
    [5, 'chapter'],
    [5, 'chapter'],
  ]);
  expect(divide(pages, binding(12))).toEqual([pages]);
  expect(divide(pages, binding(11))).toHaveLength(2);
});

it('begin with chapters, and are of like thickness', () => {
  const pages = pagesOf(Array.from({ length: 12 }, () => [1, 'chapter'] as const));
  expect(divide(pages, binding(10)).map((volume) => volume.length)).toEqual([6, 6]);
});

it('divide what is thicker than one where something begins in it, but not before the first of it', () => {
  const puzzles = Array.from({ length: 9 }, () => [4, 'puzzle'] as const);
  const volumes = divide(pagesOf([[10, 'chapter'], ...puzzles]), binding(20));
  expect(volumes.map((volume) => names(volume)[0])).toEqual(['1.1', '3.1', '7.1']);
  expect(names(divide(pagesOf([[8, 'chapter'], ...puzzles]), binding(14))[0]!).at(-1)).toBe('2.4');
});

it('count the page that their end needs', () => {
  const pages = pagesOf(Array.from({ length: 12 }, () => [1, 'chapter'] as const));
  const close: Binding['close'] = (_, held) => [...held, page('end')];
  expect(divide(pages, binding(14))).toHaveLength(1);
  expect(divide(pages, binding(14, { close }))).toHaveLength(2);
  const bound = bind(0, pages.slice(0, 1), binding(14, { close }));
  expect(names(bound)).toEqual(['front 1', 'front 2', '1.1', 'end']);
});

it('put a puzzle of two pages on facing ones, with a blank page before it, and end with a whole sheet', () => {
  const pages = pagesOf([
    [2, 'chapter'],
    [1, 'puzzle'],
    [1, 'puzzle'],
    [2, 'puzzle'],
    [2, 'puzzle'],
    [2, 'key'],
    [1, 'chapter'],
  ]);
  expect(names(bind(0, pages, binding(50, { interpoint: true })))).toEqual(
    'front 1,front 2,1.1,1.2,2.1,3.1,-,4.1,4.2,5.1,5.2,6.1,6.2,7.1'.split(','),
  );
  expect(names(bind(0, pages, binding(50)))).toEqual(
    'front 1,front 2,1.1,1.2,2.1,3.1,4.1,4.2,5.1,5.2,6.1,6.2,7.1'.split(','),
  );
});

const unit = fc.tuple(
  fc.integer({ min: 1, max: 30 }),
  fc.constantFrom<Beginning>('chapter', 'puzzle', 'key', 'part'),
);

it('hold all pages in their order, none more than it may, and there are no more than needed', () => {
  fc.assert(
    fc.property(
      fc.array(unit, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 20, max: 60 }),
      fc.integer({ min: 0, max: 3 }),
      fc.boolean(),
      (units, most, fronts, interpoint) => {
        const pages = pagesOf(units);
        const rules = binding(most, { interpoint, front: () => front(fronts) });
        const volumes = divide(pages, rules);
        expect(volumes.flat()).toEqual(pages);
        const bound = volumes.map((volume, i) => bind(i, volume, rules));
        for (const [i, volume] of bound.entries()) {
          expect(volume.length).toBeLessThanOrEqual(most);
          const begin = volumes[i]![0]!;
          if (i > 0 && begin.begins !== 'chapter') {
            // Only chapters and units longer than a volume are divided.
            const own = chapterOf(pages, begin);
            expect(bind(1, own, rules).length).toBeGreaterThan(most);
            if (begin.begins === undefined)
              expect(bind(1, unitOf(own, begin), rules).length).toBeGreaterThan(most);
          }
          if (interpoint) {
            expect(volume.length % 2).toBe(0);
            volume.forEach((each, at) => {
              const next = volume[at + 1];
              const goesOn = next !== undefined && next !== 'blank' && next.begins === undefined;
              if (each === 'blank')
                expect(at % 2, 'a blank back, or a front before a puzzle').toBe(next ? 0 : 1);
              else if (each.begins === 'puzzle' && goesOn) expect(at % 2, 'a left page').toBe(1);
            });
          }
        }
        // The number of volumes is minimal: two neighbours with their front pages exceed one volume.
        for (let i = 1; i < volumes.length; i++) {
          const both = bind(0, [...volumes[i - 1]!, ...volumes[i]!], rules).length;
          if (volumes.length === 2) expect(both).toBeGreaterThan(most);
        }
      },
    ),
  );
});
