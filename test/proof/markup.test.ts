import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readEpub } from '../../src/proof/epub.ts';
import { readHtml, readPage } from '../../src/proof/markup.ts';
import type { Passage } from '../../src/proof/passages.ts';
import { inflated, Zip } from '../../src/proof/zip.ts';
import { faultOf } from '../helpers/fault.ts';

const pageOf = (body: string, page = '') => [...readPage(`<html>${body}</html>`, page, 'en')];
const without = ({ where: _, ...passage }: Passage) => passage;
/** A table whose first row and first column are headers. */
const table = (...rows: string[]) => {
  const cellsOf = (row: string, r: number) =>
    row.split(' ').map((cell, c) => (r === 0 || c === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`));
  return `<table>${rows.map((row, r) => `<tr>${cellsOf(row, r).join('')}</tr>`).join('')}</table>`;
};

describe('a page', () => {
  it.each<[what: string, body: string, passages: object[]]>([
    ['nothing', '<div>words</div>', []],
    ['a title', '<head><title> A  book </title></head>', [{ type: 'title', text: 'A book' }]],
    [
      'headings of all ranks',
      '<h1>One</h1><h6>Six</h6>',
      [
        { type: 'heading', text: 'One' },
        { type: 'heading', text: 'Six' },
      ],
    ],
    ['paragraphs, with what is inside', '<p>a <b>b</b>\n c</p>', [{ type: 'line', text: 'a b c' }]],
    [
      'dominoes of lists',
      '<ul><li>2:3 on 1 a b</li><li>no domino</li><li>⠼⠁⠒⠼⠃⠀⠁⠀⠼⠁⠂⠃</li></ul>',
      [
        { type: 'dominoes', dominoes: [{ domino: '2:3', cells: ['a1', 'b1'] }] },
        { type: 'dominoes', dominoes: [{ domino: '1:2', cells: ['a1', 'a2'] }] },
      ],
    ],
    [
      'a board',
      table(' a b', '1 0 -'),
      [
        {
          type: 'board',
          cells: new Map<string, unknown>([
            ['a1', 0],
            ['b1', 'empty'],
          ]),
        },
      ],
    ],
    [
      'a board in cells',
      table('⠀ ⠁ ⠃', '⠼⠁ ⠚ ⠁⠃'),
      [
        {
          type: 'board',
          cells: new Map([
            ['a1', 0],
            ['b1', 12],
          ]),
        },
      ],
    ],
    ['a table that is no board', table('Level Points', 'easy 1'), []],
    ['a board that cannot be read', table(' a', '1 x'), [{ type: 'fault', text: 'a1 holds "x"' }]],
    [
      'nothing of what is hidden',
      '<svg><title>a</title><p>b</p></svg><nav><p>c</p></nav><div role="img"><p>d</p></div><p>e</p>',
      [{ type: 'line', text: 'e' }],
    ],
    [
      'nothing of pictures in what is told',
      '<p>a<svg><p>b</p></svg>c</p><style>p {}</style>',
      [{ type: 'line', text: 'ac' }],
    ],
    [
      'what is played',
      '<div data-lock="lock 1"></div><div data-task="task 2"></div>',
      [
        { type: 'played', line: 'lock 1' },
        { type: 'played', line: 'task 2' },
      ],
    ],
  ])('has %s', (_, body, passages) => {
    expect(pageOf(body).map(without)).toEqual(passages);
  });

  it('has the data of a game behind the heading that comes next, once', () => {
    const body = '<section data-puzzle="completion 1 0?./1za"><h2>Puzzle 1</h2><h3>More</h3></section>';
    expect(pageOf(body)).toEqual([
      { type: 'heading', text: 'Puzzle 1', where: 'line 1' },
      {
        type: 'board',
        cells: new Map<string, unknown>([
          ['a1', 0],
          ['b1', 'empty'],
          ['c1', 'none'],
          ['a2', 1],
          ['b2', 35],
          ['c2', 10],
        ]),
        where: 'line 1, data of the game',
      },
      { type: 'heading', text: 'More', where: 'line 1' },
    ]);
  });

  it('says where: the page and the line', () => {
    expect(pageOf('\n<p>a</p>\n<p\n>b</p>', 'one.xhtml, ').map(({ where }) => where)).toEqual([
      'one.xhtml, line 2',
      'one.xhtml, line 4',
    ]);
    expect(faultOf(() => pageOf('<p>', 'one.xhtml, '))).toMatchObject({ where: 'one.xhtml' });
    expect(faultOf(() => pageOf('<p>')).where).toBeUndefined();
  });

  it('is read piece by piece, with what is in two of them', () => {
    const words = 'many words '.repeat(20_000).trim();
    expect(pageOf(`<p>${words}</p><p>end</p>`).map(without)).toEqual([
      { type: 'line', text: words },
      { type: 'line', text: 'end' },
    ]);
  });

  it.each([
    ['cells', `<table>${'<tr/>'.repeat(50_001)}</table>`, 'there are more than 50000 cells in a table'],
    ['elements inside each other', '<div>'.repeat(100), 'there are more than 100 elements inside each other'],
    ['columns', `<p data-puzzle="omnibus 1 ${'0'.repeat(507)}"/>`, 'there are more than 506 rows or columns'],
    ['rows', `<p data-puzzle="omnibus 1 ${'0/'.repeat(506)}0"/>`, 'there are more than 506 rows or columns'],
    [
      'attributes',
      `<p ${Array.from({ length: 101 }, (_, i) => `a${i}=""`).join(' ')}/>`,
      'there are more than 100 attributes of one element',
    ],
  ])('may not have too many %s', (_, body, message) => {
    expect(faultOf(() => pageOf(body))).toMatchObject({ message, where: expect.stringMatching(/^line 1$/) });
  });

  it('may have so many rows in two tables', () => {
    const rows = `<table>${'<tr/>'.repeat(30_000)}</table>`;
    expect(pageOf(rows + rows)).toEqual([]);
  });

  it('with scripts and styles, which are no XML, has the same lines', () => {
    const page =
      '<html><head><style>a > b && c {\n}</style><script>if (a < b)\n  c();</script></head>\n<p>a</p><script src="x">\n&</script><p>b</p></html>';
    expect([...readHtml(strToU8(page), { language: 'en' })]).toEqual([
      { type: 'line', text: 'a', where: 'line 4' },
      { type: 'line', text: 'b', where: 'line 5' },
    ]);
  });
});

describe('an e-book', () => {
  const CONTAINER =
    '<?xml version="1.0"?>\n<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>';
  const packageOf = (spine: string) =>
    `<package><metadata><meta id="three" href="three.xhtml"/><dc:title>A <!-- --> book</dc:title></metadata><manifest><item id="one" href="one.xhtml"/><item id="two" href="text/two.xhtml"/></manifest><spine>${spine}</spine></package>`;
  const bookOf = (files: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  const FILES = {
    'META-INF/container.xml': CONTAINER,
    'OEBPS/book.opf': packageOf('<itemref idref="two"/><itemref idref="one"/>'),
    'OEBPS/one.xhtml': '<html><title>1</title><p>First</p></html>',
    'OEBPS/text/two.xhtml': '<html><title>2</title><p>Second</p></html>',
  };
  const read = (files: Record<string, string>) => [...readEpub(bookOf(files), { language: 'en' })];

  it('is read in the order of its spine, with its own title alone', () => {
    expect(read(FILES)).toEqual([
      { type: 'title', text: 'Abook', where: 'OEBPS/book.opf' },
      { type: 'line', text: 'Second', where: 'two.xhtml, line 1' },
      { type: 'line', text: 'First', where: 'one.xhtml, line 1' },
    ]);
  });

  it.each<[what: string, files: Record<string, string>, message: RegExp]>([
    ['names no package', { 'META-INF/container.xml': '<container/>' }, /^the container names no package$/],
    [
      'lacks its package',
      { 'META-INF/container.xml': CONTAINER },
      /^the file OEBPS\/book\.opf in it is missing$/,
    ],
    [
      'names a page that is not listed',
      { ...FILES, 'OEBPS/book.opf': packageOf('<itemref idref="three"/>') },
      /^the spine names "three", which is not listed$/,
    ],
    [
      'names a page twice',
      { ...FILES, 'OEBPS/book.opf': packageOf('<itemref idref="one"/><itemref idref="one"/>') },
      /^the spine names OEBPS\/one\.xhtml twice$/,
    ],
    ['has a broken package', { ...FILES, 'OEBPS/book.opf': '<package>' }, /^this is not well-formed: /],
  ])('cannot be read that %s', (_, files, message) => {
    expect(faultOf(() => read(files)).message).toMatch(message);
  });

  it('without a title has an empty one', () => {
    const spine = packageOf('').replace(/<metadata>.*<\/metadata>/, '');
    expect(read({ ...FILES, 'OEBPS/book.opf': spine })).toEqual([
      { type: 'title', text: '', where: 'OEBPS/book.opf' },
    ]);
  });
});

describe('a zip file', () => {
  const bytes = zipSync(
    {
      'a.txt': [strToU8('plain'), { level: 0 }],
      'packed.txt': strToU8('again '.repeat(5000)),
      'empty.txt': strToU8(''),
    },
    { comment: 'a comment behind the directory' },
  );

  it('has its files, packed or not, before a comment', () => {
    const zip = new Zip(bytes);
    expect([zip.text('a.txt'), zip.text('packed.txt'), zip.text('empty.txt')]).toEqual([
      'plain',
      'again '.repeat(5000),
      '',
    ]);
    expect(faultOf(() => zip.text('b.txt')).message).toBe('the file b.txt in it is missing');
  });

  it.each<[what: string, change: (view: DataView, directory: number) => void, message: RegExp]>([
    [
      'a directory that begins elsewhere',
      (view) => view.setUint32(end(view) + 16, 1, true),
      /its directory is damaged$/,
    ],
    ['no directory', (view) => view.setUint32(end(view), 0, true), /it has no directory$/],
    [
      'more files than it lists',
      (view) => view.setUint16(end(view) + 10, 4, true),
      /its directory is damaged$/,
    ],
    [
      'very many files',
      (view) => view.setUint16(end(view) + 10, 20_001, true),
      /^there are more than 20000 files in it$/,
    ],
    [
      'a file too large',
      (view, at) => view.setUint32(at + 24, 256 * 1024 * 1024 + 1, true),
      /^this is too large, unpacked$/,
    ],
    [
      'another size',
      (view, at) => view.setUint32(at + 24, 4, true),
      /a\.txt cannot be unpacked to its 4 bytes$/,
    ],
    [
      'another way of packing',
      (view, at) => view.setUint16(at + 10, 9, true),
      /a\.txt cannot be unpacked to its 5 bytes$/,
    ],
    [
      'bytes that are not packed',
      (view, at) => view.setUint16(at + 10, 8, true),
      /a\.txt cannot be unpacked to its 5 bytes$/,
    ],
    [
      'a file that lies elsewhere',
      (view, at) => view.setUint32(at + 42, 1, true),
      /a\.txt is not where its directory says$/,
    ],
    [
      'a file that lies beyond its end',
      (view, at) => view.setUint32(at + 42, 1_000_000, true),
      /a\.txt is not where its directory says$/,
    ],
  ])('with %s is told from others', (_, change, message) => {
    const damaged = Uint8Array.from(bytes);
    const view = new DataView(damaged.buffer);
    change(view, view.getUint32(end(view) + 16, true));
    expect(faultOf(() => new Zip(damaged).text('a.txt')).message).toMatch(message);
  });

  it('is too large where its files are so together', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const large = zipSync(Object.fromEntries(names.map((name) => [name, strToU8(name)])));
    const view = new DataView(large.buffer);
    const sizes = (files: number) => {
      let at = view.getUint32(end(view) + 16, true);
      for (let i = 0; i < files; i++, at += 46 + 1) view.setUint32(at + 24, 250 * 1024 * 1024, true);
      return () => new Zip(large);
    };
    expect(sizes(4)).not.toThrow();
    expect(faultOf(sizes(5)).message).toBe('this is too large, unpacked');
  });

  it('can be empty, and can have a file that comes in many pieces', () => {
    expect(faultOf(() => new Zip(zipSync({})).text('a.txt')).message).toBe('the file a.txt in it is missing');
    const numbers = Array.from({ length: 9000 }, (_, i) => (i * 7919) % 9001).join(' ');
    const packed = zipSync({ 'a.txt': strToU8(numbers) });
    expect(packed.length).toBeGreaterThan(3 * 4096);
    expect(new Zip(packed).text('a.txt')).toBe(numbers);
  });

  it('is unpacked to its end, wherever that is', () => {
    for (const size of [4090, 4091, 4092, 8187]) {
      // A block that is stored as it is (RFC 1951, 3.2.4).
      const head = [1, size & 255, size >> 8, ~size & 255, (~size >> 8) & 255];
      expect(inflated(Uint8Array.from([...head, ...new Array<number>(size).fill(7)]), size)).toHaveLength(
        size,
      );
    }
    const short = Uint8Array.of(1, 2, 0, 253, 255, 7);
    expect(inflated(short, 2)).toBeUndefined();
    expect(inflated(Uint8Array.of(1, 2, 0, 253, 255, 7, 7), 1)).toBeUndefined();
    expect(inflated(Uint8Array.of(7), 1)).toBeUndefined();
  });

  it('of which anything is missing is none', () => {
    for (let length = 0; length < bytes.length; length += 7) {
      expect(faultOf(() => new Zip(bytes.subarray(0, length))).message).toMatch(/^this is no zip file: /);
    }
  });
});

/** Where the end of the directory is. */
function end(view: DataView): number {
  for (let at = view.byteLength - 22; ; at--) if (view.getUint32(at, true) === 0x06054b50) return at;
}
