import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Twins } from '../../src/book/twins.ts';
import type { CanonicalForm } from '../../src/domino/symmetry.ts';

// A few frames and codes, so that many forms are repeated.
const forms = fc.array(
  fc.tuple(fc.constantFrom(1, 2, 3), fc.array(fc.constantFrom(2, 3, 4), { minLength: 3, maxLength: 3 })).map(
    ([frame, codes]): CanonicalForm => ({
      frame,
      codes: [...codes, ...codes].slice(0, frame + 2),
    }),
  ),
  { maxLength: 300, size: 'max' },
);

// With the last two hashes, many or all of the different forms collide.
it.each([
  ['of the codes', undefined],
  ['of the first code', (codes: readonly number[]) => codes[0]!],
  ['that is always the same', () => 7],
])('finds just the forms that were added, by a hash %s', (_, hash) => {
  fc.assert(
    fc.property(forms, (all) => {
      const twins = new Twins(hash);
      const plain = new Map<string, string>();
      for (const [i, form] of all.entries()) {
        const text = `${form.frame}:${form.codes.join()}`;
        expect(twins.find(form)).toBe(plain.get(text));
        if (plain.has(text)) continue;
        twins.add(form, `place ${i}`);
        plain.set(text, `place ${i}`);
      }
    }),
    { numRuns: 20 },
  );
});

it('has room for any number of forms', () => {
  const twins = new Twins();
  const form = (i: number): CanonicalForm => ({
    frame: 1,
    codes: [i & 63, (i >> 6) & 63, i >> 12],
  });
  for (let i = 0; i < 10_000; i++) twins.add(form(i), String(i));
  expect(Array.from({ length: 10_000 }, (_, i) => twins.find(form(i)))).toEqual(
    Array.from({ length: 10_000 }, (_, i) => String(i)),
  );
  expect(twins.find(form(10_000))).toBeUndefined();
});
