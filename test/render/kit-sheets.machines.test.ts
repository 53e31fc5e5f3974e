import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Book, openBook, parseBookFile } from '../../src/book/book.ts';
import { planBook } from '../../src/book/plan.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { ENGINES } from '../../src/node/braille.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { onBoard } from '../../src/proof/braille.ts';
import { renderEdition } from '../../src/render/editions.ts';
import { configOf } from '../helpers/book/books.ts';
import { translateText } from '../helpers/braille/writing.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { boardsOn, numbersOf } from '../helpers/pdf/boards.ts';
import { crowded } from '../helpers/pdf/crowded.ts';
import { outsideMargins, raisedStyle, SWELL } from '../helpers/pdf/dots.ts';
import { type Dict, PdfObjects } from '../helpers/pdf/objects.ts';
import { type PdfFile, type PdfPage, readPdf } from '../helpers/pdf/read.ts';
import { headingsOf } from '../helpers/pdf/words.ts';
import { render } from '../helpers/render/books.ts';
import { wholeOf } from '../helpers/render/whole.ts';
import { plainWords } from '../helpers/words.ts';

// The kit for the hand, as described in docs/tactile.md. Lengths in mm.

const CLEARANCE = 3.2;
const MARGIN = 10;
/** The left margin, where sheets are bound. */
const BINDING = 20;
const BRAILLE = /^[\u2800-\u28ff]+$/;

const style = raisedStyle();

/** What the script says about sheets, and how a row begins. */
const SCRIPT: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/The smallest kit has three sheets/, /Boards\.pdf, swell paper: six sheets/, /^Row five: /m],
  de: [/Der kleinste Kasten hat drei Blätter/, /Boards\.pdf, Schwellpapier: sechs Blätter/, /^Zeile fünf: /m],
  fr: [
    /Le plus petit kit tient en trois feuilles/,
    /Boards\.pdf, papier .*: six feuilles/,
    /^Ligne cinq : /m,
  ],
};

/** Everything raised on a page: all but the print in colour. */
function raisedOn(page: PdfPage): Pick<PdfPage, 'runs' | 'paths'> {
  return { runs: page.runs.filter(({ text }) => BRAILLE.test(text)), paths: page.paths };
}

const textOn = (page: PdfPage) => raisedOn(page).runs.reduce((words, { text }) => words + text, '');

/** The pages of an embossed file in Unicode, as lines. */
function pagesOf(file: Buffer): string[][] {
  return file
    .toString('utf8')
    .split('\f')
    .slice(0, -1)
    .map((page) => page.split('\r\n'));
}

const SECTIONS = [
  { range: 3, level: 'easy', count: 2 },
  { range: 4, level: 'easy', count: 1 },
  { kind: 'terzett', range: 4, shape: '5x6', oneKey: true, count: 2 },
] as const;
const planned = planBook(configOf(SECTIONS, { exhibits: ['V'], braille: { code: 'unicode' } }));

describe.each(LANGUAGE_CODES)('a kit: %s', (language) => {
  const say = plainWords(language);
  let book: Book;
  let puzzles: Book['sections'][number]['puzzles'];
  let kit: ReadonlyMap<string, Buffer>;
  let brf: ReadonlyMap<string, Buffer>;
  let boards: PdfFile;
  let empty: PdfFile;
  let stencils: PdfFile;

  beforeAll(async () => {
    book = openBook({ ...(await planned), language });
    puzzles = book.sections.flatMap((section) => section.puzzles);
    kit = await render(book, 'kit');
    brf = await render(book, 'brf');
    [boards, empty, stencils] = (await Promise.all(
      ['boards.pdf', 'board-empty.pdf', 'stencils.pdf'].map((name) => readPdf(kit.get(name)!)),
    )) as [PdfFile, PdfFile, PdfFile];
  });

  it('has raised sheets, and words in print, in braille and as a script', () => {
    const sheets = ['boards.pdf', 'board-empty.pdf', 'stencils.pdf'];
    expect([...kit.keys()]).toEqual([...sheets, 'kit.pdf', 'kit.ubrl', 'kit.txt']);
  });

  it('has a sheet for each board and nothing else, with its number in braille and in print', () => {
    expect(boards.pages).toHaveLength(puzzles.length + book.exhibits.length);
    puzzles.forEach(({ number, id, puzzle }, i) => {
      const page = boards.pages[i]!;
      const [board, ...others] = boardsOn({ ...page, ...raisedOn(page) }, style);
      expect(others).toEqual([]);
      expect(numbersOf(board!, (cells) => Number(onBoard(cells, language))).flat()).toEqual(puzzle.numbers);
      expect(textOn(page)).toContain(translateText(say('puzzle-name', { number }), language));
      expect(textOn(page)).toContain(translateText(id, language));
      const print = page.runs.filter(({ text }) => !BRAILLE.test(text)).map(({ text }) => text);
      expect(print.join('')).toMatch(new RegExp(`^${say('puzzle-name', { number })}`));
    });
    expect(headingsOf(boards).map(({ level }) => level)).toEqual(boards.pages.map(() => 1));
  });

  it('names the pages of the embossed book on which keys are', () => {
    // The page numbers of the keys continue those of the text.
    const pages = [...pagesOf(brf.get('book.ubrl')!), ...pagesOf(brf.get('keys.ubrl')!)];
    for (const [i, { number }] of puzzles.entries()) {
      const words = plainWords(language, 'embossed')('key-heading', { of: 'puzzle', name: number });
      const heading = translateText(words, language);
      const key = pages.findIndex((lines) => lines.some((line) => line.startsWith(heading))) + 1;
      expect(key).toBeGreaterThan(0);
      expect(textOn(boards.pages[i]!)).toContain(translateText(say('board-key-page', { key }), language));
    }
  });

  it('has an empty board of each size, with labels and without numbers', () => {
    const sizes = empty.pages.map((page) => {
      const [board, ...others] = boardsOn(page, style);
      expect(others).toEqual([]);
      expect(board!.numbers.flat()).toEqual([]);
      expect(board!.square[0]).toBeCloseTo(20, 2);
      return [board!.rowLabels.length, board!.columnLabels.length];
    });
    // A Terzett of range 4 uses the same board as the other puzzles of that range.
    expect(sizes.join(' ')).toBe('4,5 5,6');
  });

  it('keeps everything raised apart and inside the margins', () => {
    for (const { pages } of [boards, empty, stencils]) {
      for (const page of pages) {
        const raised = raisedOn(page);
        expect(crowded(raised, SWELL, CLEARANCE)).toEqual([]);
        expect(outsideMargins({ ...page, ...raised }, BINDING, MARGIN)).toEqual([]);
      }
    }
  });

  it('tells how many sheets there are, and dictates a series', () => {
    const script = kit.get('kit.txt')!.toString('utf8');
    for (const told of SCRIPT[language]) expect(script).toMatch(told);
  });
});

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Sheets of swell paper, by size. */
interface Sheets {
  readonly a4: number;
  readonly a3: number;
}

/** The shopping list for a kit, as a row of the table in docs/tactile.md. */
function row(kit: string, parts: readonly Sheets[]): string {
  const [a4, a3] = (['a4', 'a3'] as const).map((size) => parts.reduce((sum, part) => sum + part[size], 0));
  // One page of stones.pdf is the back of all dominoes.
  return `| ${kit} | ${a4} | ${a3 || '–'} | 1 | ${a4! + a3!} |`;
}

it('the sheets of the default book by kit are as many as docs/tactile.md says, all of one size', () => {
  const book = openBook(parseBookFile(JSON.parse(read('../golden/first-book.json'))));
  const materials = { texts: textsOf(book.language), fonts: loadFonts(), engines: ENGINES };
  const editions = ['kit', 'stones', 'tactile'] as const;
  const files = editions.flatMap((edition) => Array.from(renderEdition(book, edition, materials)));
  const sheetsIn = (name: string): Sheets => {
    const objects = new PdfObjects(wholeOf(files.find((file) => file.name === name)!));
    const boxes = objects.pageRefs.map((page) => objects.get(objects.resolve(page) as Dict, 'MediaBox'));
    // In points.
    const a3 = boxes.filter((box) => Math.max(...(box as number[])) > 850).length;
    return { a4: boxes.length - a3, a3 };
  };
  const all = sheetsIn('boards.pdf');
  const dominoes = sheetsIn('stones-tactile.pdf');
  const inBraille = sheetsIn('stones-braille.pdf');
  const board = sheetsIn('board-empty.pdf');
  const tactile = sheetsIn('tactile.pdf');
  for (const { a4, a3 } of [dominoes, inBraille]) expect(a4 + a3).toBeLessThanOrEqual(5);
  expect(inBraille).toEqual(dominoes);
  const cut = { a4: 2, a3: 0 };
  const empty = { a4: 1, a3: 0 };
  expect(board.a4).toBeGreaterThanOrEqual(1);
  const raised = [all, board, sheetsIn('stencils.pdf'), tactile];
  expect(raised.map(({ a3 }) => a3)).toEqual([0, 0, 0, 0]);
  const docs = read('../../docs/tactile.md');
  for (const line of [
    row('with one empty board, without the words', [empty, cut]),
    row('with one empty board', [empty, dominoes]),
    row('with all boards', [all, dominoes]),
    row('the edition `tactile` as it is made without a choice', [tactile, dominoes]),
  ]) {
    expect(docs).toContain(line);
  }
});
