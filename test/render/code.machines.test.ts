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
import { canPaint, paintedBy } from '../helpers/pdf/raster.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { headingsOf } from '../helpers/pdf/words.ts';
import { render } from '../helpers/render/books.ts';

const STUDIO = 'https://club.example.org/studio/';
const read = jsqr as unknown as typeof jsqr.default;

/** A page rendered by poppler, with red, green, blue and alpha of each pixel. */
function painted(pdf: string, page: number, dpi: number) {
  const { width, height, greys } = paintedBy(pdf, page, dpi);
  const data = new Uint8ClampedArray(4 * greys.length).fill(255);
  for (let i = 0; i < greys.length; i++) data.fill(greys[i]!, 4 * i, 4 * i + 3);
  return { data, width, height };
}

describe.skipIf(!canPaint() && process.env.DOMINOSA_REQUIRE_TOOLS !== '1')('codes on sheets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dominosa-code-'));
  let book: Book;
  beforeAll(async () => {
    const sections = [
      { range: 3, level: 'easy', count: 1 },
      { range: 4, kind: 'terzett', count: 1 },
      { range: 12, count: 1, level: 'easy' },
    ];
    const together = { players: ['Anna', 'Bo'], puzzles: 'same', link: STUDIO };
    const contents = ['puzzles', 'solutions', 'competition'];
    book = openBook(await planBook(configOf(sections, { together, contents })));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(['large-print', 'standard-print'] as const)('in %s open the puzzle', async (edition) => {
    const [bytes] = [...(await render(book, edition)).values()];
    const path = join(folder, `${edition}.pdf`);
    writeFileSync(path, bytes!);
    const sheets = headingsOf(await readPdf(bytes!)).filter(({ words }) => /^Round \d+: puzzle /.test(words));
    const puzzles = book.sections.flatMap((section) => section.puzzles);
    const shown = sheets.filter(({ words }) => !words.includes('right'));
    expect(shown).toHaveLength(2 * puzzles.length);
    for (const { words, page } of shown.filter((_, i) => i % 2 === 0)) {
      const { puzzle } = puzzles[Number(/puzzle (\d+)/.exec(words)![1]) - 1]!;
      const { data, width, height } = painted(path, page, 150);
      const found = read(data, width, height, { inversionAttempts: 'dontInvert' });
      expect([words, found?.data.startsWith(STUDIO)]).toEqual([words, true]);
      const { screen, query: wishes } = parseRoute(found!.data.slice(STUDIO.length));
      expect(screen).toBe('play');
      const isShort = puzzle.kind === 'omnibus' && puzzle.range < 10;
      expect(Object.keys(wishes)).toEqual([isShort ? 'id' : 'line']);
      expect(readPuzzles(wishes.id ?? wishes.line!)[0]!.read).toMatchObject({ puzzle });
    }
  });
});
