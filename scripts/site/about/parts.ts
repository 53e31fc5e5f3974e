import { openBook } from '../../../src/book/book.ts';
import { firstBook } from '../../../src/book/presets.ts';
import { makeBook } from '../../../src/index.ts';
import { USUAL_LANGUAGE } from '../../../src/languages/index.ts';
import { pageNumbers } from '../../../src/layout/page.ts';
import { loadMaterials } from '../../../src/node/materials.ts';
import { loadWords } from '../../../src/node/words.ts';
import { sourceOf } from '../../../src/render/editions.ts';
import { printedPages } from '../../../src/render/print.ts';

/** A part of a book and how many pages it has. */
export interface Part {
  readonly name: string;
  readonly pages: number;
}

/** Parts with fewer pages are counted together. */
const FEWEST = 5;

/** What the book consists of that is made without a config, in large print: its parts in their order, and all small ones. */
export async function partsOfFirstBook(): Promise<Part[]> {
  const file = await makeBook(firstBook(loadWords(USUAL_LANGUAGE)));
  const book = openBook(file);
  const { pages, bookmarks } = printedPages(
    'large-print',
    sourceOf(book, loadMaterials(file, ['large-print'])),
  );
  const numbers = pageNumbers(pages);
  const sections = new Set(book.sections.map(({ title }) => title));
  const parts = new Map<string, number>();
  for (const [i, { title, to }] of bookmarks.entries()) {
    const next = bookmarks[i + 1];
    const count = (next ? numbers.get(next.to)! : pages.length + 1) - numbers.get(to)!;
    const name = sections.has(title) ? 'Puzzles, and the techniques they need' : title;
    parts.set(name, (parts.get(name) ?? 0) + count);
  }
  const all = Array.from(parts, ([name, pages]) => ({ name, pages }));
  const small = all.filter(({ pages }) => pages < FEWEST);
  return [
    ...all.filter((part) => !small.includes(part)),
    {
      name: 'Cover, contents, games, history and the rest',
      pages: small.reduce((sum, { pages }) => sum + pages, 0),
    },
  ];
}
