import { beforeAll, describe, expect, it } from 'vitest';
import { boardsOn, type DrawnBoard } from '../helpers/pdf/boards.ts';
import { crowded } from '../helpers/pdf/crowded.ts';
import { raisedStyle, SWELL, SWELL_LARGE } from '../helpers/pdf/dots.ts';
import type { Point, Run } from '../helpers/pdf/drawing.ts';
import type { PdfFile, PdfPage } from '../helpers/pdf/read.ts';
import { nodesIn } from '../helpers/pdf/structure.ts';
import { runsOf, wordsOf } from '../helpers/pdf/words.ts';
import { peerBook } from '../helpers/render/books.ts';
import { type Rendered, renderAll } from '../helpers/render/rendered.ts';

// Large cells, ticks, lists of dominoes and print over braille, as described in docs/tactile.md. Lengths in mm.

const CLEARANCE = 3.2;
const EXACT = 0.05;

const MEDIUM = { dots: SWELL, pitch: 2.5, cell: 6, line: 10, dot: 1.2 };
const LARGE = { dots: SWELL_LARGE, pitch: 2.7, cell: 6.6, line: 10.8, dot: 1.3 };

function brailleOn({ runs }: PdfPage, { dots }: typeof MEDIUM): Run[] {
  return runs.filter(({ font }) => font === dots.fontName);
}

function boardsIn({ pages }: PdfFile, size: typeof MEDIUM): { page: PdfPage; board: DrawnBoard }[] {
  return pages.flatMap((page) =>
    boardsOn({ ...page, runs: brailleOn(page, size) }, raisedStyle(size.pitch)).map((board) => ({
      page,
      board,
    })),
  );
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
    for (const { pages } of both) {
      for (const { runs } of pages) {
        for (const run of runs) {
          expect(run.font).toBe(LARGE.dots.fontName);
          const placed = LARGE.dots.of(run);
          const [first] = placed;
          for (const { at, number, cell, width } of placed) {
            const dx =
              (cell - first!.cell) * LARGE.cell +
              (Number(number > 3) - Number(first!.number > 3)) * LARGE.pitch;
            const dy = (((number - 1) % 3) - ((first!.number - 1) % 3)) * LARGE.pitch;
            expect(Math.hypot(at[0] - first!.at[0] - dx, at[1] - first!.at[1] - dy)).toBeLessThan(EXACT);
            expect(Math.abs(width - LARGE.dot)).toBeLessThan(EXACT);
          }
        }
      }
    }
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

describe.each([
  ['English', 'en', '⠒', ['Key to puzzle', 'Puzzle']],
  ['German', 'de', '⠠⠒', ['Schlüssel zu Aufgabe', 'Aufgabe']],
] as const)('ticks and lists, %s', (_, language, colon, [keyWord, puzzleWord]) => {
  let all: Rendered;

  beforeAll(async () => {
    all = await renderAll(peerBook([3, 6, 9], { language }), 'tactile');
  });

  it('has ticks outside the frame after every fifth column and row, opposite each other, if two more follow', () => {
    for (const { page, board } of [...boardsIn(all.main, MEDIUM), ...boardsIn(all.keys, MEDIUM)]) {
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
      expect(ticks.map(([from]) => from.map((length) => length.toFixed(2)))).toEqual(
        expected.map((place) => place.map((length) => length!.toFixed(2))),
      );
      for (const [from, [x, y]] of ticks) {
        expect(Math.hypot(x - from[0], y - from[1]) + 0.75).toBeCloseTo(3.5, 2);
        const isOutside = x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
        expect(isOutside).toBe(true);
      }
    }
    expect(
      boardsIn(all.keys, MEDIUM).map(({ page }) => page.paths.filter(({ width }) => width > 1.4).length),
    ).toEqual([0, 0, 4, 4, 4, 4]);
  });

  it('lists the dominoes of each key with their places, behind the keys', () => {
    const lists = listsIn(all.keys);
    expect(lists.map(({ title }) => /⠼[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]+/.exec(title)?.[0])).toEqual(
      all.puzzles.map(({ number }) => numberIn(number)),
    );
    all.puzzles.forEach(({ puzzle, key }, i) => {
      const { rows, columns } = puzzle.board;
      const found = new Array<number>(rows * columns).fill(-1);
      const dominoes = lists[i]!.entries.map((entry) => {
        const [domino, ...place] = entry.split('⠀');
        const [a, b] = cellsOfPlace(place, columns);
        [found[a], found[b]] = [b, a];
        const numbers = [puzzle.numbers[a]!, puzzle.numbers[b]!].sort((x, y) => x - y);
        expect(domino).toBe(dominoIn(numbers, colon));
        return numbers.join(':');
      });
      expect(found).toEqual(key);
      expect(dominoes).toEqual(setOf(puzzle.range));
    });
    const lastKey = all.keys.bookmarks.find(({ title }) => title === `${keyWord} ${all.puzzles.length}`)!;
    expect(Math.min(...lists.map(({ page }) => page))).toBeGreaterThan(lastKey.to.page);
  });

  it('has the set of each section on its first sheet, and counts behind its easy puzzles', () => {
    // The counts of 1921 are in sentences, separated by commas.
    const lists = listsIn(all.main).filter(({ entries }) => !entries[0]!.includes('⠂'));
    const wanted = all.book.sections.flatMap(({ range, puzzles }) => [
      { range, counts: undefined },
      ...puzzles
        .filter(({ grade }) => grade?.level === 'easy')
        .map(({ puzzle }) => ({ range, counts: countsOf(puzzle) })),
    ]);
    expect(wanted.some(({ counts }) => counts)).toBe(true);
    expect(lists.map(({ entries }) => entries)).toEqual(
      wanted.map(({ range, counts }) =>
        setOf(range).map((domino) => {
          const cells = dominoIn(domino.split(':').map(Number), colon);
          return counts ? `${cells}⠀${numberIn(counts.get(domino) ?? 0)}` : cells;
        }),
      ),
    );
    const firstPuzzles = all.book.sections.map(({ puzzles }) => `${puzzleWord} ${puzzles[0]!.number}`);
    const empty = lists.filter(({ entries }) => entries[0]!.split('⠀').length === 1);
    expect(empty.map(({ page }) => page + 1)).toEqual(
      firstPuzzles.map((title) => all.main.bookmarks.find((bookmark) => bookmark.title === title)!.to.page),
    );
  });

  it('leaves room beside each domino for a mark', () => {
    for (const { runs } of listsIn(all.main)) {
      for (const run of runs) {
        const right = runs.filter((other) => other.page === run.page && other.y === run.y && other.x > run.x);
        const next = Math.min(...right.map(({ x }) => x));
        expect(next - run.x - run.width).toBeGreaterThan(3 * MEDIUM.cell - EXACT);
      }
    }
  });
});

const DIGITS = [...'⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊'];
const LETTERS = [...'⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍'];

function numberIn(number: number): string {
  return `⠼${[...String(number)].map((digit) => DIGITS[Number(digit)]).join('')}`;
}

function dominoIn(numbers: readonly number[], colon: string): string {
  return numbers.map(numberIn).join(colon);
}

/** All dominoes, ordered by the smaller number and then by the larger. */
function setOf(range: number): string[] {
  const numbers = Array.from({ length: range + 1 }, (_, number) => number);
  return numbers.flatMap((low) => numbers.filter((high) => high >= low).map((high) => `${low}:${high}`));
}

function countsOf({
  board,
  numbers,
}: {
  board: { columns: number; rows: number };
  numbers: readonly number[];
}) {
  const counts = new Map<string, number>();
  numbers.forEach((number, cell) => {
    const next = [...((cell + 1) % board.columns ? [cell + 1] : []), cell + board.columns];
    for (const other of next.filter((index) => index < numbers.length)) {
      const domino = [number, numbers[other]!].sort((a, b) => a - b).join(':');
      counts.set(domino, (counts.get(domino) ?? 0) + 1);
    }
  });
  return counts;
}

/** Row, column, column; or column and two rows separated by a comma. */
function cellsOfPlace(words: readonly string[], columns: number): [number, number] {
  const digits = (cells: string) => Number([...cells].map((cell) => DIGITS.indexOf(cell)).join(''));
  const column = (cells: string) => LETTERS.indexOf(cells);
  if (words.length === 3) {
    const row = digits(words[0]!.slice(1)) - 1;
    return [row * columns + column(words[1]!), row * columns + column(words[2]!)];
  }
  const [upper, lower] = words[1]!
    .slice(1)
    .split('⠂')
    .map((cells) => digits(cells) - 1);
  return [upper! * columns + column(words[0]!), lower! * columns + column(words[0]!)];
}

/** The lists of dominoes, each with the paragraph before it, in structure order. */
function listsIn(file: PdfFile) {
  const nodes = nodesIn(file.structure);
  return nodes.flatMap((node, i) => {
    if (node.tag !== 'L') return [];
    const entries = nodes
      .slice(i)
      .filter(({ tag }) => tag === 'LBody')
      .filter((body) => nodesIn(node).includes(body));
    const runs = entries.map((entry) => runsOf(file, entry)[0]!);
    if (!runs.every(({ text }) => /^⠼[⠁-⠛]+⠠?⠒⠼/.test(text) || text.startsWith('⠼⠚'))) return [];
    const title = wordsOf(file, nodes[i - 1]!);
    return [{ title, page: runs[0]!.page, runs, entries: runs.map(({ text }) => text) }];
  });
}
