import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Atlas } from '../../scripts/atlas/facts.ts';
import { ForcedMoves } from '../../scripts/atlas/forced.ts';
import { wilson } from '../../scripts/atlas/interval.ts';
import { LaidBoard } from '../../scripts/atlas/laid-board.ts';
import { pageWith } from '../../scripts/atlas/page.ts';
import { plotsOf } from '../../scripts/atlas/plots.ts';
import { factsOfRange } from '../../scripts/atlas/range.ts';
import { uniqueness } from '../../scripts/atlas/sample.ts';
import { fullRectangle } from '../../src/domino/board.ts';
import { listOf } from '../../src/domino/indices.ts';
import { parseRows } from '../../src/domino/notation.ts';
import { checkKey, checkPuzzle } from '../../src/domino/puzzle.ts';
import { canonicalText } from '../../src/domino/symmetry.ts';
import { Random } from '../../src/random.ts';
import { isOnlyFilling } from '../../src/solve/fillings.ts';
import { grade } from '../../src/solve/grade.ts';
import { LEVELS } from '../../src/solve/levels.ts';
import { countSolutions } from '../../src/solve/solution-counter.ts';
import { oracleCount } from '../helpers/oracle.ts';
import { allBoards } from '../helpers/solve/all-boards.ts';

const DOCS = new URL('../../docs/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, DOCS), 'utf8');
const atlas: Atlas = JSON.parse(read('atlas/atlas.json'));

/** A board of the atlas with its numbers made up of the set, as the oracle takes it as well. */
function boardOf(rows: string) {
  const puzzle = checkPuzzle(parseRows(rows.split('/')));
  return { puzzle, raw: { ...puzzle, rows: puzzle.board.rows, columns: puzzle.board.columns } };
}

describe('the atlas', () => {
  it('has the ranges from 1 to 12, each with the boards that were looked at', () => {
    expect(atlas.ranges.map(({ range }) => range)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    for (const { shares } of atlas.ranges) {
      const sum = LEVELS.reduce((all, level) => all + shares.levels[level], 0);
      expect(sum).toBe(shares.unique);
      expect(shares.unique).toBeLessThan(shares.boards);
    }
    for (const [i, names] of [2, 6, 24].entries()) {
      const { unique, layouts } = atlas.ranges[i]!.shares;
      expect(layouts!.reduce((sum, layout) => sum + layout.alike * layout.unique * names, 0)).toBe(unique);
    }
  });

  it('has a page and plots that say what the data say', () => {
    expect(pageWith(atlas, read('atlas.md'))).toBe(read('atlas.md'));
    expect(read('atlas.md')).toContain(`| 2 | 3 x 4 | 76.1 | proved: of 63,360 sets 4,824 have one |`);
    for (const [name, svg] of plotsOf(atlas)) expect(read(`atlas/${name}`)).toBe(svg);
  });

  it.each([1, 2])('is made anew for range %i', (range) => {
    expect(factsOfRange(range, 'other', 1000)).toEqual(atlas.ranges[range - 1]);
  });
});

describe.each(atlas.ranges)(
  'the records of range $range',
  ({ range, hardest, forced, solutions, givens }) => {
    it('are puzzles with one solution, by two programs', () => {
      for (const { rows } of [hardest, forced]) {
        const { puzzle, raw } = boardOf(rows);
        expect([puzzle.range, countSolutions(puzzle).solutions, oracleCount(raw, 2)]).toEqual([range, 1, 1]);
      }
    });

    it('are as hard, and chains as long, as is said', () => {
      const { level, rating, effort, technique } = hardest;
      expect(grade(boardOf(hardest.rows).puzzle)).toMatchObject({
        level,
        rating,
        effort,
        hardest: technique,
      });
      expect(plainChain(boardOf(forced.rows).puzzle.numbers, range)).toBe(forced.length);
    });

    it.runIf(solutions)('have as many solutions as is said, by two programs', () => {
      const { puzzle, raw } = boardOf(solutions!.rows);
      expect(countSolutions(puzzle, Number.POSITIVE_INFINITY).solutions).toBe(solutions!.solutions);
      expect(oracleCount(raw, Number.POSITIVE_INFINITY)).toBe(solutions!.solutions);
    });

    it.runIf(givens)('have one filling, from as few numbers as there must be', () => {
      const filling = boardOf(givens!.filling);
      const shown = parseRows(givens!.rows.split('/'), range);
      expect(isOnlyFilling(shown, filling.puzzle.numbers)).toBe(true);
      expect(oracleCount(filling.raw, 2)).toBe(1);
      expect(givens!.rows.match(/\d/g)).toHaveLength(givens!.givens);
      expect(givens!.givens).toBe(range);
    });
  },
);

/** The longest chain of forced moves, by lists of places that are thrown away, without anything of the press. */
function plainChain(numbers: readonly number[], range: number): number {
  const columns = range + 2;
  let places = numbers.flatMap((a, cell) =>
    [cell + 1, cell + columns]
      .filter((other) => other < numbers.length && (other !== cell + 1 || other % columns > 0))
      .map((other) => ({
        cells: [cell, other],
        domino: [a, numbers[other]!].sort((x, y) => x - y).join(':'),
      })),
  );
  const needs = ({ cells, domino }: (typeof places)[number]) => [...cells.map(String), domino];
  let [run, longest] = [0, 0];
  for (;;) {
    const seen = new Map<string, number>();
    for (const need of places.flatMap(needs)) seen.set(need, (seen.get(need) ?? 0) + 1);
    const round = places.filter((place) => needs(place).some((need) => seen.get(need) === 1));
    if (round.length === 0) return longest;
    run = round.length === 1 ? run + 1 : 0;
    longest = Math.max(longest, run);
    const taken = new Set(round.flatMap(needs));
    places = places.filter((place) => !needs(place).some((need) => taken.has(need)));
  }
}

describe('range 2, by trying all numbers on all cells', () => {
  const boards = allBoards(2);
  const counts = boards.map((numbers) => oracleCount({ rows: 3, columns: 4, range: 2, numbers }, 100));
  const [, facts] = atlas.ranges;

  it('has as many boards with one solution, and none with more solutions', () => {
    const unique = boards.filter((_, i) => counts[i] === 1);
    // Each stands for the six ways to name three numbers.
    expect(6 * unique.length).toBe(facts!.shares.unique);
    const puzzles = new Set(
      unique.map((numbers) => canonicalText({ board: fullRectangle(2), range: 2, numbers })),
    );
    expect(puzzles.size).toBe(facts!.shares.puzzles);
    expect(Math.max(...unique.map((numbers) => plainChain(numbers, 2)))).toBe(facts!.forced.length);
    expect(Math.max(...counts)).toBe(facts!.solutions!.solutions);
  });
});

describe('a board that is laid by chance', () => {
  it('is said to have one solution exactly if it has', () => {
    const random = new Random('test/atlas');
    const laid = new LaidBoard(4);
    const isUnique = uniqueness(laid);
    const { board, range, numbers } = laid;
    let unique = 0;
    for (let i = 0; i < 250; i++) {
      laid.lay(random);
      const solutions = oracleCount({ ...board, range, numbers }, 2);
      expect(isUnique()).toBe(solutions === 1);
      unique += Number(solutions === 1);
    }
    expect(unique).toBeGreaterThan(0);
  });

  it('stays a whole set however it is changed, and is as before when the change is taken back', () => {
    const random = new Random('test/atlas/change');
    const laid = new LaidBoard(3);
    laid.lay(random);
    const { board, range } = laid;
    const now = () => ({ key: listOf(laid.key), numbers: listOf(laid.numbers) });
    const kinds = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const before = now();
      laid.change(random);
      const { key, numbers } = now();
      checkKey(checkPuzzle({ kind: 'omnibus', range, board, numbers }), key);
      kinds.add(`${key.join() === before.key.join()} ${numbers.join() === before.numbers.join()}`);
      if (random.below(2) === 0) continue;
      laid.takeBack();
      expect(now()).toEqual(before);
    }
    // The layout alone, the numbers alone, or nothing where a domino changes places with itself.
    expect(kinds).toContain('true false');
    expect(kinds).toContain('false false');
  });
});

it('chains of forced moves are as long as by the plain program', () => {
  const random = new Random('test/atlas/forced');
  const laid = new LaidBoard(5);
  const moves = new ForcedMoves(laid.board, laid.range);
  const lengths = new Set<number>();
  for (let i = 0; i < 1000; i++) {
    laid.lay(random);
    if (!uniqueness(laid)()) continue;
    const length = moves.longestChain(laid.numbers);
    expect(length).toBe(plainChain(listOf(laid.numbers), laid.range));
    lengths.add(length);
  }
  expect(lengths.size).toBeGreaterThan(2);
});

it.each([
  // By the formula with 30 digits.
  [0, 10, 0, 0.277532],
  [5, 10, 0.236593, 0.763407],
  [10, 10, 0.722467, 1],
])('the interval of %i in %i is from %f to %f', (hits, of, low, high) => {
  const interval = wilson(hits, of);
  expect(interval[0]).toBeCloseTo(low, 5);
  expect(interval[1]).toBeCloseTo(high, 5);
});
