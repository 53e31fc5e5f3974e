import { describe, expect, it } from 'vitest';
import {
  type Completion,
  CompletionComposer,
  type Givens,
} from '../../../src/compose/completion/completion.ts';
import { checkKey, checkPuzzle } from '../../../src/domino/puzzle.ts';
import { parseShape } from '../../../src/domino/shapes.ts';
import { NotPossibleError } from '../../../src/errors.ts';
import { Random } from '../../../src/random.ts';
import { gradeFilling } from '../../../src/solve/fillings/grade.ts';
import { faultOf } from '../../helpers/fault.ts';
import { oracleCount } from '../../helpers/oracle.ts';
import { rawOf } from '../../helpers/solve/deals.ts';
import { bruteFillings } from '../../helpers/solve/fillings/brute.ts';
import { isThorough } from '../../helpers/thorough.ts';

const composerFor = (shape: string, range: number, givens: Givens = {}) =>
  new CompletionComposer(range, parseShape(shape), givens);
const make = (composer: CompletionComposer, seed: string) => composer.compose(new Random(seed))!;
const givenCells = ({ puzzle }: Completion) =>
  puzzle.board.cells.filter((cell) => puzzle.numbers[cell]! >= 0);

/** Checks everything about a puzzle that does not need the code that made it, except that its filling is unique. */
function expectWhole({ puzzle, solution, key }: Completion): void {
  expect(puzzle.kind).toBe('completion');
  expect(solution.kind).toBe('terzett');
  for (const cell of puzzle.board.cells) {
    expect([-2, solution.numbers[cell]]).toContain(puzzle.numbers[cell]);
  }
  expect(() => checkPuzzle({ ...puzzle })).not.toThrow();
  expect(() => checkPuzzle({ ...solution })).not.toThrow();
  expect(() => checkKey(solution, key)).not.toThrow();
  expect(oracleCount(rawOf(solution), 2)).toBe(1);
}

describe.each<[shape: string, givens: Givens, least: number, most: number]>([
  ['5x6', {}, 10, 10],
  ['5x6', { givens: 7 }, 7, 7],
  ['5x6', { givens: 'fewest' }, 4, 6],
  ['5x6', { pattern: 'diagonal' }, 10, 10],
  ['3x10', { givens: 12 }, 12, 12],
])('range 4 on %s with %o', (shape, givens, least, most) => {
  const composer = composerFor(shape, 4, givens);

  it('has that many numbers and one filling, as trying all shows, which has one solution', () => {
    for (const seed of isThorough ? ['a', 'b', 'c'] : ['a']) {
      const made = make(composer, seed);
      expectWhole(made);
      const left = givenCells(made);
      expect(left.length).toBeGreaterThanOrEqual(least);
      expect(left.length).toBeLessThanOrEqual(most);
      const { rows, columns } = made.puzzle.board;
      const raw = { rows, columns, range: 4, numbers: made.puzzle.numbers };
      expect(bruteFillings(raw, 3)).toEqual([made.solution.numbers]);
    }
  });
});

/** Whether the copies of a number are a cross around a middle cell: three in one direction, and seven in the other. */
function isCross(cells: readonly number[]): boolean {
  const from = (steps: readonly number[]) => steps.map((step) => cells[4]! + step).join();
  return [from([-9, -3, -2, -1, 0, 1, 2, 3, 9]), from([-27, -18, -9, -1, 0, 1, 9, 18, 27])].includes(
    cells.join(),
  );
}

// That these have one filling is verified by another program in test/solve/fillings.machines.test.ts.
describe.each<[shape: string, givens: Givens, count: number, holds: (numbers: readonly number[]) => void]>([
  ['letter-h', {}, 24, () => {}],
  [
    '8x9',
    { pattern: 'diagonal' },
    24,
    (numbers) =>
      expect(Array.from({ length: 8 }, (_, i) => numbers[10 * i])).toEqual([0, 1, 2, 3, 4, 5, 6, 7]),
  ],
  [
    '8x9',
    { givens: 30, pattern: 'cross' },
    30,
    (numbers) => {
      const cellsOf = (number: number) => numbers.flatMap((other, cell) => (other === number ? [cell] : []));
      expect([0, 1, 2, 3, 4, 5, 6, 7].filter((number) => isCross(cellsOf(number)))).toHaveLength(1);
    },
  ],
])('range 7 on %s with %o', (shape, givens, count, holds) => {
  it('has that many numbers, the whole pattern, and a filling with one solution', () => {
    const made = make(composerFor(shape, 7, givens), 'a');
    expectWhole(made);
    expect(givenCells(made)).toHaveLength(count);
    holds(made.puzzle.numbers);
  });
});

it('leaves no number that is known to follow from the others, when the fewest are wanted', () => {
  const { puzzle, solution } = make(composerFor('5x6', 4, { givens: 'fewest' }), 'a');
  const { rows, columns } = puzzle.board;
  for (const cell of puzzle.board.cells.filter((c) => puzzle.numbers[c]! >= 0)) {
    const numbers = puzzle.numbers.map((number, c) => (c === cell ? -2 : number));
    const fillings = bruteFillings({ rows, columns, range: 4, numbers }, 3);
    expect(fillings.length).toBeGreaterThan(1);
    expect(fillings).toContainEqual(solution.numbers);
  }
});

it('draws the cells that are left evenly', () => {
  const composer = composerFor('1x6', 1, { givens: 3 });
  const counts = new Map<number, number>();
  for (let i = 0; i < 60; i++) {
    for (const cell of givenCells(make(composer, `even ${i}`))) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  // 30 of 60 expected at each cell; five standard deviations are 19.
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 30)).toBeLessThan(20);
});

it('gives the same puzzle for the same seed, whatever was made before, and others for other seeds', () => {
  const used = composerFor('5x6', 4, { givens: 8 });
  const first = ['a', 'b', 'c'].map((seed) => make(used, seed));
  expect(make(used, 'a')).toEqual(first[0]);
  expect(make(composerFor('5x6', 4, { givens: 8 }), 'c')).toEqual(first[2]);
  expect(new Set(first.map(({ puzzle }) => puzzle.numbers.join())).size).toBe(3);
});

it('takes only filled boards that are accepted', () => {
  const composer = composerFor('5x6', 4);
  const asked: number[][] = [];
  const made = composer.compose(new Random('a'), {
    accept: ({ puzzle }) => {
      asked.push([...puzzle.numbers]);
      return asked.length === 3;
    },
  })!;
  expect(asked).toHaveLength(3);
  expect(made.solution.numbers).toEqual(asked[2]);
});

it('tells how far it is, never back', () => {
  const parts: number[] = [];
  composerFor('5x6', 4, { givens: 'fewest' }).compose(new Random('a'), {
    onStep: (part) => parts.push(part),
  });
  // Five boards of 30 cells.
  expect(parts).toHaveLength(150);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
  expect(parts.at(-1)).toBe(1);
});

describe('what is not found', () => {
  it('is told with the fewest numbers that were reached', () => {
    const composer = composerFor('5x6', 4, { givens: 4 });
    expect(composer.compose(new Random('a'))).toBeUndefined();
    expect(composer.notFound()).toMatch(
      /^with 4 numbers in 40 tries: the fewest that were proved to be enough are [56]$/,
    );
  });

  it('is told with the reason of the filled boards, if there are none', () => {
    const composer = composerFor('5x6', 4);
    expect(composer.compose(new Random('a'), { accept: () => false, maxAttempts: 50 })).toBeUndefined();
    expect(composer.notFound()).toMatch(/50 tries/);
  });
});

describe('what is not possible', () => {
  it.each<
    [shape: string, range: number, givens: Givens, where: string | undefined, message: string | RegExp]
  >([
    ['8x9', 7, { givens: 6 }, 'givens', '6 given numbers are not possible'],
    ['8x9', 7, { givens: 72 }, 'givens', '72 given numbers are not possible'],
    ['8x9', 7, { givens: 7, pattern: 'diagonal' }, 'givens', '7 given numbers are not possible'],
    ['8x9', 7, { givens: 8, pattern: 'cross' }, 'givens', '8 given numbers are not possible'],
    ['4x18', 7, { pattern: 'diagonal' }, 'pattern: "diagonal"', 'the board has no cell e5'],
    ['5x6', 4, { pattern: 'cross' }, 'pattern', /the board has no 6 cells in a cross/],
    ['1x72', 7, {}, undefined, /./],
  ])('%s, range %i, %o', (shape, range, givens, where, message) => {
    const fault = faultOf(() => composerFor(shape, range, givens));
    expect(fault.where).toBe(where);
    expect(fault.message).toMatch(message);
  });

  it('is told apart from what is asked wrongly', () => {
    expect(() => composerFor('1x72', 7)).toThrow(NotPossibleError);
    expect(() => composerFor('8x9', 7, { givens: 6 })).not.toThrow(NotPossibleError);
  });
});

describe('a level', () => {
  it.each([
    ['easy', { level: 'easy', pattern: 'diagonal' }],
    ['easy', { level: 'easy', givens: 14 }],
    ['hard', { level: 'hard' }],
  ] as const)('is that of the puzzle: %s with %o', (level, givens) => {
    const made = make(composerFor('5x6', 4, givens), 'level');
    expectWhole(made);
    expect(gradeFilling(made.puzzle).grade!.level).toBe(level);
    const left = givenCells(made);
    if ('givens' in givens) expect(left).toHaveLength(givens.givens);
    if ('pattern' in givens) expect(left).toEqual(expect.arrayContaining([0, 7, 14, 21, 28]));
  });
});
