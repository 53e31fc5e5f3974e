import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Binding, bind, divide } from '../../../src/layout/emboss/volumes.ts';
import type { Beginning, Draft } from '../../../src/layout/emboss/writer.ts';

const page = (name: string, begins?: Beginning): Draft => ({
  lines: [name],
  targets: [],
  begins,
  role: 'chapter',
  chapter: undefined,
  opensChapter: false,
});
/** Units of so many pages each, numbered through. */
const pagesOf = (units: readonly (readonly [pages: number, begins: Beginning])[]) =>
  units.flatMap(([length, begins], u) =>
    Array.from({ length }, (_, i) => page(`${u + 1}.${i + 1}`, i === 0 ? begins : undefined)),
  );
const front = (pages: number) => Array.from({ length: pages }, (_, i) => page(`front ${i + 1}`, 'front'));
const binding = (most: number, fields: Partial<Binding> = {}): Binding => ({
  most,
  interpoint: false,
  front: () => front(2),
  ...fields,
});
const names = (pages: readonly (Draft | 'blank')[]) =>
  pages.map((each) => (each === 'blank' ? '-' : each.lines[0]));

describe('volumes', () => {
  it('are one if all fits', () => {
    const pages = pagesOf([
      [5, 'front'],
      [5, 'front'],
    ]);
    expect(divide(pages, binding(12))).toEqual([pages]);
    expect(divide(pages, binding(11))).toHaveLength(2);
  });

  it('begin where something begins, and are of like thickness', () => {
    const pages = pagesOf(Array.from({ length: 12 }, () => [1, 'front'] as const));
    expect(divide(pages, binding(10)).map((volume) => volume.length)).toEqual([6, 6]);
  });

  it('divide what is thicker than half of one', () => {
    const pages = pagesOf([
      [30, 'front'],
      [2, 'any'],
    ]);
    expect(divide(pages, binding(20)).map((volume) => volume.length)).toEqual([16, 16]);
  });

  it('put fronts on fronts, with blank pages before them, and end with a whole sheet', () => {
    const pages = pagesOf([
      [1, 'front'],
      [2, 'front'],
      [1, 'any'],
      [1, 'front'],
    ]);
    expect(names(bind(0, pages, binding(50, { interpoint: true })))).toEqual(
      'front 1,-,front 2,-,1.1,-,2.1,2.2,3.1,-,4.1,-'.split(','),
    );
    expect(names(bind(0, pages, binding(50)))).toEqual('front 1,front 2,1.1,2.1,2.2,3.1,4.1'.split(','));
  });

  const unit = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom<Beginning>('front', 'any'));

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
            const [u] = begin.lines[0]!.split('.');
            expect(begin.begins !== undefined || units[Number(u) - 1]![0] > most / 2).toBe(true);
            if (interpoint) {
              expect(volume.length % 2).toBe(0);
              volume.forEach((each, at) => {
                if (each !== 'blank' && each.begins === 'front') expect(at % 2).toBe(0);
                if (each === 'blank') expect(at % 2).toBe(1);
              });
            }
          }
          // Fewer would not do: two neighbours and their fronts are more than one may hold.
          for (let i = 1; i < volumes.length; i++) {
            const both = bind(0, [...volumes[i - 1]!, ...volumes[i]!], rules).length;
            if (volumes.length === 2) expect(both).toBeGreaterThan(most);
          }
        },
      ),
    );
  });
});
