import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/book/record.ts';
import { nameOfShape } from '../../src/domino/shapes.ts';
import { expectRefused, jsonLines, printed, run, runChild, testFolder } from '../helpers/cli/run.ts';
import { type Game, isGame } from '../helpers/domino/game-rules.ts';
import { oracleCount } from '../helpers/oracle.ts';
import { rawOf } from '../helpers/solve/deals.ts';

const { path, write } = testFolder();

const generated = async (...args: string[]) => {
  const { code, stdout, stderr } = await run('generate', '--kind', 'terzett', '--json', ...args);
  expect({ code, stderr: stderr.replace(/^note: .*\n/, '') }).toEqual({ code: 0, stderr: '' });
  return jsonLines(stdout);
};

describe('dominosa generate --kind terzett', () => {
  it('makes puzzles with one solution and says how many keys they have', async () => {
    const asked = ['generate', '--kind', 'terzett', '--json', '--count', '3', '--seed', 'x'];
    const { stdout, stderr } = await run(...asked);
    expect(stderr).toBe('note: 3 puzzles with 3 different keys\n');
    for (const record of jsonLines(stdout)) {
      expect(oracleCount(rawOf(parseRecord(record).puzzle), 2)).toBe(1);
    }
    expect((await run('generate', '--kind', 'terzett', '--count', '2', '-q')).stderr).toBe('');
  });

  it('takes a shape by name, by sides, or from a file, and the range that goes with it', async () => {
    const [small] = await generated('--shape', '5x6');
    expect([small.range, small.rows.length]).toEqual([4, 5]);
    const file = write('board.txt', 'xxxxx\nxxxxx\nxxxxx\nxxxxx\nxxxxx\nxxxxx\n');
    const [own] = await generated('--shape', file);
    expect([own.range, own.rows.length, own.rows[0].length]).toEqual([4, 6, 5]);
    const [letter] = await generated('--shape', 'letter-e');
    expect(letter.series.key).toMatch(/^letter-e-/);
  });

  it('gives all puzzles one key with --one-key', async () => {
    const records = await generated('--one-key', '--count', '4');
    expect(new Set(records.map(({ key }) => key.join())).size).toBe(1);
    expect(new Set(records.map(({ rows }) => rows.join())).size).toBe(4);
  });

  it('makes the same with several processes', async () => {
    const args = ['generate', '--kind', 'terzett', '--range', '4', '--count', '20', '--json'];
    expect(runChild([...args, '--jobs', '2'])).toEqual(await run(...args));
  });

  it.each([
    ['an impossible shape', ['--shape', '8x8'], 2, 'error: --shape: no set of dominoes has 64 halves\n'],
    ['a board of unequal colours', ['--shape', '1x72'], 1, 'error: shape: '],
    ['a name that is none', ['--shape', 'letterh'], 2, /did you mean letter-h\?\n$/],
    ['a condition that is none', ['--condition', 'all happy'], 2, /^error: conditions: .*all happy/],
    [
      'a game id of a shape, before one is made',
      ['--shape', 'letter-t', '--format', 'id', '--count', '1000000'],
      2,
      'error: only a full rectangle has a game id\n',
    ],
    ['givens', ['--givens', '24'], 2, 'error: givens: this is not for puzzles of the kind terzett\n'],
  ] as const)('refuses %s', async (_, args, code, message) => {
    await expectRefused(['generate', '--kind', 'terzett', ...args], message, code);
  });

  it('refuses an empty file as a shape', async () => {
    const told = `error: --shape: ${path('none.txt')}: the shape has no cells\n  expected a sign such as # for each cell\n`;
    await expectRefused(['generate', '--shape', write('none.txt', '\n\n')], told);
  });
});

// Every game on every board: test/compose/groups/forerunners.long.test.ts.
describe('dominosa generate of games of the double-six set', () => {
  it.each<[Game, shape: string, ...args: string[]]>([
    ['duett', 'small-cross', '--shape', 'small-cross'],
    ['quartett', '7x8', '--one-key', '--count', '2'],
    ['quadrat', 'brick-4334'],
    ['quodlibet', '7x8', '--condition', 'given a1 0'],
  ])('makes each: %s on %s', async (game, shape, ...args) => {
    const stdout = await printed(run('generate', '--kind', game, '--json', '--quiet', ...args));
    const records = jsonLines(stdout);
    expect(records).toHaveLength(args.includes('--count') ? 2 : 1);
    for (const record of records) {
      const { puzzle } = parseRecord(record);
      expect([puzzle.kind, puzzle.range, nameOfShape(puzzle.board)]).toEqual([game, 6, shape]);
      expect(isGame(record.rows, game)).toBe(true);
      expect(oracleCount(rawOf(puzzle), 2)).toBe(1);
    }
  });

  it('refuses a Quadrat of courses of 5, 4 and 5 squares at once', async () => {
    const told = /^error: shape: no quadrat on this board has exactly one solution\nhint: .*quadrat-545/;
    await expectRefused(['generate', '--kind', 'quadrat', '--shape', 'brick-545'], told, 1);
  });

  it('makes puzzles whose rows are taken for the game that they are', async () => {
    const { stdout } = await run('generate', '--kind', 'quartett');
    const { stdout: told } = await run('series', stdout.trim().replaceAll('\n', '/'));
    expect(told).toMatch(/^Id: 7x8-[a-z-]+\/quartett-/);
  });
});

describe('a Terzett', () => {
  const LINE = 'terzett 4 000120/123120/123120/123444/444333';

  it('is solved and graded as any other puzzle', async () => {
    expect((await run('solve', LINE)).stdout).toMatch(/^exactly one solution\n/);
    expect((await run('grade', LINE)).stdout).toMatch(/easy/);
  });

  it('is refused where its numbers do not lie in threes', async () => {
    const told =
      'error: the cells with 0 (a1, c1, a2) cannot be parted into groups\n  expected groups of 3 equal numbers in a straight line\n';
    await expectRefused(['solve', 'terzett 1 010/011'], told);
  });
});

describe('a book with a shape in a file', () => {
  it('looks for it beside the config, and needs it no more afterwards', async () => {
    write('board.txt', '#####\n#####\n#####\n#####\n#####\n#####\n');
    const sections = [{ title: 'Own', kind: 'terzett', shape: 'board.txt', count: 1 }];
    const config = write('config.json', { title: 'Own', editions: ['large-print'], sections });
    const { code, stderr } = await run('book', config, '-o', path('out'));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const check = await run('check', path('out', 'own', 'book.json'));
    expect(check.stdout).toMatch(/1 puzzle, all right\n$/);
  });

  it('says where a shape is wrong', async () => {
    const sections = [{ title: 'Own', shape: 'bord.txt', count: 1 }];
    const config = write('config.json', { title: 'Own', sections });
    await expectRefused(
      ['book', config, '-o', path('out')],
      /^error: .*config\.json: sections\[0\]\.shape: there is no file "bord\.txt", and it is not a shape either\n/,
    );
  });
});
