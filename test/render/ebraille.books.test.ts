import { posix } from 'node:path';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { BRAILLE_GRADES } from '../../src/languages/braille.ts';
import type { Language } from '../../src/languages/index.ts';
import { mixedBook } from '../helpers/document/documents.ts';
import { readBack } from '../helpers/proof/finished.ts';
import { madeUpBook, peerBook, render } from '../helpers/render/books.ts';
import { expectLinked } from '../helpers/render/screen-book.ts';
import {
  elementsIn,
  type Found,
  findAll,
  named,
  parsePage,
  wordsIn,
} from '../helpers/render/screen-pages.ts';
import { nodesOf, readSvg } from '../helpers/render/svg/svg-reader.ts';

/** What fingers find on a board drawn for a pin display. */
interface PinBoard {
  readonly rows: number;
  readonly columns: number;
  /** Row by row; undefined where a place is empty or missing. */
  readonly numbers: readonly (number | undefined)[];
  /** For each place the only one that no line separates from it; otherwise itself. */
  readonly partners: readonly number[];
}

/** A number is three pins high, plus a free pin above and below it, and the line. */
const STEP_DOWN = 6;

/**
 * Reads a drawing from its pins alone: frame, lines and dots, whatever shapes draw them.
 *
 * @throws Error if something is off the pin grid
 */
function pinBoard(svg: string): PinBoard {
  const root = readSvg(svg);
  const [, , width = 0, height = 0] = root.attributes.viewBox!.split(' ').map(Number);
  const raised = new Set<string>();
  const raise = (x: number, y: number) => {
    if (!Number.isInteger(x) || !Number.isInteger(y) || x < 0 || y < 0 || x >= width || y >= height) {
      throw new Error(`no pin is at ${x}, ${y}`);
    }
    raised.add(`${x} ${y}`);
  };
  for (const { name, attributes } of nodesOf(root)) {
    if (name === 'circle') raise(Number(attributes.cx) - 0.5, Number(attributes.cy) - 0.5);
    for (const line of attributes.d?.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g) ?? []) {
      const [x = 0, y = 0, toX = 0, toY = 0] = line.slice(1).map((at) => Number(at) - 0.5);
      for (let i = x; i <= toX; i++) for (let j = y; j <= toY; j++) raise(i, j);
    }
  }
  const isUp = (x: number, y: number) => raised.has(`${x} ${y}`);
  // The column letters begin with dot 1 or 4 in the first row of pins. The frame ends with the last row.
  const top = (height - 1) % STEP_DOWN;
  const rows = (height - 1 - top) / STEP_DOWN;
  for (const step of [5, 8]) {
    for (let left = 6; left <= 14; left++) {
      const columns = (width - 1 - left) / step;
      if (!Number.isInteger(columns) || columns < 1) continue;
      const corners = Array.from({ length: columns + 1 }, (_, column) =>
        isUp(left + column * step, height - 1),
      );
      const hasLabels = Array.from({ length: columns }, (_, column) =>
        [0, 1, 2].some((y) =>
          Array.from({ length: step - 3 }, (_, x) => isUp(left + column * step + 2 + x, y)).includes(true),
        ),
      );
      const between = corners.map((_, column) => [0, 1, 2].some((y) => isUp(left + column * step, y)));
      if (hasLabels.includes(false) || between.includes(true)) continue;
      return boardAt({ left, top, step, rows, columns }, isUp);
    }
  }
  throw new Error('no board is drawn');
}

interface Grid {
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly rows: number;
  readonly columns: number;
}

function boardAt(
  { left, top, step, rows, columns }: Grid,
  isUp: (x: number, y: number) => boolean,
): PinBoard {
  const places = Array.from({ length: rows * columns }, (_, place) => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    return { place, row, column, x: left + column * step, y: top + row * STEP_DOWN };
  });
  const numbers = places.map(({ x, y }) => {
    const cells = [x + 2, x + 5]
      .filter((start) => start + 2 < x + step)
      .map((start) => {
        const bits = [0, 1, 2, 3, 4, 5].filter((dot) => isUp(start + (dot > 2 ? 1 : 0), y + 2 + (dot % 3)));
        return String.fromCharCode(0x2800 + bits.reduce((sum, bit) => sum + 2 ** bit, 0));
      })
      .join('')
      .replaceAll('\u2800', '');
    return cells === '' || cells === '⠤' ? undefined : numberOf(cells);
  });
  const isParted = (x: number, y: number, upright: boolean) =>
    Array.from({ length: (upright ? STEP_DOWN : step) - 1 }, (_, i) => i + 1).every((i) =>
      upright ? isUp(x, y + i) : isUp(x + i, y),
    );
  const partners = places.map(({ place, row, column, x, y }) => {
    const open = [
      ...(row > 0 && !isParted(x, y, false) ? [place - columns] : []),
      ...(column > 0 && !isParted(x, y, true) ? [place - 1] : []),
      ...(column < columns - 1 && !isParted(x + step, y, true) ? [place + 1] : []),
      ...(row < rows - 1 && !isParted(x, y + STEP_DOWN, false) ? [place + columns] : []),
    ];
    return open.length === 1 ? open[0]! : place;
  });
  return { rows, columns, numbers, partners };
}

// The rules of eBraille 1.0 (DAISY, 14 August 2025), as far as they concern a book of puzzles.

/** The digits from 0 that are letters, and those of Antoine. */
const DIGITS = ['⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊', '⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪'];

function numberOf(cells: string): number {
  const digits = DIGITS.find((set) => [...cells].every((cell) => set.includes(cell)));
  return Number([...cells].map((cell) => digits?.indexOf(cell)).join(''));
}

const SAID = { author: 'Ä. & Ö.', publisher: 'Haus', rights: '© 2026', description: 'Steine' };
const CASES: readonly { name: string; language: Language; book: Book }[] = [
  { name: 'all kinds and shapes', language: 'en', book: mixedBook('en') },
  {
    name: 'levels',
    language: 'de',
    book: peerBook([3, 9], { language: 'de', ...SAID }),
  },
  { name: 'numbers of two digits', language: 'fr', book: madeUpBook([12], { language: 'fr' }) },
];

describe.each(CASES)('book.ebrl, $name, $language', ({ language, book }) => {
  let bytes: Buffer;
  let files: ReadonlyMap<string, string>;
  let pages: ReadonlyMap<string, Found>;
  let opf: Found;

  beforeAll(async () => {
    bytes = (await render(book, 'ebraille')).get('book.ebrl')!;
    const decoder = new TextDecoder('utf-8', { fatal: true });
    files = new Map(Object.entries(unzipSync(bytes)).map(([path, file]) => [path, decoder.decode(file)]));
    pages = new Map(
      [...files].filter(([path]) => /html$/.test(path)).map(([path, text]) => [path, parsePage(text)]),
    );
    opf = parsePage(files.get('package.opf')!);
  });

  const meta = (property: string) =>
    findAll(opf, ({ attributes }) => attributes.property === property).map(wordsIn);
  const said = (name: string) => findAll(opf, named(`dc:${name}`)).map(wordsIn);

  it('is an EPUB container with package and contents in its root (4.2)', () => {
    expect(files.get('mimetype')).toBe('application/epub+zip');
    expect(files.get('META-INF/container.xml')).toContain('full-path="package.opf"');
    const inRoot = [...files.keys()].filter((path) => !path.includes('/'));
    expect(inRoot).toEqual(['mimetype', 'package.opf', 'index.html']);
    for (const path of files.keys()) expect(path).toMatch(/^[A-Za-z0-9_./-]+$/);
    const nav = findAll(opf, ({ attributes }) => attributes.properties === 'nav');
    expect(nav.map(({ attributes }) => attributes.href)).toEqual(['index.html']);
  });

  it('has all that its package must say (5.3.3)', () => {
    expect(said('format')).toEqual(['eBraille 1.0']);
    expect(said('language')).toEqual([`${language}-Brai`]);
    expect(said('title')).toEqual([book.title]);
    expect(said('creator')).toEqual([book.author ?? 'dominosa-press']);
    expect(said('date')).toEqual([book.date]);
    expect(said('identifier')[0]).toMatch(/^urn:uuid:/);
    expect(meta('dcterms:modified')).toEqual([`${book.date}T00:00:00Z`]);
    expect(meta('dcterms:dateCopyrighted')).toEqual([book.date]);
    expect(meta('a11y:brailleCellType')).toEqual(['6']);
    const system = { en: 'ueb grade1', de: 'German grade0', fr: 'French grade1' }[language];
    expect(meta('a11y:brailleSystem')).toEqual([system]);
    expect(meta('a11y:completeTranscription')).toEqual(['true']);
    expect(meta('a11y:producer')).toEqual([book.publisher ?? 'dominosa-press']);
    expect(meta('a11y:tactileGraphics')).toEqual(['SVG']);
  });

  it('has no text but cells of six dots and blanks, in what readers meet (6.2.1)', () => {
    for (const [path, page] of pages) {
      expect(page.attributes.lang).toBe(`${language}-Brai`);
      expect(path + wordsIn(page).replace(/[\u2800-\u283f\s]/g, '')).toBe(path);
      const told = findAll(page).flatMap(({ attributes }) =>
        ['alt', 'title', 'aria-label'].flatMap((name) => attributes[name] ?? []),
      );
      expect(told.join('').replace(/[\u2800-\u283f ]/g, '')).toBe('');
      expect(told).toHaveLength(findAll(page, named('img')).length);
    }
  });

  it('has no script, no form, no fixed layout and nothing from outside (3.5, 6.2.3, 7)', () => {
    const foreign = ['script', 'form', 'svg', 'object', 'iframe', 'audio', 'video', 'style'];
    for (const page of pages.values()) {
      expect(findAll(page, ({ name }) => foreign.includes(name))).toEqual([]);
      expect(findAll(page, ({ attributes }) => 'style' in attributes)).toEqual([]);
      const addresses = findAll(page).flatMap(({ attributes }) =>
        ['src', 'href'].flatMap((name) => attributes[name] ?? []),
      );
      expect(addresses.filter((address) => /^[a-z]+:|^\//i.test(address))).toEqual([]);
    }
    expect(files.get('package.opf')).not.toMatch(/rendition:|fallback|<collection|<guide|<bindings/);
  });

  it('draws every puzzle and key for tactile displays, pin by pin (5.3.3.12, 6.2)', () => {
    const items = findAll(opf, named('item')).map(({ attributes }) => attributes);
    const drawn = items.filter((item) => item['media-type'] === 'image/svg+xml').map(({ href }) => href);
    const shown = [...pages].flatMap(([path, page]) =>
      findAll(page, named('img')).map(({ attributes }) => posix.join(posix.dirname(path), attributes.src!)),
    );
    expect([...new Set(shown)].sort()).toEqual(drawn.toSorted());
    const boards = drawn.map((path) => pinBoard(files.get(path!)!));
    for (const { puzzle, key, solution = puzzle } of book.sections.flatMap(({ puzzles }) => puzzles)) {
      const { rows, columns, has } = puzzle.board;
      const numbers = (of: typeof puzzle) =>
        of.numbers.map((number, cell) => (has[cell] && number >= 0 ? number : undefined));
      const same = boards.filter((board) => board.rows === rows && board.columns === columns);
      expect(same.map((board) => JSON.stringify(board.numbers))).toContain(JSON.stringify(numbers(puzzle)));
      const shows = JSON.stringify(numbers(solution));
      const solved = same.filter((board) => JSON.stringify(board.numbers) === shows);
      const halves = key.map((other, cell) => (has[cell] ? other : cell));
      expect(solved.map((board) => board.partners)).toContainEqual(halves);
    }
  });

  it('says what the config has to say (5.3.4)', () => {
    const asked = (value: string | undefined) => (value ? [value] : []);
    expect(said('publisher')).toEqual(asked(book.publisher));
    expect(said('rights')).toEqual(asked(book.rights));
    expect(said('description')).toEqual(asked(book.description));
  });

  it('tells the smallest display that shows its largest board', () => {
    const tables = [...pages.values()].flatMap((page) => findAll(page, named('table')));
    const rows = tables.map((table) => findAll(table, named('tr')));
    const widths = rows.flatMap((each) =>
      each.map((row) => elementsIn(row).reduce((sum, cell) => sum + wordsIn(cell).length + 1, -1)),
    );
    const [cells] = meta('a11y:minimumCells');
    expect(Number(cells)).toBeGreaterThanOrEqual(Math.max(...widths));
    const [lines] = meta('a11y:minimumLines');
    expect(Number(lines)).toBeGreaterThanOrEqual(Math.max(...rows.map(({ length }) => length)));
  });

  it('leads from its primary entry page to the package, and leaves that page out of the spine (8.2)', () => {
    const links = findAll(pages.get('index.html')!, named('link')).map(({ attributes }) => attributes);
    const type = 'application/oebps-package+xml';
    expect(links).toContainEqual({ rel: 'publication', href: 'package.opf', type });
    const listed = findAll(opf, named('item'));
    const items = new Map(listed.map(({ attributes }) => [attributes.id, attributes.href]));
    const spine = findAll(opf, named('itemref')).map(({ attributes }) => items.get(attributes.idref!));
    expect(spine).not.toContain('index.html');
    for (const path of spine) expect(path).toMatch(/\.xhtml$/);
    expect(spine.length).toBe(pages.size - 1);
    const nav = findAll(pages.get('index.html')!, named('nav')).map(({ attributes }) => attributes);
    expect(nav).toContainEqual(expect.objectContaining({ role: 'doc-toc', 'epub:type': 'toc' }));
  });

  it('leaves no mark of a list to the program that shows it: numbers stand in the text (6.2.2, 6.3.2)', () => {
    const css = files.get('ebraille/style.css')!;
    expect(css).toMatch(/^ol, ul \{\s*list-style-type: none;\s*\}\s*$/);
    for (const [path, page] of pages) {
      const sheets = findAll(page, ({ attributes }) => attributes.rel === 'stylesheet');
      const paths = sheets.map(({ attributes }) => posix.join(posix.dirname(path), attributes.href!));
      expect(paths).toEqual(['ebraille/style.css']);
      if (path === 'index.html') continue;
      for (const list of findAll(page, named('ol'))) {
        const entries = findAll(list, named('li')).map(wordsIn);
        for (const entry of entries) expect(entry).toMatch(/^(⠼[⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊]|⠠[⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪])/);
      }
    }
  });

  it('says what it offers to those who look for it (10)', () => {
    expect(meta('schema:accessMode')).toEqual(['tactile']);
    expect(meta('schema:accessModeSufficient')).toEqual(['tactile']);
    for (const feature of ['braille', 'tactileGraphic', 'alternativeText', 'readingOrder', 'tableOfContents'])
      expect(meta('schema:accessibilityFeature')).toContain(feature);
    expect(meta('schema:accessibilityHazard')).toEqual(['none']);
    expect(meta('schema:accessibilitySummary')).toHaveLength(1);
  });

  it('has unique ids, and links that lead somewhere', () => {
    expectLinked(pages);
  });

  it('tells every puzzle and every key of the book', async () => {
    expect(await readBack(book, 'ebraille', new Map([['book.ebrl', bytes]]))).toEqual([]);
  });

  it('has no fault as an EPUB, but for what eBraille adds to it', async () => {
    const { messages } = await EpubCheck.validate(new Uint8Array(bytes));
    const faults = messages
      .filter(({ severity }) => severity !== 'usage')
      .map(({ id, message }) => `${id} ${message}`);
    const added =
      'brailleCellType brailleSystem completeTranscription minimumCells minimumLines producer tactileGraphics'.split(
        ' ',
      );
    expect(faults.toSorted()).toEqual(added.map((name) => `OPF-027 Undefined property: "a11y:${name}"`));
  });
});

describe('book.ebrl', () => {
  it('names the code of each grade as the registry of eBraille does', async () => {
    const names: string[] = [];
    for (const grade of BRAILLE_GRADES) {
      const book = peerBook([3], { language: 'de', braille: { grade }, contents: ['puzzles'] });
      const files = unzipSync((await render(book, 'ebraille')).get('book.ebrl')!);
      const opf = parsePage(new TextDecoder().decode(files['package.opf']));
      const system = findAll(opf, ({ attributes }) => attributes.property === 'a11y:brailleSystem');
      names.push(...system.map(wordsIn));
    }
    expect(names).toEqual(['German grade0', 'German grade1', 'German grade2']);
  });
});
