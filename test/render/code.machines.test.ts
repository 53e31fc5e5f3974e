import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsqr from 'jsqr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Book, openBook } from '../../src/book/book.ts';
import { planBook } from '../../src/book/plan.ts';
import { readPuzzles } from '../../src/book/read.ts';
import { parseRoute } from '../../src/studio/routes.ts';
import { configOf } from '../helpers/book/books.ts';
import { canPaint } from '../helpers/pdf/raster.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { headingsOf } from '../helpers/pdf/words.ts';
import { render } from '../helpers/render/books.ts';

const STUDIO = 'https://club.example.org/studio/';
const read = jsqr as unknown as typeof jsqr.default;

/** A page rendered by poppler, with red, green, blue and alpha of each pixel. */
function painted(pdf: string, page: number, dpi: number) {
  const args = ['-gray', '-r', String(dpi), '-f', String(page), '-l', String(page), pdf];
  const { stdout } = spawnSync('pdftoppm', args, { maxBuffer: 1 << 28 });
  const head = /^P5\s(\d+)\s(\d+)\s255\s/.exec(stdout.toString('latin1', 0, 30))!;
  const grey = stdout.subarray(head[0].length);
  const data = new Uint8ClampedArray(4 * grey.length);
  for (const [i, value] of grey.entries()) data.set([value, value, value, 255], 4 * i);
  return { data, width: Number(head[1]), height: Number(head[2]) };
}

describe.skipIf(!canPaint() && process.env.DOMINOSA_REQUIRE_TOOLS !== '1')(
  'codes on the sheets of a competition',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'dominosa-code-'));
    let book: Book;
    beforeAll(async () => {
      const sections = [
        { range: 3, level: 'easy', count: 1 },
        { range: 7, level: 'medium', count: 1 },
        { range: 4, kind: 'terzett', count: 1 },
        { range: 12, count: 1, level: 'easy' },
      ];
      const together = { players: ['Anna', 'Bo'], puzzles: 'same', link: STUDIO };
      book = openBook(await planBook(configOf(sections, { together, games: [], story: false })));
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it.each(['large-print', 'standard-print'] as const)(
      'are read by another library at 300 and 150 dpi, and open the puzzle: %s',
      async (edition) => {
        const [bytes] = [...(await render(book, edition)).values()];
        const path = join(folder, `${edition}.pdf`);
        writeFileSync(path, bytes!);
        const sheets = headingsOf(await readPdf(bytes!)).filter(({ words }) =>
          /^Round \d+: puzzle /.test(words),
        );
        const puzzles = book.sections.flatMap((section) => section.puzzles);
        const shown = sheets.filter(({ words }) => !words.includes('right'));
        expect(shown).toHaveLength(2 * puzzles.length);
        for (const { words, page } of shown.filter((_, i) => i % 2 === 0)) {
          const { puzzle } = puzzles[Number(/puzzle (\d+)/.exec(words)![1]) - 1]!;
          for (const dpi of [300, 150]) {
            const { data, width, height } = painted(path, page, dpi);
            const found = read(data, width, height, { inversionAttempts: 'dontInvert' });
            expect([words, dpi, found?.data.startsWith(STUDIO)]).toEqual([words, dpi, true]);
            const { screen, query: wishes } = parseRoute(found!.data.slice(STUDIO.length));
            expect(screen).toBe('play');
            const isShort = puzzle.kind === 'omnibus' && puzzle.range < 10;
            expect(Object.keys(wishes)).toEqual([isShort ? 'id' : 'line']);
            expect(readPuzzles(wishes.id ?? wishes.line!)[0]!.read).toMatchObject({ puzzle });
          }
        }
      },
    );
  },
);
