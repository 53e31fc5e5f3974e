import type { DocumentKind } from '../../document/audience.ts';
import { UserError } from '../../errors.ts';
import { BOOK_STYLE, SIGNS_STYLE } from '../../layout/screen/style.ts';
import { printWriting } from '../../layout/screen/writing.ts';
import { LARGE_PAGES } from '../print.ts';
import { type Source, wholeRecipe } from '../recipe.ts';
import { coverPicture } from './cover.ts';
import { accessMetas, identifierOf } from './package.ts';
import { makePublication, type PageSource } from './publication.ts';

/** An e-book, EPUB 3.3. */
export const EPUB = wholeRecipe('epub', (name, source, part) => ({
  name,
  pieces: [publication(source, part)],
}));

const FEATURES = [
  'alternativeText',
  'displayTransformability',
  'longDescription',
  'readingOrder',
  'structuralNavigation',
  'tableOfContents',
];

function publication(source: Source, part: DocumentKind): Uint8Array {
  const { book, texts, document } = source;
  const isBook = part === 'book';
  const cover = isBook ? coverPicture(source) : undefined;
  return makePublication(document(part, { reader: 'screen', keysInside: true }), {
    writing: printWriting(texts.words),
    identifier: identifierOf(book, 'epub', part),
    packagePath: 'EPUB/package.opf',
    contentsFile: 'nav.xhtml',
    pageFile: (name) => `${name}.xhtml`,
    styles: [
      { file: 'style.css', text: BOOK_STYLE },
      { file: 'signs.css', text: SIGNS_STYLE },
    ],
    cover: cover && { file: 'cover.png', bytes: cover },
    ncxFile: 'toc.ncx',
    pages: isBook ? pageSource(source) : undefined,
    // Shops refuse a book that nobody has made.
    elements: book.author ? [] : [['creator', texts.words.text('epub-creator')]],
    metas: (hasPages) =>
      accessMetas(
        ['textual', 'visual'],
        hasPages ? [...FEATURES, 'pageBreakMarkers', 'pageNavigation'].sort() : FEATURES,
        texts.words.text('epub-access', { pages: hasPages ? 'listed' : 'none' }),
      ),
    conformance: book.conformance,
  });
}

/** @returns nothing if the book cannot be printed large: its boards need a larger sheet, or the fonts lack a letter */
function pageSource(source: Source): PageSource | undefined {
  const { texts, book } = source;
  try {
    return {
      numbers: LARGE_PAGES.of(source),
      title: texts.words.text('epub-pages'),
      edition: texts.words.text('epub-page-source', { title: book.title }),
    };
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
