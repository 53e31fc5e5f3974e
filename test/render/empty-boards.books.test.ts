import { describe, expect, it } from 'vitest';
import { brailleNumber } from '../../src/braille/grids.ts';
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

const CASES = [
  { language: 'en', range: 3, paper: 'a4', braille: { cell: 'medium' } },
  {
    language: 'de',
    range: 7,
    paper: 'letter',
    braille: { cell: 'large', overlay: true, sheets: 'two-sizes' },
  },
  { language: 'fr', range: 7, paper: 'a3', braille: { cell: 'large' } },
] as const;

describe.each(CASES)('the empty board of many puzzles: $language on $paper', ({ range, ...fields }) => {
  const number = (value: number) => brailleNumber(value, fields.language);

  it('names them one by one where there is room, else from the first to the last', () => {
    const [few, many] = [20, 5000].map((count) =>
      raised(inTurn(madeUpBook([range], fields), count), 'empty-boards'),
    );
    expect(few).toHaveLength(1);
    for (const each of [1, 2, 19, 20]) expect(textOn(few![0]!)).toContain(number(each));
    expect(many).toHaveLength(1);
    expect(textOn(many![0]!)).toMatch(new RegExp(`${number(1)}\u2800.*${number(5000)}`));
    expect(textOn(many![0]!)).not.toContain(number(2500));
  });
});

it('the empty board of many puzzles names them on sheets behind it where there is no room at all', () => {
  const { language, paper, braille } = CASES[1];
  const book = inTurn(madeUpBook([4, 6], { language, paper, braille }), 600);
  const sheets = raised(book, 'empty-boards');
  expect(sheets.length).toBeGreaterThan(4);
  const all = sheets.map(textOn).join('\u2800');
  for (let each = 1; each <= 1200; each++) expect(all).toContain(brailleNumber(each, language));
  // A sheet that follows a board repeats the heading.
  expect(headingOn(sheets[1]!)).toBe(headingOn(sheets[0]!));
});
