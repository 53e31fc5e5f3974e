import { describe, expect, it } from 'vitest';
import { Colourings } from '../../../src/compose/groups/colourings.ts';
import { GroupComposer } from '../../../src/compose/groups/group-composer.ts';
import { Layouts } from '../../../src/compose/groups/layouts.ts';
import { Partitions } from '../../../src/compose/groups/partitions.ts';
import { RULES } from '../../../src/domino/kinds.ts';
import { makeRows } from '../../../src/domino/notation.ts';
import { checkKey, checkPuzzle } from '../../../src/domino/puzzle.ts';
import { parseShape } from '../../../src/domino/shapes.ts';
import { canonicalText } from '../../../src/domino/symmetry.ts';
import { Random } from '../../../src/random.ts';
import { type Game, isGame, symmetriesOf } from '../../helpers/domino/game-rules.ts';
import { oracleCount, oracleSolutions } from '../../helpers/oracle.ts';
import { rawOf } from '../../helpers/solve/deals.ts';

/**
 * Everything there is of a game on a board: partitions, pairs of a partition and a layout of different stones, those
 * that numbers can be given to, all ways to give them up to exchange, how many boards these are (one with several
 * solutions comes with each of them), those with one solution, and the different ones.
 */
function countAll(game: Game, shape: string, isWanted: (groups: string[][]) => boolean = () => true) {
  const board = parseShape(shape);
  const rule = RULES[game].groups;
  const partitions = new Partitions(board, rule);
  const layouts = new Layouts(board, partitions.groups, 6);
  const colourings = new Colourings(partitions.groups, 6, 8 / rule.size);
  const counts = { partitions: 0, pairs: 0, colourable: 0, compositions: 0, boards: 0, single: 0 };
  const boards = new Set<string>();
  const forms = new Set<string>();
  for (partitions.begin(); partitions.next(); ) {
    if (!isWanted(pictureOf(partitions.groupOf, board.columns))) continue;
    counts.partitions++;
    for (layouts.begin(partitions.groupOf); layouts.next(); ) {
      counts.pairs++;
      const before = counts.compositions;
      if (!colourings.begin(partitions.groupOf, layouts.key)) continue;
      while (colourings.next()) {
        counts.compositions++;
        const numbers = Array.from(partitions.groupOf, (group) =>
          group < 0 ? -1 : colourings.colour[group]!,
        );
        boards.add(renumbered(numbers));
        if (oracleCount({ rows: board.rows, columns: board.columns, range: 6, numbers }, 2) > 1) continue;
        counts.single++;
        forms.add(canonicalText({ board, range: 6, numbers }));
      }
      if (counts.compositions > before) counts.colourable++;
    }
  }
  expect(partitions.exhausted).toBe(true);
  return { ...counts, boards: boards.size, different: forms.size };
}

/** The numbers with names in the order in which they first stand. */
function renumbered(numbers: readonly number[]): string {
  const names = [...new Set(numbers)];
  return numbers.map((number) => names.indexOf(number)).join();
}

function pictureOf(groupOf: Int32Array, columns: number): string[][] {
  const names = Array.from(groupOf, (group) => (group < 0 ? '.' : String(group)));
  return Array.from({ length: names.length / columns }, (_, r) =>
    names.slice(r * columns, (r + 1) * columns),
  );
}

const isDoublySymmetric = (groups: string[][]) => symmetriesOf(groups).length === 3;

describe('all there is', () => {
  // Partitions, pairs, colourable pairs and compositions were measured beforehand by an independent program in C++.
  it.each<[Game, string, ReturnType<typeof countAll>]>([
    [
      'quartett',
      '7x8',
      { partitions: 37, pairs: 52, colourable: 32, compositions: 134, boards: 54, single: 34, different: 9 },
    ],
    [
      'quadrat',
      'brick-545',
      { partitions: 1, pairs: 31, colourable: 14, compositions: 104, boards: 44, single: 0, different: 0 },
    ],
    [
      'quadrat',
      'brick-4334',
      { partitions: 1, pairs: 13, colourable: 12, compositions: 136, boards: 74, single: 12, different: 3 },
    ],
    [
      'quadrat',
      'brick-3434',
      { partitions: 1, pairs: 1, colourable: 1, compositions: 2, boards: 2, single: 2, different: 1 },
    ],
    [
      'quodlibet',
      '7x8',
      {
        partitions: 114,
        pairs: 376,
        colourable: 180,
        compositions: 818,
        boards: 648,
        single: 482,
        different: 124,
      },
    ],
    [
      'quodlibet',
      'small-frame',
      {
        partitions: 45,
        pairs: 452,
        colourable: 218,
        compositions: 964,
        boards: 494,
        single: 236,
        different: 59,
      },
    ],
  ])('%s on %s', (game, shape, counts) => {
    expect(countAll(game, shape)).toEqual(counts);
  });

  it('doubly symmetrical Quodlibets on the frame', () => {
    expect(countAll('quodlibet', 'small-frame', isDoublySymmetric)).toMatchObject({
      partitions: 3,
      colourable: 56,
      compositions: 300,
      boards: 132,
    });
  });
});

const BOARDS: readonly (readonly [Game, string])[] = [
  ...['7x8', '4x14', 'small-cross', 'star', 'border', 'lighthouse', 'small-frame'].map(
    (shape) => ['duett', shape] as const,
  ),
  ['quartett', '7x8'],
  ['quadrat', 'brick-4334'],
  ['quadrat', 'brick-3434'],
  ['quodlibet', '7x8'],
  ['quodlibet', 'small-frame'],
];

describe.each(BOARDS)('%s on %s', (game, shape) => {
  const composer = new GroupComposer(6, parseShape(shape), [], game);

  it('has equal numbers in its groups, every stone once, and one solution', () => {
    for (let i = 0; i < 5; i++) {
      const { puzzle, key } = composer.compose(new Random(`${shape}/${i}`))!;
      expect(puzzle.kind).toBe(game);
      checkPuzzle(puzzle);
      checkKey(puzzle, key);
      expect(isGame(makeRows(puzzle), game)).toBe(true);
      expect(oracleSolutions(rawOf(puzzle), 2)).toEqual([key]);
    }
  });

  it('depends on its seed alone', () => {
    const made = [0, 1, 2].map((seed) => composer.compose(new Random(`seed/${seed}`)));
    const fresh = new GroupComposer(6, parseShape(shape), [], game);
    expect([2, 1, 0].map((seed) => fresh.compose(new Random(`seed/${seed}`))).reverse()).toEqual(made);
  });
});

describe('what is known to be impossible is said at once', () => {
  it.each<[Game, string, RegExp]>([
    ['quartett', '4x14', /cannot be placed on this board/],
    ['quartett', '2x28', /cannot be placed on this board/],
    ['quadrat', '7x8', /cannot be parted/],
    ['quadrat', '4x14', /cannot be placed on this board|touch/],
    ['quadrat', '2x28', /cannot be placed on this board|touch/],
    ['quodlibet', '2x28', /cannot be parted/],
    ['duett', '1x56', /cannot be placed on this board/],
  ])('%s on %s', (game, shape, reason) => {
    expect(() => new GroupComposer(6, parseShape(shape), [], game)).toThrow(reason);
  });

  it('no Duett of range 7', () => {
    expect(() => new GroupComposer(7, parseShape('8x9'), [], 'duett')).toThrow(/9 times/);
  });
});
