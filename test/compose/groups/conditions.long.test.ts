import { describe, expect, it } from 'vitest';
import { parseConditions } from '../../../src/compose/groups/conditions.ts';
import { GroupComposer } from '../../../src/compose/groups/group-composer.ts';
import { parseShape } from '../../../src/domino/shapes.ts';
import { Random } from '../../../src/random.ts';
import { areasIn, dominoesLaid, gridOf, isParted, setSize } from '../../helpers/compose/groups/checks.ts';
import { ANY } from '../../helpers/compose/series/compositions.ts';
import { faultOf } from '../../helpers/fault.ts';
import { oracleCount } from '../../helpers/oracle.ts';
import { rawOf } from '../../helpers/solve/deals.ts';

type Grid = (number | undefined)[][];

function compose(texts: readonly string[], shape: string, seed: string, judge?: typeof ANY): Grid {
  const board = parseShape(shape);
  const composer = new GroupComposer(7, board, parseConditions(texts, board, 7));
  const { puzzle, key } = composer.compose(new Random(seed), judge && { judge })!;
  const grid = gridOf(puzzle);
  expect(isParted(grid)).toBe(true);
  expect(new Set(dominoesLaid(puzzle, key)).size).toBe(setSize(7));
  if (!judge) expect(oracleCount(rawOf(puzzle), 2)).toBe(1);
  return grid;
}

const column = (grid: Grid, letter: string) => grid.map((row) => row[letter.charCodeAt(0) - 97]);
const sum = (numbers: (number | undefined)[]) =>
  numbers.reduce<number>((all, number) => all + (number ?? 0), 0);
const UPWARDS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The longest run of one number. */
function longestRun(line: (number | undefined)[]): number {
  let [longest, run] = [0, 0];
  line.forEach((number, i) => {
    run = number !== undefined && number === line[i - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

/** The numbers whose nine copies form a line of seven crossed in the middle by a line of three. */
function crossed(grid: Grid): number[] {
  return UPWARDS.filter((number) => {
    const cells = grid.flatMap((row, r) => row.flatMap((n, c) => (n === number ? [[r, c] as const] : [])));
    const middle = (i: 0 | 1) => cells.map((cell) => cell[i]).sort((a, b) => a - b)[4];
    const [r, c] = [middle(0), middle(1)];
    const across = cells.filter((cell) => cell[0] === r).map((cell) => cell[1] - c!);
    const upright = cells.filter((cell) => cell[1] === c).map((cell) => cell[0] - r!);
    return [across, upright].sort((a, b) => a.length - b.length).join(' ') === '-1,0,1 -3,-2,-1,0,1,2,3';
  });
}

const unions = (grid: Grid) => 24 - areasIn(grid);

describe('a puzzle with one solution fulfils', () => {
  it.each<[texts: string[], shape: string, holds: (grid: Grid) => void]>([
    [
      ['given a1 3', 'given 1i 5', 'given h8 3', 'GIVEN  h8 3'],
      '8x9',
      (grid) => expect([grid[0]![0], grid[0]![8], grid[7]![7]]).toEqual([3, 5, 3]),
    ],
    [['given e4 0', 'given a8 0'], '8x9', (grid) => expect([grid[3]![4], grid[7]![0]]).toEqual([0, 0])],
    [['diagonal'], '8x9', (grid) => expect(grid.map((row, r) => row[r])).toEqual(UPWARDS)],
    [
      ['ladder c d e'],
      '8x9',
      (grid) => expect(['c', 'd', 'e'].map((c) => column(grid, c))).toEqual([UPWARDS, UPWARDS, UPWARDS]),
    ],
    // Fig. 4 of the book.
    [['sum c 27'], '8x9', (grid) => expect(sum(column(grid, 'c'))).toBe(27)],
    [
      ['sum 1 20', 'sum 8 40', 'sum i 30', 'given a1 7'],
      '8x9',
      (grid) =>
        expect([sum(grid[0]!), sum(grid[7]!), sum(column(grid, 'i')), grid[0]![0]]).toEqual([20, 40, 30, 7]),
    ],
    [['nine 4 6'], '8x9', (grid) => expect(grid[3]).toEqual(new Array(9).fill(6))],
    [['nine 2'], '6x12', (grid) => expect(longestRun(grid[1]!)).toBe(9)],
    [['nine b'], 'ring', (grid) => expect(longestRun(column(grid, 'b'))).toBe(9)],
    [['cross 5'], '8x9', (grid) => expect(crossed(grid)).toEqual([5])],
    [['unions least'], '8x9', (grid) => expect(unions(grid)).toBe(0)],
    [['unions least', 'given a1 3'], '8x9', (grid) => expect([unions(grid), grid[0]![0]]).toEqual([0, 3])],
    // Without conditions, as many as three are rare there.
    [['unions most'], 'letter-e', (grid) => expect(unions(grid)).toBeGreaterThanOrEqual(3)],
    [['unions 4'], '8x9', (grid) => expect(unions(grid)).toBeGreaterThanOrEqual(4)],
  ])('%s on %s', (texts, shape, holds) => {
    holds(compose(texts, shape, 'one'));
  });

  it('no condition, and then not by chance what the others ask for', () => {
    const grids = ['one', 'two', 'three', 'four'].map((seed) => compose([], '8x9', seed));
    expect(grids.some((grid) => grid[0]![0] !== 3)).toBe(true);
    expect(grids.some((grid) => sum(column(grid, 'c')) !== 27)).toBe(true);
    expect(grids.every((grid) => longestRun(grid[3]!) < 9)).toBe(true);
    expect(grids.flatMap(crossed)).toEqual([]);
    expect(grids.some((grid) => unions(grid) > 0 && unions(grid) < 5)).toBe(true);
  });
});

it('several conditions at once, as in Fig. 10 of the book: columns c, d, e upwards and nine zeros in row 1', () => {
  const grid = compose(['ladder c d e', 'nine 1 0'], '8x9', 'Fig. 10', ANY);
  expect(['c', 'd', 'e'].map((c) => column(grid, c))).toEqual([UPWARDS, UPWARDS, UPWARDS]);
  expect(grid[0]).toEqual(new Array(9).fill(0));
});

it('the same seed gives the same puzzle, whatever was made before', () => {
  const board = parseShape('8x9');
  const conditions = parseConditions(['nine 4', 'sum c 27'], board, 7);
  const used = new GroupComposer(7, board, conditions);
  const make = (composer: GroupComposer, seed: string) => composer.compose(new Random(seed))!;
  const first = ['a', 'b', 'c'].map((seed) => make(used, seed));
  expect(make(used, 'a')).toEqual(first[0]);
  expect(make(new GroupComposer(7, board, conditions), 'c')).toEqual(first[2]);
});

describe('conditions in conflict are named before anything is searched for', () => {
  const ALL = (total: number) => [...'abcdefghi'].map((letter) => `sum ${letter} ${total}`);
  it.each<[texts: string[], says: string | RegExp, shape?: string]>([
    [['given a1 3', 'given a1 4'], '"given a1 3" and "given a1 4" do not go together: a1 cannot be 3 and 4'],
    [['diagonal', 'given b2 0'], '"diagonal" and "given b2 0" do not go together: b2 cannot be 1 and 0'],
    [['ladder c', 'diagonal', 'given c3 5'], '"ladder c" and "given c3 5"'],
    [
      [...'abcdefghi'].map((letter) => `given ${letter}1 2`).concat('given a2 2'),
      /"given a1 2".*"given a2 2" do not go together: 2 would stand 10 times, but the set has it 9 times/,
    ],
    [['nine c'], '"nine c" cannot be fulfilled: column c has no 9 cells side by side'],
    [['nine 3'], 'row 3 has no 9 cells side by side', 'letter-e'],
    [
      ['nine 1 0', 'given d1 3'],
      '"given d1 3" and "nine 1 0" do not go together: row 1 has no room for all copies of 0',
    ],
    [['nine 1 0', 'given d5 0'], '"given d5 0" and "nine 1 0" do not go together'],
    [
      ['given a1 2', 'given b1 3', 'nine 1'],
      '"given a1 2" and "given b1 3" and "nine 1" do not go together: row 1 has no room for all copies of one number',
    ],
    [['nine 1 0', 'nine 2 0'], 'all copies of 0 can be in one place only'],
    [['nine 1 0', 'nine 1'], '"nine 1 0" and "nine 1" do not go together: there is no room for both'],
    [['nine 1', 'nine a'], 'there is no room for both', `${'#'.repeat(9)}/${'########./'.repeat(7)}#.......`],
    [['cross'], '"cross" cannot be fulfilled: the board has no 9 cells in a cross', '2x36'],
    [['cross 3 1'], 'this condition cannot be read'],
    [['cross 8'], '"8" is not a number of the set'],
    [['nine 1 0', 'cross 0'], 'all copies of 0 can be in one place only'],
    [
      ['given a1 5', 'cross 5'],
      '"given a1 5" and "cross 5" do not go together: the board has no room for all copies of 5',
    ],
    [['sum c 27', 'sum c 28'], '"sum c 27" and "sum c 28" do not go together: column c has one sum'],
    [['given a2 0', 'given b2 0', 'sum 1 1'], 'row 1 can have 2 to 63'],
    [['sum c 57'], '"sum c 57" cannot be fulfilled: column c can have 0 to 56'],
    [['sum 1 64'], 'row 1 can have 0 to 63'],
    [['sum 1 0', 'given a1 1'], '"given a1 1" and "sum 1 0" do not go together: row 1 can have 1 to 57'],
    [['nine 4 0', 'sum 4 7'], '"nine 4 0" and "sum 4 7" do not go together: row 4 can have 0 to 0'],
    [ALL(27), 'together they make 243, but the set has 252 points'],
    [['unions least', 'unions most'], '"unions least" and "unions most" do not go together'],
    [['ladder c'], '"ladder c": the board has 6 rows', '6x12'],
    [['ladder c e'], 'the columns do not lie side by side'],
    [['ladder c'], 'column c has holes', `${'###########/'.repeat(4)}${'##.####/'.repeat(4)}`],
    [['diagonal'], 'the board has no cell e5', '4x18'],
    [['given k1 3'], '"k1" is not on the board'],
    [['given a1 8'], '"8" is not a number of the set'],
    [['given a1'], 'this condition cannot be read'],
    [['sum 9 20'], '"9" is not a row or column of this board'],
    [['ladder 3'], 'this condition cannot be read'],
    [['unions some'], 'this condition cannot be read'],
    [['diagonale'], '"diagonale" is not a condition'],
    [['toString'], '"tostring" is not a condition'],
  ])('%j', (texts, says, shape = '8x9') => {
    const { where, message } = faultOf(() => parseConditions(texts, parseShape(shape), 7));
    expect(`${where ? `${where}: ` : ''}${message}`).toMatch(says);
  });

  it.each([
    ['given', 'given a1', 'given a1 3 4', 'sum c', 'sum c 27 3', 'sum c x27', 'sum c 27x', 'sum c 123456'],
    ['ladder', 'ladder c 3', 'diagonal a1', 'nine', 'nine 1 0 2', 'cross 3 1', 'unions', 'unions most 3'],
  ])('and so are conditions that cannot be read: %s', (...texts) => {
    for (const text of texts) {
      const { where, message } = faultOf(() => parseConditions([text], parseShape('8x9'), 7));
      expect([where, message]).toEqual([`"${text}"`, 'this condition cannot be read']);
    }
  });

  it('and right sums are taken', () => {
    expect(parseConditions(ALL(28), parseShape('8x9'), 7)).toHaveLength(9);
  });
});

describe('conditions that nothing fulfils', () => {
  it('are named with the search, when no partition is left', () => {
    const board = parseShape('8x9');
    // Four cells with 3, no two of them in the same straight three: they need four groups.
    const texts = ['given a1 3', 'given e1 3', 'given i1 3', 'given e8 3'];
    const composer = new GroupComposer(7, board, parseConditions(texts, board, 7));
    expect(composer.compose(new Random('four'), { maxAttempts: 200_000 })).toBeUndefined();
    const message = composer.notFound();
    for (const text of texts) expect(message).toContain(`"${text}"`);
    expect(message).toMatch(
      /tr(y|ies) with 0 layouts of the dominoes: the board could not be parted into groups/,
    );
  });

  it('are named with the search, when the sums do not come out', () => {
    const board = parseShape('8x9');
    const composer = new GroupComposer(7, board, parseConditions(['sum c 1'], board, 7));
    expect(composer.compose(new Random('sum'), { maxAttempts: 200 })).toBeUndefined();
    expect(composer.notFound()).toMatch(/"sum c 1" in 200 tries .* no exchange of numbers/);
  });
});
