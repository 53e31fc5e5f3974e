import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BookFile } from '../../src/book/book.ts';
import type { Edition } from '../../src/book/choices.ts';
import { alternativePassages } from '../../src/proof/pdf.ts';
import { smallBook } from '../helpers/book/books.ts';
import { filesOf, proof } from '../helpers/proof/finished.ts';

// Finished files by somebody else next to a book, which `check --files` reads.

let book: BookFile;

beforeAll(async () => {
  book = await smallBook();
});

/** The findings about one file. */
async function said(edition: Edition, name: string, content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  const { faults, unreadable } = await proof(book, new Map([[name, bytes]]), [edition]);
  return { faults, unreadable };
}

const CONTAINER = '<container><rootfiles><rootfile full-path="p.opf"/></rootfiles></container>';
const PACKAGE =
  '<package><manifest><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/><itemref idref="a"/></spine></package>';

function epub(files: Record<string, string>): Buffer {
  const named = { 'META-INF/container.xml': CONTAINER, 'p.opf': PACKAGE, 'a.xhtml': '<html/>', ...files };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(named).map(([name, text]) => [name, strToU8(text)]))),
  );
}

/** The same with another size in the directory of the last file. */
function ofSize(zip: Buffer, size: number): Buffer {
  const at = zip.lastIndexOf('PK\u0001\u0002');
  zip.writeUInt32LE(size, at + 24);
  return zip;
}

const page = (inside: string) => `<html><body>${inside}</body></html>`;

const answers = (puzzle: object) => JSON.stringify({ puzzles: [puzzle] });

describe('a file of a book that a stranger made', () => {
  it.each<[what: string, edition: Edition, name: string, content: () => string | Uint8Array, reason: RegExp]>(
    [
      ['is no zip file', 'epub', 'book.epub', () => 'PK', /it has no directory/],
      [
        'unpacks to more than it says',
        'epub',
        'book.epub',
        () => ofSize(epub({ 'a.xhtml': page('x'.repeat(100_000)) }), 9),
        /a\.xhtml cannot be unpacked to its 9 bytes/,
      ],
      ['unpacks to gigabytes', 'epub', 'book.epub', () => ofSize(epub({}), 2 ** 31), /too large, unpacked/],
      [
        'has a page that takes the place of many',
        'ebraille',
        'book.ebrl',
        () => epub({}),
        /the spine names a\.xhtml twice/,
      ],
      [
        'has a directory that leads nowhere',
        'epub',
        'book.epub',
        () => {
          const zip = epub({});
          zip.writeUInt32LE(0x7fffffff, zip.length - 6);
          return zip;
        },
        /its directory is damaged/,
      ],
      [
        'is deep',
        'html',
        'book.html',
        () => page(`${'<b>'.repeat(5000)}${'</b>'.repeat(5000)}`),
        /line 1: there are more than 100 elements inside each other/,
      ],
      [
        'has an element of a thousand attributes',
        'html',
        'book.html',
        () => page(`<p ${Array.from({ length: 1000 }, (_, i) => `a${i}=""`).join(' ')}/>`),
        /more than 100 attributes of one element/,
      ],
      [
        'has a table of a million cells',
        'html',
        'book.html',
        () => page(`<table><tr>${'<td/>'.repeat(1_000_000)}</tr></table>`),
        /more than 50000 cells in a table/,
      ],
      [
        'has a board of a million columns',
        'html',
        'book.html',
        () => page(`<div data-puzzle="omnibus 3 ${'1'.repeat(1_000_000)}"/>`),
        /more than 506 rows or columns/,
      ],
      [
        'has a page of thousands of lines',
        'brf',
        'book.brf',
        () => '#A ::::::::\r\n'.repeat(20_000),
        /page 1: there are more than 200 lines on a page/,
      ],
      [
        'has a line of a million cells',
        'pef',
        'book.pef',
        () => `<pef><page><row>${'⠒'.repeat(1_000_000)}</row></page></pef>`,
        /more than 1000 cells in a line/,
      ],
      [
        'tells of a board of a thousand million columns',
        'aloud',
        'book.txt',
        () => 'The board has 3 rows and 1000000000 columns, all of them.\nRow 1: all empty.\n',
        /line 1: there are more than 506 columns/,
      ],
      [
        'tells of a column after many names',
        'aloud',
        'book.txt',
        () =>
          'The board has three rows and four columns, all of them.\nRow one: columns Anna to Zoe Zoe Zoe Zoe Zoe: no cell.\n',
        /line 2: there are more than 506 columns/,
      ],
      [
        'has a table of a thousand columns',
        'keys',
        'keys.csv',
        () => `${'a,'.repeat(1000)}\n`,
        /more than 100 columns/,
      ],
    ],
  )('is refused if it %s', async (_, edition, name, content, reason) => {
    const { unreadable } = await said(edition, name, content());
    expect(unreadable).toEqual([expect.stringMatching(reason)]);
  });

  it.each<[what: string, edition: Edition, name: string, content: string]>([
    ['rows inside rows', 'pef', 'book.pef', '<pef><page><row><row>⠁</row></row></page></pef>'],
    ['a domino that is nothing', 'keys', 'keys.json', answers({ name: '1', stones: [null] })],
    [
      'a series that is a number',
      'keys',
      'keys.json',
      answers({ name: '1', series: { key: 1, filling: [] } }),
    ],
    ['an id that is an object', 'keys', 'keys.json', answers({ name: '1', id: { toString: 1 } })],
    [
      'rows that are very deep',
      'keys',
      'keys.json',
      `{"puzzles":[{"name":"1","rows":${'['.repeat(5000)}${']'.repeat(5000)}}]}`,
    ],
    ['a very long field', 'keys', 'keys.csv', `puzzle\n"${'""'.repeat(1_000_000)}"\n`],
    ['a very long key', 'keys', 'keys.txt', `Puzzle 1\n${'LR'.repeat(200_000)}!\n`],
    ['a heading of nothing but marks', 'html', 'book.html', page(`<h1>${': '.repeat(200_000)}</h1>`)],
    ['a list of nothing but digits', 'html', 'book.html', page(`<ul><li>${'1'.repeat(200_000)}</li></ul>`)],
    ['a very long sentence', 'aloud', 'book.txt', `Row 1 columns ${'a and '.repeat(10_000)}a`],
    [
      'a very long row',
      'aloud',
      'book.txt',
      `The board has three rows and four columns, all.\nRow one: columns ${'a and '.repeat(10_000)}a:b.`,
    ],
  ])('is compared if it has %s', async (_, edition, name, content) => {
    const { faults, unreadable } = await said(edition, name, content);
    expect(unreadable).toEqual([]);
    expect(faults.length).toBeGreaterThan(0);
  });

  it('is told of in few lines, none of them long', async () => {
    const heads = Array.from({ length: 1000 }, (_, i) => `${i + 100}${'x'.repeat(i)}`);
    const { faults } = await said('keys', 'keys.csv', `puzzle\n${heads.join('\n')}\n`);
    const own = faults.filter((fault) => fault.startsWith('keys.csv'));
    expect(own).toHaveLength(101);
    expect(own.at(-1)).toMatch(/^keys\.csv: \d+ more faults$/);
    expect(Math.max(...faults.map(({ length }) => length))).toBeLessThan(1100);
  });

  it('is refused if it is a PDF that contradicts itself', async () => {
    const files = await filesOf(book, ['tactile']);
    const pdf = Buffer.from(files.get('tactile.pdf')!).toString('latin1');
    // The first stream with only a length is the content of the first page. The cross-reference table has it under another
    // number.
    const other = pdf.replace(
      / 0 obj\n<<\n\/Length (?=\d+\n\/Filter \/FlateDecode\n>>)/,
      ' 1 obj\n<<\n/Length ',
    );
    expect(other).not.toBe(pdf);
    const { unreadable } = await said('tactile', 'tactile.pdf', Buffer.from(other, 'latin1'));
    expect(unreadable).toEqual([expect.stringMatching(/^tactile\.pdf: this PDF cannot be read: /)]);
  });
});

describe('an alternative text that a stranger wrote', () => {
  it.each([
    'Row 1: 99999999999999 times empty.',
    'Row 1: 4000000000 times empty.',
    Array.from({ length: 60_000 }, (_, i) => `Row ${i}: 1.`).join(' '),
  ])('is refused if its board is no board: %#', (text) => {
    expect(() => [...alternativePassages(text, '', 'page 1', 'en')]).toThrow(/there are more than/);
  });

  it('is read to its end, however often it begins', () => {
    expect([...alternativePassages('Row 1: '.repeat(100_000), '', 'page 1', 'en')]).toEqual([]);
    expect([...alternativePassages('Dominoes: '.repeat(100_000), '', 'page 1', 'en')]).toEqual([]);
  });
});
