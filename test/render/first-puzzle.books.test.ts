import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Book, openBook, parseBookFile } from '../../src/book/book.ts';
import { parseJson } from '../../src/book/json.ts';
import type { Document, Inline } from '../../src/document/document.ts';
import { makeDocument } from '../../src/document/make.ts';
import { makeMetrics } from '../../src/layout/metrics.ts';
import { targetOf } from '../../src/layout/page.ts';
import { layoutPrint } from '../../src/layout/print/print.ts';
import { PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import type { Reader } from '../../src/words/readers.ts';
import { allBlocks } from '../helpers/document/documents.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { KNOWN_LANGUAGES } from '../helpers/languages.ts';
import { render } from '../helpers/render/books.ts';

const metrics = makeMetrics(loadFonts());
const golden = parseBookFile(
  parseJson(readFileSync(new URL('../golden/first-book.json', import.meta.url), 'utf8')),
);

function documentFor(book: Book, reader: Reader, cover = false): Document {
  return makeDocument(book, 'book', { reader, keysInside: true, cover }, textsOf(book.language));
}

describe.each(KNOWN_LANGUAGES)('the first puzzle of the first book, in %s', (language) => {
  const book = openBook({ ...golden, language });

  it.each(['large-print', 'giant-print', 'standard-print', 'kdp'] as const)(
    'stands on page 8 at the latest, behind contents of one page: %s',
    (edition) => {
      const profile = PRINT_PROFILES[edition];
      const { pages } = layoutPrint(documentFor(book, 'print', edition !== 'kdp'), {
        sheet: profile.sheets[book.paper],
        profile,
        metrics,
      });
      const pageOf = (id: string) =>
        pages.findIndex(({ targets }) => targets.some(({ name }) => name === targetOf(id))) + 1;
      expect(pageOf('contents')).toBeGreaterThan(0);
      expect(pageOf('how-to-play') - pageOf('contents')).toBe(1);
      expect(pageOf('puzzle-1')).toBeGreaterThan(pageOf('how-to-play'));
      expect(pageOf('puzzle-1')).toBeLessThanOrEqual(8);
    },
  );

  it('stands on braille page 8 at the latest, on page 9 of the narrower German pages', async () => {
    const files = await render(book, 'brf');
    const pages = files.get('book-volume-1.brf')!.toString('latin1').split('\f');
    const first = pages.findIndex((page) => /^,?(?:PUZZLE|AUFGABE) #A\r$/m.test(page));
    expect(first).toBeGreaterThan(0);
    expect(first + 1).toBeLessThanOrEqual(language === 'en' ? 8 : 9);
  });

  it.each(['screen', 'display'] as const)(
    'has a link before the contents, for those who read by %s',
    (reader) => {
      const [title] = documentFor(book, reader).blocks;
      const links = allBlocks([title!]).flatMap((block) =>
        block.type === 'paragraph' ? block.content.filter((part: Inline) => part.type === 'page') : [],
      );
      expect(links).toEqual([expect.objectContaining({ of: 'puzzle-1' })]);
    },
  );
});
