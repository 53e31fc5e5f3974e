import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCounts } from '../../src/book/binding.ts';
import { EDITIONS } from '../../src/book/choices.ts';
import { parseConfig } from '../../src/book/config.ts';
import { run, testFolder } from '../helpers/cli/run.ts';

const { path, write } = testFolder();

/** So many puzzles that making all of them would take longer than the test may. */
const SMALL = { title: 'Small', range: 6, level: 'hard', count: 10_000 };
const LARGE = { title: 'Large', range: 20, level: 'hard', count: 10_000 };

async function bookOf(config: object) {
  const { code, stdout, stderr } = await run(
    'book',
    write('c.json', JSON.stringify(config)),
    '-o',
    path('out'),
  );
  return { code, stdout, stderr };
}

describe('what a config tells is checked before the first puzzle is made', () => {
  it.each([
    [
      'a board too large for an edition that was chosen',
      { title: 'B', editions: ['keys', 'giant-print'], sections: [SMALL, LARGE] },
      'error: sections[1]: giant-print: a board of range 20 does not fit on a4 in digits of 28 points\n' +
        '  expected a range up to 14\n' +
        'hint: set "paper" to "a3"\n',
    ],
    [
      'a board for which larger paper is a way out',
      { title: 'B', editions: ['keys', 'giant-print'], paper: 'letter', sections: [LARGE] },
      /^error: sections\[0\]: giant-print: a board of range 20 .*\n.*\nhint: set "paper" to "a3"\n$/,
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
    const { code, stdout, stderr } = await bookOf(config);
    expect([code, stdout]).toEqual([2, '']);
    if (typeof message === 'string') expect(stderr).toContain(message);
    else expect(stderr).toMatch(message);
    expect(existsSync(path('out'))).toBe(false);
  });

  it('a bound book is left out whose pages are too many though its puzzles and keys alone are not', async () => {
    const print = { tally: 'own-page', keysPerPage: 4 };
    const sections = [{ title: 'Many', range: 6, level: 'master', count: 255 }];
    expect(() => checkCounts(parseConfig({ title: 'B', print, sections }))).not.toThrow();
    const { code, stdout, stderr } = await bookOf({ title: 'B', editions: ['kdp'], print, sections });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      /^error: kdp: a book of at least [67]\d\d pages cannot be bound\n {2}expected 590 pages/,
    );
    expect(existsSync(path('out'))).toBe(false);
  });

  it('editions that nobody has chosen are left out with a note if a board is too large for them', async () => {
    const sections = [
      { title: 'Small', range: 3, level: 'easy', count: 30 },
      { title: 'Large', range: 20, level: 'easy', count: 1 },
    ];
    const { code, stdout, stderr } = await bookOf({ title: 'B', sections });
    expect(code).toBe(0);
    expect(stderr).toContain(
      'note: sections[1]: giant-print is left out: a board of range 20 does not fit on a4',
    );
    const left = [...stderr.matchAll(/^note: sections\[1\]: (\S+) is left out/gm)].map(
      ([, edition]) => edition,
    );
    const { editions } = JSON.parse(readFileSync(path('out', 'b', 'book.json'), 'utf8'));
    expect([...editions, ...left].toSorted()).toEqual([...EDITIONS].toSorted());
    expect(readdirSync(path('out', 'b'))).toHaveLength(stdout.trim().split('\n').length);
  });
});
