import { mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeBookText } from '../../src/book/book.ts';
import { smallBook } from '../helpers/book/books.ts';
import { expectRefused, failure, output, run, runIn, testFolder } from '../helpers/cli/run.ts';

const { path, write } = testFolder();

const BOOK = await smallBook({ title: 'Small puzzles' });
const WANTED = BOOK.sections[1]!.puzzles[0]!;
const FULL = '5x6-boraj/hidog';
const ROWS = ['422243', '400043', '433343', '111222', '000111'];

/** Writes the book where `dominosa book` would put it. */
function writeBook(): string {
  mkdirSync(path('output', 'small-puzzles'), { recursive: true });
  return write('output/small-puzzles/book.json', makeBookText(BOOK));
}

it('makes a puzzle again from its full id', async () => {
  const text = output(0, `${ROWS.join('\n')}\n\n`);
  expect(await run('register', FULL)).toEqual(text);
  expect(await run('register', ` ${FULL.toUpperCase()} `, '--format', 'text')).toEqual(text);
});

it('gives a record that every command reads', async () => {
  const { stdout } = await run('register', FULL, '--format', 'json');
  expect(JSON.parse(stdout)).toEqual({
    format: 'dominosa/puzzle@1',
    id: expect.stringMatching(/^[a-z]{5}-[a-z]{5}$/),
    kind: 'terzett',
    range: 4,
    rows: ROWS,
    key: ['TTLRLR', 'BBTLRT', 'TTBTTB', 'BBTBBT', 'LRBLRB'],
    series: { key: '5x6-boraj', filling: 'hidog' },
  });
  expect((await run('register', FULL, '--json')).stdout).toBe(stdout);
  expect(await run('solve', stdout, '--json')).toMatchObject({ code: 0, stderr: '' });
  expect((await run('check', write('made-again.json', stdout))).code).toBe(0);
});

it('finds a puzzle by its own id in a book, and says where', async () => {
  const file = writeBook();
  expect(await run('register', WANTED.id, file)).toEqual(
    output(0, `Puzzle 4 of "Small puzzles", section "Section 2", in ${file}:\n${WANTED.rows.join('\n')}\n\n`),
  );
  expect(JSON.parse((await run('register', WANTED.id, file, '--json')).stdout)).toEqual({
    book: file,
    title: 'Small puzzles',
    section: 'Section 2',
    number: 4,
    puzzle: WANTED,
  });
});

it('looks into the books of the folder output if none is named', async () => {
  writeBook();
  mkdirSync(path('output', 'no-book'));
  mkdirSync(path('output', '.small-puzzles.partial'));
  write('output/.small-puzzles.partial/book.json', 'half');
  const { code, stdout } = await runIn(path(), 'register', WANTED.id);
  expect({ code, first: stdout.split('\n')[0] }).toEqual({
    code: 0,
    first: 'Puzzle 4 of "Small puzzles", section "Section 2", in output/small-puzzles/book.json:',
  });
});

it('says so where there are no books', async () => {
  expect(await runIn(path(), 'register', WANTED.id)).toEqual(
    failure(1, [
      `error: output/*/book.json: no puzzle is called ${WANTED.id}`,
      'hint: there are no books; name them behind the id',
    ]),
  );
});

it('says so where none is called so, and what may be meant', async () => {
  const file = writeBook();
  const typo = `${WANTED.id.slice(0, -1)}${WANTED.id.endsWith('b') ? 'd' : 'b'}`;
  expect(await run('register', typo, file)).toEqual(
    failure(1, `error: ${file}: no puzzle is called ${typo}\nhint: did you mean ${WANTED.id}?\n`),
  );
});

it('tells a key by its number, its id or its rows, all the same', async () => {
  const { code, stdout, stderr } = await run('register', '1000000', '--json', '--limit', '1');
  const entry = JSON.parse(stdout);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(entry).toMatchObject({ number: 1_000_000, of: 3_330_139, keyId: expect.stringMatching(/^8x9-/) });
  expect(entry.key).toHaveLength(8);
  for (const name of [entry.keyId, entry.key.join('/'), ` ${entry.key.join('\n').toLowerCase()} `]) {
    expect((await run('register', name, '--json', '--limit', '1')).stdout).toBe(stdout);
  }
  for (const image of Object.values<number>(entry.images)) {
    const images = JSON.parse((await run('register', `${image}`, '--json', '--limit', '1')).stdout).images;
    expect(Object.values(images)).toContain(1_000_000);
  }
  expect(entry.partitions.some(({ inside }: { inside: number }) => inside === 8)).toBe(true);
});

it('tells a key in words', async () => {
  const { code, stdout } = await run('register', '1', '--limit', '2');
  expect({ code, lines: stdout.split('\n') }).toEqual({
    code: 0,
    lines: [
      'Key 1 of 3330139 in the register of 8x9',
      'Id: 8x9-babaz-tazos',
      ...'TTTTLRTTT BBBBLRBBB TTTTTLRLR BBBBBTTTT TTTLRBBBB BBBTTLRLR TTTBBTLRT BBBLRBLRB'.split(' '),
      'Mirrored left to right: key 1122993.',
      'Mirrored top to bottom: key 200.',
      'Turned by half: key 1314872.',
      'Partitions into threes: 1.',
      'Partition 1, with 8 of 8 doubles inside threes:',
      ...'aaabbbccc defffghij dekkkghij delmnghij oplmnqrst oplmnqrst opuuuqrst vvvwwwxxx'.split(' '),
      '2 fillings, where counting stopped: 0 with this key alone, 2 with other keys as well. --limit counts further.',
      'What else it carries: dominosa series 8x9-babaz-tazos',
      '',
    ],
  });
});

it('says so where a key is not in the register', async () => {
  const rows = ['TTTTTTTTT', 'BBBBBBBBB'];
  const id = '8x9-babab-babof';
  expect(await run('register', [...rows, ...rows, ...rows, ...rows].join('/'))).toEqual(
    failure(1, [
      `error: ${id}: this key is not in the register`,
      '  expected a key with a partition into threes that has all eight doubles inside them',
      `hint: dominosa series ${id} shows whether it carries other puzzles`,
    ]),
  );
});

it.each([
  [['5x6-boraj/hidob'], 'error: 5x6-boraj/hidob: there is a mistake in "hidob"'],
  [['5x6-boraj'], 'error: 5x6-boraj: the register has no keys of 5x6'],
  [['8x9-babaz-tazod'], 'error: 8x9-babaz-tazod: there is a mistake in "babaz-tazod"'],
  [['boraj'], 'error: "boraj" is not the id of a puzzle'],
  [['0'], 'error: the register has no key 0'],
  [['3330140'], 'error: the register has no key 3330140'],
  [['1,234,567'], 'error: "1,234,567" is not the id of a puzzle'],
  [['17', 'book.json'], 'error: book.json: a key needs no book'],
  [['17', '--limit', '0'], /^error: --limit: /],
  [
    ['LRLRLRLRL/LRLRLRLRL/LRLRLRLRL/LRLRLRLRL/LRLRLRLRL/LRLRLRLRL/LRLRLRLRL/LRLRLRLRL'],
    /^error: key: key row 1/,
  ],
  [['a/b/c'], 'error: a/b/c: this is not the full id of a puzzle'],
  [[FULL, 'book.json'], 'error: book.json: a full id needs no book'],
  [[FULL, '--format', 'id'], /^error: --format: /],
  [['sutaf-vajab', 'no-such-book.json'], /^error: no-such-book.json: cannot be read/],
  [[], 'error: dominosa register: an argument is missing'],
])('%j is refused', async (args, message) => {
  await expectRefused(['register', ...args], typeof message === 'string' ? `${message}\n` : message);
});
