import { readFileSync } from 'node:fs';
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
import { oracleCount, oracleSolutions, type RawSetup } from '../../helpers/oracle.ts';
import { rawOf } from '../../helpers/solve/deals.ts';

/**
 * Counts everything about a game on a board: partitions, pairs of a partition and a layout of different dominoes, pairs that
 * admit numbers, all ways to number them up to renumbering, the resulting boards (one with several solutions comes with each of
 * them), boards with one solution, and the different ones. Another solver must find exactly the solutions with which the boards
 * were made.
 */
function countAll(game: Game, shape: string, isWanted: (groups: string[][]) => boolean = () => true) {
  const board = parseShape(shape);
  const rule = RULES[game].groups;
  const partitions = new Partitions(board, rule);
  const layouts = new Layouts(board, partitions.groups, 6);
  const colourings = new Colourings(partitions.groups, 6, 8 / rule.size);
  const counts = { partitions: 0, pairs: 0, colourable: 0, compositions: 0, boards: 0, single: 0 };
  const boards = new Map<string, RawSetup>();
  const solved = new Set<string>();
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
        const puzzle = { rows: board.rows, columns: board.columns, range: 6, numbers };
        const name = renumbered(numbers);
        boards.set(name, puzzle);
        solved.add(`${name} ${layouts.key}`);
        if (oracleCount(puzzle, 2) > 1) continue;
        counts.single++;
        forms.add(canonicalText({ board, range: 6, numbers }));
      }
      if (counts.compositions > before) counts.colourable++;
    }
  }
  expect(partitions.exhausted).toBe(true);
  const solutions = [...boards.values()].map((puzzle) => oracleCount(puzzle, Number.POSITIVE_INFINITY));
  expect(solutions.reduce((sum, count) => sum + count, 0)).toBe(solved.size);
  return { ...counts, boards: boards.size, different: forms.size };
}

/** Renumbers the numbers in order of first appearance. */
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

/** The row of the table in docs/groups.md that begins with this name, reduced to its figures. */
function rowOf(name: string): number[] {
  const docs = readFileSync(new URL('../../../docs/groups.md', import.meta.url), 'utf8');
  const row = docs.split('\n').find((line) => line.startsWith(`| ${name} |`))!;
  return row
    .split('|')
    .slice(2)
    .filter((figure) => figure.trim())
    .map(Number);
}

describe('all there is, as docs/groups.md has it', () => {
  it.each<[Game, string, string]>([
    ['quartett', '7x8', 'Quartett 7 x 8'],
    ['quadrat', 'brick-545', 'Quadrat 5-4-5'],
    ['quadrat', 'brick-4334', 'Quadrat 4-3-3-4'],
    ['quadrat', 'brick-3434', 'Quadrat 3-4-3-4'],
    ['quodlibet', '7x8', 'Quodlibet 7 x 8'],
    ['quodlibet', 'small-frame', 'Quodlibet, frame'],
  ])('%s on %s', (game, shape, name) => {
    expect(rowOf(name)).toEqual(Object.values(countAll(game, shape)));
  });

  it('doubly symmetrical Quodlibets on the frame', () => {
    const counts = Object.values(countAll('quodlibet', 'small-frame', isDoublySymmetric));
    expect(rowOf('the same, mirrored both ways')).toEqual(counts.slice(0, -1));
  });

  // Counted by an independent program in C++: partitions, pairs with a layout, those with numbers, compositions.
  it.each([
    ['Quartett 7 x 8', [37, 52, 32, 134]],
    ['Quadrat 5-4-5', [1, 31, 14, 104]],
    ['Quadrat 4-3-3-4', [1, 13, 12, 136]],
    ['Quadrat 3-4-3-4', [1, 1, 1, 2]],
    ['Quodlibet 7 x 8', [114, 376, 180, 818]],
  ])('another program counted the same: %s', (name, counts) => {
    expect(rowOf(name).slice(0, 4)).toEqual(counts);
  });
});

const BOARDS: readonly (readonly [Game, string])[] = [
  ['duett', '7x8'],
  ['duett', 'star'],
  ['quartett', '7x8'],
  ['quadrat', 'brick-4334'],
  ['quodlibet', 'small-frame'],
];

describe.each(BOARDS)('%s on %s', (game, shape) => {
  const composer = new GroupComposer(6, parseShape(shape), [], game);

  it('has equal numbers in its groups, every domino once, and one solution', () => {
    for (let i = 0; i < 3; i++) {
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
