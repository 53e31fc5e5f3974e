import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openBook, parseBookFile } from '../../src/book/book.ts';
import type { Edition } from '../../src/book/choices.ts';
import { ENGINES } from '../../src/node/braille.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { renderEdition } from '../../src/render/editions.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { type Dict, PdfObjects } from '../helpers/pdf/objects.ts';
import { wholeOf } from '../helpers/render/whole.ts';

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
  it('are as many as docs/tactile.md says, all of one size, and six serve any number of puzzles', () => {
    const book = openBook(parseBookFile(JSON.parse(read('../golden/first-book.json'))));
    const materials = { texts: textsOf(book.language), fonts: loadFonts(), engines: ENGINES };
    const sheetsIn = (edition: Edition, name: string): Sheets => {
      const file = Array.from(renderEdition(book, edition, materials)).find((each) => each.name === name)!;
      const objects = new PdfObjects(wholeOf(file));
      const boxes = objects.pageRefs.map((page) => objects.get(objects.resolve(page) as Dict, 'MediaBox'));
      // In points.
      const a3 = boxes.filter((box) => Math.max(...(box as number[])) > 850).length;
      return { a4: boxes.length - a3, a3 };
    };
    const all = sheetsIn('kit', 'boards.pdf');
    const dominoes = sheetsIn('stones', 'stones-tactile.pdf');
    const inBraille = sheetsIn('stones', 'stones-braille.pdf');
    const board = sheetsIn('kit', 'board-empty.pdf');
    const tactile = sheetsIn('tactile', 'tactile.pdf');
    for (const { a4, a3 } of [dominoes, inBraille]) expect(a4 + a3).toBeLessThanOrEqual(5);
    expect(inBraille).toEqual(dominoes);
    const cut = { a4: 2, a3: 0 };
    const empty = { a4: 1, a3: 0 };
    expect(board.a4).toBeGreaterThanOrEqual(1);
    const raised = [all, board, sheetsIn('kit', 'stencils.pdf'), tactile];
    expect(raised.map(({ a3 }) => a3)).toEqual([0, 0, 0, 0]);
    const docs = read('../../docs/tactile.md');
    for (const line of [
      row('with one empty board, without the words', [empty, cut]),
      row('with one empty board', [empty, dominoes]),
      row('with all boards', [all, dominoes]),
      row('the edition `tactile` as it is made without a choice', [tactile, dominoes]),
    ]) {
      expect(docs).toContain(line);
    }
  });
});
