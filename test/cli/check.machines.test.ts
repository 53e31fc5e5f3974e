import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseBookFile } from '../../src/book/book.ts';
import type { Edition } from '../../src/book/choices.ts';
import { ENGINE } from '../../src/book/engine.ts';
import { fileDifferences } from '../../src/cli/check-files.ts';
import { expectRefused, output, printed, run, runChild, testFolder } from '../helpers/cli/run.ts';

const folder = testFolder();

const CONFIG = {
  title: 'Checked',
  editions: ['brf', 'keys'],
  sections: [{ title: 'All', range: 3, count: 2 }],
};

/** A book in the folder, and the path of its book.json. */
async function makeBook(editions = CONFIG.editions): Promise<string> {
  const config = folder.write('config.json', { ...CONFIG, editions });
  const { code } = await run('book', config, '-q', '-o', folder.path());
  expect(code).toBe(0);
  return folder.path('checked', 'book.json');
}

function edit(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'latin1');
  const other = change(text);
  expect(other).not.toBe(text);
  writeFileSync(path, other, 'latin1');
}

/** As a child: the processes that read files start faster from `dist/`. */
const checkFiles = (...args: string[]) => runChild(['check', '--files', ...args]);

it('ends with 0 when all is right, 1 when something differs, 2 when a file cannot be read', async () => {
  const book = await makeBook();
  expect(checkFiles(book)).toEqual(output(0, `${book}: 2 puzzles in 6 files, all right\n`));

  const brf = folder.path('checked', 'book.brf');
  edit(brf, (text) => text.replace(/(,PUZZLE #A\r\n[\s\S]*?\r\n#A )./, '$1H'));
  edit(folder.path('checked', 'keys.json'), (text) => text.slice(0, -9));
  expect((await run('check', book)).code).toBe(0);
  const unreadable = checkFiles(book, '--json');
  expect(unreadable.code).toBe(2);
  expect(JSON.parse(unreadable.stdout)).toEqual({
    file: book,
    puzzles: 2,
    right: false,
    faults: [expect.stringMatching(/^book\.brf, page \d+, line \d+: puzzle 1, cell a1: 8 instead of \d$/)],
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
  const { code, stdout } = checkFiles(path, other, '--edition', 'keys');
  expect(code).toBeGreaterThan(0);
  expect(stdout.split('\n').slice(-3)).toEqual([...keys.map((line) => `${path} and ${other}: ${line}`), '']);
});

it('tells what is missing, what does not belong, and a link that leads nowhere', async () => {
  const book = await makeBook(['keys']);
  rmSync(folder.path('checked', 'keys.txt'));
  cpSync(book, folder.path('checked', 'copy.json'));
  expect(checkFiles(book)).toEqual(
    output(1, [
      `${book}: keys.txt is missing: the book has the edition keys`,
      `${book}: copy.json does not belong to this book`,
    ]),
  );
  rmSync(folder.path('checked', 'keys.csv'));
  symlinkSync('nowhere', folder.path('checked', 'keys.csv'));
  const stdout = await printed(checkFiles(book), 2);
  expect(stdout).toContain(
    'keys.csv: cannot be read: there is no such file or folder; it is a link that leads nowhere\n',
  );
});

it('wants a book', async () => {
  const puzzles = folder.write('puzzles.txt', '1:001110\n');
  await expectRefused(['check', puzzles, '--files'], /only a book has files/);
});

it('says what a book of an earlier engine means', async () => {
  const book = await makeBook(['keys']);
  edit(book, (text) => text.replaceAll(/("engine": ?)\d+/g, '$11'));
  const { code, stdout, stderr } = await run('check', book);
  expect([code, stdout]).toEqual([0, `${book}: 2 puzzles, all right\n`]);
  expect(stderr).toMatch(new RegExp(`^note: .*made with engine 1, and this is ${ENGINE}: `));
});
