import { describe, expect, it } from 'vitest';
import { Colourings } from '../../../src/compose/groups/colourings.ts';
import { Layouts } from '../../../src/compose/groups/layouts.ts';
import { Partitions } from '../../../src/compose/groups/partitions.ts';
import { type Board, fullRectangle, rectangle } from '../../../src/domino/board.ts';
import { listOf } from '../../../src/domino/indices.ts';
import { type GroupRule, RULES } from '../../../src/domino/kinds.ts';
import { Random } from '../../../src/random.ts';
import { readSamples } from '../../helpers/compose/groups/checks.ts';

const THREES = RULES.terzett.groups;

const FOURS = RULES.quartett.groups;

function countPartitions(board: Board, rule: GroupRule, random?: Random): number {
  const partitions = new Partitions(board, rule);
  const seen = new Set<string>();
  let count = 0;
  for (partitions.begin({ random }); partitions.next(); count++) seen.add(partitions.groupOf.join());
  expect(seen.size).toBe(count);
  expect(partitions.exhausted).toBe(true);
  return count;
}

/** Counts all pairs of a partition and a layout, those that admit numbers, and all ways to number them. */
function countAll(board: Board, range: number, rule: GroupRule) {
  const partitions = new Partitions(board, rule);
  const layouts = new Layouts(board, partitions.groups, range);
  const colourings = new Colourings(partitions.groups, range, (range + 2) / rule.size);
  const counts = { pairs: 0, colourable: 0, compositions: 0 };
  for (partitions.begin(); partitions.next(); ) {
    for (layouts.begin(partitions.groupOf); layouts.next(); ) {
      counts.pairs++;
      const before = counts.compositions;
      if (!colourings.begin(partitions.groupOf, layouts.key)) continue;
      while (colourings.next()) counts.compositions++;
      if (counts.compositions > before) counts.colourable++;
    }
  }
  return counts;
}

// The numbers were measured beforehand by an independent program in C++.
describe('all there is', () => {
  it.each([
    [8, 9, 8133],
    [5, 6, 22],
    [6, 12, 9912],
    [4, 18, 4745],
    [3, 24, 5896],
    [2, 36, 1],
  ])('%i rows of %i: %i partitions into threes', (rows, columns, count) => {
    expect(countPartitions(rectangle(rows, columns), THREES)).toBe(count);
  });

  it('in random order there are as many partitions', () => {
    expect(countPartitions(rectangle(8, 9), THREES, new Random('order'))).toBe(8133);
  });

  it.each([
    [5, 6, 4, THREES, { colourable: 428, compositions: 4992 }],
    [3, 10, 4, THREES, { colourable: 72 }],
    [2, 15, 4, THREES, { colourable: 1 }],
    [4, 14, 6, FOURS, { compositions: 0 }],
    [2, 28, 6, FOURS, { compositions: 0 }],
  ])('%i rows of %i, range %i', (rows, columns, range, rule, counts) => {
    expect(countAll(rectangle(rows, columns), range, rule)).toMatchObject(counts);
  });
});

describe('partitions with pinned numbers', () => {
  it('are those of all partitions in which a group has one of them at most, and each number enough groups', () => {
    const board = rectangle(5, 6);
    const partitions = new Partitions(board, THREES);
    const all: number[][] = [];
    for (partitions.begin(); partitions.next(); ) all.push([...partitions.groupOf]);
    const seen = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const random = new Random(`pins/${i}`);
      const filled = all[random.below(all.length)]!;
      const pins = board.cells.map((cell) => {
        if (random.below(100) < 70) return -1;
        return random.below(10) === 0 ? random.below(5) : filled[cell]! % 5;
      });
      const pinsOf = (groupOf: readonly number[]) =>
        Array.from({ length: 10 }, (_, group) => [
          ...new Set(pins.filter((pin, cell) => pin >= 0 && groupOf[cell] === group)),
        ]);
      const fitting = all.filter((groupOf) => {
        const numbers = pinsOf(groupOf);
        return (
          numbers.every(({ length }) => length <= 1) &&
          [0, 1, 2, 3, 4].every((number) => numbers.flat().filter((one) => one === number).length <= 2)
        );
      });
      const found: string[] = [];
      for (partitions.begin({ pins, perNumber: 2 }); partitions.next(); ) {
        found.push(partitions.groupOf.join());
        const pinned = pinsOf([...partitions.groupOf]).map(([number = -1]) => number);
        expect([...partitions.pinOf]).toEqual(pinned);
      }
      expect(found.sort()).toEqual(fitting.map((groupOf) => groupOf.join()).sort());
      seen.add(Math.min(found.length, 3));
    }
    expect(seen).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('partitions that suit a layout', () => {
  it('have no more dominoes inside than there are doubles, one in a group at most, and one between two groups', () => {
    const board = rectangle(5, 6);
    const partitions = new Partitions(board, THREES);
    const all: number[][] = [];
    for (partitions.begin(); partitions.next(); ) all.push([...partitions.groupOf]);
    const layouts = new Layouts(board, partitions.groups, 4);
    let several = 0;
    for (const [i, groups] of all.entries()) {
      layouts.begin(Int32Array.from(groups), { random: new Random(`suit/${i}`) });
      for (let drawn = 0; drawn < 3 && layouts.next(); drawn++) {
        const key = listOf(layouts.key);
        const suits = all.filter((groupOf) => {
          const joined = key.flatMap((other, cell) =>
            other > cell ? [[groupOf[cell]!, groupOf[other]!].sort((a, b) => a - b).join()] : [],
          );
          const inside = joined.filter((two) => two.split(',')[0] === two.split(',')[1]);
          return new Set(joined).size === joined.length && inside.length <= 5;
        });
        const found: string[] = [];
        for (partitions.begin({ key }); partitions.next(); ) found.push(partitions.groupOf.join());
        expect(found.sort()).toEqual(suits.map((groupOf) => groupOf.join()).sort());
        expect(found).toContain(groups.join());
        several += Number(found.length > 1);
      }
    }
    expect(several).toBeGreaterThan(3);
  });
});

describe('a search', () => {
  it('goes on where it was left', () => {
    const whole = new Partitions(rectangle(5, 6), THREES);
    const inParts = new Partitions(rectangle(5, 6), THREES);
    whole.begin();
    inParts.begin();
    while (whole.next()) {
      while (!inParts.next(1)) expect(inParts.exhausted).toBe(false);
      expect(inParts.groupOf).toEqual(whole.groupOf);
    }
    while (!inParts.exhausted) expect(inParts.next(1)).toBe(false);
    expect(inParts.nodes).toBe(whole.nodes);
  });

  it('depends on its random order alone', () => {
    const drawn = (partitions: Partitions) => {
      partitions.begin({ random: new Random('first') });
      partitions.next();
      return partitions.groupOf.join();
    };
    const used = new Partitions(fullRectangle(7), THREES);
    used.begin({ random: new Random('another') });
    used.next(500);
    expect(drawn(used)).toBe(drawn(new Partitions(fullRectangle(7), THREES)));
  });
});

describe('the samples', () => {
  const samples = readSamples();
  const board = fullRectangle(7);

  it('have their partition among those of their key', () => {
    const partitions = new Partitions(board, THREES);
    const normal = (groups: ArrayLike<number>) => {
      const names = new Map<number, number>();
      return Array.from(groups, (group) => {
        if (!names.has(group)) names.set(group, names.size);
        return names.get(group)!;
      }).join();
    };
    for (const { key, groups } of samples) {
      const found = new Set<string>();
      for (partitions.begin({ key }); partitions.next(); ) found.add(normal(partitions.groupOf));
      expect(found).toContain(normal(groups));
    }
  });

  it('are found once if all their numbers are pinned, and not if two groups of different numbers are exchanged', () => {
    const colourings = new Colourings(24, 7, 3);
    for (const { rows, key, groups } of samples) {
      const pins = new Array<number>(24);
      groups.forEach((group, cell) => {
        pins[group] = Number(rows.join('')[cell]);
      });
      expect(colourings.begin(groups, key, { pins })).toBe(true);
      expect(colourings.next()).toBe(true);
      expect([...colourings.colour]).toEqual(pins);
      expect(colourings.next()).toBe(false);
      // If a domino lies inside only one of two groups, swapping them loses its double, so another domino lies twice.
      const other = pins.findIndex((number) => number !== pins[0]);
      const holdsDomino = (group: number) =>
        key.some((to, cell) => groups[cell] === group && groups[to] === group);
      if (holdsDomino(0) === holdsDomino(other)) continue;
      [pins[0], pins[other]] = [pins[other]!, pins[0]!];
      expect(colourings.begin(groups, key, { pins })).toBe(false);
    }
  });
});
