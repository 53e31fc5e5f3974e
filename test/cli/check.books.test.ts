import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseBookFile } from '../../src/book/book.ts';
import type { Edition } from '../../src/book/choices.ts';
import { ENGINE } from '../../src/book/engine.ts';
import { fileDifferences } from '../../src/cli/check-differences.ts';
import { run, testFolder } from '../helpers/cli/run.ts';

const folder = testFolder();

const CONFIG = {
  title: 'Checked',
  editions: ['brf', 'keys'],
  sections: [{ title: 'All', range: 3, count: 2 }],
};

/** A book in the folder, and the path of its book.json. */
async function makeBook(): Promise<string> {
  const { code } = await run(
    'book',
    folder.write('config.json', JSON.stringify(CONFIG)),
    '-q',
    '-o',
    folder.path(),
  );
  expect(code).toBe(0);
  return folder.path('checked', 'book.json');
}

function edit(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'latin1');
  const other = change(text);
  expect(other).not.toBe(text);
  writeFileSync(path, other, 'latin1');
}

describe('dominosa check --files', () => {
  it('ends with 0 when all is right, 1 when something differs, 2 when a file cannot be read', async () => {
    const book = await makeBook();
    expect(await run('check', book, '--files')).toEqual({
      code: 0,
      stdout: `${book}: 2 puzzles in 6 files, all right\n`,
      stderr: '',
    });

    const brf = folder.path('checked', 'book.brf');
    edit(brf, (text) => text.replace(/(,PUZZLE #A\r\n[\s\S]*?\r\n#A )./, '$1H'));
    const differs = await run('check', book, '--files');
    expect(differs.code).toBe(1);
    expect(differs.stdout).toMatch(
      /^\S+book\.json: book\.brf, page \d+, line \d+: puzzle 1, cell a1: 8 instead of \d\n$/,
    );
    expect((await run('check', book, '--files', '--edition', 'keys')).code).toBe(0);
    expect((await run('check', book)).code).toBe(0);

    edit(folder.path('checked', 'keys.json'), (text) => text.slice(0, -9));
    const unreadable = await run('check', book, '--files', '--json');
    expect(unreadable.code).toBe(2);
    expect(JSON.parse(unreadable.stdout)).toEqual({
      file: book,
      puzzles: 2,
      right: false,
      faults: [expect.stringContaining('book.brf')],
      files: 6,
      unreadable: [expect.stringMatching(/^keys\.json: line \d+, column \d+: this is not valid JSON$/)],
    });
  });

  it('tells what differs in the files of two books', async () => {
    const path = await makeBook();
    cpSync(folder.path('checked'), folder.path('other'), { recursive: true });
    const other = folder.path('other', 'book.json');
    const book = parseBookFile(JSON.parse(readFileSync(path, 'utf8')));
    const found = (...only: Edition[]) => fileDifferences({ path, book }, { path: other, book }, only);
    expect(found()).toEqual([]);
    for (const name of ['keys.csv', 'book.brf', 'keys.brf', 'embossing.txt'])
      rmSync(folder.path('other', name));
    edit(folder.path('other', 'keys.txt'), (text) => text.replace('1', '2'));
    const keys = ['keys.csv: in the first only', 'keys.txt: other bytes'];
    expect(found()).toEqual(['edition brf: in the first only', ...keys]);
    expect(found('keys')).toEqual(keys);
    const { code, stdout } = await run('check', path, other, '--files', '--edition', 'keys');
    expect(code).toBeGreaterThan(0);
    expect(stdout.split('\n').slice(-3)).toEqual([
      ...keys.map((line) => `${path} and ${other}: ${line}`),
      '',
    ]);
  });

  it('tells what is missing and what does not belong', async () => {
    const book = await makeBook();
    rmSync(folder.path('checked', 'keys.brf'));
    cpSync(book, folder.path('checked', 'copy.json'));
    expect(await run('check', book, '--files')).toEqual({
      code: 1,
      stdout: [
        `${book}: keys.brf is missing: the book has the edition brf`,
        `${book}: copy.json does not belong to this book`,
        '',
      ].join('\n'),
      stderr: '',
    });
  });

  it('tells a link among the files that leads nowhere', async () => {
    const book = await makeBook();
    rmSync(folder.path('checked', 'keys.csv'));
    symlinkSync('nowhere', folder.path('checked', 'keys.csv'));
    const { code, stdout } = await run('check', book, '--files');
    expect(code).toBe(2);
    expect(stdout).toContain(
      'keys.csv: cannot be read: there is no such file or folder; it is a link that leads nowhere\n',
    );
  });

  it('wants a book', async () => {
    const puzzles = folder.write('puzzles.txt', '1:001110\n');
    const { code, stderr } = await run('check', puzzles, '--files');
    expect(code).toBe(2);
    expect(stderr).toContain('only a book has files');
  });

  it('says what a book of an earlier engine means', async () => {
    const book = await makeBook();
    edit(book, (text) => text.replaceAll(/("engine": ?)\d+/g, '$11'));
    const { code, stdout, stderr } = await run('check', book);
    expect([code, stdout]).toEqual([0, `${book}: 2 puzzles, all right\n`]);
    expect(stderr).toMatch(new RegExp(`^note: .*made with engine 1, and this is ${ENGINE}: `));
  });
});
