import { expect, it } from 'vitest';
import { boundCoverOf } from '../../../src/layout/print/bound-cover.ts';
import { SHEETS } from '../../../src/layout/sheets.ts';

const INCH = 25.4;
const inches = (mm: number) => mm / INCH;

it('of 198 pages of 8.5 by 11 inches on white paper is 17.70 by 11.25 inches with a spine of 0.446', () => {
  const { sheet, spine } = boundCoverOf(SHEETS.letter, { trim: '8.5x11', paper: 'white' }, 198);
  expect(inches(sheet.width)).toBeCloseTo(17.696, 3);
  expect(inches(sheet.width).toFixed(2)).toBe('17.70');
  expect(inches(sheet.height)).toBeCloseTo(11.25, 10);
  expect(inches(spine.width)).toBeCloseTo(0.446, 3);
});

it.each([
  ['white', 0.4504],
  ['cream', 0.5],
  ['standard-colour', 0.4504],
  ['premium-colour', 0.4694],
] as const)('of 200 pages on %s has a spine of %f inches', (paper, inch) => {
  expect(inches(boundCoverOf(SHEETS.a4, { trim: 'a4', paper }, 200).spine.width)).toBeCloseTo(inch, 10);
});

// The values of docs/pdf.md: the formula of Lulu in its Book Creation Guide, and a public calculation based on the calculator
// of IngramSpark.
it.each([
  ['lulu', 'white', 3.175, 200 / 17.48 + 1.524],
  ['ingramspark', 'cream', 3.175, (200 / 472 + 0.002) * INCH],
  ['ingramspark', 'premium-colour', 3.175, (200 / 340 + 0.002) * INCH],
  [{ page: 0.06, cover: 0.5, bleed: 5 }, 'white', 5, 12.5],
] as const)('has the bleed and the spine of its press: %j', (printer, paper, bleed, thick) => {
  const { trim, spine } = boundCoverOf(SHEETS['6x9'], { trim: '6x9', paper, printer }, 200);
  expect([trim.x, trim.y]).toEqual([bleed, bleed].map((mm) => expect.closeTo(mm, 10)));
  expect(spine.width).toBeCloseTo(thick, 10);
});

it('has its parts side by side, bleed all around, and a field for a barcode at the lower right of the back', () => {
  const { sheet, trim, back, spine, front, barcode } = boundCoverOf(
    SHEETS['8.25x6'],
    { trim: '8.25x6', paper: 'cream' },
    100,
  );
  const bleed = 0.125 * INCH;
  expect([trim.x, trim.y, trim.height]).toEqual([bleed, bleed, 152.4]);
  expect(sheet.width - trim.width).toBeCloseTo(2 * bleed, 10);
  expect(sheet.height - trim.height).toBeCloseTo(2 * bleed, 10);
  expect([back.x, spine.x, front.x]).toEqual([bleed, back.x + back.width, spine.x + spine.width]);
  expect([back.width, front.width]).toEqual([209.55, 209.55]);
  expect(front.x + front.width).toBeCloseTo(trim.x + trim.width, 10);
  expect([barcode.width, barcode.height]).toEqual([2 * INCH, 1.2 * INCH]);
  expect(spine.x - (barcode.x + barcode.width)).toBeCloseTo(0.25 * INCH, 10);
  expect(trim.y + trim.height - (barcode.y + barcode.height)).toBeCloseTo(0.25 * INCH, 10);
});
