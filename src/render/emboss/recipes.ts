import type { BookPart } from '../../document/audience.ts';
import { layoutEmbossed } from '../../layout/emboss/emboss.ts';
import { embossSetup } from '../../layout/emboss/setup.ts';
import { textFile } from '../pieces.ts';
import type { Recipe, Source } from '../recipe.ts';
import { brfFiles } from './brf.ts';
import { pefTexts } from './pef.ts';

/** Text files for embossers: the book and its keys, each in as many files as it has volumes. */
export const BRF: Recipe = {
  files: [/^(book|keys)(-volume-\d+)?\.(brf|ubrl)$/],
  *render(source) {
    for (const part of ['book', 'keys'] as const) {
      const { pages } = emboss(source, part, false);
      yield* brfFiles(part, pages, source.book.braille);
    }
  },
};

/** One file with all volumes; the keys follow in a section of their own. */
export const PEF: Recipe = {
  files: ['book.pef'],
  *render(source) {
    const { document, pages } = emboss(source, 'book', true);
    yield textFile('book.pef', pefTexts(pages, document));
  },
};

function emboss(source: Source, part: BookPart, keysInside: boolean) {
  const { braille, language } = source.book;
  const document = source.document(part, { reader: 'embossed', keysInside });
  return { document, pages: layoutEmbossed(document, embossSetup(braille, language, source.writing)) };
}
