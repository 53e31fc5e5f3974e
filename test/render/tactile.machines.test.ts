import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { PRACTICE } from '../../src/document/worked.ts';
import { parsePlace } from '../../src/domino/coordinates.ts';
import type { Puzzle } from '../../src/domino/puzzle.ts';
import type { Language } from '../../src/languages/index.ts';
import { onBoard } from '../../src/proof/braille.ts';
import { translateText } from '../helpers/braille/writing.ts';
import { unlistedTitles } from '../helpers/document/unlisted.ts';
import {
  boardsOn,
  cellMiddle,
  type DrawnBoard,
  keyOfWalls,
  linesBetween,
  neighbours,
  numbersOf,
} from '../helpers/pdf/boards.ts';
import { crowded } from '../helpers/pdf/crowded.ts';
import { faultsOfCells, MEDIUM, outsideMargins, raisedStyle, SWELL } from '../helpers/pdf/dots.ts';
import type { Path, Point, Run } from '../helpers/pdf/drawing.ts';
import type { Name } from '../helpers/pdf/objects.ts';
import type { PdfFile, PdfPage } from '../helpers/pdf/read.ts';
import { contentIn, isNode, nodesIn, type StructureNode } from '../helpers/pdf/structure.ts';
import { headingsOf, runsOf, wordsOf } from '../helpers/pdf/words.ts';
import { readBack } from '../helpers/proof/finished.ts';
import { madeUpBook, peerBook } from '../helpers/render/books.ts';
import { type Rendered, refusal, renderAll } from '../helpers/render/rendered.ts';

// The dimensions given in docs/tactile.md, in mm. They are repeated here so that a profile cannot drift.
const DOT = 1.2;
const DOT_PITCH = 2.5;
const CELL_PITCH = 6;
const LINE_PITCH = 10;
const SQUARE = 20;
const LINE = 1;
const LABEL_GAP = 6;
const CLEARANCE = 3.2;
const MARGIN = 10;
/** The left margin, where sheets are bound. */
const BINDING = 20;
/** Where lines of braille begin: their first dots, 1.2 mm wide, are 1.75 mm further right. */
const TEXT = BINDING - 1.75 + DOT / 2;
/**
 * The slanting line in the upper right corner: its extent in both directions with its round ends, and the cells that it takes.
 */
const CORNER = { side: 9.5, cells: 2 };
/** The tolerance of a length. */
const EXACT = 0.05;

const BLANK = '\u2800';
const LETTERS = [...'⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕'];
/** The number sign of a language and its digits from 0. */
const DIGITS: Readonly<Record<Language, string>> = {
  en: '⠼⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊',
  de: '⠼⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊',
  fr: '⠠⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪',
};

const HEADINGS = {
  en: { puzzle: 'Puzzle', key: 'Key to puzzle', tooSmall: 'Card dominoes do not fit.' },
  de: { puzzle: 'Aufgabe', key: 'Schlüssel zu Aufgabe', tooSmall: 'Kartensteine passen nicht.' },
  fr: { puzzle: 'Problème', key: 'Clé du problème', tooSmall: 'Les dominos en carton n’y tiennent pas.' },
} as const satisfies Record<Language, object>;

const USUAL = [297, 210];
const LARGE = [420, 297];
const TWO = { paper: 'a4', braille: { sheets: 'two-sizes' } } as const;
const BOARDS_ALONE = { contents: ['puzzles', 'solutions'] } as const;
const GERMAN = peerBook([3, 7, 9], {
  language: 'de',
  ...TWO,
  title: 'Käfer & Co. „größer“',
  author: 'Ä. Ö. Ü.',
});

/** Books, each with the ranges whose boards are on larger sheets, and those that have no room for squares of 20 mm there. */
const CASES: readonly [name: string, book: Book, large: readonly number[], smaller: readonly number[]][] = [
  ['English on A4 alone', peerBook([7, 9], { language: 'en', paper: 'a4', ...BOARDS_ALONE }), [], [9]],
  ['German on A4 and A3', GERMAN, [9], []],
  ['French on A4 and A3', madeUpBook([11, 13], { language: 'fr', ...TWO, ...BOARDS_ALONE }), [11, 13], [13]],
];

const RENDERED = new Map<Book, Promise<Rendered>>();

function renderedOf(book: Book): Promise<Rendered> {
  const made = RENDERED.get(book) ?? renderAll(book, 'tactile');
  RENDERED.set(book, made);
  return made;
}

const style = raisedStyle(DOT_PITCH);

describe.each(CASES)('tactile, %s', (_, book, large, smaller) => {
  let all: Rendered;
  let both: PdfFile[];
  const { language } = book;
  const words = HEADINGS[language];

  beforeAll(async () => {
    all = await renderedOf(book);
    both = [all.main, all.keys];
  });

  it('has dots, cells and lines of Marburg Medium', () => {
    for (const { pages } of both) {
      for (const page of pages) {
        const { runs } = page;
        expect(faultsOfCells(runs, MEDIUM)).toEqual([]);
        const boards = boardsOn(page, style);
        const labels = boards.flatMap(runsOfBoard);
        const text = runs.filter((run) => !labels.includes(run));
        const offLine = text.filter(({ y }) => offGrid(y - text[0]!.y, LINE_PITCH));
        // The words beside a board have a separate margin.
        const isBeside = ({ x }: Run) => boards.some(({ frame }) => x > frame.right);
        const offCell = text.filter(
          (run) => run.content !== undefined && offGrid(run.x - marginOf(run), CELL_PITCH),
        );
        function marginOf(run: Run): number {
          return isBeside(run) ? boards[0]!.frame.right + LABEL_GAP : TEXT;
        }
        expect([...offLine, ...offCell].map((run) => run.text)).toEqual([]);
      }
    }
  });

  it('shows every puzzle on its sheet: letters above, numbers with their sign on the left, digits without', () => {
    for (const { number, id, puzzle } of all.puzzles) {
      const page = all.main.pages[pageOf(all.main, `${words.puzzle} ${number}`) - 1]!;
      const [board, ...others] = boardsOn(page, style);
      expect(others).toEqual([]);
      expectPuzzle(board!, puzzle, language);
      expect(wallsOn(page, board!).filter(({ kind }) => kind !== 'none')).toEqual([]);
      expect(readText(page)).toContain(translateText(id, language));
    }
  });

  it('shows every key with a wall wherever two dominoes touch', () => {
    for (const { number, id, puzzle, key } of all.puzzles) {
      const page = all.keys.pages[pageOf(all.keys, `${words.key} ${number}`) - 1]!;
      const [board, ...others] = boardsOn(page, style);
      expect(others).toEqual([]);
      expectPuzzle(board!, puzzle, language);
      expect(keyOfWalls(board!, page.paths)).toEqual(key);
      expect(readText(page)).toContain(translateText(id, language));
    }
    const mainText = all.main.pages.map(readText).join('');
    expect(mainText).not.toContain(translateText(`${words.key} 1`, language));
  });

  it('has squares of 20 mm from digit to digit, or smaller ones and says that dominoes do not fit', () => {
    const tooSmall = translateText(words.tooSmall, language);
    for (const { number, puzzle } of all.puzzles) {
      const at = pageOf(all.main, `${words.puzzle} ${number}`);
      const isSmaller = smaller.includes(puzzle.range);
      const [square] = boardsOn(all.main.pages[at - 1]!, style)[0]!.square;
      expect(square < SQUARE - EXACT).toBe(isSmaller);
      expect(paragraphsOn(all.main, at).includes(tooSmall)).toBe(isSmaller);
    }
    for (const board of both.flatMap(({ pages }) => pages.flatMap((page) => boardsOn(page, style)))) {
      const [square] = board.square;
      expect(square).toBeGreaterThan(16);
      expect(square).toBeLessThan(SQUARE + EXACT);
      board.numbers.forEach((row, r) => {
        row.forEach((run, c) => {
          const [x, y] = middleOfDots(run);
          const [right, below] = [row[c + 1], board.numbers[r + 1]?.[c]];
          if (right) expect(middleOfDots(right)[0] - x).toBeCloseTo(square, 1);
          if (below) expect(middleOfDots(below)[1] - y).toBeCloseTo(square, 1);
          const [middle, centre] = cellMiddle(board, r, c);
          expect(Math.hypot(x - middle, y - centre)).toBeLessThan(EXACT);
        });
      });
    }
  });

  it('keeps labels away from the frame and everything raised apart', () => {
    for (const { pages } of both) {
      const faults = pages.flatMap((page, i) => tooClose(page).map((fault) => `sheet ${i + 1}: ${fault}`));
      expect(faults).toEqual([]);
    }
  });

  it('keeps inside the margins', () => {
    for (const { pages } of both) {
      pages.forEach((page, i) => {
        expect(outsideMargins(page, BINDING + DOT / 2, MARGIN), `sheet ${i + 1}`).toEqual([]);
      });
    }
  });

  it('lies across, and boards that are too large for the usual sheet are on a larger one', () => {
    for (const [file, heading] of [
      [all.main, words.puzzle],
      [all.keys, words.key],
    ] as const) {
      const pages = all.puzzles
        .filter(({ puzzle }) => large.includes(puzzle.range))
        .map(({ number }) => pageOf(file, `${heading} ${number}`));
      // The empty board is for the largest set up to 9:9.
      if (book === GERMAN && file === all.main) pages.push(pageOf(file, 'Leeres Brett'));
      file.pages.forEach(({ width, height }, i) => {
        expect([width, height].map(round)).toEqual(pages.includes(i + 1) ? LARGE : USUAL);
      });
    }
  });
});

describe('tactile sheets of a whole book', () => {
  let all: Rendered;
  let both: PdfFile[];
  const language = 'de';

  beforeAll(async () => {
    all = await renderedOf(GERMAN);
    both = [all.main, all.keys];
  });

  it('solves the example step by step, with walls and bars where the words say', () => {
    const isExample = (numbers: readonly number[]) => numbers.join() === PRACTICE.numbers.join();
    const figures = nodesIn(all.main.structure).filter(
      ({ tag, alt }) => tag === 'Figure' && isExample(numbersInWords(alt!)),
    );
    const drawn = all.main.pages.flatMap((page) => boardsOn(page, style).map((board) => ({ page, board })));
    const steps = drawn.filter(({ board }) =>
      isExample(numbersOf(board, (cells) => Number(onBoard(cells, language))).flat()),
    );
    expect(steps).toHaveLength(figures.length);
    expect(figures.length).toBeGreaterThan(1);
    let laid = 0;
    figures.forEach(({ alt }, i) => {
      const { page, board } = steps[i]!;
      expectPuzzle(board, PRACTICE);
      const key = keyInWords(alt!, PRACTICE);
      const dominoes = new Set(
        key.flatMap((other, cell) => (other > cell ? [dominoOn(PRACTICE, cell, other)] : [])),
      );
      expect(dominoes.size).toBeGreaterThan(laid);
      laid = dominoes.size;
      expect(wallsOn(page, board)).toEqual(
        neighbours(board).map(([first, second]) => {
          const free = key[first] === -1 && key[second] === -1;
          const used = dominoes.has(dominoOn(PRACTICE, first, second));
          const kind = key[first] === second ? 'none' : free ? (used ? 'bar' : 'none') : 'wall';
          return { first, second, kind };
        }),
      );
    });
    expect(laid).toBe(PRACTICE.board.cells.length / 2);
  });

  it('does not say on each sheet what holds of all', () => {
    const onSheets = all.main.pages.map((_, i) => paragraphsOn(all.main, i + 1).join(BLANK));
    const words = ['außer wo das Blatt sagt', 'fehlt das Zahlzeichen'];
    const once = words.map((each) => translateText(each, 'de'));
    for (const phrase of once) expect(onSheets.join(BLANK).split(phrase)).toHaveLength(2);
    for (const { number } of all.puzzles) {
      const said = onSheets[pageOf(all.main, `Aufgabe ${number}`) - 1];
      for (const phrase of once) expect(said).not.toContain(phrase);
    }
  });

  it('marks the upper right corner of each sheet with the one slanting line', () => {
    for (const { pages } of both) {
      for (const { paths, width } of pages) {
        const slanting = paths.filter(({ points: [from, to] }) => from![0] !== to![0] && from![1] !== to![1]);
        expect(slanting).toHaveLength(1);
        const [{ points, width: line }] = slanting as [Path];
        const [right, top] = [width - MARGIN - LINE / 2, MARGIN + LINE / 2];
        const length = CORNER.side - LINE;
        expect(line).toBeCloseTo(LINE, 2);
        expect(points.flat().map(round)).toEqual([right - length, top, right, top + length].map(round));
      }
    }
  });

  it('numbers its sheets near the right end of the first line', () => {
    for (const { pages } of both) {
      pages.forEach(({ runs, width }, i) => {
        const artifacts = runs.filter(({ content }) => content === undefined);
        expect(artifacts.map(({ text }) => text)).toEqual([numberSign(i + 1)]);
        const cells = cellsOn(width) - CORNER.cells;
        expect(artifacts[0]!.x + artifacts[0]!.width).toBeCloseTo(TEXT + cells * CELL_PITCH, 1);
        expect(artifacts[0]!.y).toBeCloseTo(Math.min(...runs.map(({ y }) => y)), 2);
      });
    }
  });

  it('has contents whose links and numbers are right', () => {
    const unlisted = [...unlistedTitles(language)].map((title) => translateText(title, language));
    const chapters = headingsOf(all.main)
      .filter(({ level, words: cells }) => level === 1 && !unlisted.includes(cells))
      .slice(2);
    const entries = all.main.pages.flatMap(({ links, runs }) =>
      links.map((link) => ({
        link,
        text: runs.filter(({ x, y }) => x > link.x - 1 && y > link.y && y < link.y + link.height)[0]!.text,
      })),
    );
    expect(entries.map(({ link, text }) => [text, link.to.page])).toEqual(
      chapters.map(({ words: title, page }) => {
        const number = numberSign(page);
        const cells = cellsOn(USUAL[0]!);
        const room = cells - title.length - number.length - 2;
        // A single dot is not enough of a guide.
        const guide = (room > 1 ? '⠐' : BLANK).repeat(room);
        return [title + BLANK + guide + BLANK + number, page];
      }),
    );
    entries.forEach(({ link }, i) => {
      expect(chapters[i]!.y - link.to.y).toBeCloseTo(7.5, 2);
    });
  });

  it('has a bookmark in print letters for every heading', () => {
    for (const file of both) {
      const headings = headingsOf(file);
      expect(file.bookmarks).toHaveLength(headings.length);
      headings.forEach(({ level, words: cells, page }, i) => {
        expect(level).toBeLessThanOrEqual((headings[i - 1]?.level ?? 0) + 1);
        expect(file.bookmarks[i]).toMatchObject({ level, to: { page } });
        expect(translateText(file.bookmarks[i]!.title, language)).toBe(cells);
      });
    }
  });

  it('wastes no sheet: each holds more than its number', () => {
    for (const { pages } of both) {
      expect(pages.flatMap(({ runs }, i) => (runs.length > 1 ? [] : [i + 1]))).toEqual([]);
    }
  });

  it('leaves no heading alone on a sheet, but for a chapter before its first puzzle or key', () => {
    for (const file of both) {
      const headings = headingsOf(file);
      headings.forEach(({ page, y, level, words: cells }, i) => {
        const below = file.pages[page - 1]!.runs.some((run) => run.y > y + 1);
        const next = headings[i + 1];
        expect(below || (level === 1 && next?.page === page + 1), cells).toBe(true);
      });
    }
  });

  it('puts all text into the structure, in the order in which it is drawn', () => {
    for (const file of both) {
      const told = contentIn(file.structure).flatMap((part) => ('content' in part ? [part] : []));
      file.pages.forEach(({ runs, paths }, i) => {
        const numbers = told.filter(({ page }) => page === i + 1).map(({ content }) => content);
        expect(numbers).toEqual([...new Set(runs.flatMap(({ content }) => content ?? []))]);
        expect(paths.every(({ content }) => content === undefined)).toBe(true);
      });
    }
  });

  it('keeps the words of two lines apart', () => {
    for (const file of both) {
      for (const node of nodesIn(file.structure).filter(({ tag }) => /^(P|H\d|LBody)$/.test(tag))) {
        const lines = runsOf(file, node).map(({ text }) => text);
        for (const line of lines.slice(0, -1)) expect(line).toMatch(/[⠀⠤]$/);
      }
    }
  });

  it('makes tables of puzzles and tells keys in words of the book’s language', async () => {
    const files = new Map(all.files.map(({ name, bytes }) => [name, bytes]));
    expect(await readBack(GERMAN, 'tactile', files)).toEqual([]);
    const tables = nodesIn(all.main.structure).filter(({ tag }) => tag === 'Table');
    // Beside the puzzles, the board of the lesson and the one of 1921.
    expect(tables).toHaveLength(all.puzzles.length + 2);
    for (const table of tables) {
      const [header, ...rows] = table.children.filter(isNode).map((row) => row.children.filter(isNode));
      const kind = ({ tag, scope }: StructureNode) => `${tag} ${scope}`;
      expect(header!.map(kind)).toEqual(header!.map(() => 'TH Column'));
      for (const [label] of rows) expect(kind(label!)).toBe('TH Row');
    }
    const figures = nodesIn(all.keys.structure).filter(({ tag }) => tag === 'Figure');
    expect(figures.map((figure) => figure.language)).toEqual(all.puzzles.map(() => language));
  });

  it('says what it is and asks not to be scaled', () => {
    for (const { info, language: told, objects, structure, xmp } of both) {
      // Title, bookmarks and descriptions are print, everything on the sheets is braille.
      expect(told).toBe(language);
      expect(structure.language).toBe(`${language}-Brai`);
      expect(info.Title).toBe(all.book.title);
      expect(info.Author).toBe(all.book.author);
      expect(xmp).toContain(all.book.title.replace('&', '&amp;'));
      expect((objects.get(objects.root, 'ViewerPreferences', 'PrintScaling') as Name).value).toBe('None');
      expect(objects.get(objects.root, 'MarkInfo', 'Marked')).toBe(true);
    }
    expect(headingsOf(all.main)[0]!.words).toBe(translateText(all.book.title, language));
  });

  it('is black and nothing else', () => {
    for (const { pages, objects } of both) {
      for (const { colours } of pages) expect(colours).toEqual([]);
      // The same without pdf.js: no operator for colours (ISO 32000-1, table 74), graphics states, shadings or XObjects.
      for (const content of objects.contents) {
        const operators = content.replace(/<[\da-f]*>/g, '').split(/[\s[\]]+/);
        const forbidden = /^(CS|cs|SCN?|scn?|G|g|RG|rg|K|k|gs|sh|Do|ri|BI)$/;
        expect(operators.filter((word) => forbidden.test(word))).toEqual([]);
        expect(operators).toContain('BT');
      }
    }
  });
});

it('boards above range 13 are refused', async () => {
  const { message, expected } = await refusal(madeUpBook([14]), 'tactile');
  expect(message).toContain('range 14');
  expect(expected).toBe('a range up to 13');
});

/** The number of cells whose dots stay inside the margins. */
function cellsOn(width: number): number {
  return Math.floor((width - MARGIN - TEXT + 1.75 - DOT / 2) / CELL_PITCH);
}

const round = (mm: number) => Math.round(mm * 100) / 100;

/** Whether a length is not a multiple of a pitch. */
const offGrid = (length: number, pitch: number) =>
  Math.abs(length - Math.round(length / pitch) * pitch) > EXACT;

function numberSign(number: number, language: Language = 'en'): string {
  const [sign, ...digits] = DIGITS[language];
  return sign + [...String(number)].map((digit) => digits[Number(digit)]).join('');
}

/** The middle of the dot positions of a number's cells. */
function middleOfDots(run: Run): Point {
  const placed = SWELL.of(run);
  const corner = placed.map(
    ({ at: [x, y], number, cell }): Point => [
      x - (number > 3 ? DOT_PITCH : 0) - cell * CELL_PITCH,
      y - ((number - 1) % 3) * DOT_PITCH,
    ],
  )[0]!;
  const width = ([...run.text].length - 1) * CELL_PITCH + DOT_PITCH;
  return [corner[0] + width / 2, corner[1] + DOT_PITCH];
}

function runsOfBoard({ columnLabels, rowLabels, numbers }: DrawnBoard): Run[] {
  return [...columnLabels, ...rowLabels, ...numbers.flat()];
}

/** Pairs that are too close for a finger to separate, and labels too close to their frame. */
function tooClose(page: PdfPage): string[] {
  const faults = crowded(page, SWELL, CLEARANCE - EXACT);
  for (const { frame, columnLabels, rowLabels } of boardsOn(page, style)) {
    const above = columnLabels.flatMap((label) => SWELL.of(label).map(({ at }) => frame.top - at[1]));
    const beside = rowLabels.flatMap((label) => SWELL.of(label).map(({ at }) => frame.left - at[0]));
    const nearest = Math.min(...above, ...beside);
    if (nearest < LABEL_GAP - EXACT) faults.push(`a label ${nearest} mm from the frame`);
  }
  return faults;
}

/** What separates each two neighbours: a wall along the whole side, a shorter bar, or nothing. */
function wallsOn({ paths }: PdfPage, board: DrawnBoard) {
  const lines = paths.filter(({ width }) => Math.abs(width - LINE) < 0.01);
  return neighbours(board).map(([first, second]) => {
    const found = linesBetween(board, first, second, lines);
    if (found.length > 1) throw new Error('two lines on one side');
    const kind = found.length === 0 ? 'none' : length(found[0]!) > board.square[0] - 1 ? 'wall' : 'bar';
    return { first, second, kind };
  });
}

function length({ points: [start, end] }: Path): number {
  return Math.hypot(end![0] - start![0], end![1] - start![1]);
}

function expectPuzzle(
  drawn: DrawnBoard,
  { board: { rows, columns }, numbers }: Pick<Puzzle, 'board' | 'numbers'>,
  language: Language = 'en',
): void {
  expect([drawn.columnLabels.length, drawn.rowLabels.length]).toEqual([columns, rows]);
  for (const [column, { text }] of drawn.columnLabels.entries()) expect(text).toBe(LETTERS[column]);
  for (const [row, { text }] of drawn.rowLabels.entries()) expect(text).toBe(numberSign(row + 1, language));
  expect(numbersOf(drawn, (cells) => Number(onBoard(cells, language))).flat()).toEqual(numbers);
  expect(drawn.numbers.map((row) => row.length)).toEqual(new Array(rows).fill(columns));
  expect(drawn.square[0]).toBeCloseTo(drawn.square[1], 2);
}

/** The page whose bookmark has this title. */
function pageOf({ bookmarks }: PdfFile, title: string): number {
  const found = bookmarks.filter((bookmark) => bookmark.title === title);
  if (found.length !== 1) throw new Error(`${found.length} bookmarks "${title}"`);
  return found[0]!.to.page;
}

const readText = ({ runs }: PdfPage) => runs.map(({ text }) => text).join('');

function paragraphsOn(file: PdfFile, page: number): string[] {
  return nodesIn(file.structure)
    .filter((node) => node.tag === 'P' && runsOf(file, node)[0]?.page === page)
    .map((node) => wordsOf(file, node));
}

function dominoOn({ numbers }: { numbers: readonly number[] }, first: number, second: number): string {
  return [numbers[first]!, numbers[second]!].sort((a, b) => a - b).join(':');
}

/** The numbers in a figure's description, row by row. */
function numbersInWords(alt: string): number[] {
  return [...alt.matchAll(/Zeile \d+: ([\d ]+)\./g)].flatMap((row) => row[1]!.split(' ').map(Number));
}

/** The dominoes in a figure's description: for each cell the other half, or -1. */
function keyInWords(alt: string, puzzle: typeof PRACTICE): number[] {
  const key = new Array<number>(puzzle.numbers.length).fill(-1);
  for (const [, domino, place] of alt.matchAll(/(\d+:\d+) auf ([^;.]+)[;.]/g)) {
    const { first, second } = parsePlace(puzzle.board, place!);
    expect(domino).toBe(dominoOn(puzzle, first, second));
    [key[first], key[second]] = [second, first];
  }
  return key;
}
