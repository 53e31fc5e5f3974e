import { mkdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BookFile } from '../../src/book/book.ts';
import { contentOf, failure, run, testFolder } from '../helpers/cli/run.ts';

const { path, write, json } = testFolder();

/** A config in a separate folder, whose only section takes puzzles from a file next to it. */
function config(fields: object = {}): string {
  const section = { title: 'Mine', from: 'puzzles/ids.txt', ...fields };
  return write('in/config.json', { title: 'Taken', editions: ['keys'], sections: [section] });
}

const book = (...args: string[]) => run('book', config(), '--output', path('out'), ...args);
const made = (): BookFile => json('out', 'taken', 'book.json');

/** The folder of the config and the file of puzzles. */
function files(text: string): void {
  mkdirSync(path('in', 'puzzles'), { recursive: true });
  write('in/puzzles/ids.txt', text);
}

describe('dominosa book with puzzles from a file', () => {
  it('takes what generate prints', async () => {
    const { stdout } = await run('generate', '--range', '4', '--count', '5', '--seed', 'x', '--format', 'id');
    files(stdout);
    expect(await book()).toMatchObject({ code: 0, stderr: '' });
    const [section] = made().sections;
    expect(section).toMatchObject({ title: 'Mine', kind: 'omnibus', range: 4 });
    expect(section!.puzzles.map(({ origin }) => origin?.from)).toEqual(
      [1, 2, 3, 4, 5].map((line) => `puzzles/ids.txt, line ${line}`),
    );
    const keys = json('out', 'taken', 'keys.json').puzzles;
    expect(keys.map(({ gameId }: { gameId: string }) => gameId)).toEqual(stdout.trim().split('\n'));
    const check = await run('check', path('out', 'taken', 'book.json'));
    expect(check).toMatchObject({ code: 0, stderr: '' });
  });

  it('names every puzzle that it refuses, and leaves nothing behind', async () => {
    files('1:001110\n1:0011\n2:002111202012\n');
    expect(await book()).toEqual(
      failure(2, [
        'error: 2 of 3 puzzles from files cannot be used',
        '  puzzles/ids.txt, line 2: the game id has 4 numbers; expected 6: 2 rows of 3',
        '  puzzles/ids.txt, line 3: dominoes up to 2:2 in a section of dominoes up to 1:1',
        'hint: correct them or leave them out; `dominosa solve` and `dominosa grade` say more about each',
      ]),
    );
    expect(Object.keys(contentOf(path()))).not.toContain('out/');
  });

  it('says which file is missing', async () => {
    mkdirSync(path('in'));
    const { code, stderr } = await book();
    expect(code).toBe(2);
    const missing = path('in/puzzles/ids.txt');
    expect(stderr).toBe(
      [
        `error: sections[0].from: ${missing}: cannot be read: there is no such file or folder`,
        `hint: there is no folder ${path('in/puzzles')}`,
        '',
      ].join('\n'),
    );
  });
});

describe('dominosa book --puzzles', () => {
  // As the README prints a puzzle.
  const ROWS = '0 0 3 0 2\n1 3 2 1 2\n1 0 2 2 3\n3 3 1 1 0\n';
  const own = (...args: string[]) =>
    run('book', '--puzzles', write('mine.txt', ROWS), '--output', path('out'), ...args);

  it('makes a book of a file of puzzles, in the language and with the title that are asked for', async () => {
    expect(await own('--lang', 'de', '--edition', 'keys')).toMatchObject({ code: 0, stderr: '' });
    const file: BookFile = json('out', 'dominosa-aufgaben', 'book.json');
    expect(file).toMatchObject({ language: 'de', title: 'Dominosa-Aufgaben', editions: ['keys'] });
    expect(file.sections[0]!.puzzles.map(({ rows }) => rows)).toEqual([['00302', '13212', '10223', '33110']]);
    // Nothing is said that holds of the preset's own puzzles alone.
    expect(file).not.toHaveProperty('subtitle');
    expect(file).not.toHaveProperty('description');
    const titled = await own('--preset', 'gift', '--for', 'Lena', '--title', 'For Lena', '--edition', 'keys');
    expect([titled.code, titled.stdout.split('\n')[0]]).toEqual([0, path('out', 'for-lena', 'book.json')]);
    expect(json('out', 'for-lena', 'book.json')).toMatchObject({
      title: 'For Lena',
      certificate: { for: 'Lena' },
    });
  });

  it('is what is proposed where puzzles stand in the place of a config', async () => {
    for (const puzzles of [ROWS, '3:00302132121022333110\n', 'omnibus 1 001/110\n']) {
      const { code, stderr } = await run('book', write('mine.txt', puzzles), '--output', path('out'));
      expect([code, stderr]).toEqual([
        2,
        `error: ${path('mine.txt')}: these are puzzles, not a config\nhint: \`dominosa book --puzzles FILE\` makes a book of them\n`,
      ]);
    }
  });

  it('is refused beside a config, and where there is no such file', async () => {
    files(ROWS);
    expect((await run('book', config(), '--puzzles', path('mine.txt'))).stderr).toMatch(
      /^error: --puzzles: a config names files of puzzles itself/,
    );
    expect((await run('book', '--puzzles', path('none.txt'))).stderr).toMatch(
      /^error: --puzzles: \S+none\.txt: cannot be read/,
    );
  });
});

describe('dominosa book --cells --lines', () => {
  const SECTIONS = [{ title: 'One', range: 1, level: 'easy', count: 1 }];
  const paged = (...args: string[]) => {
    const braille = { code: 'nabcc-lower', page: 'us' };
    const fields = { title: 'Paged', language: 'de', contents: ['puzzles'], braille, sections: SECTIONS };
    const sides = ['--edition', 'brf', '--cells', '28', '--lines', '27'];
    return run('book', write('paged.json', fields), '-o', path('out'), ...sides, ...args);
  };

  it('sets the page of a config and leaves the rest of its braille, and says which page it is', async () => {
    const { code, stderr } = await paged();
    expect([code, stderr]).toEqual([
      0,
      'note: pages of book.brf have 28 cells by 27 lines; --cells and --lines, or "page" in "braille" of a config, set others\n',
    ]);
    expect(json('out', 'paged', 'book.json').braille).toMatchObject({
      code: 'nabcc-lower',
      page: { cells: 28, lines: 27 },
    });
    const pages = readFileSync(path('out', 'paged', 'book.brf'), 'latin1')
      .split('\f')
      .slice(0, -1);
    const lines = pages.flatMap((page) => page.split('\r\n'));
    expect(Math.max(...pages.map((page) => page.split('\r\n').length))).toBe(27);
    // In German books the number of the page is at the end of its last line.
    expect(Math.max(...lines.map((line) => line.length))).toBe(28);
  });

  it('is quiet where nothing is to be said', async () => {
    expect((await paged('--quiet')).stderr).toBe('');
  });
});
