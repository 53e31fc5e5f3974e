import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byNumbers,
  checkRange,
  DominoTable,
  domino,
  dominoCount,
  dominoesOf,
  dominoIndex,
  isSameDomino,
  MAX_RANGE,
  makeDomino,
  rangeOfCells,
  setFacts,
} from '../../src/domino/dominoes.ts';
import { faultLine } from '../helpers/fault.ts';

describe('the table of sets in the 1921 book ("Reichweite Zahl der Steine")', () => {
  it.each([
    // range, dominoes, doubles, pips, mean value of a domino, copies of a number, dominoes with that number, cells, left over;
    // the book has 5 for the last value of the first row
    [9, 55, 10, 495, 9, 11, 10, 110, 4],
    [8, 45, 9, 360, 8, 10, 9, 90, 0],
    [7, 36, 8, 252, 7, 9, 8, 72, 3],
    [6, 28, 7, 168, 6, 8, 7, 56, 0],
  ])('range %i', (range, dominoes, doubles, pips, mean, copies, dominoesPerNumber, cells, leftOver) => {
    const facts = setFacts(range);
    expect(facts).toEqual({ range, dominoes, doubles, pips, copies, dominoesPerNumber, cells, leftOver });
    expect(facts.pips / facts.dominoes).toBe(mean);
    expect(dominoCount(range)).toBe(dominoes);
  });
});

it.each([1, 2, 3, 4])('leaves as many dominoes over as the longest of all chains of range %i', (range) => {
  let longest = 0;
  const grow = (end: number, rest: readonly { low: number; high: number }[], length: number) => {
    longest = Math.max(longest, length);
    if (longest === dominoesOf(range).length) return;
    for (const one of rest) {
      if (one.low !== end && one.high !== end) continue;
      grow(
        one.low === end ? one.high : one.low,
        rest.filter((other) => other !== one),
        length + 1,
      );
    }
  };
  for (let end = 0; end <= range; end++) grow(end, dominoesOf(range), 0);
  expect(dominoesOf(range).length - longest).toBe(setFacts(range).leftOver);
});

describe.each(Array.from({ length: MAX_RANGE + 1 }, (_, range) => range))('the set of range %i', (range) => {
  const facts = setFacts(range);
  const dominoes = dominoesOf(range);

  it('has the facts that counting its dominoes gives', () => {
    const halves = dominoes.flatMap(({ low, high }) => [low, high]);
    expect({
      range,
      dominoes: dominoes.length,
      doubles: dominoes.filter(({ low, high }) => low === high).length,
      pips: halves.reduce((sum, number) => sum + number, 0),
      cells: halves.length,
      copies: facts.copies,
      dominoesPerNumber: facts.dominoesPerNumber,
      leftOver: facts.leftOver,
    }).toEqual(facts);
    for (let number = 0; number <= range; number++) {
      expect(halves.filter((half) => half === number)).toHaveLength(facts.copies);
      expect(dominoes.filter(({ low, high }) => low === number || high === number)).toHaveLength(
        facts.dominoesPerNumber,
      );
    }
    expect(facts.pips / facts.dominoes).toBe(range);
  });

  it('covers as many cells as its rectangle, and no other set does', () => {
    expect(facts.cells).toBe((range + 1) * (range + 2));
    expect(rangeOfCells(facts.cells)).toBe(range);
  });

  it('holds each domino once, at its index, the smaller number first', () => {
    expect(new Set(dominoes.map(makeDomino)).size).toBe(dominoes.length);
    dominoes.forEach(({ low, high }, index) => {
      expect(low).toBeLessThanOrEqual(high);
      expect(dominoIndex(low, high)).toBe(index);
      expect(dominoIndex(high, low)).toBe(index);
      expect(domino(high, low)).toEqual({ low, high });
      expect(domino(low, high)).toEqual({ low, high });
    });
  });

  it('looks each domino up, and tells it from every other', () => {
    const table = new DominoTable(range);
    dominoes.forEach(({ low, high }, index) => {
      expect([table.indexOf(low, high), table.indexOf(high, low)]).toEqual([index, index]);
      expect([table.row(low)[high], table.row(high)[low]]).toEqual([index, index]);
      expect(table.row(low)).toHaveLength(range + 1);
      expect(dominoes.filter((other) => isSameDomino(other, dominoes[index]!))).toEqual([dominoes[index]]);
    });
  });

  it('is sorted by the smaller number, then by the larger', () => {
    const numbers = Array.from({ length: range + 1 }, (_, number) => number);
    const sorted = numbers.flatMap((low) => numbers.slice(low).map((high) => ({ low, high })));
    expect(dominoes.toSorted(byNumbers)).toEqual(sorted);
    expect(dominoes.toReversed().toSorted(byNumbers)).toEqual(sorted);
  });

  it('begins with every smaller set', () => {
    expect(dominoes.slice(0, dominoCount(range - 1))).toEqual(range === 0 ? [] : dominoesOf(range - 1));
  });
});

it('tells no range from a number of cells that no set covers', () => {
  const covered = new Set(Array.from({ length: MAX_RANGE + 1 }, (_, range) => setFacts(range).cells));
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 600 }), (cells) => {
      expect(rangeOfCells(cells) !== undefined).toBe(covered.has(cells));
    }),
  );
  // The set of range 22 would have 552 halves.
  expect([0, 1, 3, 71, 73, 552].map(rangeOfCells)).toEqual(new Array(6).fill(undefined));
});

describe('checkRange', () => {
  it.each([
    [0, undefined],
    [7, undefined],
    [21, undefined],
    [3, 3],
  ])('lets %i pass', (range, least) => {
    expect(checkRange(range, least)).toBe(range);
  });

  it.each([
    [22, 0],
    [-1, 0],
    [2, 3],
    [6.5, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('refuses %d where %d is the least', (range, least) => {
    expect(faultLine(() => checkRange(range, least || undefined))).toBe(
      `range ${range} is out of bounds; expected a whole number from ${least} to 21; ` +
        'range 6 is the ordinary set with 28 dominoes, range 7 the double-seven set with 36',
    );
  });
});
