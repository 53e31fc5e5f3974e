import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../../src/compose/composer.ts';
import { GroupComposer } from '../../../src/compose/groups/group-composer.ts';
import { Partitions } from '../../../src/compose/groups/partitions.ts';
import { unionsOf } from '../../../src/compose/groups/unions.ts';
import { fullRectangle } from '../../../src/domino/board.ts';
import { RULES } from '../../../src/domino/kinds.ts';
import { parseKeyRows, parseRows } from '../../../src/domino/notation.ts';
import { checkKey, checkPuzzle } from '../../../src/domino/puzzle.ts';
import { parseShape } from '../../../src/domino/shapes.ts';
import { Random } from '../../../src/random.ts';
import {
  areasIn,
  dominoesLaid,
  FIG_5,
  gridOf,
  isParted,
  keyOf,
  readSamples,
  setSize,
} from '../../helpers/compose/groups/checks.ts';
import { ANY } from '../../helpers/compose/series/compositions.ts';
import { figures } from '../../helpers/domino/figures.ts';
import { SEVENS } from '../../helpers/domino/named-shapes.ts';
import { asCells } from '../../helpers/indices.ts';
import { oracleSolutions } from '../../helpers/oracle.ts';
import { rawOf } from '../../helpers/solve/deals.ts';

function expectTerzett({ puzzle, key }: Candidate): void {
  checkPuzzle(puzzle);
  checkKey(puzzle, key);
  expect(isParted(gridOf(puzzle))).toBe(true);
  expect(new Set(dominoesLaid(puzzle, key)).size).toBe(setSize(puzzle.range));
  expect(oracleSolutions(rawOf(puzzle), 2)).toEqual([key]);
}

describe('a terzett', () => {
  it.each(['8x9', '6x12', '4x18', '3x24', '2x36', ...SEVENS])('on %s', (shape) => {
    const composer = new GroupComposer(7, parseShape(shape));
    expectTerzett(composer.compose(new Random(`${shape}/0`))!);
  });

  it.each([
    [1, '1x6'],
    [4, '5x6'],
    [4, '3x10'],
    [4, '2x15'],
    [10, '11x12'],
  ])('of range %i on %s', (range, shape) => {
    const composer = new GroupComposer(range, parseShape(shape));
    expectTerzett(composer.compose(new Random(`${shape}/0`))!);
  });

  it('of range 1 never has one solution on 2 rows of 3', () => {
    const composer = new GroupComposer(1);
    expect(composer.compose(new Random('small'), { maxAttempts: 100 })).toBeUndefined();
    expect(composer.outcome.count('filling')).toBeGreaterThan(50);
    expect(composer.notFound()).toMatch(/in 100 tries .* several solutions/);
  });

  it('has any of the numbers anywhere', () => {
    const composer = new GroupComposer(4, parseShape('5x6'));
    const random = new Random('numbers');
    const corners = new Set<number>();
    for (let i = 0; i < 60; i++) corners.add(composer.compose(random)!.puzzle.numbers[0]!);
    expect([...corners].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('depends on its seed alone', () => {
    const used = new GroupComposer(7);
    const make = (composer: GroupComposer, seed: number) => composer.compose(new Random(`seed/${seed}`))!;
    const seeds = [0, 1, 2];
    const first = seeds.map((seed) => make(used, seed));
    expect(seeds.map((seed) => make(new GroupComposer(7), seed))).toEqual(first);
    expect([...seeds].reverse().map((seed) => make(used, seed))).toEqual([...first].reverse());
    expect(new Set(first.map(({ key }) => key.join())).size).toBe(seeds.length);
  });

  it('is one that is accepted, and none if the attempts are used up', () => {
    const composer = new GroupComposer(7);
    const accept = ({ puzzle }: Candidate) => puzzle.numbers[0] === 3;
    const { puzzle, attempts } = composer.compose(new Random('accepted'), { accept })!;
    expect(puzzle.numbers[0]).toBe(3);
    expect(composer.compose(new Random('accepted'), { accept, maxAttempts: attempts - 1 })).toBeUndefined();
    expect(composer.compose(new Random('none'), { accept: () => false, maxAttempts: 300 })).toBeUndefined();
    expect(composer.notFound()).toMatch(/in 300 tries .* none was accepted/);
  });
});

describe('terzetts of one key', () => {
  it('keep the key and differ in their numbers', () => {
    const composer = new GroupComposer(7);
    for (const { key } of readSamples().slice(0, 4)) {
      const fillings = [0, 1].map(
        (i) => composer.compose(new Random(`filling/${i}`), { key: asCells(key) })!,
      );
      for (const filling of fillings) {
        expectTerzett(filling);
        expect(filling.key).toEqual(key);
      }
      expect(new Set(fillings.map(({ puzzle }) => puzzle.numbers.join())).size).toBe(2);
    }
  });

  it('use every partition that the key has', () => {
    const key = keyOf(FIG_5.keys[0].key);
    const partitions = new Partitions(fullRectangle(7), RULES.terzett.groups);
    const left: number[][] = [];
    for (partitions.begin({ key }); partitions.next(); ) left.push([...partitions.groupOf]);
    expect(left).toHaveLength(9);
    const composer = new GroupComposer(7);
    const random = new Random('partitions');
    const seen = new Set<number[]>();
    for (let i = 0; i < 150; i++) {
      const { numbers } = composer.compose(random, { key: asCells(key), judge: ANY })!.puzzle;
      for (const groups of left) {
        if (groups.every((group, cell) => numbers[cell] === numbers[groups.indexOf(group)])) seen.add(groups);
      }
    }
    expect(seen.size).toBe(9);
  });

  it('are none if no partition suits the key', () => {
    const composer = new GroupComposer(7, parseShape('6x12'));
    const across = parseKeyRows(composer.board, new Array<string>(6).fill('LRLRLRLRLRLR'));
    expect(composer.compose(new Random('across'), { key: across })).toBeUndefined();
    expect(composer.outcome.tries).toBe(1);
    expect(composer.notFound()).toMatch(/could not be parted/);
    expect(composer.compose(new Random('any'))).toBeDefined();
  });
});

it.each(figures)('unions are groups less areas of equal numbers: figure $name', ({ rows }) => {
  const puzzle = parseRows(rows, 7, 'terzett');
  expect(unionsOf(puzzle.board, puzzle.numbers, 24)).toBe(24 - areasIn(gridOf(puzzle)));
});
