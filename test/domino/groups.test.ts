import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rectangle } from '../../src/domino/board.ts';
import { groupOfCells, groupsOn, partitionsOf } from '../../src/domino/groups.ts';
import { groupsOfKind } from '../../src/domino/kinds.ts';
import { parseLine, parseRows } from '../../src/domino/notation.ts';
import { checkKey, checkPuzzle, groupsOf, UNKNOWN } from '../../src/domino/puzzle.ts';
import { countSolutions } from '../../src/solve/solution-counter.ts';
import { figures } from '../helpers/domino/figures.ts';
import { faultOf } from '../helpers/fault.ts';
import { asCells } from '../helpers/indices.ts';

const { forms } = groupsOfKind('terzett')!;

describe('places of groups', () => {
  // r rows of c cells have r(c - 2) horizontal and (r - 2)c vertical straight threes.
  it.each([
    [8, 9, 8 * 7 + 6 * 9],
    [2, 36, 2 * 34],
    [1, 2, 0],
  ])('%i rows of %i', (rows, columns, places) => {
    expect(groupsOn(rectangle(rows, columns), forms)).toHaveLength(places);
  });
});

describe('partitions', () => {
  it('are those that a count of all subsets of places finds', () => {
    const board = rectangle(4, 5);
    const anyCells = fc.subarray([...Array(20).keys()], { minLength: 6, maxLength: 12 });
    // Up to four disjoint groups, so that there is at least one partition.
    const groupedCells = fc.shuffledSubarray([...groupsOn(board, forms)], { minLength: 4 }).map((groups) => {
      const cells = new Set<number>();
      for (const group of groups) {
        if (cells.size < 12 && group.every((cell) => !cells.has(cell)))
          for (const cell of group) cells.add(cell);
      }
      return [...cells].sort((a, b) => a - b);
    });
    let most = 0;
    fc.assert(
      fc.property(fc.oneof(anyCells, groupedCells), (cells) => {
        const places = groupsOn(board, forms).filter((place) => place.every((cell) => cells.includes(cell)));
        let count = 0;
        for (let subset = 0; subset < 2 ** places.length; subset++) {
          const covered = places.filter((_, i) => (subset >> i) & 1).flat();
          if (covered.length === cells.length && new Set(covered).size === cells.length) count++;
        }
        const found = partitionsOf(board, asCells(cells), forms);
        expect(found).toHaveLength(count);
        for (const groups of found) expect(groups.flat().sort((a, b) => a - b)).toEqual(cells);
        expect(new Set(found.map((groups) => groups.join(' '))).size).toBe(count);
        most = Math.max(most, count);
      }),
    );
    expect(most).toBeGreaterThan(0);
  });

  it('stop at the limit', () => {
    const all = partitionsOf(rectangle(3, 3), asCells([...Array(9).keys()]), forms);
    expect(all).toHaveLength(2);
    expect(partitionsOf(rectangle(3, 3), asCells([...Array(9).keys()].toReversed()), forms)).toEqual(all);
    expect(partitionsOf(rectangle(3, 3), asCells([...Array(9).keys()]), forms, 1)).toEqual(all.slice(0, 1));
  });
});

it('the group of each cell is its place in the list, or none', () => {
  expect(groupOfCells(rectangle(1, 4), [asCells([3]), asCells([0, 2])])).toEqual([1, -1, 1, 0]);
});

describe('the rule of a Terzett', () => {
  it.each(figures)('figure $name of the book fulfils it', ({ rows }) => {
    const puzzle = checkPuzzle(parseRows(rows, 7, 'terzett'));
    expect(groupsOf(puzzle)).toHaveLength(24);
    const { key } = countSolutions(puzzle, 1);
    expect(() => checkKey(puzzle, key!)).not.toThrow();
  });

  it.each([
    ['terzett 2 0012/2211/1020', 'a terzett of range 2 is not possible'],
    ['terzett 1 010/011', 'the cells with 0 (a1, c1, a2) cannot be parted into groups'],
    ['terzett 1 00?/111', 'c1 holds no number'],
    ['terzett 1 000/110', 'these numbers stand too often or too seldom: 0 (4 times), 1 (2 times)'],
    ['completion 1 0000/??', 'row 2 has 2 characters'],
    ['completion 1 00/00/??', 'these numbers stand too often: 0 (4 times)'],
    ['omnibus 1 00?/111', 'c1 holds no number'],
  ])('%s does not fulfil its rule', (line, message) => {
    expect(faultOf(() => checkPuzzle(parseLine(line))).message).toBe(message);
  });

  it('is none of an Omnibus', () => {
    expect(groupsOf(parseRows(['001', '110']))).toEqual([]);
  });

  it('lets a completion leave numbers open', () => {
    expect(checkPuzzle(parseRows(['000', '?1?'])).checked).toBe(true);
    const { numbers } = checkPuzzle(parseRows(['0?0', '???']));
    expect(numbers).toEqual([0, UNKNOWN, 0, UNKNOWN, UNKNOWN, UNKNOWN]);
  });
});

describe('a key', () => {
  it('is refused if a domino lies twice', () => {
    const puzzle = checkPuzzle(parseLine('terzett 1 000/111'));
    const twice = [3, 4, 5, 0, 1, 2];
    expect(faultOf(() => checkKey(puzzle, asCells(twice))).message).toBe('the domino 0:1 is there twice');
  });
});
