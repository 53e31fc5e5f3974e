import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentOf, run, testFolder } from '../helpers/cli/run.ts';

const { path } = testFolder();
const stones = (...args: string[]) => run('stones', '-o', path('out'), ...args);

describe('dominosa stones', () => {
  it('writes both files into a folder of their own, and says where', async () => {
    const files = ['stones.pdf', 'stones-tactile.pdf'].map((name) => path('out', 'stones-7', name));
    expect(await stones()).toEqual({ code: 0, stdout: `${files.join('\n')}\n`, stderr: '' });
    expect(Object.keys(contentOf(path('out'))).sort()).toEqual([
      'stones-7/',
      'stones-7/stones-tactile.pdf',
      'stones-7/stones.pdf',
    ]);
    const json = await stones('--json', '--force');
    expect(JSON.parse(json.stdout)).toEqual({ folder: path('out', 'stones-7'), files });
  });

  it('makes the file to print, or that for swell paper, alone', async () => {
    await stones('--print', '--range', '3', '-l', 'de');
    expect(readdirSync(path('out', 'stones-3'))).toEqual(['stones.pdf']);
    await stones('--tactile', '--missing-from', '6');
    expect(readdirSync(path('out', 'stones-7-from-6'))).toEqual(['stones-tactile.pdf']);
  });

  it('replaces an earlier folder only when told to, and keeps what is not its own', async () => {
    await stones('--print');
    writeFileSync(path('out', 'stones-7', 'notes.txt'), 'mine');
    expect(await stones('--tactile')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('the folder exists already'),
    });
    expect((await stones('--tactile', '--force')).code).toBe(0);
    expect(readdirSync(path('out', 'stones-7')).sort()).toEqual(['notes.txt', 'stones-tactile.pdf']);
  });

  it('takes larger cards from range 10 on unless a size is named', async () => {
    const wide = async (...args: string[]) => {
      const { code } = await stones('--print', '--range', '10', '--force', ...args);
      expect(code).toBe(0);
      return contentOf(path('out', 'stones-10'))['stones.pdf'];
    };
    const usual = await wide();
    expect(await wide('--size', 'large')).toBe(usual);
    expect(await wide('--size', 'standard')).not.toBe(usual);
    expect(await wide('--size', 'standard', '--scale', '1.25')).not.toBe(usual);
  });

  it.each([
    [['--range', '2'], '--range: "2" cannot be used\n  expected a whole number from 3 to 12'],
    [['--range', '13'], '--range: "13" cannot be used\n  expected a whole number from 3 to 12'],
    [['--missing-from', '7'], '--missing-from: "7" cannot be used\n  expected a whole number from 0 to 6'],
    [
      ['--size', 'tiny'],
      '--size: "tiny" is not one of the words allowed here\n  expected standard, large or travel',
    ],
    [['--scale', '0.4'], '--scale: "0.4" cannot be used\n  expected a number from 0.5 to 6, as 1.5'],
    [['--scale', '1,5'], '--scale: "1,5" cannot be used\n  expected a number from 0.5 to 6, as 1.5'],
    [['--paper', 'a5'], '--paper: "a5" is not'],
    [['--lang', 'xx'], '--lang: "xx" is not'],
    [['extra'], 'dominosa stones: "extra" is one argument too many'],
    [
      ['--scale', '0.6'],
      'the numbers on such small dominoes cannot be told by touch\n  expected pips of 1.5 mm or more that are 3.2 mm apart',
    ],
    [['--size', 'large', '--scale', '6'], 'cards of 299 by 149 mm do not fit on a4'],
  ])('refuses %j with one error, and leaves nothing behind', async (args, message) => {
    const { code, stdout, stderr } = await stones(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`error: ${message}`);
    expect(stderr.match(/error:/g)).toHaveLength(1);
    expect(existsSync(path('out'))).toBe(false);
  });

  it('prints small stones that a finger could not read', async () => {
    mkdirSync(path('out'));
    expect((await stones('--print', '--scale', '0.6')).code).toBe(0);
  });
});
