import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../src/book/choices.ts';
import { run, runChild, SMALL, SMALL_FOLDER, testFolder } from '../helpers/cli/run.ts';

const { path, write } = testFolder();

/** A book that is too thin for colour paper. */
const THIN = { ...SMALL, print: { kdp: { paper: 'standard-colour' } } };
const TOO_THIN =
  /^note: kdp is left out: a book of \d+ pages cannot be bound; a press binds 72 pages at least /;

describe('a book that cannot be bound', () => {
  it('is made in all other editions where nobody has chosen any, with a note, and is whole without it', async () => {
    const config = write('thin.json', JSON.stringify(THIN));
    const { code, stdout, stderr } = runChild(['book', config], { cwd: path() });
    expect([code, stderr]).toEqual([0, expect.stringMatching(TOO_THIN)]);
    expect(stdout).toContain('large-print.pdf');
    expect(stdout).not.toContain('kdp');
    const book = path('output', SMALL_FOLDER, 'book.json');
    expect(JSON.parse(readFileSync(book, 'utf8')).editions).toEqual(
      EDITIONS.filter((edition) => edition !== 'kdp'),
    );
    expect(await run('check', '--files', book)).toMatchObject({ code: 0 });
  });

  it('is an error where the edition was chosen', async () => {
    const config = write('thin.json', JSON.stringify(THIN));
    const { code, stderr } = await run('book', config, '--edition', 'kdp', '-o', path('out'));
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^error: kdp: a book of \d+ pages cannot be bound\n {2}expected 72 pages at least/,
    );
  });

  it('keeps the puzzles that were made where its pages are known only then, and goes on from them', async () => {
    const sections = [{ title: 'Many', range: 2, count: 20 }];
    const bookOn = (paper: string) =>
      write('c.json', JSON.stringify({ title: 'B', sections, print: { puzzlesPerPage: 4, kdp: { paper } } }));
    const bound = (paper: string) => run('book', bookOn(paper), '--edition', 'kdp', '-o', path('out'));
    expect(await bound('standard-colour')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(
        /^note: 20 puzzles are made and kept; once this is put right, the same command .*\nerror: kdp: /,
      ),
    });
    expect(readdirSync(path('out'))).toEqual(['.b.partial']);
    expect(readdirSync(path('out', '.b.partial'))).toEqual(['journal.jsonl']);
    expect((await bound('white')).code).toBe(0);
    expect(readdirSync(path('out'))).toEqual(['b']);
  });

  it('is told before any puzzle is made, where their number tells it', async () => {
    const sections = [{ title: 'Many', range: 9, count: 9000 }];
    const config = write('thick.json', JSON.stringify({ title: 'Thick', editions: ['kdp'], sections }));
    expect(await run('book', config, '-o', path('out'))).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /^error: kdp: a book of more than 10125 pages cannot be bound\n {2}expected 590 pages at most of 8\.5x11 on white paper\nhint: /,
      ),
    });
  });
});
