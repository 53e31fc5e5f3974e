import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openBook, parseBookFile } from '../../src/book/book.ts';
import type { Edition } from '../../src/book/choices.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { render } from '../helpers/render/books.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Sheets of swell paper, by size. */
interface Sheets {
  readonly a4: number;
  readonly a3: number;
}

/** The shopping list for a kit, as a row of the table in docs/tactile.md. */
function row(kit: string, parts: readonly Sheets[]): string {
  const [a4, a3] = [
    parts.reduce((sum, part) => sum + part.a4, 0),
    parts.reduce((sum, part) => sum + part.a3, 0),
  ];
  // One page of stones.pdf is the back of all dominoes.
  return `| ${kit} | ${a4} | ${a3 || '–'} | 1 | ${a4 + a3} |`;
}

describe('the sheets of the default book by kit', () => {
  it('are as many as docs/tactile.md says, all of one size, and six serve any number of puzzles', async () => {
    const book = openBook(parseBookFile(JSON.parse(read('../golden/first-book.json'))));
    const sheetsIn = async (files: ReadonlyMap<string, Buffer>, name: string): Promise<Sheets> => {
      const { pages } = await readPdf(files.get(name)!);
      const a3 = pages.filter(({ width, height }) => Math.max(width, height) > 300).length;
      return { a4: pages.length - a3, a3 };
    };
    const filesOf = (edition: Edition) => render(book, edition);
    const [kit, dominoes, tactile] = [
      await filesOf('kit'),
      await filesOf('stones'),
      await filesOf('tactile'),
    ];
    const all = await sheetsIn(kit, 'boards.pdf');
    const stones = await sheetsIn(dominoes, 'stones-tactile.pdf');
    const inBraille = await sheetsIn(dominoes, 'stones-braille.pdf');
    for (const { a4, a3 } of [stones, inBraille]) expect(a4 + a3).toBeLessThanOrEqual(5);
    expect(inBraille).toEqual(stones);
    const cut = { a4: 2, a3: 0 };
    const empty = { a4: 1, a3: 0 };
    expect((await sheetsIn(kit, 'board-empty.pdf')).a4).toBeGreaterThanOrEqual(1);
    const raised = await Promise.all([
      ...['boards.pdf', 'board-empty.pdf', 'stencils.pdf'].map((name) => sheetsIn(kit, name)),
      sheetsIn(tactile, 'tactile.pdf'),
    ]);
    expect(raised.map(({ a3 }) => a3)).toEqual([0, 0, 0, 0]);
    const docs = read('../../docs/tactile.md');
    for (const line of [
      row('with one empty board, without the words', [empty, cut]),
      row('with one empty board', [empty, stones]),
      row('with all boards', [all, stones]),
      row('the edition `tactile` as it is made without a choice', [
        await sheetsIn(tactile, 'tactile.pdf'),
        stones,
      ]),
    ]) {
      expect(docs).toContain(line);
    }
  });
});
