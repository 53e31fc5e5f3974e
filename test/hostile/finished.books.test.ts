import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BookFile } from '../../src/book/book.ts';
import { EDITIONS } from '../../src/book/choices.ts';
import { alternativePassages } from '../../src/proof/pdf.ts';
import { isFileName } from '../../src/render/editions.ts';
import { smallBook } from '../helpers/book/books.ts';
import { filesOf, proof } from '../helpers/proof/finished.ts';

// Finished files by somebody else next to a book, which `check --files` reads.

let book: BookFile;

beforeAll(async () => {
  book = await smallBook();
});

async function said(name: string, content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  const edition = EDITIONS.find((each) => isFileName(name, [each]))!;
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

/** A container with one page, and another size of it, or another place of the directory, in its directory. */
function epubOf(text: string, { size, start }: { size?: number; start?: number }): Buffer {
  const zip = epub({ 'a.xhtml': text });
  if (size !== undefined) zip.writeUInt32LE(size, zip.lastIndexOf('PK\u0001\u0002') + 24);
  if (start !== undefined) zip.writeUInt32LE(start, zip.length - 6);
  return zip;
}

const page = (inside: string) => `<html><body>${inside}</body></html>`;

const attributes = (count: number) => Array.from({ length: count }, (_, i) => `a${i}=""`).join(' ');

const LONG = 'x'.repeat(100_000);
const MANY = 1_000_000;
const BOARD = 'The board has three rows and four columns, all of them.\n';
const ROW = 'Row 1: all empty.\n';

const answers = (puzzle: object) => JSON.stringify({ puzzles: [puzzle] });

describe('a file of a book that a stranger made', () => {
  it.each<[name: string, content: () => string | Uint8Array, reason: RegExp]>([
    ['book.epub', () => 'PK', /it has no directory/],
    ['book.epub', () => epubOf(page(LONG), { size: 9 }), /a\.xhtml cannot be unpacked to its 9 bytes/],
    ['book.epub', () => epubOf('', { size: 2 ** 31 }), /too large, unpacked/],
    ['book.epub', () => epubOf('', { start: 2 ** 31 - 1 }), /its directory is damaged/],
    ['book.ebrl', () => epub({}), /the spine names a\.xhtml twice/],
    [
      'book.html',
      () => page(`${'<b>'.repeat(5000)}${'</b>'.repeat(5000)}`),
      /line 1: .* than 100 elements inside/,
    ],
    ['book.html', () => page(`<p ${attributes(1000)}/>`), /more than 100 attributes of one element/],
    ['book.html', () => page(`<table><tr>${'<td/>'.repeat(MANY)}</tr></table>`), /50000 cells in a table/],
    ['book.html', () => page(`<p data-puzzle="omnibus 3 ${'1'.repeat(MANY)}"/>`), /506 rows or columns/],
    ['book.brf', () => '#A ::::::::\r\n'.repeat(20_000), /page 1: there are more than 200 lines on a page/],
    ['book.pef', () => `<pef><page><row>${'⠒'.repeat(MANY)}</row></page></pef>`, /1000 cells in a line/],
    ['book.txt', () => `The board has 3 rows and 1000000000 columns, all.\n${ROW}`, /line 1: .* 506 columns/],
    [
      'book.txt',
      () => `${BOARD}Row one: columns Anna to ${'Zoe '.repeat(5)}: no cell.\n`,
      /line 2: .* 506 columns/,
    ],
    ['keys.csv', () => `${'a,'.repeat(1000)}\n`, /more than 100 columns/],
  ])('is refused if it cannot be what it says: %s %#', async (name, content, reason) => {
    const { unreadable } = await said(name, content());
    expect(unreadable).toEqual([expect.stringMatching(reason)]);
  });

  it.each<[what: string, name: string, content: string]>([
    ['rows inside rows', 'book.pef', '<pef><page><row><row>⠁</row></row></page></pef>'],
    ['a domino that is nothing', 'keys.json', answers({ name: '1', stones: [null] })],
    ['a series that is a number', 'keys.json', answers({ name: '1', series: { key: 1, filling: [] } })],
    ['an id that is an object', 'keys.json', answers({ name: '1', id: { toString: 1 } })],
    ['deep rows', 'keys.json', `{"puzzles":[{"name":"1","rows":${'['.repeat(5000)}${']'.repeat(5000)}}]}`],
    ['a very long field', 'keys.csv', `puzzle\n"${'""'.repeat(MANY)}"\n`],
    ['a very long key', 'keys.txt', `Puzzle 1\n${'LR'.repeat(200_000)}!\n`],
    ['a heading of nothing but marks', 'book.html', page(`<h1>${': '.repeat(200_000)}</h1>`)],
    ['a list of nothing but digits', 'book.html', page(`<ul><li>${'1'.repeat(200_000)}</li></ul>`)],
    ['a very long sentence', 'book.txt', `Row 1 columns ${'a and '.repeat(10_000)}a`],
    ['a very long row', 'book.txt', `${BOARD}Row one: columns ${'a and '.repeat(10_000)}a:b.`],
  ])('is compared if it has %s', async (_, name, content) => {
    const { faults, unreadable } = await said(name, content);
    expect(unreadable).toEqual([]);
    expect(faults.length).toBeGreaterThan(0);
  });

  it('is told of in few lines, none of them long', async () => {
    const heads = Array.from({ length: 1000 }, (_, i) => `${i + 100}${'x'.repeat(i)}`);
    const { faults } = await said('keys.csv', `puzzle\n${heads.join('\n')}\n`);
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
    const { unreadable } = await said('tactile.pdf', Buffer.from(other, 'latin1'));
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
