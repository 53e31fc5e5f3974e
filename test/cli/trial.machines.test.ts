import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCounts } from '../../src/book/binding.ts';
import { EDITIONS } from '../../src/book/choices.ts';
import { parseConfig } from '../../src/book/config.ts';
import { expectRefused, failure, run, SMALL as SMALL_BOOK, testFolder } from '../helpers/cli/run.ts';

const { path, write } = testFolder();

/** So many puzzles that making all of them would take longer than the test may. */
const SMALL = { title: 'Small', range: 6, level: 'hard', count: 10_000 };
const LARGE = { title: 'Large', range: 15, level: 'hard', count: 10_000 };

const callOf = (config: object) => ['book', write('c.json', config), '-o', path('out')];
const bookOf = (config: object) => run(...callOf(config));

describe('what a config tells is checked before the first puzzle is made', () => {
  it.each([
    [
      'a board too large for an edition that was chosen',
      { title: 'B', editions: ['keys', 'giant-print'], sections: [SMALL, LARGE] },
      'error: sections[1]: giant-print: a board of range 15 does not fit on a4 in digits of 28 points\n' +
        '  expected a range up to 14\n' +
        'hint: set "paper" to "a3"\n',
    ],
    [
      'a board for which larger paper is a way out',
      { title: 'B', editions: ['keys', 'giant-print'], paper: 'letter', sections: [LARGE] },
      /^error: sections\[0\]: giant-print: a board of range 15 .*\n.*\nhint: set "paper" to "a3"\n$/,
    ],
    [
      'a board for which larger paper is none, because of another edition',
      { title: 'B', editions: ['giant-print', 'tactile'], sections: [{ ...LARGE, range: 21 }] },
      /^error: sections\[0\]: giant-print: .*\n.*\nhint: leave "giant-print" out of "editions", /,
    ],
    [
      'a character that a font lacks',
      { title: 'B', editions: ['standard-print'], sections: [{ ...SMALL, title: 'Snow \u{1f642}' }] },
      'error: standard-print: sections[0].title: in the text "\u{1f642}": ',
    ],
    [
      'a character that braille cannot write',
      { title: 'B', editions: ['brf'], author: '\u4e2d', sections: [SMALL] },
      'error: brf: author: ',
    ],
  ])('%s', async (_, config, message) => {
    await expectRefused(callOf(config), message);
    expect(existsSync(path('out'))).toBe(false);
  });

  it('a bound book is left out whose pages are too many though its puzzles and keys alone are not', async () => {
    const print = { tally: 'own-page', keysPerPage: 4 };
    const sections = [{ title: 'Many', range: 6, level: 'master', count: 255 }];
    expect(() => checkCounts(parseConfig({ title: 'B', print, sections }))).not.toThrow();
    await expectRefused(
      callOf({ title: 'B', editions: ['kdp'], print, sections }),
      /^error: kdp: a book of at least [67]\d\d pages cannot be bound\n {2}expected 590 pages/,
    );
    expect(existsSync(path('out'))).toBe(false);
  });

  it('editions that nobody has chosen are left out with a note if a board is too large for them, or cannot be bound', async () => {
    const sections = [{ title: 'Large', range: 15, level: 'easy', count: 1 }];
    const print = { kdp: { paper: 'standard-colour' } };
    // Short documents are made sooner.
    const config = { title: 'B', print, sections, contents: ['puzzles'], solutions: 'none' };
    const { code, stdout, stderr } = await bookOf(config);
    expect(code).toBe(0);
    expect(stderr).toContain(
      'note: sections[0]: giant-print is left out: a board of range 15 does not fit on a4',
    );
    expect(stderr).toMatch(
      /^note: kdp is left out: a book of \d+ pages cannot be bound; a press binds 72 pages at least /m,
    );
    const left = [...stderr.matchAll(/^note: (?:sections\[0\]: )?(\S+) is left out/gm)].map(
      ([, edition]) => edition,
    );
    const { editions } = JSON.parse(readFileSync(path('out', 'b', 'book.json'), 'utf8'));
    expect([...editions, ...left].toSorted()).toEqual([...EDITIONS].toSorted());
    expect(stdout).not.toContain('kdp');
    expect(readdirSync(path('out', 'b'))).toHaveLength(stdout.trim().split('\n').length);
  });
});

describe('a book that cannot be bound', () => {
  it('is an error where the edition was chosen', async () => {
    const print = { kdp: { paper: 'standard-colour' } };
    await expectRefused(
      callOf({ ...SMALL_BOOK, editions: ['kdp'], print }),
      /^error: kdp: a book of \d+ pages cannot be bound\n {2}expected 72 pages at least/,
    );
  });

  it('keeps the puzzles that were made where its pages are known only then, and goes on from them', async () => {
    const sections = [{ title: 'Many', range: 2, count: 20 }];
    const bound = (paper: string) =>
      bookOf({ title: 'B', editions: ['kdp'], sections, print: { puzzlesPerPage: 4, kdp: { paper } } });
    expect(await bound('standard-colour')).toMatchObject(
      failure(
        2,
        expect.stringMatching(
          /^note: 20 puzzles are made and kept; once this is put right, the same command .*\nerror: kdp: /,
        ),
      ),
    );
    expect(readdirSync(path('out'))).toEqual(['.b.partial']);
    expect(readdirSync(path('out', '.b.partial'))).toEqual(['journal.jsonl']);
    expect((await bound('white')).code).toBe(0);
    expect(readdirSync(path('out'))).toEqual(['b']);
  });

  it('is told before any puzzle is made, where their number tells it', async () => {
    const sections = [{ title: 'Many', range: 9, count: 9000 }];
    expect((await bookOf({ title: 'Thick', editions: ['kdp'], sections })).stderr).toMatch(
      /^error: kdp: a book of more than 10125 pages cannot be bound\n {2}expected 590 pages at most of 8\.5x11 on white paper\nhint: /,
    );
  });
});
