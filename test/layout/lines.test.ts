import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Inline } from '../../src/document/document.ts';
import { asCell } from '../../src/domino/board.ts';
import { domino } from '../../src/domino/dominoes.ts';
import { UserError } from '../../src/errors.ts';
import { breakLines, digitsApart, lineMarks, plainLine } from '../../src/layout/lines.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import type { Element, TextItem } from '../../src/layout/page.ts';
import { loadFonts } from '../../src/node/fonts.ts';

const metrics = makeMetrics(loadFonts());

function texts(content: readonly Inline[], width: number): string[] {
  return breakLines(content, width, 18, metrics).map((line) =>
    line
      .at(0, 0)
      .map(({ text }) => text)
      .join(''),
  );
}

it('break at blanks, which stay at their ends', () => {
  const width = metrics.width('one two', 'text', 18);
  expect(texts(plainLine('one two three'), width)).toEqual(['one two ', 'three']);
  expect(texts(plainLine('one two three'), width - 0.1)).toEqual(['one ', 'two ', 'three']);
});

it('do not leave a short word alone on the last, if that takes no other line', () => {
  const wide = (text: string) => metrics.width(text, 'text', 18);
  const key = plainLine('Key to puzzle 3');
  expect(texts(key, wide('Key to puzzle'))).toEqual(['Key to ', 'puzzle 3']);
  expect(texts(key, wide('Key to puzzle 3'))).toEqual(['Key to puzzle 3']);
  expect(texts(plainLine('to puzzle twelve'), wide('to puzzle'))).toEqual(['to puzzle ', 'twelve']);
  expect(texts(plainLine('puzzle 3'), wide('puzzle'))).toEqual(['puzzle ', '3']);
  expect(texts(plainLine('Key puzzle 3'), wide('puzzle'))).toEqual(['Key ', 'puzzle ', '3']);
});

it('keep letters together with their marks, also where a word is cut, and digits with theirs', () => {
  const width = metrics.width('m', 'text', 18) * 1.5;
  expect(texts(plainLine('m\u0304g\u0303m\u0304'), width)).toEqual(['m\u0304', 'g\u0303', 'm\u0304']);
  expect(digitsApart('a1\u03042b', 'text')).toEqual([
    { text: 'a', font: 'text' },
    { text: '1\u03042', font: 'figures' },
    { text: 'b', font: 'text' },
  ]);
});

it('keep dominoes and places whole, and with the mark that touches them', () => {
  const content: Inline[] = [
    { type: 'text', text: 'lay ', strong: false },
    { type: 'place', place: { first: asCell(1), second: asCell(2) } },
    { type: 'text', text: '.', strong: false },
    { type: 'domino', domino: domino(6, 4) },
  ];
  const width = metrics.width('lay 1', 'text', 18) + 1;
  expect(texts(content, width)).toEqual(['lay ', '1\u00a0b\u00a0', 'c.', '4:6']);
  expect(texts(content, 100)).toEqual(['lay 1\u00a0b\u00a0c.4:6']);
});

it('set words of another language apart, with the blanks between them and none round them', () => {
  const plain = (text: string): Inline => ({ type: 'text', text, strong: false });
  const german = (text: string): Inline => ({ ...plain(text), language: 'de' }) as Inline;
  const content = [plain('a hole, '), german('ein Loch'), plain(' or '), german('Feld'), plain('.')];
  const p: Element = { tag: 'P', parent: undefined };
  const found = (width: number) =>
    breakLines(content, width, 18, metrics).map((line) =>
      lineMarks(line.at(0, 0), p, 0, 8).map(({ element, items }) => [
        element!.tag,
        element!.language,
        (items[0] as TextItem).text,
      ]),
    );
  expect(found(200)).toEqual([
    [
      ['P', undefined, 'a hole, '],
      ['Span', 'de', 'ein Loch'],
      ['P', undefined, ' or '],
      ['Span', 'de', 'Feld'],
      ['P', undefined, '.'],
    ],
  ]);
  // A line can end within them.
  expect(found(metrics.width('a hole, ein', 'text', 18) + 1)).toEqual([
    [
      ['P', undefined, 'a hole, '],
      ['Span', 'de', 'ein '],
    ],
    [
      ['Span', 'de', 'Loch'],
      ['P', undefined, ' or '],
    ],
    [
      ['Span', 'de', 'Feld'],
      ['P', undefined, '.'],
    ],
  ]);
});

it('name pages, each number a link of its own with the blanks left to the words', () => {
  const page = (of: string): Inline => ({ type: 'page', of, title: `to ${of}` });
  const plain = (text: string): Inline => ({ type: 'text', text, strong: false });
  const content = [plain('pages '), page('a'), plain(', '), page('b'), plain('.')];
  const known = new Map([
    ['at-a', 7],
    ['at-b', 12],
  ]);
  const [line] = breakLines(content, 100, 18, metrics, 'text', known);
  const p: Element = { tag: 'P', parent: undefined };
  const marks = lineMarks(line!.at(10, 20), p, 15, 8);
  expect(marks.map(({ items }) => items.map((item) => item.type === 'text' && item.text))).toEqual([
    ['pages '],
    ['7'],
    [', '],
    ['12'],
    ['.'],
  ]);
  expect(marks.map(({ element }) => element!.tag)).toEqual(['P', 'Link', 'P', 'Link', 'P']);
  for (const { element, link, items } of marks) {
    if (element!.tag === 'P') expect([element, link]).toEqual([p, undefined]);
    else {
      const [number] = items as readonly TextItem[];
      const width = metrics.width(number!.text, 'figures', 18);
      expect(element!.parent).toBe(p);
      expect(link!.area).toEqual({ x: number!.x, y: 15, width, height: 8 });
    }
  }
  expect(marks.map(({ link }) => link?.to)).toEqual([undefined, 'at-a', undefined, 'at-b', undefined]);
  expect(marks.map(({ link }) => link?.label)).toEqual([undefined, 'to a', undefined, 'to b', undefined]);
  // As long as a page is unknown, its number is empty.
  expect(texts(content, 100)).toEqual(['pages , .']);
});

it('put parts in different fonts side by side', () => {
  const content: Inline[] = [
    { type: 'text', text: 'a ', strong: false },
    { type: 'text', text: 'b', strong: true },
  ];
  const [line] = breakLines(content, 100, 18, metrics);
  const [first, second] = line!.at(10, 20);
  expect([first!.font, second!.font]).toEqual(['text', 'strong']);
  expect(second!.x).toBeCloseTo(10 + metrics.width(first!.text, first!.font, 18), 9);
  expect(line!.width).toBeCloseTo(second!.x - 10 + metrics.width(second!.text, 'strong', 18), 9);
});

it('hold all words and are never wider than asked', () => {
  const word = fc.stringMatching(/^[a-zäöüß.,:]{1,12}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.integer({ min: 40, max: 200 }), (words, width) => {
      const lines = breakLines(plainLine(words.join(' ')), width, 18, metrics);
      expect(texts(plainLine(words.join(' ')), width).join('')).toBe(words.join(' '));
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(width);
    }),
    { numRuns: 50 },
  );
});

it('cut a word that is wider than a line, and leave no blank in it', () => {
  const cut = texts(plainLine('abcdefghijklmnopqrstuvwxyz'), 30);
  expect(cut.length).toBeGreaterThan(2);
  expect(cut.join('')).toBe('abcdefghijklmnopqrstuvwxyz');
});

it('refuse a character that the font lacks, and name it', () => {
  expect(() => breakLines(plainLine('a 字'), 100, 18, metrics)).toThrow(UserError);
  expect(() => breakLines(plainLine('a 字'), 100, 18, metrics)).toThrow('U+5B57');
});
