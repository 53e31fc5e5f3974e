import { describe, expect, it } from 'vitest';
import { type Inline, wordsOf } from '../../src/document/document.ts';
import { COMPLETED, COMPLETION, FILLED } from '../../src/document/worked.ts';
import { UNKNOWN } from '../../src/domino/puzzle.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { blocksOf, sectionOf } from '../helpers/document/blocks.ts';
import { namedIn } from '../helpers/document/boards.ts';
import { bookOf, documentOf, mixedBook, SECTIONS } from '../helpers/document/documents.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import { rawOf } from '../helpers/solve/deals.ts';

// The board as plain rows and cells. The test does not rely on the program for threes or fillings.
const [ROWS, COLUMNS, COPIES] = [5, 6, 6];
const CELLS = Array.from({ length: ROWS * COLUMNS }, (_, cell) => cell);
const nameOf = (cell: number) => `${'abcdef'[cell % COLUMNS]}${Math.floor(cell / COLUMNS) + 1}`;
const cellOf = (name: string) => CELLS.find((cell) => nameOf(cell) === name)!;
const THREES = CELLS.flatMap((cell) => [
  ...(cell % COLUMNS <= COLUMNS - 3 ? [[cell, cell + 1, cell + 2]] : []),
  ...(cell < (ROWS - 2) * COLUMNS ? [[cell, cell + COLUMNS, cell + 2 * COLUMNS]] : []),
]);

/** Every way to fill a board with threes of equal numbers, two threes for each number, regardless of dominoes. */
function fillings(given: readonly number[]): number[][] {
  const found = new Map<string, number[]>();
  const threesOf = [0, 0, 0, 0, 0];
  const grid = CELLS.map(() => UNKNOWN);
  const search = () => {
    const first = grid.indexOf(UNKNOWN);
    if (first < 0) {
      found.set(grid.join(), [...grid]);
      return;
    }
    for (const three of THREES) {
      if (three[0] !== first || three.some((cell) => grid[cell] !== UNKNOWN)) continue;
      for (let number = 0; number < 5; number++) {
        if (threesOf[number] === 2) continue;
        if (three.some((cell) => given[cell] !== UNKNOWN && given[cell] !== number)) continue;
        threesOf[number]!++;
        for (const cell of three) grid[cell] = number;
        search();
        for (const cell of three) grid[cell] = UNKNOWN;
        threesOf[number]!--;
      }
    }
  };
  search();
  return [...found.values()];
}

/** The dominoes whose numbers are nowhere neighbours. */
function dominoesWithoutPlace(grid: readonly number[]): string[] {
  const pairs = new Set(
    CELLS.flatMap((cell) => [
      ...(cell % COLUMNS < COLUMNS - 1 ? [[grid[cell]!, grid[cell + 1]!]] : []),
      ...(cell < (ROWS - 1) * COLUMNS ? [[grid[cell]!, grid[cell + COLUMNS]!]] : []),
    ]).map((pair) => pair.sort((a, b) => a - b).join(':')),
  );
  const dominoes = [0, 1, 2, 3, 4].flatMap((low) =>
    [0, 1, 2, 3, 4].slice(low).map((high) => `${low}:${high}`),
  );
  return dominoes.filter((domino) => !pairs.has(domino));
}

/**
 * The template's reasons for the first six steps: the number on a cell needs the other two cells of its three. The second step
 * has two such numbers.
 */
const FORCED: readonly (readonly (readonly [at: string, three: string])[])[] = [
  [['c5', 'a5 b5 c5']],
  [
    ['a4', 'a2 a3 a4'],
    ['b4', 'b2 b3 b4'],
  ],
  [['d5', 'd3 d4 d5']],
  [['d2', 'd2 e2 f2']],
  [['f4', 'f3 f4 f5']],
  [['e5', 'e3 e4 e5']],
];

/** The board after this many steps. */
function boardAfter(steps: number): number[] {
  const numbers = [...COMPLETION.numbers];
  for (const cell of FILLED.slice(0, steps).flat()) numbers[cell] = COMPLETED.numbers[cell]!;
  return numbers;
}

describe('the small completion', () => {
  const ways = fillings(COMPLETION.numbers);
  const right = COMPLETED.numbers.join();

  it('has one way only to be filled in, and one way to lay the dominoes on it', () => {
    expect(ways.map((grid) => grid.join())).toContain(right);
    expect(ways.filter((grid) => dominoesWithoutPlace(grid).length === 0).map((grid) => grid.join())).toEqual(
      [right],
    );
    expect(oracleSolutions(rawOf(COMPLETED), 2)).toHaveLength(1);
  });

  it('is filled in whole by its steps, each cell once', () => {
    expect(boardAfter(FILLED.length)).toEqual(COMPLETED.numbers);
    const cells = FILLED.flat();
    expect(new Set(cells).size).toBe(cells.length);
    expect(cells).toHaveLength(COMPLETION.numbers.filter((number) => number === UNKNOWN).length);
  });

  it.each(FORCED.map((claims, step) => [step + 1, claims] as const))(
    'step %i: one three fits each number',
    (step, claims) => {
      const before = boardAfter(step - 1);
      for (const [at, three] of claims) {
        const number = before[cellOf(at)]!;
        expect(number).toBeGreaterThanOrEqual(0);
        const fits = THREES.filter(
          (cells) =>
            cells.includes(cellOf(at)) &&
            cells.every((cell) => before[cell] === UNKNOWN || before[cell] === number),
        );
        expect(fits.map((cells) => cells.map(nameOf).join(' '))).toEqual([three]);
      }
      const filled = claims
        .flatMap(([, three]) => three.split(' '))
        .filter((name) => before[cellOf(name)] === UNKNOWN);
      expect(FILLED[step - 1]!.map(nameOf).sort()).toEqual(filled.sort());
    },
  );

  it('step 7: two threes are left for the first row, and either may come first', () => {
    const before = boardAfter(6);
    for (const number of [2, 3, 4]) expect(before.filter((other) => other === number)).toHaveLength(COPIES);
    for (const number of [0, 1]) expect(before.filter((other) => other === number)).toHaveLength(3);
    expect(before.flatMap((number, cell) => (number === UNKNOWN ? [nameOf(cell)] : []))).toEqual(
      'a1 b1 c1 d1 e1 f1'.split(' '),
    );
    expect(fillings(before).map((grid) => grid.slice(0, COLUMNS).join(''))).toEqual(['000111', '111000']);
    expect(FILLED[6]).toEqual([]);
  });

  it('step 8: the wrong order leaves the domino 0:2 without a place, and no other', () => {
    const wrong = fillings(boardAfter(6)).find((grid) => grid.join() !== right)!;
    expect(dominoesWithoutPlace(wrong)).toEqual(['0:2']);
    expect(dominoesWithoutPlace(COMPLETED.numbers)).toEqual([]);
  });
});

describe.each(LANGUAGE_CODES)('its chapter: %s', (language) => {
  const chapter = sectionOf(documentOf(mixedBook(language)), 'worked-completion');
  const [list] = blocksOf(chapter, 'list');
  const cellsIn = (line: readonly Inline[]): string[] => namedIn(line).cells;

  it('names in each step the cell it starts from, its number, and all cells that it fills', () => {
    expect(list!.ordered).toBe(true);
    expect(list!.items).toHaveLength(FILLED.length);
    for (const [step, claims] of FORCED.entries()) {
      const line = list!.items[step]!;
      const before = boardAfter(step);
      for (const [at, three] of claims) {
        const number = before[cellOf(at)]!;
        expect(wordsOf(line)).toMatch(new RegExp(`\\b${number}\\b[^.:]*\\b${at}\\b`));
        const filled = three.split(' ').filter((name) => before[cellOf(name)] === UNKNOWN);
        for (const name of filled) {
          // A run is given by its ends.
          expect(cellsIn(line)).toContain(name);
        }
      }
    }
    expect(cellsIn(list!.items[6]!)).toEqual(['a1', 'c1', 'd1', 'f1']);
    expect(cellsIn(list!.items[7]!)).toEqual(['a1', 'c1', 'd1', 'f1']);
    expect(namedIn(list!.items[7]!).dominoes).toEqual(['0:2']);
  });

  it('says of every other cell what it holds at that time', () => {
    // Other cells are named with their number: "f2 holds a 4".
    const [line] = [list!.items[4]!];
    expect(boardAfter(4)[cellOf('f2')]).toBe(4);
    expect(cellsIn(line)).toEqual(['f4', 'f2', 'f3', 'f5']);
    const told = FORCED.flatMap((claims, step) => {
      const known = claims.flatMap(([at, three]) => [at, ...three.split(' ')]);
      return cellsIn(list!.items[step]!).filter((name) => !known.includes(name));
    });
    expect(told).toEqual(['f2']);
  });

  it('counts right in its first sentence', () => {
    // It follows the explanation of completions.
    const [, , first] = blocksOf(chapter, 'paragraph').map(({ content }) => wordsOf(content));
    const given = COMPLETION.numbers.filter((number) => number !== UNKNOWN).length;
    expect(first!.match(/\d+/g)!.map(Number)).toEqual([4, 4, 15, 5, 6, 6, given, 30 - given]);
  });

  it('shows the givens, the board after six steps, and the key', () => {
    const figures = blocksOf(chapter, 'board').map(({ figure }) => figure);
    expect(figures.map(({ puzzle }) => puzzle.numbers)).toEqual([
      COMPLETION.numbers,
      boardAfter(6),
      COMPLETED.numbers,
    ]);
    expect(figures.map(({ dominoes }) => dominoes.length)).toEqual([0, 0, 15]);
    const [solution] = oracleSolutions(rawOf(COMPLETED), 2);
    for (const { first, second } of figures[2]!.dominoes) expect(solution![first]).toBe(second);
  });
});

it('its chapter stands only in books that have completions', () => {
  const has = (sections: readonly (typeof SECTIONS)[keyof typeof SECTIONS][]) =>
    sectionOf(documentOf(bookOf('en', sections)), 'worked-completion') !== undefined;
  expect(has([SECTIONS.completion])).toBe(true);
  expect(has([SECTIONS.omnibus, SECTIONS.terzett])).toBe(false);
});
