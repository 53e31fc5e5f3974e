import { existsSync, readFileSync } from 'node:fs';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { dailyOrder } from '../../src/book/daily.ts';
import { parseDay } from '../../src/book/days.ts';
import { puzzleId } from '../../src/book/id.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { PUZZLE_JOBS } from '../../src/studio/puzzle-jobs.ts';
import { contentOf, run, testFolder } from '../helpers/cli/run.ts';

const { path, write } = testFolder();
const draw = (command: string, ...args: string[]) => run(command, ...args, '-o', path('out'), '--force');

describe('dominosa picture', () => {
  it('draws a new puzzle and its key as PNG', async () => {
    const make = () => draw('picture', '--range', '3', '--dpi', '72');
    const files = ['puzzle-001.png', 'key-001.png'].map((name) => path('out', 'picture', name));
    expect(await make()).toEqual({ code: 0, stdout: files.map((file) => `${file}\n`).join(''), stderr: '' });
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

  it.each([
    [['000/111'], 'has more than one solution'],
    [['001/110', '--level', 'hard'], 'error: --level: '],
    [['--format', 'svg', '--dpi', '300'], 'error: --dpi: drawings as svg have no --dpi\n'],
    [['--format', 'jpg'], 'error: --format: "jpg" is not'],
    [['--range', '0'], 'error: --range: "0" cannot be used'],
  ])('refuses %j', async (args, message) => {
    const { code, stdout, stderr } = await draw('picture', ...args);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)]);
    expect(existsSync(path('out'))).toBe(false);
  });
});

describe('dominosa calendar', () => {
  it('draws the puzzles of the day of the studio, for each date', async () => {
    const days = ['2027-12-30', '2028-01-06', '2028-01-13'];
    const { code, stdout } = await draw(
      'calendar',
      days[0]!,
      '--every',
      'week',
      '--count',
      '3',
      '--format',
      'svg',
    );
    const names = days.flatMap((day) => [`puzzle-${day}.svg`, `key-${day}.svg`]);
    expect([code, stdout.trim().split('\n')]).toEqual([
      0,
      names.map((name) => path('out', 'calendar', name)),
    ]);
    for (const day of days) {
      const made = await PUZZLE_JOBS.make(dailyOrder(parseDay(day), 'easy'));
      const drawn = readFileSync(path('out', 'calendar', `puzzle-${day}.svg`), 'utf8');
      expect(drawn).toContain(`<dc:identifier>${puzzleId(parseLine(made))}</dc:identifier>`);
      expect(drawn).toContain(`<title id="puzzle-${day}-title">${Number(day.slice(-2))} `);
    }
  });

  it.each([
    [['2027-02-29'], 'error: DATE: "2027-02-29" is not a day\n'],
    [['Monday'], 'error: DATE: "Monday" is not a day\n'],
    [['2027-01-04', '--every', 'month'], 'error: --every: "month" is not'],
    [['2027-01-04', '--count', '0'], 'error: --count: "0" cannot be used'],
    [['2027-01-04', '--level', 'expert'], 'error: --level: "expert" is not'],
  ])('refuses %j', async (args, message) => {
    const { code, stdout, stderr } = await draw('calendar', ...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.startsWith(message), stderr).toBe(true);
  });
});
