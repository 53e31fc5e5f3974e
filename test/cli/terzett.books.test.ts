import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/book/record.ts';
import { run, runChild, testFolder } from '../helpers/cli/run.ts';
import { oracleCount } from '../helpers/oracle.ts';
import { rawOf } from '../helpers/solve/deals.ts';

const { path, write } = testFolder();

const generated = async (...args: string[]) => {
  const { code, stdout, stderr } = await run('generate', '--kind', 'terzett', '--json', ...args);
  expect({ code, stderr: stderr.replace(/^note: .*\n/, '') }).toEqual({ code: 0, stderr: '' });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};

describe('dominosa generate --kind terzett', () => {
  it('makes puzzles with one solution and says how many keys they have', async () => {
    const { stdout, stderr } = await run(
      'generate',
      '--kind',
      'terzett',
      '--json',
      '--count',
      '3',
      '--seed',
      'x',
    );
    expect(stderr).toBe('note: 3 puzzles with 3 different keys\n');
    for (const line of stdout.trim().split('\n')) {
      const { puzzle } = parseRecord(JSON.parse(line));
      expect(oracleCount(rawOf(puzzle), 2)).toBe(1);
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

  it('makes the same with several processes', () => {
    const args = ['generate', '--kind', 'terzett', '--range', '4', '--count', '20', '--json'];
    expect(runChild([...args, '--jobs', '2'])).toEqual(runChild(args));
  });

  it.each([
    ['an impossible shape', ['--shape', '8x8'], 2, /^error: --shape: no set of dominoes has 64 halves\n/],
    ['a board of unequal colours', ['--shape', '1x72'], 1, /^error: shape: .*\n/],
    ['a name that is none', ['--shape', 'letterh'], 2, /did you mean letter-h\?\n$/],
    ['a range without threes', ['--range', '6'], 2, /^error: range: a terzett of range 6 is not possible\n/],
    [
      'conditions against each other',
      ['--condition', 'given a1 3', '--condition', 'given a1 4'],
      2,
      /^error: conditions: .*given a1 3.*given a1 4|given a1 4.*given a1 3/s,
    ],
    ['a condition that is none', ['--condition', 'all happy'], 2, /^error: conditions: .*all happy/],
    [
      'a game id of a shape, before one is made',
      ['--shape', 'letter-t', '--format', 'id', '--count', '1000000'],
      2,
      /^error: only a full rectangle has a game id\n/,
    ],
    ['givens', ['--givens', '24'], 2, /^error: givens: this is not for puzzles of the kind terzett\n/],
  ] as const)('refuses %s', async (_, args, code, message) => {
    const result = await run('generate', '--kind', 'terzett', ...args);
    expect([result.code, result.stdout]).toEqual([code, '']);
    expect(result.stderr).toMatch(message);
  });

  it('refuses an empty file as a shape', async () => {
    const file = write('none.txt', '\n\n');
    const { code, stderr } = await run('generate', '--shape', file);
    expect([code, stderr]).toEqual([
      2,
      `error: --shape: ${path('none.txt')}: the shape has no cells\n  expected a sign such as # for each cell\n`,
    ]);
  });
});

describe('a Terzett', () => {
  const LINE = 'terzett 4 000120/123120/123120/123444/444333';

  it('is solved and graded as any other puzzle', async () => {
    expect((await run('solve', LINE)).stdout).toMatch(/^exactly one solution\n/);
    expect((await run('grade', LINE)).stdout).toMatch(/easy/);
  });

  it('is refused where its numbers do not lie in threes', async () => {
    expect((await run('solve', 'terzett 1 010/011')).stderr).toBe(
      'error: line 1: the cells with 0 (a1, c1, a2) cannot be parted into groups\n  expected groups of 3 equal numbers in a straight line\n'.replace(
        'line 1: ',
        '',
      ),
    );
  });
});

describe('a book with a shape in a file', () => {
  it('looks for it beside the config, and needs it no more afterwards', async () => {
    write('board.txt', '#####\n#####\n#####\n#####\n#####\n#####\n');
    const sections = [{ title: 'Own', kind: 'terzett', shape: 'board.txt', count: 1 }];
    const config = write(
      'config.json',
      JSON.stringify({ title: 'Own', editions: ['large-print'], sections }),
    );
    const { code, stderr } = await run('book', config, '-o', path('out'));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const check = await run('check', path('out', 'own', 'book.json'));
    expect(check.stdout).toMatch(/1 puzzle, all right\n$/);
  });

  it('says where a shape is wrong', async () => {
    const sections = [{ title: 'Own', shape: 'bord.txt', count: 1 }];
    const config = write('config.json', JSON.stringify({ title: 'Own', sections }));
    const { code, stderr } = await run('book', config, '-o', path('out'));
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^error: .*config\.json: sections\[0\]\.shape: there is no file "bord\.txt", and it is not a shape either\n/,
    );
  });
});
