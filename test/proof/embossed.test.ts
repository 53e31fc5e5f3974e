import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cellsOfAscii } from '../../src/braille/ascii.ts';
import { readBrf, readPef } from '../../src/proof/embossed.ts';
import type { Passage } from '../../src/proof/passages.ts';
import { faultOf } from '../helpers/fault.ts';

type Setting = Parameters<typeof readBrf>[1];

const bookOf = (braille: object = {}): Setting =>
  ({ language: 'en', braille: { code: 'nabcc', formFeed: true, ...braille } }) as Setting;
const read = (text: string, braille: object = {}) => [...readBrf(strToU8(text), bookOf(braille))];
/** The passages of one page, whose first line has its title. */
const onPage = (...lines: string[]) => read(`${['  TITLE    #A', ...lines].join('\n')}\n\f`).slice(1);
const cells = (text: string) => cellsOfAscii(text, 'nabcc');
const without = ({ where: _, ...passage }: Passage) => passage;

describe('paragraphs of embossed pages', () => {
  it('begin on an indented line or below a blank one, and end at the end of the page', () => {
    expect(onPage('  ONE', 'TWO', '  THREE', '', 'FOUR', 'FIVE')).toEqual([
      { type: 'line', text: cells('  ONE TWO'), where: 'page 1, line 3' },
      { type: 'line', text: cells('  THREE'), where: 'page 1, line 4' },
      { type: 'line', text: cells('FOUR FIVE'), where: 'page 1, line 7' },
    ]);
  });

  it('are joined at a hyphen without a blank', () => {
    expect(onPage('BABAB-', 'BABAB', 'C').map(without)).toEqual([
      { type: 'line', text: cells('BABAB-BABAB C') },
    ]);
  });

  it('do not begin with the title of the page, which stands alone', () => {
    const [title, text] = read('TITLE\nTEXT\n\f');
    expect([title, text].map((passage) => without(passage!))).toEqual([
      { type: 'line', text: cells('TITLE') },
      { type: 'line', text: cells('TEXT') },
    ]);
    // German pages have it at their end.
    const german = [
      ...readBrf(strToU8('eins\nzwei\n\f'), { ...bookOf({ code: 'nabcc-lower' }), language: 'de' }),
    ];
    expect(german.map(without)).toEqual([{ type: 'line', text: cellsOfAscii('eins zwei', 'nabcc-lower') }]);
  });
});

describe('lists of dominoes', () => {
  it('are line by line, with several in one, and end a paragraph', () => {
    expect(onPage('TEXT', '#AB #A A B  #JJ C #A1B', '#BB AA #I1AJ', 'TEXT')).toEqual([
      { type: 'line', text: cells('TEXT'), where: 'page 1, line 2' },
      {
        type: 'dominoes',
        dominoes: [
          { domino: '1:2', cells: ['a1', 'b1'] },
          { domino: '0:0', cells: ['c1', 'c2'] },
        ],
        where: 'page 1, line 3',
      },
      { type: 'dominoes', dominoes: [{ domino: '2:2', cells: ['aa9', 'aa10'] }], where: 'page 1, line 4' },
      { type: 'line', text: cells('TEXT'), where: 'page 1, line 5' },
    ]);
  });
});

describe('boards of embossed pages', () => {
  it('stand under their rules, by the letters above and the numbers beside them', () => {
    const board = new Map<string, unknown>([
      ['a1', 0],
      ['b1', 1],
      ['c1', 2],
      ['a2', 10],
      ['b2', 'none'],
      ['c2', 4],
    ]);
    expect(
      onPage('   A  B C', '3333333333', '#A J  A B', '#B AJ   D').filter(({ type }) => type !== 'line'),
    ).toEqual([{ type: 'board', cells: board, where: 'page 1, line 3' }]);
  });

  it('have signs that join cells beside or below each other, and bars that do not', () => {
    const passages = onPage('   A B C', '33333333', '#A J-A B', '       L', '#B A_J C', '   L 3', '#C B D E');
    expect(passages.map(without)).toContainEqual({
      type: 'dominoes',
      dominoes: [{ cells: ['a1', 'b1'] }, { cells: ['c1', 'c2'] }, { cells: ['a2', 'a3'] }],
      bySigns: true,
    });
  });

  it('end at two lines without a number, or at one with words', () => {
    for (const end of [['', ''], ['TEXT'], ['   L', '   L']]) {
      const passages = onPage('   A B', '333333', '#A J A', ...end, '#B A J');
      const board = passages.find(({ type }) => type === 'board') as Extract<Passage, { type: 'board' }>;
      expect([...board.cells.keys()]).toEqual(['a1', 'b1']);
    }
    const passages = onPage('   A B', '333333', '#A J A', '', '#B A J');
    const board = passages.find(({ type }) => type === 'board') as Extract<Passage, { type: 'board' }>;
    expect([...board.cells.keys()]).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  it('can stand side by side', () => {
    const boards = onPage('   A     A B', '3333  333333', '#A J  #A B A').filter(
      ({ type }) => type === 'board',
    );
    expect(boards.map(without)).toEqual([
      { type: 'board', cells: new Map([['a1', 0]]) },
      {
        type: 'board',
        cells: new Map([
          ['a1', 2],
          ['b1', 1],
        ]),
      },
    ]);
  });

  it('have cells to fill in, and none that holds words', () => {
    expect(onPage('   A B', '333333', '#A - J').map(without)).toContainEqual({
      type: 'board',
      cells: new Map<string, unknown>([
        ['a1', 'empty'],
        ['b1', 0],
      ]),
    });
    expect(onPage('   A B', '333333', '#A J M')).toContainEqual({
      type: 'fault',
      text: `b1 holds ${cells('M')}`,
      where: 'page 1, line 3',
    });
  });

  it('are no rules without a board, nor shorter ones', () => {
    expect(onPage('TEXT', '33333333', 'TEXT').filter(({ type }) => type !== 'line')).toEqual([]);
    expect(onPage('   A', '333', '#A J').filter(({ type }) => type !== 'line')).toEqual([]);
  });
});

describe('the numbers of pages', () => {
  const page = (number: string) => `  TITLE    ${number}\n`;
  const faults = (...numbers: string[]) =>
    read(numbers.map(page).join('\f')).filter(({ type }) => type === 'fault');

  it('follow each other; pages without one are counted', () => {
    expect(faults('#A', '#B', '#C')).toEqual([]);
    expect(faults('#I', '', '#AA')).toEqual([]);
    expect(faults('', '#C', '#D')).toEqual([]);
    expect(faults('#A', '#C', '#D')).toEqual([
      { type: 'fault', text: 'page 3 comes after page 1', where: 'page 2' },
    ]);
    expect(faults('#A', '', '#B')).toEqual([
      { type: 'fault', text: 'page 2 comes after page 2', where: 'page 3' },
    ]);
  });

  it('stand where the page has them', () => {
    const us = 'TITLE\nTEXT\n   #A\fTITLE\nTEXT\n   #C';
    expect(read(us, { page: 'us' })).toContainEqual({
      type: 'fault',
      text: 'page 3 comes after page 1',
      where: 'page 2',
    });
    expect(read(us).filter(({ type }) => type === 'fault')).toEqual([]);
    // A page of a size of its own has them where the usual one has.
    expect(read(`${page('#A')}\f${page('#C')}`, { page: { cells: 30, lines: 20 } })).toHaveLength(3);
  });

  it('can stand alone on their line', () => {
    expect(read('#A\n\f#C\n').filter(({ type }) => type === 'fault')).toHaveLength(1);
  });

  it('are no numbers in the text', () => {
    expect(faults('#A', '#C TEXT')).toEqual([]);
    expect(faults('#A', 'TEXT #C')).toEqual([]);
  });
});

describe('the pages of a file', () => {
  it('have as many lines as asked for where no sign ends them', () => {
    const lines = ['A', '', 'B', 'C', '', 'D', 'E'];
    const found = read(`${lines.join('\r\n')}\r\n`, { formFeed: false, page: { cells: 20, lines: 3 } });
    expect(found.map(({ where }) => where)).toEqual([
      'page 1, line 1',
      'page 1, line 3',
      'page 2, line 1',
      'page 2, line 3',
      'page 3, line 1',
    ]);
    const uk = read(`${'\n'.repeat(27)}A\n`, { formFeed: false });
    expect(uk.map(({ where }) => where)).toEqual(['page 2, line 1']);
  });

  it('can be in Unicode, and say where another code has a sign that is none of it', () => {
    expect(read('⠁⠃\n⠉\f', { code: 'unicode' }).map(without)).toEqual([
      { type: 'line', text: '⠁⠃' },
      { type: 'line', text: '⠉' },
    ]);
    expect(faultOf(() => read('A\n\u00e4\f'))).toMatchObject({ where: 'line 2 of its page' });
  });

  it('may not have too many lines or cells', () => {
    const message = (text: string) => faultOf(() => read(text, { code: 'unicode' })).message;
    expect(message('\n'.repeat(200))).toBe('there are more than 200 lines on a page');
    expect(message('⠁'.repeat(1001))).toBe('there are more than 1000 cells in a line');
    expect(read(`${'\n'.repeat(199)}\f${'⠁'.repeat(1000)}`, { code: 'unicode' })).toHaveLength(1);
  });
});

it('a PEF file has a title, pages and rows', () => {
  const pef = `<?xml version="1.0"?>
<pef><head><dc:title>A &amp; b</dc:title><dc:creator>c</dc:creator></head><body>
<row>${cells('NOWHERE')}</row><page><row>${cells('TI')}<b>${cells('TL')}</b>${cells('E')}</row> <row>${cells('TEXT')}</row><row/></page><page><row>${cells('MORE')}</row></page></body></pef>`;
  expect([...readPef(strToU8(pef), bookOf())]).toEqual([
    { type: 'title', text: 'A & b', where: 'dc:title' },
    { type: 'line', text: cells('TITLE'), where: 'page 1, line 1' },
    { type: 'line', text: cells('TEXT'), where: 'page 1, line 2' },
    { type: 'line', text: cells('MORE'), where: 'page 2, line 1' },
  ]);
  expect(faultOf(() => [...readPef(strToU8('<pef>'), bookOf())]).message).toMatch(/^this is not well-formed/);
});
