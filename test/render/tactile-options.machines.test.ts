import { beforeAll, describe, expect, it } from 'vitest';
import { makeCell, parseColumn } from '../../src/domino/coordinates.ts';
import { makeDomino } from '../../src/domino/dominoes.ts';
import { placementsOf } from '../../src/domino/puzzle.ts';
import { plainOf } from '../../src/proof/braille.ts';
import { laidIn } from '../../src/proof/passages.ts';
import { boardsOn, type DrawnBoard, numbersOf } from '../helpers/pdf/boards.ts';
import { crowded } from '../helpers/pdf/crowded.ts';
import { faultsOfCells, LARGE, MEDIUM, raisedStyle, SWELL } from '../helpers/pdf/dots.ts';
import type { Path, Point, Run } from '../helpers/pdf/drawing.ts';
import type { Dict, Name } from '../helpers/pdf/objects.ts';
import type { PdfFile, PdfPage } from '../helpers/pdf/read.ts';
import { nodesIn } from '../helpers/pdf/structure.ts';
import { runsOf, wordsOf } from '../helpers/pdf/words.ts';
import { peerBook } from '../helpers/render/books.ts';
import { type Rendered, renderAll } from '../helpers/render/rendered.ts';
import { countsOf, setOf } from '../helpers/render/sets.ts';

// Large cells, ticks, lists of dominoes and print over braille for a sighted partner, as described in docs/tactile.md. In mm.

const CLEARANCE = 3.2;
const EXACT = 0.05;

function brailleOn({ runs }: PdfPage, { dots }: typeof MEDIUM): Run[] {
  return runs.filter(({ font }) => font === dots.fontName);
}

function boardsIn({ pages }: PdfFile, size: typeof MEDIUM): { page: PdfPage; board: DrawnBoard }[] {
  return pages.flatMap((page) => {
    const boards = boardsOn({ ...page, runs: brailleOn(page, size) }, raisedStyle(size.pitch));
    return boards.map((board) => ({ page, board }));
  });
}

describe.each([
  ['on A3 with squares of 25 mm', 'a3', 25, [4, 8]],
  ['on Letter with squares of 20 mm', 'letter', 20, [3, 7]],
] as const)('large cells, %s', (_, paper, square, ranges) => {
  let both: PdfFile[];

  beforeAll(async () => {
    const contents = ['introduction', 'puzzles', 'solutions'];
    const book = peerBook(ranges, { paper, language: 'de', braille: { cell: 'large' }, contents });
    const { main, keys } = await renderAll(book, 'tactile');
    both = [main, keys];
  });

  it('have the measures of the large cell', () => {
    for (const { pages } of both) expect(pages.flatMap(({ runs }) => faultsOfCells(runs, LARGE))).toEqual([]);
  });

  it('stand on boards in squares for dominoes, and keep everything apart', () => {
    for (const file of both) {
      for (const { board } of boardsIn(file, LARGE)) {
        expect(board.square[0]).toBeCloseTo(square, 2);
        expect(board.square[1]).toBeCloseTo(square, 2);
      }
      const faults = file.pages.flatMap((page, i) =>
        crowded(page, LARGE.dots, CLEARANCE - EXACT).map((fault) => `sheet ${i + 1}: ${fault}`),
      );
      expect(faults).toEqual([]);
    }
  });

  it('have their lines a large line apart', () => {
    for (const { pages } of both) {
      for (const page of pages) {
        const labels = boardsOn(page, raisedStyle(LARGE.pitch)).flatMap(
          ({ columnLabels, rowLabels, numbers }) => [...columnLabels, ...rowLabels, ...numbers.flat()],
        );
        const lines = page.runs
          .filter((run) => !labels.includes(run))
          .map(({ y }) => (y - page.runs[0]!.y) / LARGE.line);
        expect(lines.filter((line) => Math.abs(line - Math.round(line)) > 0.01)).toEqual([]);
      }
    }
  });
});

const FIELDS = { language: 'de' } as const;
let plain: Rendered;

beforeAll(async () => {
  plain = await renderAll(peerBook([3, 7], FIELDS), 'tactile');
});

describe('ticks and lists', () => {
  it('has ticks outside the frame after every fifth column and row, opposite each other, if two more follow', () => {
    for (const { page, board } of [...boardsIn(plain.main, MEDIUM), ...boardsIn(plain.keys, MEDIUM)]) {
      const { frame, square, columnLabels, rowLabels } = board;
      const ticks = page.paths
        .filter(({ width }) => Math.abs(width - 1.5) < 0.01)
        .map(({ points }) => points as readonly [Point, Point]);
      const ticked = (count: number) => [5, 10, 15].filter((line) => line + 2 <= count);
      const expected = [
        ...ticked(columnLabels.length).flatMap((line) =>
          [frame.top, frame.bottom].map((y) => [frame.left + line * square[0], y]),
        ),
        ...ticked(rowLabels.length).flatMap((line) =>
          [frame.left, frame.right].map((x) => [x, frame.top + line * square[1]]),
        ),
      ];
      const rounded = (places: readonly (readonly (number | undefined)[])[]) =>
        places.map((place) => place.map((length) => length!.toFixed(2)));
      expect(rounded(ticks.map(([from]) => from))).toEqual(rounded(expected));
      for (const [from, [x, y]] of ticks) {
        expect(Math.hypot(x - from[0], y - from[1]) + 0.75).toBeCloseTo(3.5, 2);
        const isOutside = x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
        expect(isOutside).toBe(true);
      }
    }
    const pages = boardsIn(plain.keys, MEDIUM).map(({ page }) => page);
    expect(pages.map(({ paths }) => paths.filter(({ width }) => width > 1.4).length)).toEqual([0, 0, 4, 4]);
  });

  it('lists the dominoes of each key with their places, behind the keys', () => {
    const lists = listsIn(plain.keys);
    const numbers = lists.map(({ title }) => /⠼[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]+/.exec(title)?.[0]);
    expect(numbers).toEqual(plain.puzzles.map(({ number }) => numberIn(number)));
    plain.puzzles.forEach(({ puzzle, key }, i) => {
      const { board } = puzzle;
      const laid = lists[i]!.entries.flatMap((entry) => laidIn(plainOf(entry, 'de')));
      expect(laid.map(({ domino }) => domino)).toEqual(setOf(puzzle.range));
      const wanted = placementsOf(puzzle, key).map(({ domino, first, second }) => ({
        domino: makeDomino(domino),
        cells: [makeCell(board, first), makeCell(board, second)],
      }));
      expect(laid).toEqual(expect.arrayContaining(wanted));
    });
    const lastKey = plain.keys.bookmarks.find(
      ({ title }) => title === `Schlüssel zu Aufgabe ${plain.puzzles.length}`,
    )!;
    expect(Math.min(...lists.map(({ page }) => page))).toBeGreaterThan(lastKey.to.page);
  });

  it('has the set of each section on its first sheet, and counts behind its easy puzzles', () => {
    // The counts of 1921 are in sentences, separated by commas.
    const lists = listsIn(plain.main).filter(({ entries }) => !entries[0]!.includes('⠂'));
    const wanted = plain.book.sections.flatMap(({ range, puzzles }) => [
      { range, counts: undefined },
      ...puzzles
        .filter(({ grade }) => grade?.level === 'easy')
        .map(({ puzzle }) => ({ range, counts: countsOf(puzzle) })),
    ]);
    expect(wanted.some(({ counts }) => counts)).toBe(true);
    expect(lists.map(({ entries }) => entries)).toEqual(
      wanted.map(({ range, counts }) =>
        setOf(range).map((domino) => {
          const cells = dominoIn(domino.split(':').map(Number));
          return counts ? `${cells}⠀${numberIn(counts.get(domino) ?? 0)}` : cells;
        }),
      ),
    );
    const firstPuzzles = plain.book.sections.map(({ puzzles }) => `Aufgabe ${puzzles[0]!.number}`);
    const empty = lists.filter(({ entries }) => entries[0]!.split('⠀').length === 1);
    expect(empty.map(({ page }) => page + 1)).toEqual(
      firstPuzzles.map((title) => plain.main.bookmarks.find((bookmark) => bookmark.title === title)!.to.page),
    );
  });

  it('leaves room beside each domino for a mark', () => {
    for (const { runs } of listsIn(plain.main)) {
      for (const run of runs) {
        const right = runs.filter((other) => other.page === run.page && other.y === run.y && other.x > run.x);
        const next = Math.min(...right.map(({ x }) => x));
        expect(next - run.x - run.width).toBeGreaterThan(3 * MEDIUM.cell - EXACT);
      }
    }
  });
});

const isPrint = ({ font }: Run) => font !== SWELL.fontName;

describe('print over braille', () => {
  let all: Rendered;

  beforeAll(async () => {
    all = await renderAll(peerBook([3, 7], { ...FIELDS, braille: { overlay: true } }), 'tactile');
  });

  it('changes nothing of what is raised', () => {
    for (const part of ['main', 'keys'] as const) {
      expect(all[part].pages).toHaveLength(plain[part].pages.length);
      all[part].pages.forEach(({ runs, paths }, i) => {
        const places = (of: readonly Run[]) => of.map(({ text, x, y }) => `${text} ${x} ${y}`);
        expect(places(runs.filter((run) => !isPrint(run)))).toEqual(places(plain[part].pages[i]!.runs));
        const lines = (of: readonly Path[]) => of.map(({ points, width }) => ({ points, width }));
        expect(lines(paths)).toEqual(lines(plain[part].pages[i]!.paths));
      });
    }
    expect(plain.main.pages.some(({ runs }) => runs.some(isPrint))).toBe(false);
  });

  it('is an artifact, so that nothing is read out twice', () => {
    for (const { runs } of all.main.pages) {
      expect(runs.filter(isPrint).every(({ content }) => content === undefined)).toBe(true);
    }
  });

  it('is in cyan and magenta, without black', () => {
    for (const { objects } of [all.main, all.keys]) {
      for (const [i, content] of objects.contents.entries()) {
        const page = objects.resolve(objects.pageRefs[i]) as Dict;
        const spaces = [...content.matchAll(/\/(\w+) (?:cs|CS)\n/g)].map(([, space]) => space);
        const colours = [...content.matchAll(/([\d. ]+) (?:scn|SCN)\n/g)].map(([, colour]) => colour);
        expect(new Set(spaces)).toEqual(new Set(['DeviceCMYK']));
        expect(new Set(colours)).toEqual(new Set(['0.6 0.3 0 0', '0 0 0 1']));
        // A colour setting precedes print, and black precedes braille.
        const set = /([\d. ]+) scn\n(?:(?! scn\n)[\s\S])*?(\/(F\d+) [\d.]+ Tf)/g;
        for (const [, colour, , font] of content.matchAll(set)) {
          const base = objects.get(page, 'Resources', 'Font', font!, 'BaseFont') as Name;
          expect(base.value.endsWith(SWELL.fontName)).toBe(colour === '0 0 0 1');
        }
      }
    }
  });

  it('shows numbers in the corners of their squares, and labels between the dots and the frame', () => {
    const boards = [all.main, all.keys].flatMap((file) => boardsIn(file, MEDIUM));
    expect(boards.length).toBeGreaterThan(8);
    for (const { page, board } of boards) {
      const { frame, square, columnLabels, rowLabels } = board;
      const print = page.runs.filter(isPrint);
      const inside = print.filter(
        ({ x, y }) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom,
      );
      const read = inside.map(({ text, x, y }) => {
        const [column, row] = [(x - frame.left) / square[0], (y - frame.top) / square[1]];
        expect(column - Math.floor(column)).toBeLessThan(0.2);
        expect(row - Math.floor(row)).toBeLessThan(0.25);
        return { cell: Math.floor(row) * columnLabels.length + Math.floor(column), number: Number(text) };
      });
      const digits = digitsOf(board).filter((digit) => !Number.isNaN(digit));
      expect(read.sort((a, b) => a.cell - b.cell).map(({ number }) => number)).toEqual(digits);
      const columns = print.filter(
        ({ x, y }) => x > frame.left && x < frame.right && y < frame.top && y > frame.top - 5,
      );
      expect(columns.map(({ text }) => parseColumn(text))).toEqual(columnLabels.map((__, i) => i));
      const rows = print.filter(
        ({ x, y }) => x < frame.left && x > frame.left - 5 && y > frame.top && y < frame.bottom,
      );
      expect(rows.map(({ text }) => Number(text))).toEqual(rowLabels.map((__, i) => i + 1));
    }
  });

  it('says what the braille says, in its place', () => {
    const easy = all.puzzles.find(({ grade }) => grade?.level === 'easy')!;
    const { to } = all.main.bookmarks.find(({ title }) => title === `Aufgabe ${easy.number}`)!;
    const words = printOn(all.main, to.page);
    expect(words).toContain(`Aufgabe ${easy.number}`);
    expect(words).toContain('Stufe: leicht. Siegel und Lücken genügen.');
    expect(words).toContain(easy.id);
    expect(printOn(all.main, 2)).toContain('Inhalt');
    for (let page = 1; page <= all.main.pages.length; page++) {
      expect(printOn(all.main, page).split(' ')).toContain(String(page));
    }
  });

  it('stands between the lines of dots', () => {
    for (const page of [...all.main.pages, ...all.keys.pages]) {
      const boards = boardsOn({ ...page, runs: brailleOn(page, MEDIUM) }, raisedStyle());
      const labels = boards.flatMap(({ columnLabels, rowLabels, numbers }) => [
        ...columnLabels,
        ...rowLabels,
        ...numbers.flat(),
      ]);
      const lines = page.runs.filter((run) => !isPrint(run) && !labels.includes(run)).map(({ y }) => y);
      const over = page.runs.filter((run) => isPrint(run) && !boards.some((board) => isAt(board, run)));
      for (const { y } of over) {
        // The dots of a line extend from 5.6 mm above its baseline to 0.6 mm below; print of 9 points is 3.2 mm high.
        expect(lines.some((line) => Math.abs(line - y - 6.3) < 0.01)).toBe(true);
        expect(lines.every((line) => y - 2.3 > line + 0.6 || y + 0.65 < line - 5.6)).toBe(true);
      }
    }
  });
});

const DIGITS = [...'⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊'];

function numberIn(number: number): string {
  return `⠼${[...String(number)].map((digit) => DIGITS[Number(digit)]).join('')}`;
}

/** With the German colon between two numbers. */
function dominoIn(numbers: readonly number[]): string {
  return numbers.map(numberIn).join('⠠⠒');
}

/** The lists of dominoes, each with the paragraph before it, in structure order. */
function listsIn(file: PdfFile) {
  const nodes = nodesIn(file.structure);
  return nodes.flatMap((node, i) => {
    if (node.tag !== 'L') return [];
    const entries = nodesIn(node).filter(({ tag }) => tag === 'LBody');
    const runs = entries.map((entry) => runsOf(file, entry)[0]!);
    if (!runs.every(({ text }) => /^⠼[⠁-⠛]+⠠?⠒⠼/.test(text) || text.startsWith('⠼⠚'))) return [];
    const title = wordsOf(file, nodes[i - 1]!);
    return [{ title, page: runs[0]!.page, runs, entries: runs.map(({ text }) => text) }];
  });
}

function digitsOf(board: DrawnBoard): number[] {
  return numbersOf(board, (text) => DIGITS.indexOf(text)).flat();
}

function isAt({ frame }: DrawnBoard, { x, y }: Run): boolean {
  return x > frame.left - 5 && x < frame.right && y > frame.top - 5 && y < frame.bottom;
}

function printOn({ pages }: PdfFile, page: number): string {
  return pages[page - 1]!.runs.filter(isPrint)
    .map(({ text }) => text.trim())
    .join(' ');
}
