import { readFileSync } from 'node:fs';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { makeBookText } from '../../src/book/book.ts';
import { smallBook } from '../helpers/book/books.ts';
import { contentOf, run, testFolder } from '../helpers/cli/run.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { headingsOf } from '../helpers/pdf/words.ts';

const { path, write } = testFolder();
const text = makeBookText(await smallBook({}));

describe('dominosa sample', () => {
  it('makes a few pages without solutions, in one PDF and as pictures, where -o says', async () => {
    const sample = () =>
      run('sample', write('book.json', text), '-o', path('shop'), '--dpi', '72', '--force');
    const { code, stdout, stderr } = await sample();
    expect([code, stderr]).toEqual([0, '']);
    const file = await readPdf(readFileSync(path('shop', 'sample.pdf')));
    const names = stdout.trim().split('\n');
    expect(names).toHaveLength(file.pages.length + 1);
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
    const first = contentOf(path('shop'));
    await sample();
    expect(contentOf(path('shop'))).toEqual(first);
  });

  it.each([
    [['--dpi', '9'], 'error: --dpi: "9" cannot be used'],
    [['--edition', 'kdp'], 'error: --edition: "kdp" is not'],
  ])('refuses %j', async (args, message) => {
    const { code, stdout, stderr } = await run('sample', write('book.json', text), ...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });
});
