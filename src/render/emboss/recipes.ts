import type { BookPart } from '../../document/audience.ts';
import type { Made } from '../../document/made.ts';
import { layoutEmbossed } from '../../layout/emboss/emboss.ts';
import { embossSetup } from '../../layout/emboss/setup.ts';
import { Kept } from '../kept.ts';
import { textFile } from '../pieces.ts';
import type { Recipe, Source } from '../recipe.ts';
import { brfFiles } from './brf.ts';
import { pefTexts } from './pef.ts';

/** Text files for embossers: the book and its keys, each in as many files as it has volumes. */
export const BRF: Recipe = {
  files: [/^(book|keys)(-volume-\d+)?\.(brf|ubrl)$/],
  *render(source) {
    yield* brfFiles(embossBook(source).pages, source.book.braille);
  },
};

/** One file with the same volumes and pages. */
export const PEF: Recipe = {
  files: ['book.pef'],
  *render(source) {
    const { document, pages } = embossBook(source);
    yield textFile('book.pef', pefTexts(pages, document));
  },
};

const IN_BRAILLE = new Kept(
  (source) => emboss(source, 'book'),
  ({ texts, writing }) => [texts, writing.engine],
);

/** The book and its keys on the pages that its files for embossers have; one layout serves them all. */
export function embossBook(source: Source): ReturnType<typeof emboss> {
  return IN_BRAILLE.of(source);
}

/** A part of a book on such pages. */
export function emboss(source: Source, part: BookPart, made?: Made) {
  const { braille, language } = source.book;
  const document = source.document(part, { reader: 'embossed', keysInside: true }, made);
  return { document, pages: layoutEmbossed(document, embossSetup(braille, language, source.writing)) };
}
