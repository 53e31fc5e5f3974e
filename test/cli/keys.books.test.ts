import { readFileSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeBookText } from '../../src/book/book.ts';
import { smallBook } from '../helpers/book/books.ts';
import { contentOf, expectRefused, output, run, testFolder } from '../helpers/cli/run.ts';

const { path, write } = testFolder();

const text = makeBookText(await smallBook({}));
const book = JSON.parse(text);
const ids: string[] = book.sections.flatMap((section: { puzzles: { id: string }[] }) =>
  section.puzzles.map(({ id }) => id),
);
const keys = (...args: string[]) => run('keys', write('book.json', text), ...args);

it('prints the keys as text, JSON or CSV', async () => {
  const plain = await keys();
  expect(plain).toMatchObject({ code: 0, stderr: '' });
  expect(plain.stdout.startsWith(`${book.title}: keys\n\nPuzzle 1\nName: ${ids[0]}\n`)).toBe(true);
  expect(JSON.parse((await keys('--format', 'json')).stdout).puzzles).toHaveLength(ids.length);
  expect((await keys('--format', 'csv', '--delimiter', 'semicolon')).stdout).toMatch(
    /^\ufeffpuzzle;section;id;/,
  );
  expect((await keys('--lang', 'de')).stdout).toMatch(/^.*: Schlüssel\n/);
});

it('prints some of them', async () => {
  const { stdout } = await keys('--only', '2');
  expect(ids.map((id) => stdout.includes(id))).toEqual(ids.map((_, i) => i === 1));
});

it.each([
  [['--only', '0'], 'error: --only: "0" names no puzzles of this book\n'],
  [['--only', '2-1'], 'error: --only: "2-1" names no puzzles of this book\n'],
  [['--only', '1,99'], 'error: --only: "99" names no puzzles of this book\n'],
  [['--only', 'all'], 'error: --only: "all" names no puzzles of this book\n'],
  [['--section', '3'], 'error: --section: "3" names no sections of this book\n'],
  [['--output', 'out'], 'error: --output: keys as txt have no --output\n'],
  [['--format', 'csv', '--force'], 'error: --force: keys as csv have no --force\n'],
  [['--delimiter', 'comma'], 'error: --delimiter: keys as txt have no --delimiter\n'],
  [['--format', 'svg', '--dpi', '300'], 'error: --dpi: keys as svg have no --dpi\n'],
  [['--format', 'aloud', '--colour'], 'error: --colour: keys as aloud have no --colour\n'],
  [['--format', 'png', '--dpi', '30'], 'error: --dpi: "30" cannot be used\n'],
  [['--format', 'xls'], 'error: --format: "xls" is not a format that this version knows\n'],
])('refuses %j', async (args, message) => {
  await expectRefused(['keys', write('book.json', text), ...args], message);
});

it('draws puzzles and keys into a folder of their own', async () => {
  const name = 'drawings';
  const draw = (...args: string[]) => keys('--format', 'svg', '--output', path('out', name), ...args);
  const some = await draw('--only', '2');
  expect(some).toEqual(
    output(0, ['puzzle-002.svg', 'key-002.svg'].map((file) => `${path('out', name, file)}\n`).join('')),
  );
  const first = contentOf(path('out'));
  expect(Object.keys(first)).toEqual([`${name}/`, `${name}/key-002.svg`, `${name}/puzzle-002.svg`]);
  expect((await draw()).stderr).toMatch(/^error: .*: the folder exists already\nhint: --output chooses/);
  expect(contentOf(path('out'))).toEqual(first);
  write(`out/${name}/notes.txt`, 'mine');
  expect((await draw('--force')).code).toBe(0);
  const all = Object.keys(contentOf(path('out', name)));
  expect(all).toHaveLength(2 * ids.length + 1);
  expect(all).toContain('notes.txt');
  expect((await draw('--force', '--only', '1')).code).toBe(0);
  expect(Object.keys(contentOf(path('out', name))).sort()).toEqual([
    'key-001.svg',
    'notes.txt',
    'puzzle-001.svg',
  ]);
});

it.each([
  [
    ['--section', '2'],
    [4, 5, 6],
  ],
  [['--only', '2'], [2]],
  [
    ['--only', '1', '--section', '1'],
    [1, 2, 3],
  ],
])('makes steps, hints and keys a file, wherever the book has them: %j', async (args, numbers) => {
  const from = write('none.json', text.replace('"story"', '"solutions": "none",\n  "story"'));
  const made = await run('keys', from, '--format', 'aloud', '--output', path('out'), ...args);
  const file = path('out', 'solutions.txt');
  expect(made).toEqual(output(0, `${file}\n`));
  const words = readFileSync(file, 'utf8');
  const spelled = ['one', 'two', 'three', 'four', 'five', 'six'];
  for (const heading of ['Step by step: puzzle', 'The turning point of puzzle', 'Key to puzzle']) {
    const found = spelled.flatMap((word, i) => (words.includes(`${heading} ${word}.`) ? [i + 1] : []));
    expect([heading, ...found]).toEqual([heading, ...numbers]);
  }
  expect(words).not.toMatch(/^Puzzle /m);
  rmSync(path('out'), { recursive: true });
});

it('makes the puzzles of a config, the same as its book has', async () => {
  const config = { title: 'Weeks', seed: 'w', sections: [{ title: 'Spring', range: 3, count: 2 }] };
  const from = write('weeks.json', { ...config, editions: ['keys'] });
  expect((await run('book', from, '--output', path('made'))).code).toBe(0);
  const made = await run('keys', path('made', 'weeks', 'book.json'), '--format', 'csv');
  expect(await run('keys', from, '--format', 'csv', '--jobs', '2')).toEqual({ ...made, stderr: '' });
  expect(await run('keys', from, '--format', 'svg', '--output', path('weeks-svg'))).toMatchObject({
    code: 0,
  });
  expect(Object.keys(contentOf(path('weeks-svg'))).filter((name) => /\.svg$/.test(name))).toHaveLength(4);
  const wrong = write('wrong.json', { ...config, sections: [{ title: 'A', range: 99 }] });
  await expectRefused(['keys', wrong], /sections\[0\]\.range: 99 is too large/);
});

it('refuses what is no book', async () => {
  for (const path of [write('other.json', '{}'), 'nowhere.json'])
    await expectRefused(['keys', path], /^error: .*\.json: /);
});
