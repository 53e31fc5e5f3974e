import { EpubCheck } from '@likecoin/epubcheck-ts';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import type { Edition } from '../../src/book/choices.ts';
import type { Language } from '../../src/languages/index.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { loadWords } from '../../src/node/words.ts';
import { readCsv } from '../../src/proof/csv.ts';
import { writeAnswers } from '../../src/render/answers/formats.ts';
import { drawingFiles } from '../../src/render/drawings/files.ts';
import { HOSTILE, hostileBook, IN_BRAILLE, SECTIONS } from '../helpers/hostile/book.ts';
import { Name, type PdfObjects, Ref, Stream, type Value } from '../helpers/pdf/objects.ts';
import type { PdfFile } from '../helpers/pdf/read.ts';
import { nodesIn } from '../helpers/pdf/structure.ts';
import { wordsOf } from '../helpers/pdf/words.ts';
import { peerBook, render } from '../helpers/render/books.ts';
import { pdfOf } from '../helpers/render/rendered.ts';
import { type Found, findAll, named, parsePage, textIn, wordsIn } from '../helpers/render/screen-pages.ts';
import { nodesOf, readSvg } from '../helpers/render/svg/svg-reader.ts';
import { wholeOf } from '../helpers/render/whole.ts';

const plainBook = (language: Language) =>
  peerBook([3, 4], {
    language,
    ...Object.fromEntries(Object.keys(HOSTILE).map((field) => [field, `Plain ${field}`])),
  });

const textsIn = (book: Book) => [
  ...Object.keys(HOSTILE).map((field) => String(book[field as keyof typeof HOSTILE])),
  ...book.sections.map(({ title }) => title),
];

const text = async (book: Book, edition: Edition, name: string) =>
  (await render(book, edition)).get(name)!.toString('utf8');

/** Whether metadata have a text for each of these fields, as it was given. */
function expectSaid(metadata: Found, fields: typeof HOSTILE): void {
  const texts = findAll(metadata).map(textIn);
  for (const field of ['title', 'author', 'publisher', 'rights', 'description'] as const) {
    expect(texts).toContain(fields[field]);
  }
}

/** Words without blanks, as lines can break and a text can consist of several parts. */
const close = (words: string) => words.normalize('NFC').replace(/\s/g, '');

describe('a PDF of hostile texts', () => {
  const book = hostileBook('de');
  let file: PdfFile;
  let plain: PdfFile;

  beforeAll(async () => {
    file = await pdfOf(book, 'large-print');
    plain = await pdfOf(plainBook('de'), 'large-print');
  });

  it('shows the texts as they were given', () => {
    const nodes = nodesIn(file.structure).filter(({ tag }) => /^(H\d|P|LBody)$/.test(tag));
    const words = close(nodes.map((node) => wordsOf(file, node)).join('\n'));
    const shown = textsIn(book).filter((line) => line !== HOSTILE.description);
    for (const line of shown) expect(words).toContain(close(line));
  });

  it('names itself as it was given', () => {
    expect(file.info).toMatchObject({
      Title: HOSTILE.title,
      Author: HOSTILE.author,
      Subject: HOSTILE.description,
    });
    expectSaid(parsePage(file.xmp.replace(/<\?xpacket.*?\?>\s*/g, '')), HOSTILE);
    expect(file.bookmarks.map(({ title }) => title)).toEqual(expect.arrayContaining(SECTIONS));
  });

  it('has no object that a harmless book has not', () => {
    expect([...keysIn(file.objects)].toSorted()).toEqual([...keysIn(plain.objects)].toSorted());
    for (const key of ['OpenAction', 'AA', 'JS', 'JavaScript', 'Launch', 'URI', 'EmbeddedFiles']) {
      expect(keysIn(file.objects)).not.toContain(key);
    }
  });
});

/** Every dictionary key and every name in a file, at any depth, except the names of its fonts and destinations. */
function keysIn(objects: PdfObjects): Set<string> {
  const found = new Set<string>();
  const seen = new Set<number>();
  const look = (value: Value, isNamed = false): void => {
    if (value instanceof Ref) {
      if (seen.has(value.number)) return;
      seen.add(value.number);
      look(objects.object(value.number));
    } else if (value instanceof Stream) look(value.dict);
    else if (value instanceof Map) {
      for (const [key, inner] of value) {
        if (!/^F\d+$|^Gs\d+$/.test(key)) found.add(key);
        look(inner, key === 'S' || key === 'Type' || key === 'Subtype');
      }
    } else if (Array.isArray(value)) for (const inner of value) look(inner);
    else if (isNamed && value instanceof Name) found.add(`/${value.value}`);
  };
  for (const value of objects.trailer.values()) look(value);
  return found;
}

/** The composition of a page: its elements, each with the names of its attributes. */
function madeOf(page: Found): string[] {
  const all = [page, ...findAll(page)];
  const made = all.map(({ name, attributes }) => `${name} ${Object.keys(attributes).toSorted().join(' ')}`);
  return [...new Set(made)].toSorted();
}

describe('pages for screens of hostile texts', () => {
  it('book.html has the elements of a harmless book, says what was given, and runs nothing', async () => {
    const book = hostileBook('fr');
    const [page, plain] = await Promise.all(
      [book, plainBook('fr')].map(async (from) => parsePage(await text(from, 'html', 'book.html'))),
    );
    expect(madeOf(page!)).toEqual(madeOf(plain!));
    const active = /^(script|img|iframe|object|embed|base|form)$/;
    expect(findAll(page!, ({ name }) => active.test(name))).toEqual([]);
    expect(wordsIn(findAll(page!, named('title'))[0]!)).toBe(HOSTILE.title);
    const said = findAll(page!, named('meta')).map(({ attributes }) => attributes);
    const metas = Object.fromEntries(said.map((meta) => [meta.name, meta.content]));
    expect(metas).toMatchObject({ author: HOSTILE.author, description: HOSTILE.description });
    const words = close(wordsIn(page!));
    for (const line of textsIn(book)) if (line !== HOSTILE.description) expect(words).toContain(close(line));
  });

  it.each([
    ['epub', 'book.epub', 'en', HOSTILE],
    ['ebraille', 'book.ebrl', 'de', IN_BRAILLE],
  ] as const)('%s has the files and elements of a harmless book', async (edition, name, language, fields) => {
    const filesOf = async (from: Book) => {
      const bytes = (await render(from, edition)).get(name)!;
      const files = Object.entries(unzipSync(bytes))
        .filter(([path]) => !path.endsWith('.png'))
        .map(([path, file]) => [path, new TextDecoder('utf-8', { fatal: true }).decode(file)] as const);
      return { bytes, files: new Map(files) };
    };
    const { bytes, files } = await filesOf(hostileBook(language, fields));
    const { files: plain } = await filesOf(plainBook(language));
    expect([...files.keys()]).toEqual([...plain.keys()]);
    const pages = [...files.keys()].filter((path) => /\.(xhtml|html|opf)$/.test(path));
    expect(pages.length).toBeGreaterThan(5);
    for (const path of pages) {
      const [page, other] = [files, plain].map((some) => parsePage(some.get(path)!));
      expect([path, madeOf(page!)]).toEqual([path, madeOf(other!)]);
    }
    expectSaid(parsePage(files.get([...files.keys()].find((path) => path.endsWith('.opf'))!)!), fields);
    if (edition !== 'epub') return;
    const { messages } = await EpubCheck.validate(new Uint8Array(bytes));
    expect(messages.filter(({ severity }) => severity !== 'usage')).toEqual([]);
  });
});

describe('keys of hostile texts', () => {
  const book = hostileBook('en');

  it.each(['comma', 'semicolon'] as const)('as CSV with a %s hold the texts, and no formula', (delimiter) => {
    const csv = writeAnswers(book, loadWords(book.language), 'csv', { delimiter });
    // The reader takes away the apostrophe at the beginning.
    const sections = new Set(readCsv(csv).map(({ section }) => section));
    expect([...sections]).toEqual([`=1+1;'=2+2,'@x,"'-3`, SECTIONS[1]]);
    for (const other of [',', ';', '\t']) {
      // With another delimiter, columns are split differently, and quotes become part of them.
      const fields = csv.replace(/^\uFEFF/, '').split(other);
      for (const field of fields.flatMap((part) => part.split('\r\n'))) {
        expect(field).not.toMatch(/^"?[=+\-@]/);
      }
    }
  });

  it('as JSON hold the texts as they were given', () => {
    const keys = JSON.parse(writeAnswers(book, loadWords(book.language), 'json'));
    const { seed, imprint: _, ...about } = HOSTILE;
    expect(keys).toMatchObject({ ...about, seed });
    expect([...new Set(keys.puzzles.map(({ section }: { section: string }) => section))]).toEqual(SECTIONS);
  });

  it('as text have a line for each thing that is said', () => {
    const { title, author, publisher, rights } = HOSTILE;
    const lines = writeAnswers(book, loadWords(book.language), 'txt').split('\n');
    const said = [`${title}: keys`, `By ${author}`, `Published by ${publisher}`, rights];
    expect(lines.slice(0, 4)).toEqual(said);
  });

  it('as drawings are whole, and hold the texts in their metadata alone', () => {
    for (const file of drawingFiles(book, loadWords(book.language), loadFonts())) {
      const text = wholeOf(file).toString('utf8');
      expect(file.name).toMatch(/^(puzzle|key)-\d{3}\.svg$/);
      const nodes = nodesOf(readSvg(text));
      const shown = nodes.filter(({ name }) => !name.startsWith('dc:'));
      const heard = shown.map(textIn).join('\n');
      for (const line of textsIn(book)) expect(heard).not.toContain(line);
      for (const name of ['rights', 'publisher'] as const)
        expect(nodes.filter((node) => node.name === `dc:${name}`).map(textIn)).toEqual([HOSTILE[name]]);
    }
  });
});

describe('text for ear and fingers', () => {
  it('book.txt has lines of plain text and says what was given', async () => {
    const script = await text(hostileBook('fr'), 'aloud', 'book.txt');
    expect(script.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    // Numbers and the sign & are spelled out.
    expect(close(script)).toContain('</title></script><script>alert(');
  });

  it.each([
    ['nabcc', 'en', '[ -~]*'],
    ['tbfr2007', 'fr', '[ -~\u0084\u00a0-\u00ff]*'],
    ['unicode', 'de', '[\u2800-\u283f]*'],
  ] as const)('%s files hold nothing that steers an embosser: %s', async (code, language, line) => {
    const files = await render(hostileBook(language, { ...IN_BRAILLE, braille: { code } }), 'brf');
    expect(files.size).toBe(3);
    for (const [name, bytes] of files) {
      if (name === 'embossing.txt') {
        // The accompanying text file for sighted people: lines of plain text with the given texts.
        const label = bytes.toString('utf8');
        expect(label.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(close(label)).toContain(close(IN_BRAILLE.title));
        continue;
      }
      const written = bytes.toString(code === 'unicode' ? 'utf8' : 'latin1');
      expect(written).toMatch(new RegExp(`^(?:${line}(?:\\r\\n|\\f))+$`));
    }
  });
});
