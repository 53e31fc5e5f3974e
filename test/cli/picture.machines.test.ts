import { existsSync, readFileSync } from 'node:fs';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { makeBookText } from '../../src/book/book.ts';
import { dailyOrder } from '../../src/book/daily.ts';
import { parseDay } from '../../src/book/days.ts';
import { puzzleId } from '../../src/book/id.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { PUZZLE_JOBS } from '../../src/studio/puzzle-jobs.ts';
import { smallBook } from '../helpers/book/books.ts';
import { contentOf, expectRefused, output, printed, run, testFolder } from '../helpers/cli/run.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { headingsOf } from '../helpers/pdf/words.ts';

const { path, write } = testFolder();
const BOOK = makeBookText(await smallBook({}));
const draw = (command: string, ...args: string[]) => run(command, ...args, '-o', path('out'), '--force');

describe('dominosa picture', () => {
  it('draws a new puzzle and its key as PNG', async () => {
    const make = () => draw('picture', '--range', '3', '--dpi', '72');
    const files = ['puzzle-001.png', 'key-001.png'].map((name) => path('out', 'picture', name));
    expect(await make()).toEqual(output(0, files.map((file) => `${file}\n`).join('')));
    const [puzzle, key] = files.map((file) => decode(readFileSync(file)));
    expect([puzzle!.width, puzzle!.height]).toEqual([key!.width, key!.height]);
    const dark = (data: ArrayLike<number>) => Array.from(data).filter((part) => part < 128).length;
    expect(dark(key!.data)).toBeGreaterThan(dark(puzzle!.data));
    const first = contentOf(path('out'));
    await make();
    expect(contentOf(path('out'))).toEqual(first);
  });

  it('draws puzzles of a file or of its argument', async () => {
    const one = await draw('picture', '001/110', '--format', 'svg', '--lang', 'fr');
    expect(one.code).toBe(0);
    expect(readFileSync(path('out', 'picture', 'key-001.svg'), 'utf8')).toContain('xml:lang="fr"');
    const two = await draw('picture', write('two.txt', '001/110\n\n100/011\n'), '--format', 'svg');
    expect([two.code, two.stderr]).toEqual([2, expect.stringContaining('is the same puzzle as')]);
  });

  it('leaves out the key where nobody wants it', async () => {
    const { stdout } = await draw('picture', '001/110', '--format', 'svg', '--no-solutions');
    expect(stdout).toBe(`${path('out', 'picture', 'puzzle-001.svg')}\n`);
    expect(Object.keys(contentOf(path('out', 'picture')))).toEqual(['puzzle-001.svg']);
  });
});

describe('dominosa calendar', () => {
  it('draws the puzzles of the day of the studio, for each date', async () => {
    const days = ['2027-12-30', '2028-01-06', '2028-01-13'];
    const options = '--every week --count 3 --format svg'.split(' ');
    const stdout = await printed(draw('calendar', days[0]!, ...options));
    const names = days.flatMap((day) => [`puzzle-${day}.svg`, `key-${day}.svg`]);
    expect(stdout.trim().split('\n')).toEqual(names.map((name) => path('out', 'calendar', name)));
    for (const day of days) {
      const made = await PUZZLE_JOBS.make(dailyOrder(parseDay(day), 'easy'));
      const drawn = readFileSync(path('out', 'calendar', `puzzle-${day}.svg`), 'utf8');
      expect(drawn).toContain(`<dc:identifier>${puzzleId(parseLine(made))}</dc:identifier>`);
      expect(drawn).toContain(`<title id="puzzle-${day}-title">${Number(day.slice(-2))} `);
    }
  });

  it('draws the date below each board, in the language that is asked for, and nothing below other pictures', async () => {
    expect(
      (await draw('calendar', '2027-01-04', '--count', '1', '--lang', 'fr', '--format', 'svg')).code,
    ).toBe(0);
    const last = (file: string) =>
      readFileSync(file, 'utf8')
        .match(/>[^<]*<\/text>/g)!
        .at(-1);
    for (const name of ['puzzle', 'key'])
      expect(last(path('out', 'calendar', `${name}-2027-01-04.svg`))).toBe('>4 janvier 2027</text>');
    await draw('picture', '001/110', '--format', 'svg');
    expect(last(path('out', 'picture', 'puzzle-001.svg'))).toMatch(/^>[a-c\d]<\/text>$/);
  });

  it('prints them in one file, each under its date, and their solutions', async () => {
    const print = (...args: string[]) =>
      draw('calendar', '2027-01-04', '--every', 'week', '--count', '8', '--format', 'pdf', ...args);
    const pdf = path('out', 'calendar', 'calendar.pdf');
    expect(await print()).toEqual(output(0, `${pdf}\n`));
    const dates = async () =>
      headingsOf(await readPdf(readFileSync(pdf)))
        .filter(({ words }) => words.endsWith(' 2027'))
        .map(({ words, page }) => `${page}: ${words}`);
    const puzzles = await dates();
    expect(puzzles).toHaveLength(16);
    expect([puzzles[0], puzzles[7]]).toEqual(['1: 4 January 2027', '2: 22 February 2027']);
    await print('--no-solutions');
    expect(await dates()).toEqual(puzzles.slice(0, 8));
  });
});

it('dominosa sample makes a few pages without solutions, in one PDF and as pictures, where -o says', async () => {
  const book = write('book.json', BOOK);
  const stdout = await printed(run('sample', book, '-o', path('shop'), '--dpi', '72'));
  const file = await readPdf(readFileSync(path('shop', 'sample.pdf')));
  expect(stdout.trim().split('\n')).toHaveLength(file.pages.length + 1);
  expect(file.pages.length).toBeGreaterThan(5);
  expect(file.pages.flatMap(({ links }) => links)).toEqual([]);
  const headings = headingsOf(file).map(({ words }) => words);
  expect(headings.filter((title) => /^Puzzle \d/.test(title)).length).toBe(2);
  expect(headings.join('\n')).not.toMatch(/^(Answers|Step by step|Steps|Turning points)/m);
  for (const [i, { width, height }] of file.pages.entries()) {
    const picture = decode(readFileSync(path('shop', `sample-${String(i + 1).padStart(2, '0')}.png`)));
    expect(Math.abs(picture.width - (width / 25.4) * 72)).toBeLessThan(1);
    expect(Math.abs(picture.height - (height / 25.4) * 72)).toBeLessThan(1);
    // It is not blank.
    expect(picture.data.some((part) => part < 100)).toBe(true);
  }
});

it.each([
  ['picture', ['000/111'], /has more than one solution/],
  ['picture', ['001/110', '--level', 'hard'], 'error: --level: '],
  ['picture', ['--format', 'svg', '--dpi', '300'], 'error: --dpi: drawings as svg have no --dpi\n'],
  ['picture', ['--format', 'jpg'], 'error: --format: "jpg" is not'],
  ['calendar', [], 'error: dominosa calendar: an argument is missing\n'],
  ['calendar', ['2027-01-04', '--paper', 'letter'], 'error: --paper: drawings are on no paper\n'],
  ['calendar', ['2027-01-04', '--format', 'pdf', '--dpi', '300'], 'error: --dpi: this is for drawings\n'],
  ['calendar', ['2027-02-29'], 'error: DATE: "2027-02-29" is not a day\n'],
  ['calendar', ['Monday'], 'error: DATE: "Monday" is not a day\n'],
  ['calendar', ['2027-01-04', '--every', 'month'], 'error: --every: "month" is not'],
  ['calendar', ['2027-01-04', '--count', '0'], 'error: --count: "0" cannot be used'],
  ['calendar', ['2027-01-04', '--level', 'expert'], 'error: --level: "expert" is not'],
  ['sample', ['book.json', '--dpi', '9'], 'error: --dpi: "9" cannot be used'],
  ['sample', ['book.json', '--edition', 'kdp'], 'error: --edition: "kdp" is not'],
])('dominosa %s refuses %j, and writes nothing', async (command, args, told) => {
  const given = args.map((arg) => (arg === 'book.json' ? write(arg, BOOK) : arg));
  await expectRefused([command, ...given, '-o', path('out')], told);
  expect(existsSync(path('out'))).toBe(false);
});
