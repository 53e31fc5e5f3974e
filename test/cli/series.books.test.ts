import { expect, it } from 'vitest';
import { readPuzzles } from '../../src/book/read.ts';
import { expectRefused, output, printed, run, runIn, testFolder } from '../helpers/cli/run.ts';

const { path, write } = testFolder();

// Puzzles of 5 rows of 6: one with one solution, one with several, and one that only looks like a Terzett.
const ONE = 'terzett 4 422243/400043/433343/111222/000111';
const FIGURE_I = '333222666/555111444/245000444/245000773/245000773/766632773/766632555/711132111';
const OMNIBUS = 'omnibus 1 001/110';
const NONE = 'omnibus 1 010/101';
const COMPLETION = 'completion 4 ?22243/400043/433343/111222/000111';

const KEY_ID = '5x6-boraj';
const ID = `${KEY_ID}/hidog`;
const TEXT = [
  `Id: ${ID}`,
  `Key: ${KEY_ID}`,
  'The key has 1 partition of the board into groups of 3 cells.',
  'Partition 1: 4 fillings, 3 with exactly one solution.',
  'Each filling is 120 puzzles, as its 5 numbers can be exchanged in every way.',
  'With no unions of equal groups: 3 fillings, 3 with exactly one solution.',
  'With 1 union of equal groups: 1 filling, none with exactly one solution.',
  'With 1 seal at the start: 3 fillings, 3 with exactly one solution.',
  'With 2 seals at the start: 1 filling, none with exactly one solution.',
  '',
];

it('tells the ids, the partitions, the fillings, their unions and their seals in sentences', async () => {
  const stdout = await printed(run('series', ONE));
  expect(stdout.split('\n')).toEqual(TEXT);
});

it('tells the same of a puzzle with a key, of rows alone, of a full id and of a key id', async () => {
  const file = write('puzzle.json', (await run('register', ID, '--json')).stdout);
  for (const argument of [file, ONE.split(' ')[2]!, ID, ID.toUpperCase()]) {
    expect((await run('series', argument)).stdout.split('\n'), argument).toEqual(TEXT);
  }
  const ofKey = await run('series', KEY_ID);
  expect(ofKey.stdout.split('\n')).toEqual(TEXT.filter((line) => !line.startsWith('Id:')));
});

it('gives the same as JSON', async () => {
  const { stdout } = await run('series', ONE, '--json');
  expect(JSON.parse(stdout)).toEqual({
    puzzle: ONE,
    id: ID,
    ambiguous: false,
    keyId: KEY_ID,
    key: ['TTLRLR', 'BBTLRT', 'TTBTTB', 'BBTBBT', 'LRBLRB'],
    partitions: [{ fillings: 4, unique: 3, complete: true }],
    renumberings: 120,
    unions: [
      { unions: 0, fillings: 3, unique: 3 },
      { unions: 1, fillings: 1, unique: 0 },
    ],
    seals: [
      { seals: 1, fillings: 3, unique: 3 },
      { seals: 2, fillings: 1, unique: 0 },
    ],
  });
});

it('says where counting stopped', async () => {
  const { stdout } = await run('series', FIGURE_I, '--limit', '20');
  expect(stdout).toMatch(
    /^Partition 1: 20 fillings, .* with exactly one solution; counting stopped there\.$/m,
  );
});

it('says that a puzzle with several solutions has several keys, and takes the key of its record', async () => {
  const { stdout } = await run('series', FIGURE_I, '--limit', '1');
  expect(stdout).toContain('The puzzle has several solutions, and so several keys; this is one of them.\n');
  const [first] = stdout.split('\n');
  const record = JSON.parse((await run('register', first!.replace('Id: ', ''), '--json')).stdout);
  const again = await run('series', JSON.stringify(record), '--limit', '1');
  expect(again.stdout.split('\n')[0]).toBe(first);
});

it('lists puzzles of the key that can be read again', async () => {
  const text = await run('series', ONE, '--list', '3');
  expect(text.code).toBe(0);
  const blocks = text.stdout.trimEnd().split('\n\n');
  expect(blocks.length).toBe(3);
  for (const block of blocks) {
    const [title, ...rows] = block.split('\n');
    const [full, solutions] = title!.split(', ');
    expect(full!.startsWith(`${KEY_ID}/`)).toBe(true);
    expect((await run('register', full!)).stdout.trim().split('\n')).toEqual(rows);
    const count = JSON.parse((await run('solve', `terzett 4 ${rows.join('/')}`, '--json')).stdout).solutions;
    expect(solutions).toBe(count === 1 ? 'exactly one solution' : 'several solutions');
  }
  const json = await run('series', ONE, '--list', '3', '--json');
  const records = readPuzzles(json.stdout).map(({ read }) => read);
  expect(records).toMatchObject(
    blocks.map((block) => ({ record: { rows: block.split('\n').slice(1), series: { key: KEY_ID } } })),
  );
});

it('lists only those with one solution if asked', async () => {
  const { stdout } = await run('series', FIGURE_I, '--list', '5', '--unique', '--json');
  expect(stdout.trim().split('\n').length).toBe(5);
  for (const line of stdout.trim().split('\n')) expect((await run('solve', line)).code).toBe(0);
});

it('says how many it found if they are too few', async () => {
  const { code, stdout, stderr } = await run('series', ID, '--list', '1000000');
  expect(code).toBe(1);
  const found = stdout.trimEnd().split('\n\n').length;
  expect(stderr).toContain(`error: only ${found} puzzles of 1000000 found\n`);
});

it('shows which dominoes move when dominoes are turned', async () => {
  expect(await run('series', OMNIBUS, '--turn', '1:0')).toEqual(
    output(0, [
      'Turned on its place: 0:1.',
      '2 other dominoes change place:',
      '0:0 from 1 a b to 2 a b',
      '1:1 from 2 a b to 1 a b',
      'The new puzzle:',
      '110',
      '001',
    ]),
  );
  const json = JSON.parse((await run('series', ONE, '--turn', '0:1', '--turn', '2:3', '--json')).stdout);
  expect(json).toMatchObject({
    puzzle: 'terzett 4 433342/411142/422242/000333/111000',
    turned: ['0:1', '2:3'],
  });
  expect(json.id.split('/')[0]).toBe(KEY_ID);
  expect((await run('series', ID, '--turn', '0:1', '--turn', '2:3')).stdout).toContain(`\nId: ${json.id}\n`);
});

it('goes through all puzzles of a file', async () => {
  const stdout = await printed(run('series', write('two.txt', `${ONE}\n${NONE}\n${ONE}\n`)), 1);
  expect(stdout.split('\n')).toEqual([
    'line 1:',
    ...TEXT.slice(0, -1),
    'line 2: no solution, and so no key',
    'line 3:',
    ...TEXT,
  ]);
});

it('takes the shape of a board without a name from a file', async () => {
  const rows = '000222/134310/134310/134310/444.../222...';
  write('shape.txt', '######\n######\n######\n######\n###\n###\n');
  const of = await run('series', rows);
  const name = of.stdout.split('\n')[0]!.replace('Id: ', '');
  expect(await runIn(path(), 'series', name, '--shape', 'shape.txt')).toEqual(of);
  expect(await run('series', name)).toMatchObject({ code: 2, stdout: '' });
  expect((await run('register', name, '--shape', '######/######/######/######/###.../###...')).stdout).toBe(
    `${rows.replaceAll('/', '\n')}\n\n`,
  );
});

it.each([
  [[OMNIBUS], 'error: the numbers of this puzzle do not lie in groups'],
  [[COMPLETION], 'error: a completion does not show all its numbers'],
  [[KEY_ID, '--turn', '0:1'], 'error: a key alone has no dominoes to turn'],
  [[ONE, '--turn', '3'], 'error: --turn: "3" is not a domino'],
  [[ONE, '--turn', '3:3'], 'error: --turn: turning the double 3:3 changes nothing'],
  [[ONE, '--turn', '0:1', '--turn', '1:2'], 'error: --turn: the dominoes 0:1 and 1:2 share a number'],
  [[ONE, '--turn', '0:7'], 'error: --turn: the domino 0:7 is not in the set'],
  [[ONE, '--turn', '0:1', '--list', '3'], 'error: --turn: a series is listed or dominoes are turned'],
  [[ONE, '--unique'], 'error: --unique: nothing is listed'],
  [[ONE, '--limit', '0'], 'error: --limit: "0" cannot be used'],
  [[ONE, '--list', 'all'], 'error: --list: "all" cannot be used'],
  [[`${KEY_ID.slice(0, -1)}b`], /^error: 5x6-\w+: there is a mistake in/],
  [['no-such-file'], 'error: no-such-file: "no-such-file" does not begin with the name of a board'],
  [['2x3-babab-babab'], /^error: 2x3-babab-babab: /],
])('%j is refused', async (args, message) => {
  await expectRefused(['series', ...args], typeof message === 'string' ? `${message}\n` : message);
});
