import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRows, parseKeyRows, parseRows } from '../../src/domino/notation.ts';
import { canonicalForm, canonicalKey, canonicalText } from '../../src/domino/symmetry.ts';
import { setups } from '../helpers/domino/arbitraries.ts';
import { figures } from '../helpers/domino/figures.ts';

/** Rows of numbers; -1 for a hole. */
type Grid = readonly (readonly number[])[];

const transpose = (grid: Grid): Grid => grid[0]!.map((_, column) => grid.map((row) => row[column]!));
const upsideDown = (grid: Grid): Grid => grid.toReversed();
const mirrored = (grid: Grid): Grid => grid.map((row) => row.toReversed());

/** The eight images of a grid under the symmetries of the square. */
function images(grid: Grid): Grid[] {
  return [grid, transpose(grid)].flatMap((turned) => [
    turned,
    upsideDown(turned),
    mirrored(turned),
    upsideDown(mirrored(turned)),
  ]);
}

/** Whether one grid is a renumbering of the other. */
function differOnlyInNames(a: Grid, b: Grid): boolean {
  if (a.length !== b.length || a[0]!.length !== b[0]!.length) return false;
  const [there, back] = [new Map([[-1, -1]]), new Map([[-1, -1]])];
  return a.every((row, r) =>
    row.every((number, c) => {
      const other = b[r]![c]!;
      if (!there.has(number) && !back.has(other)) {
        there.set(number, other);
        back.set(other, number);
      }
      return there.get(number) === other && back.get(other) === number;
    }),
  );
}

const equivalent = (a: Grid, b: Grid) => images(a).some((image) => differOnlyInNames(image, b));
const rowsOf = (grid: Grid) =>
  grid.map((row) => row.map((number) => (number < 0 ? '.' : number.toString(36))).join(''));
const gridOf = (rows: readonly string[]): Grid =>
  rows.map((row) => [...row].map((character) => (character === '.' ? -1 : Number.parseInt(character, 36))));
const formOf = (grid: Grid, range: number) => canonicalText(parseRows(rowsOf(grid), range));

/** All grids of a size, with numbers up to 2 and holes. */
function allGrids(rows: number, columns: number): Grid[] {
  const cells = rows * columns;
  return Array.from({ length: 4 ** cells }, (_, code) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from(
        { length: columns },
        (_, column) => (Math.floor(code / 4 ** (row * columns + column)) % 4) - 1,
      ),
    ),
  );
}

describe('the canonical form', () => {
  it('does not change with turning, mirroring and renumbering', () => {
    const permutation = fc.shuffledSubarray(
      Array.from({ length: 22 }, (_, number) => number),
      { minLength: 22 },
    );
    fc.assert(
      fc.property(setups, permutation, (setup, all) => {
        const names = all.filter((name) => name <= setup.range);
        const form = canonicalText(setup);
        for (const image of images(gridOf(makeRows(setup)))) {
          const renumbered = image.map((row) => row.map((number) => (number < 0 ? -1 : names[number]!)));
          expect(formOf(image, setup.range)).toBe(form);
          expect(formOf(renumbered, setup.range)).toBe(form);
        }
      }),
    );
  });

  // For every grid of these sizes: grids that are not equivalent never share a form, and there are exactly as many forms as
  // classes of equivalent grids, which Burnside's lemma counts.
  it.each([
    [1, 1, 2],
    [1, 4, 31],
    [4, 1, 31],
    [2, 2, 16],
    [2, 3, 219],
    [3, 2, 219],
  ])(
    'tells apart exactly what no symmetry brings together: all grids of %i by %i',
    (rows, columns, count) => {
      const classes = new Map<string, Grid>();
      for (const grid of allGrids(rows, columns)) {
        const form = formOf(grid, 2);
        const first = classes.get(form);
        if (first === undefined) classes.set(form, grid);
        else if (!equivalent(first, grid)) expect.fail(`${rowsOf(first)} and ${rowsOf(grid)} share a form`);
      }
      expect(classes.size).toBe(count);
    },
  );

  it('agrees with trying every symmetry when two cells of a board are exchanged', () => {
    fc.assert(
      fc.property(setups, fc.nat(), fc.nat(), (setup, i, j) => {
        const { cells } = setup.board;
        const [a, b] = [cells[i % cells.length]!, cells[j % cells.length]!];
        const numbers = setup.numbers.with(a, setup.numbers[b]!).with(b, setup.numbers[a]!);
        const swapped = { ...setup, numbers };
        expect(canonicalText(swapped) === canonicalText(setup)).toBe(
          equivalent(gridOf(makeRows(setup)), gridOf(makeRows(swapped))),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is another for each of the seventeen figures of the 1921 book', () => {
    expect(new Set(figures.map(({ rows }) => canonicalText(parseRows(rows)))).size).toBe(17);
  });

  // Calculated by hand: the images of 100/011 are, renamed, ABB/BAA and AAB/BBA, each of them twice. Those of .0/1./02, laid
  // horizontally, are .AB/B.C, AB./C.A, A.B/.CA and A.B/BC. (the full stop precedes the letters).
  it('is the least of the images of a board', () => {
    expect(canonicalText(parseRows(['100', '011']))).toBe('1:2x3:AABBBA');
    expect(canonicalText(parseRows(['.0', '1.', '02'], 2))).toBe('2:2x3:.ABB.C');
    expect(canonicalText(parseRows(['1?'], 1))).toBe('1:1x2:?A');
  });

  it('keeps ranges, boxes and numbers above the range apart', () => {
    const forms = [
      parseRows(['01'], 1),
      parseRows(['01'], 2),
      parseRows(['01.'], 1),
      parseRows(['00'], 1),
      parseRows(['0123'], 1),
      parseRows(['0122'], 1),
      parseRows(['0112'], 1),
    ].map((setup) => canonicalText(setup));
    expect(new Set(forms).size).toBe(forms.length);
  });

  it('has a frame of its own for each range and box', () => {
    const frames = [0, 1, 2].flatMap((range) =>
      [1, 2, 3].flatMap((high) =>
        [3, 4, 5].map((wide) => canonicalForm(parseRows(Array(high).fill('0'.repeat(wide)), range)).frame),
      ),
    );
    expect(new Set(frames).size).toBe(27);
  });

  it('is text of any length', () => {
    const long = parseRows(['01'.repeat(150_000)], 7);
    expect(canonicalText(long)).toHaveLength('7:1x300000:'.length + 300_000);
  });
});

describe('the canonical form of a key', () => {
  it('is the same of keys that turn or mirror into each other alone', () => {
    const formOfKey = (rows: readonly string[]) => {
      const { board } = parseRows(
        rows.map((row) => row.replace(/[^.]/g, '0')),
        7,
      );
      return canonicalKey(board, parseKeyRows(board, rows));
    };
    const square = [
      ['LRLR', 'LRLR'],
      ['TTTT', 'BBBB'],
      ['TLRT', 'BLRB'],
      ['TTLR', 'BBLR'],
    ];
    expect(new Set(square.map(formOfKey)).size).toBe(4);
    expect(formOfKey(['LRTT', 'LRBB'])).toBe(formOfKey(['TTLR', 'BBLR']));
    expect(formOfKey(['LR', 'LR', 'TT', 'BB'])).toBe(formOfKey(['TTLR', 'BBLR']));
    expect(formOfKey(['T.T', 'B.B'])).toBe('0:2x3:A.BA.B');
  });
});
