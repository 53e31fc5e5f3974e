import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Domino, domino, dominoesOf } from '../../src/domino/dominoes.ts';
import {
  DIVISORS,
  lay,
  type OpenEnds,
  onlyBest,
  opening,
  type Play,
  pointsOf,
  type Spot,
  scoredPlays,
  spotsFor,
  sumOf,
} from '../../src/games/divisor.ts';
import { Random } from '../../src/random.ts';
import { Table } from '../helpers/games/divisor-table.ts';

const at = (place: Spot['place'], number: number): Spot => ({ place, number });
const play = (a: number, b: number, spot: Spot): Play => ({ domino: domino(a, b), spot });

/** After 18:18 and 18:12, as at the beginning of the rules of FIDO. */
const SECOND = lay(opening(18), play(18, 12, at('side', 18)));
/** After the third domino, 8:12 at the end 12. */
const THIRD = lay(SECOND, play(12, 8, at('end', 12)));

describe('the rules of FIDO', () => {
  it.each<[string, OpenEnds, Play | undefined, number, number]>([
    ['a double opens with both its ends', opening(18), undefined, 36, 0],
    ['the second domino makes three ends', SECOND, undefined, 48, 0],
    ['a difference down scores', SECOND, play(12, 8, at('end', 12)), 44, 4],
    ['so does the same difference elsewhere', SECOND, play(18, 14, at('end', 18)), 44, 4],
    ['the same difference up does not', SECOND, play(12, 16, at('end', 12)), 52, 0],
    ['a fourth end covers none', SECOND, play(18, 7, at('side', 18)), 55, 5],
    ['18:8 at the end 8', THIRD, play(18, 8, at('end', 8)), 54, 0],
    ['18:8 at an end 18', THIRD, play(18, 8, at('end', 18)), 34, 0],
    ['18:8 at the fourth side', THIRD, play(18, 8, at('side', 18)), 52, 0],
    ['a double adds its number once', THIRD, play(8, 8, at('end', 8)), 52, 0],
  ])('%s', (_, line, next, sum, points) => {
    const after = next ? lay(line, next) : line;
    expect(sumOf(after)).toBe(sum);
    expect(pointsOf(sum, 11)).toBe(points);
    if (next) expect(spotsFor(next.domino, line)).toContainEqual(next.spot);
  });

  it.each([
    [110, 11, 10],
    [21, 7, 3],
    [44, 11, 4],
    [48, 11, 0],
    [0, 5, 0],
  ])('a sum of %d by %d makes %d points', (sum, divisor, points) => {
    expect(pointsOf(sum, divisor)).toBe(points);
  });

  it.each<[Play, number, number]>([
    [play(3, 4, at('end', 4)), 15, 5],
    [play(2, 6, at('side', 6)), 18, 6],
  ])('reckon as the example of the exercises: %o', (next, sum, points) => {
    const line = lay(opening(6), play(4, 6, at('side', 6)));
    expect([...line.ends].sort()).toEqual([4, 6, 6]);
    expect(spotsFor(next.domino, line)).toContainEqual(next.spot);
    expect(sumOf(lay(line, next))).toBe(sum);
    expect(pointsOf(sum, 3)).toBe(points);
  });

  it('name the divisor of each set', () => {
    expect(DIVISORS).toEqual({ 6: 3, 9: 5, 12: 7, 15: 9, 18: 11 });
    // FIDO does not say that 6 and 3 belong together, but it follows from the others.
    for (const [set, divisor] of Object.entries(DIVISORS)) expect((2 * Number(set)) / 3 - 1).toBe(divisor);
  });

  it('lay the second domino at a long side only', () => {
    expect(spotsFor(domino(18, 12), opening(18))).toEqual([at('side', 18)]);
    expect(spotsFor(domino(18, 7), SECOND)).toEqual([at('end', 18), at('side', 18)]);
    expect(spotsFor(domino(0, 1), SECOND)).toEqual([]);
  });
});

it('a line is what dominoes on a table show, however they were laid', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(9, 12, 18), (seed, set) => {
      const random = new Random(seed);
      let line = opening(set);
      const table = new Table(set);
      let rest: Domino[] = dominoesOf(set).filter(({ low }) => low < set);
      for (let dominoes = 0; dominoes < 9; dominoes++) {
        expect(line.ends.toSorted()).toEqual(table.ends().toSorted());
        expect(sumOf(line)).toBe(table.sum());
        const plays = rest.flatMap((one) => spotsFor(one, line).map((spot) => ({ domino: one, spot })));
        expect(plays.length).toBe(rest.reduce((sum, one) => sum + table.ways(one), 0));
        const next = plays[random.below(plays.length)]!;
        line = lay(line, next);
        table.lay(next.domino, next.spot);
        rest = rest.filter((one) => one !== next.domino);
      }
    }),
    { numRuns: 40 },
  );
});

describe('the best play', () => {
  const plays = (...hand: [number, number][]) =>
    scoredPlays(
      SECOND,
      hand.map(([a, b]) => domino(a, b)),
      11,
    );

  it('is the one with the most points', () => {
    expect(onlyBest(plays([8, 12], [7, 18], [0, 1]))).toEqual({
      ...play(7, 18, at('side', 18)),
      sum: 55,
      points: 5,
    });
  });

  it('is none if none scores, or two score as much', () => {
    expect(onlyBest(plays([12, 16], [0, 1]))).toBeUndefined();
    expect(onlyBest(plays([8, 12], [14, 18]))).toBeUndefined();
    expect(onlyBest([])).toBeUndefined();
  });
});
