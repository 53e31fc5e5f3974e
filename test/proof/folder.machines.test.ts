import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BookFile } from '../../src/book/book.ts';
import { EDITIONS, type Edition } from '../../src/book/choices.ts';
import { withContent } from '../helpers/pdf/changed-content.ts';
import { bookOfAll, type Files, filesOf, proof } from '../helpers/proof/finished.ts';

/** All print editions but one are left out, as they have the same pages in other sizes. */
const TESTED = EDITIONS.filter((edition) => !/^(large|giant|standard)-print$/.test(edition));

const FIELDS = {
  title: 'Prüfung & <mehr>',
  language: 'de',
  editions: TESTED,
  braille: { volume: 20 },
};

let book: BookFile;
let files: Files;

beforeAll(async () => {
  book = await bookOfAll(FIELDS);
  files = await filesOf(book, TESTED);
});

type Change = (text: string, file: BookFile) => string;

/** The files with one of them changed. */
function changed(name: string, change: (bytes: Uint8Array) => Uint8Array): Files {
  const bytes = change(files.get(name)!);
  expect(Buffer.from(bytes).equals(files.get(name)!)).toBe(false);
  return new Map([...files, [name, bytes]]);
}

function asText(encoding: 'utf8' | 'latin1', change: Change) {
  return (bytes: Uint8Array) =>
    Uint8Array.from(Buffer.from(change(Buffer.from(bytes).toString(encoding), book), encoding));
}

/** Applies a change to the first file of a zip file on which it has an effect. */
function inZip(change: Change) {
  return (bytes: Uint8Array) => {
    const entries = unzipSync(bytes);
    for (const [path, entry] of Object.entries(entries)) {
      if (!/html$/.test(path)) continue;
      const text = strFromU8(entry);
      const other = change(text, book);
      if (other === text) continue;
      entries[path] = strToU8(other);
      break;
    }
    return zipSync(entries);
  };
}

/** Another digit, as a misreading would produce it. */
const OTHER: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('0123456789', (digit, i) => [digit, String((i + 1) % 10)])),
  ...Object.fromEntries(Array.from('⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊', (digit, i) => [digit, '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊'[(i + 1) % 10]!])),
  ...Object.fromEntries(Array.from('JABCDEFGHI', (digit, i) => [digit, 'JABCDEFGHI'[(i + 1) % 10]!])),
  null: 'eins',
  eins: 'zwei',
  zwei: 'drei',
  drei: 'vier',
  vier: 'null',
};

/** Replaces the digit of a pattern's named group at its first match. */
function digitAt(pattern: RegExp): Change {
  return (text) => {
    const match = pattern.exec(text);
    if (!match) return text;
    const { before, digit } = match.groups!;
    const at = match.index + before!.length;
    return text.slice(0, at) + OTHER[digit!]! + text.slice(at + digit!.length);
  };
}

describe('the files of a book', () => {
  it('are all right as they were made, in volumes and with boards in parts', async () => {
    expect([...files.keys()].filter((name) => name.includes('volume')).length).toBeGreaterThanOrEqual(2);
    expect(await proof(book, files)).toEqual({ faults: [], unreadable: [], files: files.size });
  });

  it.each([
    ['an array is not begun', /\[</g, '<', 'an array ends that was not begun'],
    ['a text is not ended', /\nET\nQ\n/, '\nQ\n', 'Q stands in a text'],
    ['a state is not ended', /\nET\nQ\n/, '\nET\n', 'q without Q'],
    ['an operator is none', / Tf\n/g, ' T\n', 'the operator T is not known'],
  ])('are wrong where %s in what a page draws, though pdf.js reads on', async (_, right, wrong, told) => {
    const damaged = changed('kdp.pdf', (bytes) =>
      withContent(bytes, (content) => content.replace(right, wrong)),
    );
    const { faults } = await proof(book, damaged, ['kdp']);
    expect(faults[0]).toMatch(/^kdp\.pdf, page \d+: what it draws is broken at /);
    expect(faults[0]).toContain(told);
  });

  it.each<
    [fault: string, edition: Edition, name: RegExp, change: (bytes: Uint8Array) => Uint8Array, told: RegExp]
  >([
    [
      'a digit in an embosser file',
      'brf',
      /^book-volume-\d\.brf$/,
      asText('latin1', digitAt(/(?<before>AUFGABE #A\r\n[\s\S]*?#A )(?<digit>[A-J])/)),
      /^book-volume-\d\.brf, page \d+, line \d+: puzzle 1, cell a1: \d instead of \d$/,
    ],
    [
      'a digit in a PEF file',
      'pef',
      /^book\.pef$/,
      asText('utf8', digitAt(/(?<before><row>⠁⠥⠋⠛⠁⠃⠑⠀⠼⠃<[\s\S]*?<row>⠼⠃⠀)(?<digit>[⠚⠁-⠊])/)),
      /^book\.pef, page \d+, line \d+: puzzle 2, cell a2: \d instead of \d$/,
    ],
    [
      'a number in a script',
      'aloud',
      /^book\.txt$/,
      asText('utf8', digitAt(/(?<before>\nAufgabe zwei\.\n[\s\S]*?Zeile drei: )(?<digit>[a-z]+)/)),
      /^book\.txt, line \d+: puzzle 2, cell a3: \d instead of \d$/,
    ],
    [
      'a domino in a script',
      'aloud',
      /^book\.txt$/,
      asText('utf8', (text) => text.replace(/(Schlüssel zu Aufgabe eins\.[\s\S]*?Spalte )(\w+)/, '$1Zeno')),
      /^book\.txt, line \d+: the key to puzzle 1, \d:\d on z\d and z\d, where the book has none$/,
    ],
    [
      'a digit in an e-book',
      'epub',
      /^book\.epub$/,
      inZip(digitAt(/(?<before>id="puzzle-1"[\s\S]*?<td[^>]*>)(?<digit>\d)/)),
      /^book\.epub, [\w-]+\.xhtml, line \d+: puzzle 1, cell a1: \d instead of \d$/,
    ],
    [
      'a domino in an e-book',
      'epub',
      /^book\.epub$/,
      inZip((text) => text.replace(/(id="key-2"[\s\S]*?<li>)0:0/, '$10:1')),
      /^book\.epub, [\w-]+\.xhtml, line \d+: the key to puzzle 2, domino on \w+ and \w+: 0:1 instead of 0:0$/,
    ],
    [
      'a digit in a page',
      'html',
      /^book\.html$/,
      asText('utf8', digitAt(/(?<before>id="puzzle-2"[\s\S]*?<th scope="row">2<\/th><td[^>]*>)(?<digit>\d)/)),
      /^book\.html, line \d+: puzzle 2, cell a2: \d instead of \d$/,
    ],
    [
      'a digit in the data of a game',
      'html',
      /^book\.html$/,
      asText('utf8', digitAt(/(?<before>data-puzzle="omnibus 3 \d)(?<digit>\d)/)),
      /^book\.html, line \d+, data of the game: puzzle 1, cell b1: \d instead of \d$/,
    ],
    [
      'a digit in an eBraille file',
      'ebraille',
      /^book\.ebrl$/,
      inZip(digitAt(/(?<before>id="puzzle-1"[\s\S]*?<td[^>]*>)(?<digit>[⠚⠁-⠊])/)),
      /^book\.ebrl, [\w-]+\.xhtml, line \d+: puzzle 1, cell a1: \d instead of \d$/,
    ],
    [
      'an id in an e-book',
      'epub',
      /^book\.epub$/,
      inZip((text, { sections: [one] }) => text.replace(one!.puzzles[0]!.id, 'babab-babab')),
      /^book\.epub, [\w-]+\.xhtml, line \d+: puzzle 1: the id is babab-babab instead of \w+-\w+$/,
    ],
    [
      'an id in an embosser file',
      'brf',
      /^book-volume-\d\.brf$/,
      asText('latin1', (text) => text.replace(/(AUFGABE #A\r\n[\s\S]*?NAME3\s+)\w{5}/, '$1BABAB')),
      /^book-volume-\d\.brf, page \d+, line \d+: puzzle 1: the id is babab-\w+ instead of \w+-\w+$/,
    ],
    [
      'a title in a PEF file',
      'pef',
      /^book\.pef$/,
      asText('utf8', (text) => text.replace('<dc:title>Prüfung', '<dc:title>Übung')),
      /^book\.pef, dc:title: the title is "Übung & <mehr>" instead of "Prüfung & <mehr>"$/,
    ],
    [
      'a field in a table of keys',
      'keys',
      /^keys\.csv$/,
      asText('utf8', (text) => text.replace(/\n1;(.*?);omnibus;3;/, '\n1;$1;omnibus;4;')),
      /^keys\.csv, record 1: puzzle 1, range: "4" instead of "3"$/,
    ],
    [
      'a domino in a list of keys',
      'keys',
      /^keys\.txt$/,
      asText('utf8', (text) => text.replace(/\n0:0 auf/, '\n0:1 auf')),
      /^keys\.txt, line \d+: puzzle 1, stones: ".*0:1 .*" instead of ".*0:0 .*"$/,
    ],
    [
      'a key as data',
      'keys',
      /^keys\.json$/,
      asText('utf8', (text) => text.replace('"key":["L', '"key":["T')),
      /^keys\.json, puzzles\[\d\]: puzzle \d, key: "T.*" instead of "L.*"$/,
    ],
    [
      'a game id as data',
      'keys',
      /^keys\.json$/,
      asText('utf8', (text) => text.replace(/"gameId":"3:\d/, '"gameId":"3:9')),
      /^keys\.json, puzzles\[0\]: puzzle 1, gameId: "3:9.*" instead of "3:\d.*"$/,
    ],
  ])('are found to differ in %s', async (_, edition, pattern, change, told) => {
    const names = [...files.keys()].filter((name) => pattern.test(name));
    const name = names.find(
      (each) => !Buffer.from(change(files.get(each)!)).equals(Buffer.from(files.get(each)!)),
    )!;
    const { faults, unreadable } = await proof(book, changed(name, change), [edition]);
    expect(unreadable).toEqual([]);
    expect(faults).toEqual([expect.stringMatching(told)]);
  });

  it('are found to differ where a PDF was made from other puzzles and keys', async () => {
    const swapped = await filesOf(book, ['kdp'], (opened) => {
      const [first, ...others] = opened.sections;
      const [one, two] = first!.puzzles;
      const puzzles = [{ ...one!, key: two!.key }, two!];
      return { ...opened, title: 'Anders', sections: [{ ...first!, puzzles }, ...others] };
    });
    const { faults } = await proof(book, new Map([...files, ...swapped]), ['kdp']);
    expect(faults).toContain('kdp.pdf, its properties: the title is "Anders" instead of "Prüfung & <mehr>"');
    expect(faults).toContainEqual(
      expect.stringMatching(
        /^kdp\.pdf, page \d+: the key to puzzle 1, \d:\d on \w\d and \w\d, where the book has none( \(and \d+ more\))?$/,
      ),
    );
    expect(faults.filter((fault) => /puzzle [3-6]|figure/.test(fault))).toEqual([]);
  });

  it('are found to be of another book', async () => {
    const [one, two] = book.sections[0]!.puzzles;
    const other = structuredClone(book);
    other.sections[0]!.puzzles = [two!, one!];
    const { faults } = await proof(other, files, ['tactile']);
    expect(faults).toContainEqual(
      expect.stringMatching(
        /^tactile\.pdf, page \d+: puzzle 1, cell \w\d: \d instead of \d \(and \d+ more\)$/,
      ),
    );
    expect(faults).toContainEqual(
      expect.stringMatching(/^tactile-keys\.pdf, page \d+: the key to puzzle 2, cell/),
    );
  });

  it.each<[fault: string, change: (names: Map<string, Uint8Array>) => void, told: RegExp[]]>([
    ['a file', (all) => all.delete('book.epub'), [/^book\.epub is missing: the book has the edition epub$/]],
    ['the first volume', (all) => all.delete('book-volume-1.brf'), [/^book-volume-1\.brf is missing$/]],
    [
      'nothing, but have one too many',
      (all) => all.set('notes.txt', new Uint8Array()),
      [/^notes\.txt does not belong to this book$/],
    ],
    [
      'nothing, but have a book in one piece beside its volumes',
      (all) => all.set('book.brf', all.get('book-volume-1.brf')!),
      [/^book-volume-1\.brf does not belong beside book\.brf$/],
    ],
  ])('are found to lack %s', async (_, change, told) => {
    const all = new Map(files);
    change(all);
    for (const name of all.keys()) if (/pdf$/.test(name)) all.delete(name);
    const { faults } = await proof({ ...book, editions: ['brf', 'epub'] }, all);
    for (const pattern of told) expect(faults).toContainEqual(expect.stringMatching(pattern));
  });

  it('are found to lack a page, and what was on it', async () => {
    const name = [...files.keys()].find((each) => /^keys.*\.brf$/.test(each))!;
    const without = changed(
      name,
      asText('latin1', (text) => {
        const pages = text.split('\f');
        return pages.filter((page) => !/(^|\n)SCHL.SSEL ZU AUFGABE #C\r/.test(page)).join('\f');
      }),
    );
    const { faults } = await proof(book, without, ['brf']);
    expect(faults).toContainEqual(
      expect.stringMatching(/^keys.*\.brf, page \d+: page \d+ comes after page \d+$/),
    );
    expect(faults).toContainEqual(
      expect.stringMatching(/^keys\.brf|^keys-volume.*: the key to puzzle 3 is missing$/),
    );
  });

  it.each<[edition: Edition, name: string, bytes: string]>([
    ['kdp', 'kdp.pdf', '%PDF-1.7 and no more'],
    ['epub', 'book.epub', 'no zip file'],
    ['html', 'book.html', '<html><body><p>an end too early'],
    ['pef', 'book.pef', '<pef><body>'],
    ['keys', 'keys.json', '{"puzzles": ['],
    ['keys', 'keys.csv', 'puzzle\n"an end too early'],
  ])('of the edition %s are told when they cannot be read: %s', async (edition, name, bytes) => {
    const { unreadable } = await proof(
      book,
      changed(name, () => strToU8(bytes)),
      [edition],
    );
    expect(unreadable).toEqual([expect.stringMatching(new RegExp(`^${name}(: |, )`))]);
  });
});
