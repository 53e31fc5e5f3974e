import { describe, expect, it } from 'vitest';
import { makeBookText } from '../../src/book/book.ts';
import { smallBook } from '../book/books.ts';
import { run, testFolder } from './run.ts';

const { write } = testFolder();

const text = makeBookText(await smallBook({}));
const book = JSON.parse(text);
const ids: string[] = book.sections.flatMap((section: { puzzles: { id: string }[] }) =>
  section.puzzles.map(({ id }) => id),
);
const keys = (...args: string[]) => run('keys', write('book.json', text), ...args);

describe('dominosa keys', () => {
  it('prints the keys as text, JSON or CSV', async () => {
    const plain = await keys();
    expect(plain).toMatchObject({ code: 0, stderr: '' });
    expect(plain.stdout.startsWith(`${book.title}: keys\n\nPuzzle 1\nId: ${ids[0]}\n`)).toBe(true);
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
    [['--format', 'xls'], 'error: --format: "xls" is not a format that this version knows\n'],
  ])('refuses %j', async (args, message) => {
    const { code, stdout, stderr } = await keys(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.startsWith(message), stderr).toBe(true);
  });

  it('refuses what is no book', async () => {
    expect(await run('keys', write('other.json', '{}'))).toMatchObject({ code: 2, stdout: '' });
    expect(await run('keys', 'nowhere.json')).toMatchObject({ code: 2, stdout: '' });
  });
});
