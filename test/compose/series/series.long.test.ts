import { describe, expect, it } from 'vitest';
import { renumberingsOf, Series } from '../../../src/compose/series/series.ts';
import { surveyOf } from '../../../src/compose/series/survey.ts';
import { type Board, rectangle } from '../../../src/domino/board.ts';
import { checkKey, checkPuzzle, type Key } from '../../../src/domino/puzzle.ts';
import { countSolutions } from '../../../src/solve/solution-counter.ts';
import { areasIn, FIG_5, gridOf, groupsOf, keyOf } from '../../helpers/compose/groups/checks.ts';
import { composition } from '../../helpers/compose/series/compositions.ts';
import { KEY_OF_TWO, renamed, SMALL, SMALL_KEYS, smallFillings } from '../../helpers/compose/series/small.ts';
import { asCells } from '../../helpers/indices.ts';

/** All fillings of a key, or the first of each partition. */
function fillingsOf(
  board: Board,
  range: number,
  key: Key,
  most = Number.POSITIVE_INFINITY,
  partitions = Number.POSITIVE_INFINITY,
): number[][] {
  const series = new Series(board, 'terzett', range, key);
  return series.partitions.slice(0, partitions).flatMap((_, partition) => {
    const found: number[][] = [];
    series.begin(partition);
    while (found.length < most && series.next()) found.push([...series.numbers]);
    return found;
  });
}

describe('the series of a key of 5 rows of 6', () => {
  const all = smallFillings();
  const counts = [...all.values()].map(({ size }) => size);

  // Measured beforehand by another program: 4992 fillings, on 428 pairs of a partition and a key.
  it('is known for each key by trying everything', () => {
    expect(counts.length).toBe(1183);
    expect(all.get(KEY_OF_TWO)!.size).toBe(2);
    expect(counts.filter((count) => count > 0).length).toBe(337);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4992);
    const pairs = SMALL_KEYS.flatMap((key) => fillingsOf(SMALL, 4, key, 1));
    expect(pairs.length).toBe(428);
  });

  it('has every filling once up to renumbering', () => {
    for (const key of SMALL_KEYS) {
      const found = fillingsOf(SMALL, 4, key).map((numbers) => renamed(numbers).join(''));
      expect(found.toSorted()).toEqual([...all.get(key)!].toSorted());
    }
  });

  it('is surveyed: fillings, unions, seals and those with one solution', () => {
    const key = SMALL_KEYS[counts.indexOf(Math.max(...counts))]!;
    const { partitions, byUnions, bySeals } = surveyOf(
      new Series(SMALL, 'terzett', 4, key),
      SMALL,
      4,
      key,
      1000,
    );
    const rows: Record<'unions' | 'seals', Record<number, { fillings: number; unique: number }>> = {
      unions: {},
      seals: {},
    };
    for (const text of all.get(key)!) {
      const numbers = [...text].map(Number);
      const puzzle = checkPuzzle({ kind: 'terzett', range: 4, board: SMALL, numbers });
      const unique = countSolutions(puzzle).solutions === 1 ? 1 : 0;
      const seals = sealsOf(numbers);
      for (const [name, value] of [
        ['unions', 10 - areasIn(gridOf(puzzle))],
        ['seals', seals],
      ] as const) {
        rows[name][value] ??= { fillings: 0, unique: 0 };
        rows[name][value].fillings++;
        rows[name][value].unique += unique;
      }
    }
    expect(Object.fromEntries(byUnions)).toEqual(rows.unions);
    expect(Object.fromEntries(bySeals)).toEqual(rows.seals);
    const sum = (name: 'fillings' | 'unique') => partitions.reduce((total, row) => total + row[name], 0);
    expect(sum('fillings')).toBe(all.get(key)!.size);
    expect(sum('unique')).toBe(Object.values(rows.seals).reduce((total, { unique }) => total + unique, 0));
    expect(partitions.every(({ complete }) => complete)).toBe(true);
  });

  it('is counted up to the limit, and said to be whole only where it is', () => {
    const key = SMALL_KEYS[counts.indexOf(Math.max(...counts))]!;
    const survey = (limit: number) =>
      surveyOf(new Series(SMALL, 'terzett', 4, key), SMALL, 4, key, limit).partitions;
    const whole = survey(1000);
    const most = Math.max(...whole.map(({ fillings }) => fillings));
    expect(most).toBeGreaterThan(1);
    expect(survey(most)).toEqual(whole);
    expect(survey(most - 1)).toEqual(
      whole.map((row) => {
        if (row.fillings < most) return row;
        return { fillings: most - 1, unique: expect.any(Number), complete: false };
      }),
    );
  });
});

/** The number of dominoes with a single place on a board of 5 rows of 6. */
function sealsOf(numbers: readonly number[]): number {
  const places = new Map<string, number>();
  numbers.forEach((number, cell) => {
    for (const other of [...(cell % 6 < 5 ? [cell + 1] : []), ...(cell < 24 ? [cell + 6] : [])]) {
      const name = [number, numbers[other]!].sort().join();
      places.set(name, (places.get(name) ?? 0) + 1);
    }
  });
  return [...places.values()].filter((count) => count === 1).length;
}

describe('the series of the two keys that figure 5 of the book leaves open', () => {
  const board = rectangle(8, 9);
  const wanted = groupsOf(FIG_5.groups);

  // Measured beforehand by another program: each has nine partitions with fillings.
  it.each(FIG_5.keys)('has nine partitions, that of the figure among them', (known) => {
    const key = keyOf(known.key);
    const series = new Series(board, 'terzett', 7, asCells(key));
    expect(series.partitions.length).toBe(9);
    const firsts = fillingsOf(board, 7, asCells(key), 1);
    expect(firsts.length).toBe(9);
    for (const numbers of firsts)
      checkKey(checkPuzzle({ kind: 'terzett', range: 7, board, numbers }), asCells(key));
    const ofFigure = series.partitions.findIndex(
      (groups) => renamed(groups).join() === renamed(wanted).join(),
    );
    expect(ofFigure).toBeGreaterThanOrEqual(0);
  });
});

describe('the series of any key', () => {
  it.each(['3x10', 'letter-h', 'figure-xvii', '11x12'])('on %s holds whole Terzetts, each once', (shape) => {
    const { puzzle, key } = composition(shape, 1);
    const found = fillingsOf(puzzle.board, puzzle.range, key, 4, 30);
    for (const numbers of found) checkKey(checkPuzzle({ ...puzzle, numbers }), key);
    expect(new Set(found.map((numbers) => renamed(numbers).join())).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(0);
  });

  it('holds each filling in as many dresses as there are orders of the numbers', () => {
    expect([1, 4, 7, 10].map(renumberingsOf)).toEqual([2, 120, 40_320, 39_916_800]);
  });
});
