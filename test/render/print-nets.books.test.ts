import { describe, expect, it } from 'vitest';
import { blocksOf, documentOf } from '../helpers/document/documents.ts';
import { linesOver } from '../helpers/pdf/boards.ts';
import { endsOf } from '../helpers/pdf/part-lines.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { nodesIn } from '../helpers/pdf/structure.ts';
import { headingsOf } from '../helpers/pdf/words.ts';
import { madeUpBook, peerBook, render } from '../helpers/render/books.ts';
import { boardsOf, sectionHeaded } from '../helpers/render/print-sections.ts';

describe.each([
  ['en', 'A puzzle of your own', 'Empty board', 'An empty board of 8 rows and 9 columns.'],
  ['de', 'Eine eigene Aufgabe', 'Leeres Brett', 'Ein leeres Brett mit 8 Zeilen und 9 Spalten.'],
] as const)('empty boards, %s', (language, chapter, heading, told) => {
  it('have coordinates and a grid, no numbers, and words that say so', async () => {
    const book = peerBook([3, 7], { language, print: { nets: 2 } });
    const file = await readPdf((await render(book, 'large-print')).get('large-print.pdf')!);
    const found = headingsOf(file).find(({ words }) => words === chapter)!;
    const nets = [1, 2].map((number) => sectionHeaded(file, `${heading} ${number}`));
    const pages = nets.map((net) => {
      const [board, ...others] = boardsOf(file, net);
      expect(others).toEqual([]);
      expect(board!.columnLabels.map(({ text }) => text).join('')).toBe('abcdefghi');
      expect(board!.rowLabels.map(({ text }) => text).join('')).toBe('12345678');
      expect(board!.numbers.size).toBe(0);
      expect(nodesIn(net).map(({ tag, alt }) => [tag, alt])).toContainEqual(['Figure', told]);
      // A line on every side of every cell, at the border, too.
      const lines = file.pages[board!.page - 1]!.paths.filter((path) => {
        const [[x, y], [u, v]] = endsOf(path);
        return x === u || y === v;
      });
      for (const row of board!.rows) {
        for (const column of board!.columns) {
          const middle = board!.middle(row, column);
          for (const [down, across] of [
            [0, 1],
            [0, -1],
            [1, 0],
            [-1, 0],
          ] as const)
            expect(linesOver(middle, board!.middle(row + down, column + across), lines)).toHaveLength(1);
        }
      }
      return board!.page;
    });
    expect(pages).toEqual([found.page + 1, found.page + 2]);
  });
});

describe('empty boards', () => {
  const told = (ranges: readonly number[], fields: object) =>
    blocksOf(documentOf(madeUpBook(ranges, fields)), 'board')
      .map(({ figure }) => figure.description)
      .filter((description) => description.startsWith('An empty board'));

  it('are left out if none is asked for', () => {
    expect(told([3], { print: { nets: 0 } })).toEqual([]);
  });

  it.each([
    [[3, 4], 'An empty board of 5 rows and 6 columns.'],
    [[3, 10], 'An empty board of 4 rows and 5 columns.'],
    [[10], 'An empty board of 10 rows and 11 columns.'],
  ])('are for the largest set up to 9: %j', (ranges, expected) => {
    expect(told(ranges, {})).toEqual([expected]);
  });
});
