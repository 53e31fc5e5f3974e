import { describe, expect, it } from 'vitest';
import { brailleNumber } from '../../src/braille/grids.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import type { Page } from '../../src/layout/page.ts';
import { madeUpBook } from '../helpers/render/books.ts';
import { inTurn, raised } from '../helpers/render/far.ts';

/** The text on a sheet, in the order in which it is written. */
function textOn({ marks }: Page): string {
  const items = marks.flatMap((mark) => mark.items);
  return items.flatMap((item) => (item.type === 'text' ? [item.text] : [])).join('\u2800');
}

/** The first line of a sheet, without the sheet's number. */
function headingOn({ marks }: Page): string {
  const texts = marks.flatMap(({ items }) => items.filter((item) => item.type === 'text'));
  const [first] = texts
    .filter(({ font }) => font === 'braille')
    .toSorted((one, other) => one.y - other.y || one.x - other.x);
  return first!.text;
}

const SHEETS = [
  { paper: 'a4', braille: { cell: 'medium' } },
  { paper: 'letter', braille: { cell: 'large', overlay: true, sheets: 'two-sizes' } },
  { paper: 'a3', braille: { cell: 'large' } },
];

describe.each(LANGUAGE_CODES)('the empty board of many puzzles: %s', (language) => {
  const number = (value: number) => brailleNumber(value, language);

  it('names them one by one where there is room, else from the first to the last', () => {
    for (const [i, range] of [3, 7, 7].entries()) {
      const fields = SHEETS[i];
      const [few, many] = [20, 5000].map((count) =>
        raised(inTurn(madeUpBook([range], { language, ...fields }), count), 'empty-boards'),
      );
      expect(few).toHaveLength(1);
      for (const each of [1, 2, 19, 20]) expect(textOn(few![0]!)).toContain(number(each));
      expect(many).toHaveLength(1);
      expect(textOn(many![0]!)).toMatch(new RegExp(`${number(1)}\u2800.*${number(5000)}`));
      expect(textOn(many![0]!)).not.toContain(number(2500));
    }
  });

  it('names them on sheets behind it where there is no room at all', () => {
    const sheets = raised(inTurn(madeUpBook([4, 6], { language, ...SHEETS[1] }), 600), 'empty-boards');
    const texts = sheets.map(textOn);
    expect(sheets.length).toBeGreaterThan(4);
    const all = texts.join('\u2800');
    for (let each = 1; each <= 1200; each++) expect(all).toContain(number(each));
    // A sheet that follows a board repeats the heading.
    expect(headingOn(sheets[1]!)).toBe(headingOn(sheets[0]!));
  });
});
