import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openBook, parseBookFile } from '../../src/book/book.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { render } from '../helpers/render/books.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the sheets of the default book by kit', () => {
  it('are as many as docs/tactile.md says: one a board and five more, or six for any number of puzzles', async () => {
    const book = openBook(parseBookFile(JSON.parse(read('../golden/first-book.json'))));
    const boards = book.sections.flatMap(({ puzzles }) => puzzles).length + book.exhibits.length;
    const sheetsIn = async (edition: 'kit' | 'stones', name: string) =>
      (await readPdf((await render(book, edition)).get(name)!)).pages.length;
    const raised = await sheetsIn('kit', 'boards.pdf');
    const stones = await sheetsIn('stones', 'stones-tactile.pdf');
    expect(raised).toBeLessThanOrEqual(boards);
    expect(stones).toBeLessThanOrEqual(5);
    const docs = read('../../docs/tactile.md');
    expect(docs).toContain(`| with one empty board | 1 | ${stones} | ${1 + stones} |`);
    expect(docs).toContain(`| with all boards | ${raised} | ${stones} | ${raised + stones} |`);
  }, 180_000);
});
