import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brailleNumber } from '../../src/braille/grids.ts';
import { guidedLine, titleCells } from '../../src/layout/braille-text.ts';
import { BLANK } from '../../src/six-dot.ts';

const TITLE = '⠁';

describe('a line of the contents', () => {
  it('fills its cells to the end, whatever the number of the page', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 60 }),
        fc.integer({ min: 1, max: 99_999 }),
        fc.nat(60),
        (cells, page, length) => {
          const number = brailleNumber(page, 'en');
          const title = TITLE.repeat(Math.min(length, titleCells(number, cells)));
          const line = guidedLine(title, number, cells);
          expect(line).toHaveLength(cells);
          expect(line.startsWith(title + BLANK) && line.endsWith(BLANK + number)).toBe(true);
        },
      ),
    );
  });

  it.each([
    [36, 1000, '⠼⠁⠚⠚⠚', ''],
    [36, 999, '⠼⠊⠊⠊', ''],
    [37, 999, '⠼⠊⠊⠊', BLANK],
    [38, 999, '⠼⠊⠊⠊', '⠐⠐'],
  ])('of %i cells to page %i', (cells, page, number, guide) => {
    const title = TITLE.repeat(titleCells(brailleNumber(page, 'en'), 36));
    expect(guidedLine(title, number, cells)).toBe(title + BLANK + guide + BLANK + number);
  });
});
